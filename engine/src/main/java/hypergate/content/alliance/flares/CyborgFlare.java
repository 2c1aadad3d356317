package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_DESTINY;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.COMPENSATION;
import static hypergate.game.word.Window.DEAL;
import static hypergate.game.word.Window.DEAL_FAILED;
import static hypergate.game.word.Window.DECIDING;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.DESTINY_DRAWN;
import static hypergate.game.word.Window.DISCARDED;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.KEEPING;
import static hypergate.game.word.Window.LANDING;
import static hypergate.game.word.Window.LAUNCHED;
import static hypergate.game.word.Window.LAUNCHING;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.NEXT_ENCOUNTER;
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
import static hypergate.game.word.Window.SHIPS_LOST;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.alliance.aliens.Cyborg;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Planning;
import hypergate.game.piece.Seat;
import hypergate.game.timing.OutOfTime;
import hypergate.game.verb.Reinforcing;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Window;
import java.util.List;

/// Wild: the top card of the discard pile is played as if it were held. Super: a fourth card on the
/// sheet.
public final class CyborgFlare {
  private static final Prompt SIDE = Prompt.of("flare-cyborg/wild/side");

  // Where artifacts and flares act.
  private static final List<Window> WINDOWS =
      List.of(
          TURN_START,
          REGROUP_START,
          BEFORE_DESTINY,
          DESTINY_DRAWN,
          DEFENSE_CHOSEN,
          AIMED,
          LAUNCHING,
          LAUNCHED,
          INVITING,
          ALLIED,
          BEFORE_SELECTION,
          SELECTED,
          REVEALED,
          TOTALS,
          REINFORCED,
          DECIDING,
          OUTCOME,
          LOSING,
          SHIPS_LOST,
          LANDING,
          COMPENSATION,
          REWARDS,
          DEAL,
          DEAL_FAILED,
          KEEPING,
          DISCARDED,
          ENCOUNTER_END,
          NEXT_ENCOUNTER,
          PLAYED,
          POWER_USED);

  public static final Flare FLARE =
      everywhere(
              flare(Cyborg.CYBORG)
                  .wild(
                      ANY,
                      List.of(),
                      "Play the top card of the discard pile as if you held it: an artifact or a"
                          + " reinforcement, as a main player an encounter card, or a flare if you"
                          + " may play another one."))
          .may(MAIN, SELECTING, CyborgFlare::maySelect, CyborgFlare::select)
          .may(MAIN_OR_ALLY, REINFORCING, CyborgFlare::mayReinforce, CyborgFlare::reinforce)
          .strong(
              ANY,
              List.of(),
              "Draw a fourth card onto your sheet. When you hold this flare no more, discard one"
                  + " card from there.")
          .whenever(ANY, Cyborg::mayAdd, Cyborg::add);

  private CyborgFlare() {}

  private static Flare everywhere(Flare flare) {
    Flare all = flare;
    for (Window window : WINDOWS)
      all =
          all.may(
              ANY,
              window,
              (game, me) -> isFit(game, me, window),
              (game, me) -> play(game, me, window));
    return all;
  }

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
    int card = top(game);
    if (card < 0) return false;
    OutOfTime cards = game.stands().hand().outOfTime();
    return cards.isFit(me, card, window) || cards.isFitFlare(me, card, window);
  }

  // By now this flare counts as played.
  private static void play(Game game, Seat me, Window window) {
    int card = top(game);
    if (card < 0) return;
    OutOfTime cards = game.stands().hand().outOfTime();
    boolean flare = game.cards().face(card).flare() != null;
    boolean fits = flare ? cards.wouldFitFlare(me, card, window) : cards.wouldFit(me, card, window);
    if (!fits) return;
    take(game, me);
    cards.playInstead(me, card, window);
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
