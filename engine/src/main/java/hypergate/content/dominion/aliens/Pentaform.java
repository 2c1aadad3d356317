package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.COLONY_CHANGED;
import static hypergate.game.word.Window.ENCOUNTER_END;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Evolve: five other aliens lie in a row; it has the power of the one that its sheet is under and
/// moves a stage to the right for each foreign colony gained, to the left for each one lost. A
/// stage whose power is being used at that moment is left when the encounter ends (ruling H-158).
public final class Pentaform {
  private static final Prompt ORDER = Prompt.of("pentaform/alien");
  private static final int OWED = 0;

  public static final Alien PENTAFORM =
      alien("Pentaform", "dominion")
          .level(2)
          .power("Evolve", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "Five aliens lie in a row beside your sheet, in an order that you chose. You have the"
                  + " power of the one that your sheet is under. Each foreign colony that you gain"
                  + " moves it one stage to the right, each one that you lose one to the left.")
          .setup(Pentaform::layOut)
          .must(ANY, COLONY_CHANGED, (game, me) -> steps(game, me) != 0, Pentaform::move)
          .always(ANY, ENCOUNTER_END, (game, me) -> game.mark(OWED) != 0, Pentaform::catchUp);

  private Pentaform() {}

  private static void layOut(Game game, Seat me) {
    int master = game.content().alienNumber(PENTAFORM.id());
    game.verbs().sheets().stages().layOut(me, master, ORDER);
  }

  private static int steps(Game game, Seat me) {
    if (game.verbs().ships().changed() != me) return 0;
    long foreign = counting(game, me);
    int gained = Long.bitCount(game.verbs().ships().gained() & foreign);
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0) return gained;
    return gained - Long.bitCount(game.verbs().ships().lostTogether() & foreign);
  }

  private static long counting(Game game, Seat me) {
    long foreign = game.ships().foreignTo(me);
    for (int i = 0; i < game.seats(); i++)
      if (!game.reach().reaches(Seat.of(i))) foreign &= ~game.ships().placesOf(Seat.of(i));
    return foreign;
  }

  private static void move(Game game, Seat me) {
    int steps = steps(game, me);
    if (game.verbs().sheets().stages().isBusy()) game.mark(OWED, game.mark(OWED) + steps);
    else game.verbs().sheets().stages().move(steps);
  }

  private static void catchUp(Game game, Seat me) {
    int steps = game.mark(OWED);
    game.mark(OWED, 0);
    game.verbs().sheets().stages().move(steps);
  }
}
