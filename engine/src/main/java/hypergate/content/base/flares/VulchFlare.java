package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.CARD_DISCARDED;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.base.aliens.Vulch;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the opponent's hand comes card by card, in random order, until one is kept; the others of
/// them are discarded. Super: from its play to the end of the encounter flares are salvaged too,
/// but never this one.
public final class VulchFlare {
  private static final Prompt WHICH = Prompt.of("flare-vulch/wild/card");

  public static final Flare FLARE =
      flare(Vulch.VULCH)
          .wild(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you win or make a deal, your opponent gives you its cards one by one, at"
                  + " random; you discard each until you keep one, and the rest stays there.")
          .may(MAIN, OUTCOME, VulchFlare::canPick, VulchFlare::pick)
          .strong(
              ANY,
              List.of(),
              "Salvage discarded flares as well as artifacts for the rest of the encounter.")
          .may(
              ANY,
              CARD_DISCARDED,
              (game, me) -> game.verbs().hands().isDiscarding(me, Kind.FLARE),
              VulchFlare::salvage)
          .bends(
              Query.SALVAGER,
              (game, me, who, taker) ->
                  taker == 0 && isOn(game, me) && isWanted(game, me) ? me.index() + 1 : taker)
          .bends(
              Query.NEW_HAND_KEEPS,
              (game, me, who, kinds) ->
                  who == me && isOn(game, me) ? kinds | Kind.FLARE.bit() : kinds);

  private VulchFlare() {}

  // Artifacts too: against a Con, which the power itself heeds (P10).
  private static boolean isWanted(Game game, Seat me) {
    return game.verbs().hands().isDiscarding(me, Kind.FLARE)
        || game.verbs().hands().isDiscarding(me, Kind.ARTIFACT);
  }

  private static boolean isOn(Game game, Seat me) {
    return game.powers().inForce(me, Vulch.VULCH);
  }

  private static void salvage(Game game, Seat me) {
    if (game.usesPower(me, Vulch.VULCH)) game.verbs().hands().takeDiscarded(me);
  }

  private static boolean canPick(Game game, Seat me) {
    Outcome outcome = game.encounter().outcome();
    boolean won = outcome.isWin() && game.encounter().winners().main() == me;
    return (won || outcome == Outcome.DEAL)
        && game.cards().handSize(game.encounter().opponent(me)) > 0
        && Flare.reaches(game, game.encounter().opponent(me));
  }

  // A card that comes back to the opponent, its own Vulch being at it, is not given again.
  private static void pick(Game game, Seat me) {
    Seat other = game.encounter().opponent(me);
    CardSet left = game.cards().hand(other);
    long low = left.low();
    long high = left.high();
    for (int card = game.verbs().hands().takeOne(me, other, low, high);
        card >= 0;
        card = game.verbs().hands().takeOne(me, other, low, high)) {
      if (card < 64) low &= ~(1L << card);
      else high &= ~(1L << card);
      game.scratch().clear();
      game.scratch().add(card);
      if (game.ask(me).cardOrNone(WHICH, game.scratch()) >= 0) return;
      game.verbs().discard(me, card);
    }
  }
}
