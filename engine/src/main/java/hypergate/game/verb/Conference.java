package hypergate.game.verb;

import hypergate.game.card.Option;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;

/// A deal of three: each two of them may give each other something, and it stands only if all of
/// them agree.
public final class Conference {
  private static final int PARTIES = 3;
  // Which two each offer is between: the parties without this one.
  private static final int[] ONE = {0, 0, 1};
  private static final int[] OTHER = {1, 2, 2};

  private final Acting game;
  private final Offer[] offers = {new Offer(), new Offer(), new Offer()};
  private final Offer given = new Offer();
  private boolean agreed;

  Conference(Acting game) {
    this.game = game;
  }

  void reset() {
    agreed = false;
    clear();
  }

  private void clear() {
    for (int i = 0; i < PARTIES; i++) offers[i].begin(party(ONE[i]), party(OTHER[i]));
  }

  private Seat party(int number) {
    return switch (number) {
      case 0 -> game.encounter().dealer(game.encounter().offensive());
      case 1 -> game.encounter().dealer(game.encounter().defensive());
      default -> game.encounter().third();
    };
  }

  /// In DEALING: the three talk, the offense first; each may make twice as many offers as in a deal
  /// of two. An offer says for each term who gives it to whom. When nobody makes an offer any more
  /// the talks have failed.
  ///
  /// @param who asks who gives the next term of an offer, whom who gets it, what the term itself
  /// @param agrees asks each of the other two
  public void talk(Prompt who, Prompt whom, Prompt what, Prompt agrees) {
    Seat offense = game.encounter().offense();
    int rounds = game.query(Query.DEAL_ROUNDS, offense, game.options().get(Option.DEAL_ROUNDS));
    agreed = false;
    int silent = 0;
    for (int turn = 0; turn < 2 * PARTIES * rounds && silent < PARTIES && !agreed; turn++) {
      Seat speaker = party(turn % PARTIES);
      if (!compose(speaker, who, whom, what)) {
        silent++;
        continue;
      }
      silent = 0;
      agreed = true;
      for (int i = 1; i < PARTIES && agreed; i++)
        agreed = game.ask(party((turn + i) % PARTIES)).yes(agrees);
    }
  }

  // Whether anything is offered.
  private boolean compose(Seat speaker, Prompt who, Prompt whom, Prompt what) {
    clear();
    int terms = 0;
    while (terms < Offer.MOST_TERMS) {
      game.ask(speaker).menu().add(terms == 0 ? Word.NONE : Word.DONE).seats(parties());
      int giver = game.ask(speaker).choose(who);
      if (Choice.kind(giver) == Choice.WORD) break;
      Seat from = Seat.of(Choice.value(giver));
      Seat to = game.ask(speaker).seat(whom, parties() & ~from.bit());
      Menu menu = game.ask(speaker).menu().add(Word.NONE);
      between(from, to).addTerms(game, menu, from, to, from == speaker);
      int term = game.ask(speaker).choose(what);
      if (Choice.kind(term) == Choice.WORD) continue;
      between(from, to).add(from, Choice.value(term));
      terms++;
    }
    for (Offer offer : offers)
      if (game.isHeard() && !offer.isEmpty())
        game.tell(new Event.Offered(offer.speaker(), offer.told(game)));
    return terms > 0;
  }

  private int parties() {
    return party(0).bit() | party(1).bit() | party(2).bit();
  }

  private Offer between(Seat one, Seat other) {
    int both = one.bit() | other.bit();
    for (int i = 0; i < PARTIES; i++)
      if ((party(ONE[i]).bit() | party(OTHER[i]).bit()) == both) return offers[i];
    throw new IllegalStateException("no party to the deal");
  }

  /// Whether all three have agreed.
  public boolean isAgreed() {
    return agreed;
  }

  /// Whether all can deliver what they have promised, also if to two, and anything changes hands.
  public boolean isDeliverable() {
    boolean any = false;
    for (Offer offer : offers) {
      if (offer.isEmpty()) continue;
      if (!offer.isDeliverable(game)) return false;
      any = true;
    }
    for (int i = 0; i < PARTIES; i++) {
      given.begin(party(i), party((i + 1) % PARTIES));
      for (Offer offer : offers) given.addCardsOf(offer, party(i));
      if (!given.isEmpty() && !given.isDeliverable(game)) return false;
    }
    return any;
  }

  /// Carries out all that was agreed, at the same time.
  public void carryOut() {
    for (Offer offer : offers) offer.hold(game);
    for (Offer offer : offers) if (!offer.isEmpty()) offer.carryOutHeld(game);
  }
}
