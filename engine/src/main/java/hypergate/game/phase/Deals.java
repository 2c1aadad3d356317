package hypergate.game.phase;

import hypergate.game.card.Option;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Acting;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Offer;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// Two negotiates: allies go home, the main players make offers until one is accepted or
/// they have failed.
public final class Deals {
  private Deals() {}

  static void run(Acting game) {
    alliesHome(game);
    Encounter encounter = game.encounter();
    settle(game, encounter.is(Encounter.AS_IF_DEAL) || talk(game));
  }

  private static boolean talk(Acting game) {
    game.offer().clear();
    game.open(Window.DEALING);
    if (game.encounter().third().exists()) return game.verbs().conference().isAgreed();
    return negotiate(game, game.offer());
  }

  /// A main player offers the other one a deal outside the talks; it may only accept or reject.
  ///
  /// @return whether it was accepted, and is to be carried out when the window has closed
  public static boolean propose(Acting game, Seat speaker) {
    Seat other = game.encounter().opponent(speaker);
    Offer offer = game.offer();
    offer.clear();
    Menu menu = game.ask(speaker).menu().add(Word.OFFER);
    offer.addSimpleOffers(game, menu, speaker, other);
    menu.gesture(1, 1 + Offer.MOST_TERMS);
    int choice = game.ask(speaker).choose(Prompt.DEAL);
    if (Choice.is(choice, Word.OFFER)) compose(game, offer, speaker, other);
    else offer.set(speaker, Choice.value(choice) >> 12, Choice.value(choice) & 0xfff);
    if (game.isHeard()) game.tell(new Event.Offered(speaker, offer.told(game)));
    game.open(Window.OFFERED);
    if (offer.isEmpty()) return false;
    game.ask(other).menu().add(Word.REJECT).add(Word.ACCEPT);
    if (!Choice.is(game.ask(other).choose(Prompt.DEAL), Word.ACCEPT)) return false;
    game.encounter().flag(Encounter.AGREED);
    return true;
  }

  // What was agreed before cards were selected: the resolution begins with it.
  static void settleEarly(Acting game) {
    game.next(Step.RESOLUTION);
    alliesHome(game);
    settle(game, true);
  }

  private static void settle(Acting game, boolean accepted) {
    Encounter encounter = game.encounter();
    boolean agreed = accepted;
    if (agreed && !encounter.is(Encounter.AS_IF_DEAL)) {
      game.open(Window.DEAL);
      agreed = !encounter.is(Encounter.QUASHED) && isDeliverable(game);
    }
    encounter.outcome(agreed ? Outcome.DEAL : Outcome.NO_DEAL);
    if (game.isHeard())
      game.tell(new Event.DealEnded(agreed, encounter.is(Encounter.QUASHED) ? "quash" : ""));
    if (!agreed) penalty(game);
    else if (!encounter.is(Encounter.AS_IF_DEAL)) carryOut(game);
    if (!game.battles().continues()) game.verbs().goHome(encounter.offense());
    game.verbs().ships().settle();
    game.open(Window.OUTCOME);
  }

  private static void carryOut(Acting game) {
    if (game.encounter().third().exists()) game.verbs().conference().carryOut();
    else game.offer().carryOut(game);
  }

  private static boolean isDeliverable(Acting game) {
    return game.encounter().third().exists()
        ? game.verbs().conference().isDeliverable()
        : game.offer().isDeliverable(game);
  }

  // Who fights another battle as well stays for that.
  private static void alliesHome(Acting game) {
    if (game.battles().continues()) {
      for (int p = 2; p < game.seats(); p++) {
        Seat ally = game.inOrder(p);
        game.verbs().ships().returnHome(ally, Place.BESIDE, game.ships().at(Place.BESIDE, ally));
      }
      game.encounter().defensive().allies(0);
      game.verbs().ships().settle();
      return;
    }
    for (int p = 2; p < game.seats(); p++) game.verbs().goHome(game.inOrder(p));
    game.verbs().withdrawAlly(game.encounter().offense(), game.encounter().defensive());
    game.verbs().withdrawAlly(game.encounter().defense(), game.encounter().offensive());
    game.encounter().offensive().allies(0);
    game.encounter().defensive().allies(0);
    replacedHome(game, game.encounter().offensive());
    replacedHome(game, game.encounter().defensive());
    game.verbs().ships().settle();
  }

  // A main player in whose place somebody deals goes home with the allies.
  private static void replacedHome(Acting game, Side side) {
    if (game.encounter().dealer(side) != side.main()) game.verbs().goHome(side.main());
  }

  // the offense speaks first; each may accept, reject or make an offer, a bounded number
  // of times.
  private static boolean negotiate(Acting game, Offer offer) {
    Encounter encounter = game.encounter();
    int rounds =
        game.query(Query.DEAL_ROUNDS, encounter.offense(), game.options().get(Option.DEAL_ROUNDS));
    offer.clear();
    Seat speaker = encounter.dealer(encounter.offensive());
    for (int turn = 0; turn <= 2 * rounds; turn++) {
      Seat other = encounter.partner(speaker);
      boolean mayOffer = turn < 2 * rounds;
      Menu menu = game.ask(speaker).menu().add(Word.REJECT);
      if (!offer.isEmpty()) menu.add(Word.ACCEPT);
      if (mayOffer) {
        offer.addSimpleOffers(game, menu, speaker, other);
        menu.add(Word.OFFER).gesture(1, 1 + Offer.MOST_TERMS);
      }
      int choice = game.ask(speaker).choose(Prompt.DEAL);
      if (Choice.is(choice, Word.ACCEPT)) return true;
      if (Choice.is(choice, Word.REJECT)) return false;
      if (Choice.is(choice, Word.OFFER)) compose(game, offer, speaker, other);
      else offer.set(speaker, Choice.value(choice) >> 12, Choice.value(choice) & 0xfff);
      if (game.isHeard()) game.tell(new Event.Offered(speaker, offer.told(game)));
      if (offer.isEmpty()) return false;
      speaker = other;
    }
    return false;
  }

  // A composed offer is one gesture: what is given, then what is wanted, term by term.
  private static void compose(Acting game, Offer offer, Seat speaker, Seat other) {
    offer.begin(speaker);
    int step = 1;
    for (int half = 0; half < 2; half++) {
      Seat giver = half == 0 ? speaker : other;
      Seat receiver = half == 0 ? other : speaker;
      while (offer.terms() < Offer.MOST_TERMS) {
        int choice =
            game.ask(speaker).isKnown()
                ? game.ask(speaker).known()
                : term(game, offer, giver, receiver, step);
        step++;
        if (Choice.kind(choice) == Choice.WORD) break;
        offer.add(giver, Choice.value(choice));
      }
      // An offer that is full before it says what is wanted wants nothing, and is still said whole.
      if (half == 0 && offer.terms() == Offer.MOST_TERMS) {
        game.ask(speaker).menu().add(Word.FOR);
        game.ask(speaker).choose(Prompt.DEAL, step++);
      }
    }
  }

  // One term more, of what its giver could give, or the word that ends this half.
  private static int term(Acting game, Offer offer, Seat giver, Seat receiver, int step) {
    Seat speaker = offer.speaker();
    Menu menu = game.ask(speaker).menu().add(giver == speaker ? Word.FOR : Word.DONE);
    offer.addTerms(game, menu, giver, receiver, giver == speaker);
    menu.gesture(0, Offer.MOST_TERMS - offer.terms());
    return game.ask(speaker).choose(Prompt.DEAL, step);
  }

  // three ships each, of the owner's choice, anywhere but in the warp.
  private static void penalty(Acting game) {
    Encounter encounter = game.encounter();
    Seat[] dealers = {
      encounter.dealer(encounter.offensive()),
      encounter.dealer(encounter.defensive()),
      encounter.third()
    };
    for (Seat seat : dealers) if (seat.exists()) encounter.penalty(seat, RuleNumbers.FAILED_DEAL);
    game.open(Window.DEAL_FAILED);
    game.verbs().beginLoss(Cause.DEAL);
    for (Seat seat : dealers) {
      if (!seat.exists()) continue;
      game.verbs().chooseLoss(seat, encounter.penalty(seat), true, game.ships().colonies(seat));
    }
    game.verbs().carryOutLoss();
  }
}
