package hypergate.server.protocol.deal;

import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.verb.Notation;
import hypergate.game.view.View;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Terms of offers as one seat knows them.
public final class DealTerms {
  private static final Pattern NUMBER = Pattern.compile("[1-9]\\d{0,2}");
  private static final Pattern SENT = Pattern.compile("[A-H] [1-9]\\d?");
  private final View view;

  /// Terms as a seat may know them.
  ///
  /// @param viewer whose knowledge; [Seat#NONE] for everybody's
  public DealTerms(Session session, Seat viewer) {
    this(View.of(session.game(), viewer));
  }

  /// Terms as whoever has this view may know them.
  public DealTerms(View view) {
    this.view = view;
  }

  View view() {
    return view;
  }

  /// Everything that a player could give another, as far as it is known: own cards by their faces,
  /// cards of others by number or kind.
  public List<DealTerm> allowed(Seat giver, Seat receiver) {
    List<DealTerm> terms = new ArrayList<>();
    if (view.ships().colonies(receiver) != 0 || view.ships().onGate(receiver) > 0) {
      long planets = view.ships().colonies(giver) & ~view.ships().colonies(receiver);
      for (long rest = planets; rest != 0; rest &= rest - 1) {
        Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
        terms.add(marked(DealTerm.colony(planet.toString()), receiver));
        if (view.parts().hasFreeOutpost(planet))
          terms.add(marked(DealTerm.colonyWithOutpost(planet, view.parts().outpost()), receiver));
      }
    }
    CardSet known = giver == view.seat() ? view.hand() : view.knownIn(giver);
    faces(known).forEach(face -> terms.add(DealTerm.card(face)));
    int hand = view.handSize(giver);
    for (int count = 1; count <= hand; count++) terms.add(DealTerm.cards(count));
    if (giver != view.seat() && hand > 0)
      for (Kind kind : Kind.values())
        if (isInGame(kind)) terms.add(DealTerm.kind(view.content().word(kind)));
    for (ServerVariant variant : ServerVariants.ALL)
      terms.addAll(variant.terms(view, giver, receiver));
    int sheet = view.query(Query.PILE_IN_DEALS, giver, 0);
    int pile = sheet == 0 ? 0 : view.pileSize(sheet - 1);
    for (int count = 1; count <= pile; count++) terms.add(DealTerm.pile(count));
    int alien = view.query(Query.TOKENS_IN_DEALS, giver, 0);
    int tokens = alien == 0 ? 0 : view.tallies().of(view.content().alien(alien - 1), 0, giver);
    for (int count = 1; count <= tokens; count++) terms.add(DealTerm.tokens(count));
    int ways = view.query(Query.MAY_FREE, giver, 0);
    int free = view.powers().freeable(giver, receiver, ways);
    for (int ships = 1; ships <= free; ships++) terms.add(DealTerm.free(ships));
    for (int i = 0; (ways & Query.TO_WARP) != 0 && i < view.rules().seats(); i++) {
      int there = view.powers().freeable(giver, Seat.of(i), Query.FROM_SHEETS);
      for (int ships = 1; ships <= Math.min(there, Notation.MOST_SENT); ships++)
        terms.add(DealTerm.send(Seat.of(i).letter(), ships));
    }
    return terms;
  }

  private DealTerm marked(DealTerm term, Seat receiver) {
    int gained = DealWins.gain(view, receiver, List.of(term));
    boolean wins = gained > 0 && DealWins.wins(view, receiver, gained);
    return wins ? term.winning() : term;
  }

  private List<String> faces(CardSet cards) {
    List<String> faces = new ArrayList<>();
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      faces.add(view.face(card).notation());
    return faces.stream().distinct().toList();
  }

  /// Reads a term that a giver would give; empty when that is nothing that can be given.
  Optional<DealTerm> read(String notation, Seat giver) {
    String[] words = notation.strip().split(" +", 2);
    if (words.length < 2) return Optional.empty();
    String what = words[1];
    boolean number = NUMBER.matcher(what).matches();
    return switch (words[0]) {
      case "card" -> Optional.of(what).filter(this::isFace).map(DealTerm::card);
      case "kind" -> Optional.of(what).filter(this::isKind).map(DealTerm::kind);
      case "cards" -> number ? Optional.of(DealTerm.cards(Integer.parseInt(what))) : none();
      case "pile" -> number ? Optional.of(DealTerm.pile(Integer.parseInt(what))) : none();
      case "tokens" -> number ? Optional.of(DealTerm.tokens(Integer.parseInt(what))) : none();
      case "free" -> number ? Optional.of(DealTerm.free(Integer.parseInt(what))) : none();
      case "send" -> SENT.matcher(what).matches() ? Optional.of(sent(what)) : none();
      case "colony" -> colony(what);
      default ->
          ServerVariants.ALL.stream()
              .flatMap(variant -> variant.term(view, words[0], what, giver).stream())
              .findFirst();
    };
  }

  private static DealTerm sent(String what) {
    return DealTerm.send(what.substring(0, 1), Integer.parseInt(what.substring(2)));
  }

  // With leave to go to the outpost, `B1 moon`, where there is an empty one.
  private Optional<DealTerm> colony(String what) {
    String word = view.parts().outpost();
    boolean outpost = !word.isEmpty() && what.endsWith(" " + word);
    Planet planet =
        Planet.named(outpost ? what.substring(0, what.length() - word.length() - 1) : what);
    if (!planet.exists() || outpost && !view.parts().hasFreeOutpost(planet)) return none();
    return Optional.of(
        outpost ? DealTerm.colonyWithOutpost(planet, word) : DealTerm.colony(planet.toString()));
  }

  private static Optional<DealTerm> none() {
    return Optional.empty();
  }

  private boolean isFace(String face) {
    return view.content().isCard(face);
  }

  private boolean isKind(String word) {
    for (Kind kind : Kind.values())
      if (view.content().word(kind).equals(word)) return isInGame(kind);
    return false;
  }

  private boolean isInGame(Kind kind) {
    return kind != Kind.OF_ALIEN || view.parts().alienCards().areIn();
  }

  /// How this viewer says a term of an offer: its own cards by their faces.
  String said(DealTerm term, Seat giver) {
    return ServerVariants.ALL.stream()
        .flatMap(variant -> variant.said(view, term, giver).stream())
        .findFirst()
        .orElse(term)
        .notation();
  }
}
