package hypergate.server.protocol.deal;

import hypergate.game.event.OfferTerms;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.table.Encounter;
import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.PromiseDraft;
import hypergate.server.protocol.view.Digest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What an offer contains, whoever proposes it.
///
/// @param offenseGives terms that the offense gives
/// @param defenseGives terms that the defense gives
/// @param promises what binds nobody
public record DealContent(
    List<DealTerm> offenseGives, List<DealTerm> defenseGives, List<Promised> promises) {

  /// A promise of one main player to the other.
  ///
  /// @param kind which template, or `text`
  /// @param offense whether the offense gives it
  /// @param text of a promise in free words
  public record Promised(String kind, boolean offense, @Nullable String text) {}

  /// The content of an offer that was made.
  ///
  /// @param by who made it
  /// @param terms as the event tells it
  /// @param promises seen from who made it
  public static DealContent offered(
      Session session, Seat by, OfferTerms terms, List<PromiseDraft> promises) {
    DealDraft draft = new DealDraft(terms.gives(), terms.wants(), null, promises);
    return read(new DealTerms(session, by), session, by, draft)
        .orElseThrow(() -> new IllegalArgumentException("'" + terms.notation() + "' is no offer"));
  }

  /// The content of a draft; empty when it names what cannot be part of any offer.
  ///
  /// @param by who writes it
  public static Optional<DealContent> drafted(Session session, Seat by, DealDraft draft) {
    return read(new DealTerms(session, by), session, by, draft);
  }

  static Optional<DealContent> read(DealTerms terms, Session session, Seat by, DealDraft draft) {
    Encounter encounter = session.game().encounter();
    Seat other = encounter.opponent(by);
    List<String> locked = draft.locked() == null ? List.of() : draft.locked();
    Optional<List<DealTerm>> gives = half(terms, draft.give(), by, locked);
    Optional<List<DealTerm>> gets = half(terms, draft.get(), other, locked);
    if (gives.isEmpty() || gets.isEmpty()) return Optional.empty();
    boolean offense = by == encounter.offense();
    List<PromiseDraft> drafts = draft.promises() == null ? List.of() : draft.promises();
    List<Promised> promises = new ArrayList<>();
    for (PromiseDraft one : drafts)
      promises.add(new Promised(one.kind(), "you".equals(one.by()) != offense, one.text()));
    return Optional.of(
        offense
            ? new DealContent(gives.get(), gets.get(), promises)
            : new DealContent(gets.get(), gives.get(), promises));
  }

  private static Optional<List<DealTerm>> half(
      DealTerms terms, List<String> notations, Seat giver, List<String> locked) {
    List<DealTerm> half = new ArrayList<>();
    for (String notation : notations) {
      Optional<DealTerm> term = terms.read(notation, giver);
      if (term.isEmpty()) return Optional.empty();
      half.add(locked.contains(notation) ? term.get().lock() : term.get());
    }
    return Optional.of(half);
  }

  /// What one of the main players gives.
  List<DealTerm> gives(boolean offense) {
    return offense ? offenseGives : defenseGives;
  }

  /// The digest of the content: the same whoever proposes it, in whatever order; locks do not
  /// count.
  public String digest() {
    Map<String, List<String>> canonical = new TreeMap<>();
    canonical.put("offense", offenseGives.stream().map(DealTerm::canonical).sorted().toList());
    canonical.put("defense", defenseGives.stream().map(DealTerm::canonical).sorted().toList());
    canonical.put("promises", promises.stream().map(DealContent::canonical).sorted().toList());
    return Digest.of(Json.text(canonical));
  }

  private static String canonical(Promised one) {
    String text = one.text() == null ? "" : " " + one.text();
    return (one.offense() ? "offense " : "defense ") + one.kind() + text;
  }

  /// The promises as a speaker would make them.
  ///
  /// @param offense whether the offense speaks
  public List<PromiseDraft> promises(boolean offense) {
    return promises.stream()
        .map(
            one ->
                new PromiseDraft(one.kind(), one.offense() == offense ? "me" : "you", one.text()))
        .toList();
  }

  /// Notations of the terms that are not up for change.
  public List<String> locked() {
    return Stream.concat(offenseGives.stream(), defenseGives.stream())
        .filter(term -> term.locked() != null)
        .map(DealTerm::notation)
        .toList();
  }

  /// The answer that proposes exactly this.
  ///
  /// @param speaker the main player who would say it
  public String line(Session session, Seat speaker) {
    Encounter encounter = session.game().encounter();
    boolean offense = speaker == encounter.offense();
    DealTerms terms = new DealTerms(session, speaker);
    return "offer give: "
        + said(terms, gives(offense), speaker)
        + " for: "
        + said(terms, gives(!offense), encounter.opponent(speaker));
  }

  private static String said(DealTerms terms, List<DealTerm> half, Seat giver) {
    if (half.isEmpty()) return "nothing";
    return String.join(", ", half.stream().map(term -> terms.said(term, giver)).toList());
  }
}
