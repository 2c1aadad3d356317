package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Sabotage: after a hazard warning the ships on any techs with no more ships than lie on it go
/// home; the techs stay as they are, face up or down. Its owner then draws a new tech.
public final class Sabotage {
  private static final Prompt WHICH = Prompt.of("sabotage/tech");

  public static final Tech SABOTAGE =
      Tech.tech(
              "Sabotage",
              "odyssey",
              ANY,
              Step.DESTINY,
              Step.LAUNCH,
              Step.ALLIANCE,
              Step.PLANNING,
              Step.REVEAL,
              Step.RESOLUTION)
          .onHazard()
          .text(
              "Keep it face down. After a hazard warning, reveal it: the ships on any other techs"
                  + " with no more ships than this go home. Then it is discarded, its ships are"
                  + " lost and you draw a new tech.")
          .onceWarned(ANY, (game, me) -> targets(game, game.here()) != 0, Sabotage::clear);

  private Sabotage() {}

  private static long targets(Game game, int own) {
    long slots = 0;
    for (int slot = 0; slot < Techs.of(game).top(); slot++)
      if (slot != own
          && Techs.of(game).exists(slot)
          && Techs.of(game).ships(slot) <= Techs.of(game).x(own)) slots |= 1L << slot;
    return slots;
  }

  private static void clear(Game game, Seat me) {
    int own = game.current().location();
    long chosen = Techs.of(game).research().choose(me, WHICH, targets(game, own));
    Techs.of(game).research().recall(chosen);
    Techs.of(game).research().discardUsed();
    Techs.of(game).research().drawAnother(me);
  }
}
