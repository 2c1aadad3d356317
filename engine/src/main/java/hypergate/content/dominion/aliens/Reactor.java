package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.BYSTANDER;
import static hypergate.game.word.Window.CARD_DISCARDED;
import static hypergate.game.word.Window.FLARE_RESOLVED;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Radiation: flares of the players' aliens lie on its sheet, from the beginning and when others
/// discard them. As an ally it hands them out; uninvited it may choose what becomes of some, which
/// is no use. Its own flare comes back to it from who plays another super (H-635).
public final class Reactor {
  /// Mark: it has chosen in this encounter.
  private static final int CHOSEN = 0;

  private static final String OWN = "flare-reactor";
  private static final Prompt WHICH = Prompt.of("reactor/card");

  public static final Alien REACTOR =
      alien("Reactor", "dominion")
          .level(2)
          .power("Radiation", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "Begin with the flares of all other players' aliens here; those that others discard"
                  + " come here. As an ally of the winner give it its flares from here. If nobody"
                  + " has invited you, you may take the loser's flares, or your own, from here, or"
                  + " discard the loser's from your hand.")
          .pile("flares")
          .prepare(Reactor::gather)
          .must(ALLY, OUTCOME, Reactor::mayReward, Reactor::reward)
          .free(BYSTANDER, OUTCOME, Reactor::mayChoose, Reactor::choose)
          .must(
              ANY,
              CARD_DISCARDED,
              Reactor::isCaught,
              (game, me) -> game.verbs().hands().layDiscarded(game.here()))
          .always(ANY, FLARE_RESOLVED, Reactor::isOwed, Reactor::collect)
          .evenLost()
          .bends(
              Query.PILE_PLAYABLE,
              (game, me, who, may) ->
                  who == me && game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 1 : may);

  private Reactor() {}

  // ---- which flare is whose

  private static boolean isOf(Game game, Seat seat, int card) {
    if (!game.content().isAlienCard(card) || game.cards().isOwnCard(card)) return false;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      boolean shown = game.powers().exists(instance) && !game.powers().isFaceDown(instance);
      if (shown && game.powers().number(instance) == game.cards().cardAlien(card)) return true;
    }
    return false;
  }

  private static boolean isOfAnybody(Game game, int card) {
    for (int i = 0; i < game.seats(); i++) if (isOf(game, Seat.of(i), card)) return true;
    return false;
  }

  // Cards of a set that are flares of a seat's aliens; a set of its own.
  private static CardSet of(Game game, Seat seat, CardSet cards) {
    CardSet own = new CardSet();
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (isOf(game, seat, card)) own.add(card);
    return own;
  }

  private static void gather(Game game, Seat me) {
    for (int card = game.content().firstAlienCard(); card < game.content().cards(); card++)
      for (int i = 0; i < game.seats(); i++)
        if (Seat.of(i) != me && isDealt(game, card) && isOf(game, Seat.of(i), card))
          game.verbs().piles().layFromDeck(game.here(), card);
  }

  private static boolean isDealt(Game game, int card) {
    return game.cards().cardAlien(card) >= 0;
  }

  // ---- handing out

  private static CardSet due(Game game, Seat me) {
    Seat main = game.encounter().sideOf(me).main();
    return of(game, main, game.cards().pile(game.here()));
  }

  private static boolean mayReward(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.outcome().isWin()
        && !encounter.isBeaten(me)
        && game.reach().reaches(encounter.sideOf(me).main())
        && !due(game, me).isEmpty();
  }

  private static void reward(Game game, Seat me) {
    game.verbs().piles().take(game.encounter().sideOf(me).main(), game.here(), due(game, me));
  }

  // ---- choosing

  // A loser's flares on the sheet and in the hand, and the own one on the sheet.
  private static CardSet choices(Game game, Seat me) {
    CardSet choices = new CardSet();
    if (losers(game) == 0) return choices;
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      if (!main.in(losers(game))) continue;
      addAll(choices, of(game, main, game.cards().pile(game.here())));
      addAll(choices, of(game, main, game.cards().hand(me)));
    }
    addAll(choices, of(game, me, game.cards().pile(game.here())));
    return choices;
  }

  // The main players that have lost, both where both sides lose.
  private static int losers(Game game) {
    Encounter encounter = game.encounter();
    if (encounter.outcome() == Outcome.BOTH_LOSE)
      return encounter.offense().bit() | encounter.defense().bit();
    return encounter.outcome().isWin() ? encounter.winners().other().main().bit() : 0;
  }

  private static Seat loserOf(Game game, int card) {
    for (int p = 0; p < 2; p++)
      if (game.inOrder(p).in(losers(game)) && isOf(game, game.inOrder(p), card))
        return game.inOrder(p);
    return Seat.NONE;
  }

  private static void addAll(CardSet to, CardSet cards) {
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) to.add(card);
  }

  private static boolean mayChoose(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int invited =
        encounter.invited(encounter.offensive()) | encounter.invited(encounter.defensive());
    return game.mark(CHOSEN) == 0 && !me.in(invited) && !choices(game, me).isEmpty();
  }

  private static void choose(Game game, Seat me) {
    game.mark(CHOSEN, 1);
    int card = game.ask(me).card(WHICH, choices(game, me));
    Seat loser = loserOf(game, card);
    if (game.cards().inHand(me, card)) {
      game.verbs().hands().discard(me, of(game, loser, game.cards().hand(me)));
      return;
    }
    Seat whose = loser.exists() ? loser : me;
    game.verbs().piles().take(me, game.here(), of(game, whose, game.cards().pile(game.here())));
  }

  // ---- catching

  private static boolean isCaught(Game game, Seat me) {
    return game.verbs().hands().isDiscarding(me, Kind.FLARE)
        && isOfAnybody(game, game.verbs().hands().discardedCard())
        && game.ofPower(Query.POWER_BOUND, game.verbs().hands().discarder(), 0) == 0;
  }

  // ---- its own flare

  private static boolean isOwed(Game game, Seat me) {
    Seat player = game.answering().seat();
    return player != me && !game.answering().isWild() && game.cards().find(player, OWN) >= 0;
  }

  private static void collect(Game game, Seat me) {
    Seat player = game.answering().seat();
    game.verbs().hands().give(player, me, game.cards().find(player, OWN));
  }
}
