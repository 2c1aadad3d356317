package hypergate.server.table;

import hypergate.game.card.Option;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Memo;
import hypergate.server.protocol.deal.DealContent;
import hypergate.server.protocol.deal.DealTerms;
import hypergate.server.protocol.deal.DealWins;
import hypergate.server.protocol.table.TableParts.DealVersion;
import hypergate.server.protocol.table.TableParts.DealView;
import hypergate.server.protocol.table.TableParts.PromiseView;
import hypergate.server.protocol.view.Glance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The deal of this encounter as everybody sees it, and what has been promised in all of them.
final class DealViews {
  private static final int PENALTY = 3;

  private final Position position;
  private final Memo texts = new Memo();
  private final Map<Seat, String> allowed = new HashMap<>();
  private final Map<Seat, String> lastAllowed = new HashMap<>();
  private @Nullable List<DealVersion> versions;

  DealViews(Position position) {
    this.position = position;
  }

  /// The game is not as it was.
  void stir() {
    allowed.clear();
    versions = null;
  }

  /// The section as a viewer sees it, as JSON.
  ///
  /// @param chair -1 for a spectator
  String json(int chair) {
    Play play = position.play();
    if (play == null) return "null";
    Bargains bargains = position.bargains();
    bargains.hear(play.session());
    Seat offense = bargains.offense();
    Seat defense = bargains.defense();
    if (!offense.exists() || bargains.isEnded()) return "null";
    Session session = play.session();
    Seat speaker = speaker(session);
    List<DealVersion> drafts = drafts(session, offense);
    Seat viewer = main(chair);
    boolean talks = viewer.exists() && !session.game().encounter().revealed();
    if (speaker == null && bargains.versions().isEmpty() && drafts.isEmpty() && !talks)
      return "null";
    List<DealVersion> versions = versions(session, bargains);
    long closes = Deadlines.deal(position, play);
    return texts.text(
        "deal" + viewer.index(),
        new DealView(
            offense.letter(),
            defense.letter(),
            speaker == null ? null : speaker.letter(),
            versions,
            versions.isEmpty() ? null : versions.size(),
            left(offense, defense),
            closes == Long.MAX_VALUE ? null : closes,
            PENALTY,
            allowed(session, viewer),
            drafts.isEmpty() ? null : drafts));
  }

  private static @Nullable Seat speaker(Session session) {
    for (Seat seat : session.asked())
      if (session.question(seat).prompt().equals(Prompt.DEAL)) return seat;
    return null;
  }

  private Map<String, Integer> left(Seat offense, Seat defense) {
    int rounds = position.rules().options().get(Option.DEAL_ROUNDS);
    Map<String, Integer> left = new TreeMap<>();
    for (Seat seat : List.of(offense, defense)) {
      long made = position.bargains().versions().stream().filter(v -> v.by() == seat).count();
      left.put(seat.letter(), rounds - (int) made);
    }
    return left;
  }

  // The main player that a viewer is in this encounter.
  private Seat main(int chair) {
    Bargains bargains = position.bargains();
    if (chair >= 0)
      for (Seat seat : position.chairs.get(chair).seats())
        if (seat == bargains.offense() || seat == bargains.defense()) return seat;
    return Seat.NONE;
  }

  // What each could give, as far as this viewer knows, as JSON.
  private String allowed(Session session, Seat viewer) {
    String made = allowed.get(viewer);
    if (made == null) {
      // Mostly what it was: then it is not kept twice.
      made =
          lastAllowed.merge(
              viewer, terms(session, viewer), (old, now) -> old.equals(now) ? old : now);
      allowed.put(viewer, made);
    }
    return made;
  }

  private String terms(Session session, Seat viewer) {
    Seat offense = position.bargains().offense();
    Seat defense = position.bargains().defense();
    return Glance.at(
        session.game(),
        viewer,
        view -> {
          DealTerms terms = new DealTerms(view);
          return Json.text(
              new TreeMap<>(
                  Map.of(
                      offense.letter(), terms.allowed(offense, defense),
                      defense.letter(), terms.allowed(defense, offense))));
        });
  }

  private List<DealVersion> drafts(Session session, Seat offense) {
    List<DealVersion> views = new ArrayList<>();
    for (Dealings.Draft draft : position.dealings.drafts(Screen.encounter(position))) {
      Seat by = position.chairs.get(draft.chair()).seats().getFirst();
      for (Seat seat : position.chairs.get(draft.chair()).seats())
        if (seat == offense || seat == position.bargains().defense()) by = seat;
      DealContent content = DealContent.drafted(session, by, draft.draft()).orElse(null);
      if (content != null)
        views.add(version(session, views.size() + 1, by, by == offense, content));
    }
    return views;
  }

  // What was proposed is the same for all who look: it is made once until the game goes on.
  private List<DealVersion> versions(Session session, Bargains bargains) {
    List<DealVersion> made = versions;
    if (made == null) {
      made =
          bargains.versions().stream().map(v -> version(session, v, content(session, v))).toList();
      versions = made;
    }
    return made;
  }

  private static DealVersion version(
      Session session, Bargains.Version version, DealContent content) {
    return version(session, version.number(), version.by(), version.isByOffense(), content);
  }

  private static DealVersion version(
      Session session, int number, Seat by, boolean byOffense, DealContent content) {
    List<String> wins = DealWins.of(session, content);
    return new DealVersion(
        number,
        by.letter(),
        content.offenseGives(),
        content.defenseGives(),
        content.promises(byOffense),
        content.digest(),
        wins.isEmpty() ? null : wins);
  }

  /// What a version says exactly.
  static DealContent content(Session session, Bargains.Version version) {
    boolean first = version.isByOffense();
    DealDraft said =
        new DealDraft(
            first ? version.offenseGives() : version.defenseGives(),
            first ? version.defenseGives() : version.offenseGives(),
            version.locked(),
            version.promises());
    return DealContent.drafted(session, version.by(), said)
        .orElseThrow(() -> new IllegalStateException("an offer that nobody can read: " + said));
  }

  /// Every promise of the game.
  List<PromiseView> promises() {
    Promises promises = position.bargains().promises();
    return promises.all().stream()
        .map(
            p ->
                new PromiseView(
                    p.id,
                    p.kind,
                    p.by.letter(),
                    p.to.letter(),
                    p.text,
                    p.encounter,
                    promises.state(p)))
        .toList();
  }
}
