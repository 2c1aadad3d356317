package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;

import hypergate.content.base.aliens.Warrior;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.phase.NextEncounter;
import hypergate.game.piece.Seat;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// Wild: the defense strikes back in an encounter of its own, for which it needs an encounter card;
/// then play resumes. Super: an ally adds its tokens.
public final class WarriorFlare {
  public static final Flare FLARE =
      flare(Warrior.WARRIOR)
          .wild(
              Role.DEFENSE,
              List.of(Step.RESOLUTION),
              "After an encounter in which you were the defense, you may have an encounter against"
                  + " the offense in its home system; then play resumes.")
          .may(
              Role.DEFENSE,
              Window.ENCOUNTER_END,
              (game, me) ->
                  game.cards().hasEncounterCard(me)
                      && Flare.reaches(game, game.encounter().offense()),
              (game, me) -> NextEncounter.request(game, me, game.encounter().offense()))
          .strong(
              Role.ALLY,
              List.of(Step.REVEAL),
              "As an ally you may use your power to add your tokens to your side's total.")
          .may(Role.ALLY, Window.TOTALS, WarriorFlare::canHelp, WarriorFlare::help);

  private WarriorFlare() {}

  private static boolean canHelp(Game game, Seat me) {
    return tokens(game, me) > 0 && game.encounter().attacks(game.encounter().sideOf(me).main());
  }

  private static void help(Game game, Seat me) {
    if (game.usesPower(me, Warrior.WARRIOR)) game.encounter().sideOf(me).add(tokens(game, me));
  }

  private static int tokens(Game game, Seat me) {
    return game.powers().counter(game.powers().find(me, Warrior.WARRIOR), 0);
  }
}
