package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.conflict.aliens.TheClaw;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: equal attacks are a victory. Super: two identical cards cost one of the two a planet.
public final class TheClawFlare {
  private static final Prompt WHOSE = Prompt.of("flare-the-claw/super/seat");

  public static final Flare FLARE =
      flare(TheClaw.THE_CLAW)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "As a main player or ally, when both revealed cards are attacks of the same value,"
                  + " your side wins.")
          .may(
              MAIN_OR_ALLY,
              REVEALED,
              (game, me) -> areEqual(game),
              (game, me) -> game.encounter().winsAtOnce(game.encounter().sideOf(me), me))
          .strong(
              ANY,
              List.of(Step.REVEAL),
              "When the main players reveal identical encounter cards you may use your power on"
                  + " one of them, your opponent if you are a main player.")
          .may(
              ANY,
              REVEALED,
              (game, me) -> areIdentical(game) && victims(game, me) != 0,
              TheClawFlare::seize)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOSE, victims(game, me)).index()));

  private TheClawFlare() {}

  private static boolean areEqual(Game game) {
    Encounter encounter = game.encounter();
    Seat offense = encounter.offense();
    Seat defense = encounter.defense();
    return encounter.attacks(offense)
        && encounter.attacks(defense)
        && encounter.value(offense) == encounter.value(defense);
  }

  private static boolean areIdentical(Game game) {
    int one = game.encounter().card(game.encounter().offense());
    int other = game.encounter().card(game.encounter().defense());
    return one >= 0 && other >= 0 && game.cards().face(one) == game.cards().face(other);
  }

  private static int victims(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int mains =
        encounter.isMain(me)
            ? encounter.opponent(me).bit()
            : encounter.offense().bit() | encounter.defense().bit();
    return TheClaw.open(game, me, mains);
  }

  private static void seize(Game game, Seat me) {
    Seat victim = Seat.of(game.current().target());
    if (game.usesPower(me, TheClaw.THE_CLAW)) TheClaw.seize(game, me, victim);
  }
}
