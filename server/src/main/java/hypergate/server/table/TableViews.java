package hypergate.server.table;

import hypergate.game.card.Rules;
import hypergate.game.piece.Seat;
import hypergate.lab.record.Trust;
import hypergate.server.protocol.table.TableParts.AsideView;
import hypergate.server.protocol.table.TableParts.ChatLine;
import hypergate.server.protocol.table.TableParts.Me;
import hypergate.server.protocol.table.TableParts.SeatLink;
import hypergate.server.protocol.table.TableParts.SharesView;
import hypergate.server.protocol.table.TableParts.TableView;
import hypergate.server.protocol.table.TableParts.TrustView;
import hypergate.server.store.SetAside;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The sections of a view that are about the table and whoever looks at it.
final class TableViews {
  private final Position position;
  private final Audience audience;

  TableViews(Position position, Audience audience) {
    this.position = position;
    this.audience = audience;
  }

  /// Who the viewer is.
  Me me(int chair, Links links) {
    if (chair < 0) return new Me(null, List.of(), false, false, null);
    Chair own = position.chairs.get(chair);
    boolean host = chair == position.charter.host();
    return new Me(
        own.seat().letter(),
        own.seats().stream().map(Seat::letter).toList(),
        host,
        own.isAbsent(),
        links(own, host, links));
  }

  // In the lobby the links of open seats, for the host; after a rematch the own link to its table.
  private @Nullable List<SeatLink> links(Chair own, boolean host, Links links) {
    List<SeatLink> shown = new ArrayList<>();
    if (position.next() != null) {
      String secret = links.next(own.index);
      if (secret != null) shown.add(new SeatLink(own.seat().letter(), secret));
    } else if (host && position.play() == null) {
      for (Chair chair : position.chairs)
        if (chair.kind == Chair.Kind.OPEN)
          shown.add(new SeatLink(chair.seat().letter(), links.of(chair.index)));
    }
    return shown.isEmpty() ? null : shown;
  }

  /// The table.
  TableView table() {
    Charter charter = position.charter;
    TableRules fixed = position.rules();
    Rules rules = fixed.rules();
    return new TableView(
        position.table,
        charter.name(),
        position.state(),
        position.game(),
        charter.preset(),
        fixed.all(),
        fixed.changedNames(),
        charter.aliens().isEmpty() ? null : charter.aliens(),
        charter.clock(),
        charter.secrecy(),
        charter.windowSeconds(),
        charter.watch(),
        audience.spectators(),
        rules.coloniesToWin(),
        rules.homeColoniesNeeded(),
        rules.planets(),
        rules.ships(),
        fixed.commitment(),
        fixed.book(),
        position.state().equals("over") ? trust(position) : null,
        position.clocks.isPaused(),
        letters(position.votes(position.clocks.isPaused() ? "resume" : "pause")),
        position.next(),
        letters(position.votes("rematch")),
        charter.branch() != null,
        shares(),
        aside(),
        Teaching.view(position),
        position.puzzling.view(),
        Hints.option(charter),
        Hints.isAllowed(position),
        fixed.cards().isEmpty() ? null : fixed.cards(),
        excluded());
  }

  // Who does not want which aliens to be dealt.
  private @Nullable Map<String, List<String>> excluded() {
    Map<String, List<String>> excluded = new TreeMap<>();
    for (Chair chair : position.chairs)
      if (!chair.excluded.isEmpty()) excluded.put(chair.letter(), chair.excluded);
    return excluded.isEmpty() ? null : excluded;
  }

  private static Map<String, String> commitments(Position position) {
    Map<String, String> commitments = new TreeMap<>();
    for (Chair chair : position.chairs)
      if (!chair.commitment.isEmpty()) commitments.put(chair.letter(), chair.commitment);
    return commitments;
  }

  // How far the parts of the seed are open, while that is being waited for.
  private @Nullable SharesView shares() {
    Long since = position.sealed();
    if (position.play() != null) return null;
    return new SharesView(
        commitments(position),
        since == null ? List.of() : letters(position.closed()),
        since == null ? null : position.downtimes.after(since, Deadlines.OPENING),
        letters(position.unopened()));
  }

  private @Nullable AsideView aside() {
    Aside aside = position.aside();
    if (aside == null) return null;
    SetAside kept = aside.kept();
    return new AsideView(kept.reason(), kept.since(), kept.because(), aside.ended(), kept.opened());
  }

  private static List<String> letters(List<Chair> chairs) {
    return chairs.stream().map(chair -> chair.seat().letter()).toList();
  }

  /// What proves the shuffle of a table whose game is over; null for practice tables and lessons.
  static @Nullable TrustView trust(Position position) {
    if (!position.charter.isShuffled()) return null;
    Trust trust =
        position.charter.trust(position.table, position.commitments(), position.numbers());
    Map<String, String> numbers = new TreeMap<>();
    for (int i = 0; i < trust.numbers().size(); i++)
      numbers.put(Seat.of(i).letter(), trust.numbers().get(i));
    return new TrustView(
        trust.server(), numbers, commitments(position), Long.toString(trust.seed()), true);
  }

  // A person is called by the seat at which it sits now.
  private String to(Chat.Line line) {
    return switch (line.to()) {
      case Chat.TABLE, Chat.SPECTATORS -> line.to();
      default -> position.began(line.to()).seat().letter();
    };
  }

  /// What a viewer may read of the chat.
  List<ChatLine> chat(int chair) {
    List<ChatLine> lines = new ArrayList<>();
    boolean over = position.state().equals("over");
    for (Chat.Line line : position.chat.seenBy(chair, position.chairs, over))
      lines.add(
          new ChatLine(
              line.id(),
              line.at(),
              line.from() < 0 ? Chat.SPECTATORS : position.chairs.get(line.from()).seat().letter(),
              to(line),
              line.text(),
              line.phrase()));
    return lines;
  }
}
