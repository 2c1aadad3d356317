package hypergate.game.explain;

import hypergate.game.card.Option;
import hypergate.game.card.Variant;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Offers in a deal, term by term, and accepting them.
final class DealChecks {
  private static final Pattern OFFER = Pattern.compile("offer give: *(.*?) *for: *(.*)");

  private final Inquiry inquiry;
  private final Seat other;
  private final Set<String> said = new HashSet<>();
  private int cards;
  private boolean colony;

  private DealChecks(Inquiry inquiry) {
    this.inquiry = inquiry;
    this.other = inquiry.encounter().opponent(inquiry.seat);
  }

  static void look(Inquiry inquiry) {
    String answer = inquiry.answer.strip();
    if (inquiry.offers(answer)) return;
    String word = answer.replaceFirst(" .*", "");
    boolean known = word.equals("offer") || word.equals("accept") || word.equals("reject");
    if (!inquiry.need(DealReason.DEAL_WORD, known, Fact.of(Arg.TYPED, answer))) return;
    if (word.equals("accept")) inquiry.check(DealReason.OFFER_STANDS, inquiry.offers("accept"));
    if (word.equals("offer")) new DealChecks(inquiry).offer(answer);
  }

  private void offer(String answer) {
    int rounds = inquiry.table.options().get(Option.DEAL_ROUNDS);
    if (!inquiry.check(DealReason.OFFERS_LEFT, inquiry.offers("offer"), Fact.of(Arg.LIMIT, rounds)))
      return;
    Matcher halves = OFFER.matcher(answer);
    if (!inquiry.need(DealReason.OFFER_FORM, halves.matches())) return;
    List<String> given = terms(halves.group(1));
    List<String> wanted = terms(halves.group(2));
    half(given, inquiry.seat, other);
    half(wanted, other, inquiry.seat);
    if (inquiry.hasFailed()) return;
    boolean anything =
        given.stream().anyMatch(DealChecks::changesHands)
            || wanted.stream().anyMatch(DealChecks::changesHands);
    // An empty offer ends the talk as a failure; one that frees ships alone cannot be delivered.
    if (!anything && inquiry.isLegal()) return;
    inquiry.check(DealReason.SOMETHING_CHANGES_HANDS, anything);
  }

  private static List<String> terms(String half) {
    List<String> terms = new ArrayList<>();
    for (String term : half.split(","))
      if (!term.isBlank() && !term.strip().equals("nothing")) terms.add(term.strip());
    return terms;
  }

  private void half(List<String> terms, Seat giver, Seat receiver) {
    said.clear();
    cards = 0;
    colony = false;
    for (String term : terms) if (!term(term, giver, receiver)) return;
    if (cards == 0) return;
    int have = inquiry.view.handSize(giver);
    enough(DealReason.CARDS_ENOUGH, giver, have, cards);
  }

  private boolean term(String term, Seat giver, Seat receiver) {
    String[] words = term.split(" +", 2);
    String what = words.length < 2 ? "" : words[1];
    boolean once = said.add(term) || words[0].equals("kind") || words[0].equals("card");
    if (!inquiry.need(DealReason.TERM_ONCE, once, Fact.of(Arg.TYPED, term))) return false;
    return switch (words[0]) {
      case "colony" -> colony(Outposts.without(inquiry, what), giver, receiver);
      case "card" -> card(what, giver);
      case "cards" -> cards(term, what);
      case "kind" -> kind(term, what);
      case "pile" -> pile(term, what, giver);
      case "tokens" -> tokens(term, what, giver);
      case "free" -> free(term, what, giver, receiver);
      case "send" -> send(term, what, giver);
      default -> ofVariant(words[0], what, giver, receiver, term);
    };
  }

  private boolean ofVariant(String word, String what, Seat giver, Seat receiver, String term) {
    for (Variant variant : inquiry.content().variants()) {
      Explains.TermCheck check = Explained.of(variant).terms().get(word);
      boolean first =
          said.stream().noneMatch(one -> !one.equals(term) && one.startsWith(word + " "));
      if (check != null) return check.look(inquiry, what, giver, receiver, first);
    }
    return unknown(term);
  }

  private boolean unknown(String term) {
    return inquiry.check(DealReason.TERM_KNOWN, false, Fact.of(Arg.TYPED, term));
  }

  private boolean colony(String what, Seat giver, Seat receiver) {
    if (!inquiry.need(DealReason.ONE_COLONY, !colony)) return false;
    colony = true;
    Planet planet = inquiry.planet(what);
    if (!planet.exists()) return false;
    var ships = inquiry.view.ships();
    Fact place = Fact.of(planet);
    return inquiry.check(
            DealReason.COLONY_GRANTED,
            (ships.colonies(giver) & planet.bit()) != 0,
            Fact.of(Arg.SEAT, giver),
            place)
        && inquiry.check(
            DealReason.COLONY_NEW,
            (ships.colonies(receiver) & planet.bit()) == 0,
            Fact.of(Arg.SEAT, receiver),
            place)
        && inquiry.check(
            DealReason.COLONY_SHIPS,
            ships.colonies(receiver) != 0 || ships.onGate(receiver) > 0,
            Fact.of(Arg.SEAT, receiver));
  }

  private boolean card(String what, Seat giver) {
    cards++;
    boolean known = inquiry.content().isCard(what);
    if (!inquiry.need(
        CardReason.CARD_KNOWN, known, known ? Fact.of(Arg.CARD, what) : Fact.of(Arg.TYPED, what)))
      return false;
    if (giver != inquiry.seat) return true;
    int have = CardChecks.holds(inquiry, inquiry.view.hand(), what);
    return inquiry.check(DealReason.OWN_CARD, have > 0, Fact.of(Arg.CARD, what));
  }

  private boolean cards(String term, String what) {
    OptionalInt count = Inquiry.number(what);
    if (count.isEmpty() || count.getAsInt() < 1) return unknown(term);
    cards += count.getAsInt();
    return true;
  }

  private boolean kind(String term, String what) {
    cards++;
    for (Kind kind : Kind.values())
      if (kind.word().equals(what.toLowerCase(Locale.ROOT))) return true;
    return unknown(term);
  }

  private boolean pile(String term, String what, Seat giver) {
    OptionalInt count = Inquiry.number(what);
    if (count.isEmpty() || count.getAsInt() < 1) return unknown(term);
    int sheet = inquiry.table.query(Query.PILE_IN_DEALS, giver, 0);
    int have = sheet == 0 ? 0 : inquiry.table.cards().pile(sheet - 1).size();
    return enough(DealReason.CARDS_IN_PILE, giver, have, count.getAsInt());
  }

  private boolean tokens(String term, String what, Seat giver) {
    OptionalInt count = Inquiry.number(what);
    if (count.isEmpty() || count.getAsInt() < 1) return unknown(term);
    int alien = inquiry.table.query(Query.TOKENS_IN_DEALS, giver, 0);
    int have =
        alien == 0 ? 0 : inquiry.view.tallies().of(inquiry.content().alien(alien - 1), 0, giver);
    return enough(DealReason.TOKENS_ENOUGH, giver, have, count.getAsInt());
  }

  private boolean free(String term, String what, Seat giver, Seat receiver) {
    OptionalInt count = Inquiry.number(what);
    if (count.isEmpty() || count.getAsInt() < 1) return unknown(term);
    int ways = inquiry.table.query(Query.MAY_FREE, giver, 0);
    if (!inquiry.check(DealReason.FREEING, ways != 0, Fact.of(Arg.SEAT, giver))) return false;
    int have = inquiry.view.powers().freeable(giver, receiver, ways);
    return enough(DealReason.SHIPS_TO_FREE, receiver, have, count.getAsInt());
  }

  private boolean send(String term, String what, Seat giver) {
    String[] words = what.split(" ");
    OptionalInt count = words.length == 2 ? Inquiry.number(words[1]) : OptionalInt.empty();
    Seat owner = count.isPresent() ? Seat.named(words[0]) : Seat.NONE;
    if (!owner.exists() || count.isEmpty() || count.getAsInt() < 1) return unknown(term);
    int ways = inquiry.table.query(Query.MAY_FREE, giver, 0) & Query.TO_WARP;
    if (!inquiry.check(DealReason.FREEING, ways != 0, Fact.of(Arg.SEAT, giver))) return false;
    int have = inquiry.view.powers().freeable(giver, owner, Query.FROM_SHEETS);
    return enough(DealReason.SHIPS_TO_SEND, owner, have, count.getAsInt());
  }

  private boolean enough(DealReason reason, Seat seat, int have, int named) {
    return inquiry.check(
        reason,
        named <= have,
        Fact.of(Arg.SEAT, seat),
        Fact.of(Arg.HAVE, have),
        Fact.of(Arg.NAMED, named));
  }

  // Ships that are set free or sent away are none of what a deal must move.
  private static boolean changesHands(String term) {
    return !term.startsWith("free ") && !term.startsWith("send ");
  }
}
