package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.alliance.aliens.Bandit;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the top card is turned up; a negotiate brings four rewards. Super: one of the three cards
/// is replaced.
public final class BanditFlare {
  private static final int REWARDS = 4;
  private static final Prompt WHICH = Prompt.of("flare-bandit/super/card");

  public static final Flare FLARE =
      flare(Bandit.BANDIT)
          .wild(
              ANY,
              List.of(Step.START_TURN),
              "As a turn begins turn up the top card of the deck and discard it. If it is a"
                  + " negotiate, collect four rewards.")
          .may(ANY, TURN_START, BanditFlare::bet)
          .strong(
              ANY,
              List.of(Step.START_TURN),
              "Before your spin is compared discard one of its cards and turn up the next one in"
                  + " its place.")
          .may(
              ANY,
              TURN_START,
              (game, me) -> !game.cards().pile(sheet(game, me)).isEmpty(),
              BanditFlare::replace);

  private BanditFlare() {}

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, Bandit.BANDIT);
  }

  private static void bet(Game game, Seat me) {
    int card = game.verbs().hands().next();
    if (card < 0) return;
    boolean wins = game.cards().face(card).kind() == Kind.NEGOTIATE;
    game.verbs().settleDiscard(me, card);
    if (wins) game.verbs().rewards().collect(me, REWARDS);
  }

  private static void replace(Game game, Seat me) {
    int sheet = sheet(game, me);
    CardSet spin = game.cards().pile(sheet);
    int cards = spin.size();
    int card = game.ask(me).card(WHICH, spin);
    spin.clear();
    spin.add(card);
    game.verbs().piles().discard(sheet, spin);
    game.verbs().piles().turnUp(me, sheet, cards);
  }
}
