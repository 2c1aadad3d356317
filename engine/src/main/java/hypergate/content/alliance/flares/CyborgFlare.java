package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.DEAL;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REINFORCED;
import static hypergate.game.word.Window.REINFORCING;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.REWARDS;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.SELECTING;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.alliance.aliens.Cyborg;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Planning;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Reinforcing;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Window;
import java.util.List;

/// Wild: the top card of the discard pile is played as if it were held. Super: a fourth card on the
/// sheet.
public final class CyborgFlare {
  private static final Prompt SIDE = Prompt.of("flare-cyborg/wild/side");

  public static final Flare FLARE =
      flare(Cyborg.CYBORG)
          .wild(
              ANY,
              List.of(),
              "Play the top card of the discard pile as if you held it: an artifact or a"
                  + " reinforcement, or as a main player an encounter card.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> isFit(game, me, REGROUP_START),
              (game, me) -> play(game, me, REGROUP_START))
          .may(
              ANY,
              DEFENSE_CHOSEN,
              (game, me) -> isFit(game, me, DEFENSE_CHOSEN),
              (game, me) -> play(game, me, DEFENSE_CHOSEN))
          .may(
              ANY, AIMED, (game, me) -> isFit(game, me, AIMED), (game, me) -> play(game, me, AIMED))
          .may(
              ANY,
              ALLIED,
              (game, me) -> isFit(game, me, ALLIED),
              (game, me) -> play(game, me, ALLIED))
          .may(
              ANY,
              BEFORE_SELECTION,
              (game, me) -> isFit(game, me, BEFORE_SELECTION),
              (game, me) -> play(game, me, BEFORE_SELECTION))
          .may(
              ANY,
              SELECTED,
              (game, me) -> isFit(game, me, SELECTED),
              (game, me) -> play(game, me, SELECTED))
          .may(
              ANY,
              REVEALED,
              (game, me) -> isFit(game, me, REVEALED),
              (game, me) -> play(game, me, REVEALED))
          .may(
              ANY,
              TOTALS,
              (game, me) -> isFit(game, me, TOTALS),
              (game, me) -> play(game, me, TOTALS))
          .may(
              ANY,
              REINFORCED,
              (game, me) -> isFit(game, me, REINFORCED),
              (game, me) -> play(game, me, REINFORCED))
          .may(
              ANY,
              OUTCOME,
              (game, me) -> isFit(game, me, OUTCOME),
              (game, me) -> play(game, me, OUTCOME))
          .may(
              ANY,
              REWARDS,
              (game, me) -> isFit(game, me, REWARDS),
              (game, me) -> play(game, me, REWARDS))
          .may(ANY, DEAL, (game, me) -> isFit(game, me, DEAL), (game, me) -> play(game, me, DEAL))
          .may(
              ANY,
              PLAYED,
              (game, me) -> isFit(game, me, PLAYED),
              (game, me) -> play(game, me, PLAYED))
          .may(
              ANY,
              POWER_USED,
              (game, me) -> isFit(game, me, POWER_USED),
              (game, me) -> play(game, me, POWER_USED))
          .may(MAIN, SELECTING, CyborgFlare::maySelect, CyborgFlare::select)
          .may(MAIN_OR_ALLY, REINFORCING, CyborgFlare::mayReinforce, CyborgFlare::reinforce)
          .strong(
              ANY,
              List.of(),
              "Draw a fourth card onto your sheet. When you hold this flare no more, discard one"
                  + " card from there.")
          .whenever(ANY, Cyborg::mayAdd, Cyborg::add);

  private CyborgFlare() {}

  // -1: the pile is empty.
  private static int top(Game game) {
    int size = game.cards().discardSize();
    return size == 0 ? -1 : game.cards().discarded(size - 1);
  }

  private static boolean isKind(Game game, int kinds) {
    return top(game) >= 0 && (game.cards().face(top(game)).kind().bit() & kinds) != 0;
  }

  private static int take(Game game, Seat me) {
    int card = top(game);
    game.verbs().hands().takeBack(me, card);
    return card;
  }

  private static boolean isFit(Game game, Seat me, Window window) {
    return top(game) >= 0 && game.stands().hand().outOfTime().isFit(me, top(game), window);
  }

  private static void play(Game game, Seat me, Window window) {
    int card = top(game);
    if (card < 0 || game.cards().face(card).artifact() == null) return;
    take(game, me);
    game.stands().hand().outOfTime().playInstead(me, card, window);
  }

  private static boolean maySelect(Game game, Seat me) {
    return game.encounter().card(me) < 0
        && game.encounter().outcome() == Outcome.NONE
        && isKind(game, Kind.ENCOUNTER);
  }

  private static void select(Game game, Seat me) {
    if (maySelect(game, me)) Planning.selects(game, me, take(game, me));
  }

  private static boolean mayReinforce(Game game, Seat me) {
    return isKind(game, Kind.REINFORCEMENT.bit());
  }

  private static void reinforce(Game game, Seat me) {
    if (mayReinforce(game, me)) Reinforcing.reinforceWith(game, me, take(game, me), SIDE);
  }
}
