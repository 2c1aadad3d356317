package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Surgery: it sells unused flares, which lie beside the sheets of its patients as parts of their
/// powers, or renews those that it has. Only a sale that is agreed on, and renewing, are uses.
public final class Surgeon {
  /// Mark: it has offered a facelift, or renewed its own, in this encounter.
  private static final int ACTED = 0;

  private static final int FACELIFTS = 3;

  private static final Prompt WHAT = Prompt.of("surgeon/choice");
  private static final Prompt WHOM = Prompt.of("surgeon/seat");
  private static final Prompt OFFERED = Prompt.of("surgeon/card");
  private static final Prompt PRICE = Prompt.of("surgeon/choice-2");
  private static final Prompt AGREES = Prompt.of("surgeon/seat-2");
  private static final Prompt SHEET = Prompt.of("surgeon/alien");
  private static final Prompt AWAY = Prompt.of("surgeon/cards");
  private static final Prompt INSTEAD = Prompt.of("surgeon/choice-3");
  private static final Prompt FOR_IT = Prompt.of("surgeon/card-2");
  private static final Prompt OWN = Prompt.of("flare-surgeon/super/card");
  private static final Prompt OWN_SHEET = Prompt.of("flare-surgeon/super/alien");

  public static final Alien SURGEON =
      alien("Surgeon", "eons")
          .level(2)
          .power("Surgery", NOT_MAIN, Step.DESTINY)
          .text(
              "In an encounter of others, once the defense is known, show a player one of the three"
                  + " flares of this sheet and agree on a price as in a deal: the flare lies beside"
                  + " that player's sheet, its wild effect is part of that power for one use, and"
                  + " you draw another. Or discard some of these flares and fill up to three.")
          .flarePile("facelifts")
          .setup(
              (game, me) -> game.verbs().receipts().stockUnusedFlares(me, game.here(), FACELIFTS))
          .free(NOT_MAIN, DEFENSE_CHOSEN, Surgeon::mayAct, Surgeon::act);

  private Surgeon() {}

  private static boolean mayAct(Game game, Seat me) {
    return game.mark(ACTED) == 0 && (mayOffer(game, me) || mayRenew(game));
  }

  private static boolean mayOffer(Game game, Seat me) {
    return !game.cards().pile(game.here()).isEmpty() && patients(game, me) != 0;
  }

  private static boolean mayRenew(Game game) {
    return game.verbs().unusedFlares().areAny();
  }

  private static int patients(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && game.stands().grafts().hasSheet(Seat.of(i))) mask |= 1 << i;
    return game.reach().reached(mask);
  }

  private static void act(Game game, Seat me) {
    game.mark(ACTED, 1);
    boolean renews = !mayOffer(game, me);
    if (!renews && mayRenew(game))
      renews = game.ask(me).word(WHAT, Word.CARD, Word.REPLACE) == Word.REPLACE;
    if (renews) renew(game, me);
    else operate(game, me);
  }

  private static void renew(Game game, Seat me) {
    if (!game.usesPower(me, SURGEON)) return;
    CardSet back = game.cards().pile(game.here());
    if (!back.isEmpty()) game.ask(me).cards(AWAY, back, 0, back.size());
    game.verbs().receipts().exchangeUnusedFlares(me, game.here(), back, FACELIFTS);
  }

  private static void operate(Game game, Seat me) {
    Seat patient = game.ask(me).seat(WHOM, patients(game, me));
    int card = game.ask(me).card(OFFERED, game.cards().pile(game.here()));
    show(game, me, patient, card);
    if (isTakenInstead(game, me, patient, card)) return;
    int bidders = game.verbs().bids().invite(me, patient.bit(), PRICE);
    Seat buyer = game.verbs().bids().accept(me, bidders, AGREES);
    if (!buyer.exists() || !game.usesPower(me, SURGEON)) return;
    if (game.verbs().bids().pay(buyer)) giveTo(game, me, buyer, card);
  }

  private static void show(Game game, Seat me, Seat patient, int card) {
    game.cards().knownTo(patient, card);
    CardSet shown = game.scratch().clear();
    shown.add(card);
    if (game.isHeard())
      game.tell(new Event.LookedAt(patient, me, game.cards().names(shown), game.cause()));
  }

  // What is paid may have turned the Surgeon into another alien, whose flares are gone.
  private static void giveTo(Game game, Seat me, Seat patient, int card) {
    if (!game.cards().pile(game.here()).has(card)) return;
    int sheet = game.stands().grafts().chooseSheet(patient, SHEET);
    if (sheet < 0) return;
    game.cards().fromPile(game.here(), card);
    game.stands().grafts().lay(card, sheet, SURGEON);
    game.verbs().receipts().stockUnusedFlares(me, game.here(), 1);
  }

  // Somebody else may give a card for it, before the patient says anything.
  private static boolean isTakenInstead(Game game, Seat me, Seat patient, int card) {
    for (int p = 0; p < game.seats(); p++) {
      Seat other = game.inOrder(p);
      if (other == me || other == patient || !mayTake(game, other)) continue;
      if (!game.ask(other).yes(INSTEAD)) continue;
      int price = game.ask(other).card(FOR_IT, game.cards().hand(other));
      if (!game.usesPower(me, SURGEON)) return true;
      game.verbs().hands().give(other, me, price);
      giveTo(game, me, other, card);
      return true;
    }
    return false;
  }

  private static boolean mayTake(Game game, Seat seat) {
    return game.ofPower(Query.POWER_BOUND, seat, 0) != 0
        && game.cards().handSize(seat) > 0
        && game.stands().grafts().hasSheet(seat);
  }

  /// Whether it has a facelift and a sheet of its own to lay it beside.
  public static boolean mayTreatItself(Game game, Seat me) {
    int sheet = game.powers().find(me, SURGEON);
    return sheet >= 0
        && game.powers().inForce(sheet)
        && !game.cards().pile(sheet).isEmpty()
        && game.stands().grafts().hasSheet(me);
  }

  /// It lays a facelift of its sheet beside a sheet of its own.
  public static void treatItself(Game game, Seat me) {
    int source = game.powers().find(me, SURGEON);
    if (source < 0 || game.cards().pile(source).isEmpty()) return;
    int card = game.ask(me).card(OWN, game.cards().pile(source));
    int sheet = game.stands().grafts().chooseSheet(me, OWN_SHEET);
    game.cards().fromPile(source, card);
    game.stands().grafts().lay(card, sheet, SURGEON);
  }
}
