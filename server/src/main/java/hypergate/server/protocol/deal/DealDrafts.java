package hypergate.server.protocol.deal;

import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.explain.DealReason;
import hypergate.game.explain.Explain;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.table.Encounter;
import hypergate.game.view.View;
import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.Words;
import hypergate.server.protocol.view.Digest;
import hypergate.server.protocol.why.Explanation;
import hypergate.server.variants.ServerVariants;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// Looks at offers before they are made; changes nothing.
public final class DealDrafts {
  private final Session session;
  private final Seat seat;
  private final Seat other;
  private final DealTerms terms;
  private final View view;

  private DealDrafts(Session session, Seat seat) {
    this.session = session;
    this.seat = seat;
    this.other = session.game().encounter().opponent(seat);
    this.terms = new DealTerms(session, seat);
    this.view = terms.view();
  }

  /// Whether an offer would be legal, why not, and what it would lead to.
  ///
  /// @param seat a main player of the encounter
  public static DealCheck check(Session session, Seat seat, DealDraft draft) {
    return new DealDrafts(session, seat).check(draft);
  }

  private DealCheck check(DealDraft draft) {
    Optional<DealContent> read = DealContent.read(terms, session, seat, draft);
    if (read.isEmpty()) {
      String line = "offer give: " + half(draft.give()) + " for: " + half(draft.get());
      return new DealCheck(false, null, Digest.of(line), why(line), null, null, null);
    }
    DealContent content = read.get();
    String line = content.line(session, seat);
    boolean empty = isEmpty(content);
    boolean speaking = isSpeaking();
    boolean legal = !empty && (speaking ? isAccepted(line) : canBeGiven(content));
    Map<String, DealCheck.Outlook> result = result(content);
    List<String> wins = DealWins.of(session, content);
    return new DealCheck(
        legal,
        legal ? line : null,
        content.digest(),
        legal ? null : empty ? nothing() : speaking ? why(line) : null,
        result,
        threats(result, wins),
        wins.isEmpty() ? null : wins);
  }

  private static String half(List<String> notations) {
    return notations.isEmpty() ? "nothing" : String.join(", ", notations);
  }

  private boolean isSpeaking() {
    return session.asked().contains(seat) && session.question(seat).prompt().equals(Prompt.DEAL);
  }

  private boolean isAccepted(String line) {
    return session.preview(session.number(seat), seat, line).reply() instanceof Reply.Accepted;
  }

  /// Whether an offer gives nobody anything: it would end the talk as a failure, and that is never
  /// what a draft means.
  public static boolean isEmpty(DealContent content) {
    return content.offenseGives().stream().allMatch(DealDrafts::isMove)
        && content.defenseGives().stream().allMatch(DealDrafts::isMove);
  }

  private static boolean isMove(DealTerm term) {
    return term.kind().equals("free") || term.kind().equals("send");
  }

  private Explanation why(String line) {
    return Explanation.absent(line, Explain.absent(session.game(), seat, "deal", line));
  }

  /// Why nobody can offer nothing.
  public static Explanation nothing() {
    return Explanation.absent("", DealReason.SOMETHING_CHANGES_HANDS);
  }

  // In talk before cards are chosen nobody is asked: then only what there is to give counts.
  private boolean canBeGiven(DealContent content) {
    boolean offense = seat == session.game().encounter().offense();
    return canBeGiven(content.gives(offense), seat, other)
        && canBeGiven(content.gives(!offense), other, seat);
  }

  private boolean canBeGiven(List<DealTerm> half, Seat giver, Seat receiver) {
    List<DealTerm> allowed = terms.allowed(giver, receiver);
    Set<String> there = new HashSet<>();
    for (DealTerm term : allowed) there.add(term.canonical());
    Map<String, Integer> said = new HashMap<>();
    int cards = 0;
    for (DealTerm term : half) {
      cards += term.cards();
      boolean unseen = term.kind().equals("card") && giver != seat;
      if (!unseen && !there.contains(term.canonical())) return false;
      int times = said.merge(isOnce(term) ? term.kind() : term.canonical(), 1, Integer::sum);
      if (times > 1 && term.cards() != 1) return false;
    }
    return cards <= view.handSize(giver);
  }

  // Each side gives one colony at most.
  private static boolean isOnce(DealTerm term) {
    return term.kind().equals("colony")
        || ServerVariants.ALL.stream().anyMatch(one -> one.givenOnce().contains(term.kind()));
  }

  private Map<String, DealCheck.Outlook> result(DealContent content) {
    Encounter encounter = session.game().encounter();
    Map<String, DealCheck.Outlook> result = new TreeMap<>();
    for (Seat main : List.of(encounter.offense(), encounter.defense())) {
      boolean offense = main == encounter.offense();
      int colonies = view.powers().colonyMarker(main);
      int gained = DealWins.gain(view, main, content.gives(!offense));
      int hand = view.handSize(main);
      int cards = cards(content.gives(!offense)) - cards(content.gives(offense));
      result.put(
          main.letter(),
          new DealCheck.Outlook(List.of(colonies, colonies + gained), List.of(hand, hand + cards)));
    }
    return result;
  }

  private static int cards(List<DealTerm> half) {
    return half.stream().mapToInt(DealTerm::cards).sum();
  }

  private List<Words> threats(Map<String, DealCheck.Outlook> result, List<String> wins) {
    List<Words> threats = new ArrayList<>();
    if (!wins.isEmpty()) threats.add(Words.of("threat.wins").with("seats", wins));
    result.forEach(
        (main, outlook) -> {
          int after = outlook.colonies().getLast();
          boolean gains = after != outlook.colonies().getFirst();
          if (gains
              && !wins.contains(main)
              && DealWins.wins(view, Seat.named(main), gained(outlook) + 1))
            threats.add(Words.of("threat.one-short").with("seat", main));
        });
    return threats;
  }

  private static int gained(DealCheck.Outlook outlook) {
    return outlook.colonies().getLast() - outlook.colonies().getFirst();
  }
}
