package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.dominion.aliens.Mesmer;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// Wild: a low attack becomes a negotiate. Super: whatever is no encounter card is played as an
/// artifact.
public final class MesmerFlare {
  private static final int LOW = 10;

  private static final int KINDS =
      Kind.ARTIFACT.bit() | Kind.FLARE.bit() | Kind.REINFORCEMENT.bit() | Kind.OF_ALIEN.bit();

  private static final Prompt CARD = Prompt.of("flare-mesmer/super/card");
  private static final Prompt AS = Prompt.of("flare-mesmer/super/card-2");

  public static final Flare FLARE =
      flare(Mesmer.MESMER)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "After you have revealed an attack card lower than 10, change it into a negotiate.")
          .may(MAIN, REVEALED, MesmerFlare::isLow, MesmerFlare::negotiate)
          .strong(
              ANY,
              List.of(),
              "Use your power to play any card of your hand that is no encounter card as any"
                  + " artifact that you name.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> mayChange(game, me, REGROUP_START),
              (game, me) -> change(game, me, REGROUP_START))
          .may(
              ANY,
              AIMED,
              (game, me) -> mayChange(game, me, AIMED),
              (game, me) -> change(game, me, AIMED))
          .may(
              ANY,
              ALLIED,
              (game, me) -> mayChange(game, me, ALLIED),
              (game, me) -> change(game, me, ALLIED))
          .may(
              ANY,
              BEFORE_SELECTION,
              (game, me) -> mayChange(game, me, BEFORE_SELECTION),
              (game, me) -> change(game, me, BEFORE_SELECTION))
          .may(
              ANY,
              REVEALED,
              (game, me) -> mayChange(game, me, REVEALED),
              (game, me) -> change(game, me, REVEALED))
          .may(
              ANY,
              OUTCOME,
              (game, me) -> mayChange(game, me, OUTCOME),
              (game, me) -> change(game, me, OUTCOME));

  private MesmerFlare() {}

  private static boolean isLow(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int card = encounter.card(me);
    return encounter.attacks(me)
        && card >= 0
        && game.cards().face(card).kind() == Kind.ATTACK
        && encounter.value(me) < LOW;
  }

  private static void negotiate(Game game, Seat me) {
    game.encounter().becomes(me, Kind.NEGOTIATE, 0);
  }

  private static CardSet others(Game game, Seat me) {
    return game.cards().ofKinds(game.cards().hand(me), KINDS);
  }

  // Another card than the flare itself is needed.
  private static boolean mayChange(Game game, Seat me, Window window) {
    return others(game, me).size() > 1
        && !game.stands().hand().outOfTime().changed().named(me, window, false).isEmpty();
  }

  private static void change(Game game, Seat me, Window window) {
    int instance = game.powers().find(me, Mesmer.MESMER);
    CardSet cards = others(game, me);
    Mesmer.change(game, me, instance, cards.low(), cards.high(), window, CARD, AS);
  }
}
