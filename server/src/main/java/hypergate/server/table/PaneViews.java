package hypergate.server.table;

import hypergate.game.piece.Seat;
import hypergate.game.timing.Round;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.ask.Happened;
import hypergate.server.protocol.ask.Prompt;
import hypergate.server.protocol.ask.PromptOption;
import hypergate.server.protocol.ask.Using;
import hypergate.server.protocol.table.TableParts.Mine;
import hypergate.server.protocol.table.TableParts.WindowView;
import hypergate.server.protocol.view.LogEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The open response window at one moment as each viewer sees it: the same for all, but for what
/// one could use.
final class PaneViews {
  private final Position position;
  private @Nullable WindowView open;
  private boolean read;

  PaneViews(Position position) {
    this.position = position;
  }

  /// The section, as JSON.
  String json(int chair) {
    if (!read) open = open();
    read = true;
    Play play = position.play();
    Panes.Pane pane = position.panes.open();
    if (open == null || play == null || pane == null) return "null";
    return Json.text(open.with(mine(chair, pane, play)));
  }

  // As it is for whoever is not asked.
  private @Nullable WindowView open() {
    Play play = position.play();
    Panes.Pane pane = position.panes.open();
    if (play == null || pane == null) return null;
    Round round = play.session().openRound();
    if (round == null) return null;
    List<String> eligible = new ArrayList<>();
    List<String> holds = new ArrayList<>();
    for (Chair each : position.chairs) {
      for (Seat seat : each.seats()) if (seat.in(round.eligible())) eligible.add(seat.letter());
      if (pane.holds.containsKey(each.index)) holds.add(each.seat().letter());
    }
    long closes = position.panes.closes(pane);
    boolean running = holds.isEmpty() && closes != Long.MAX_VALUE;
    return new WindowView(
        pane.n,
        Prompt.kebab(round.window()),
        LogEvent.phase(play.session().game().step().words()),
        Using.of(play.session(), round.user(), round.used()),
        Happened.in(play.session().game(), round.window()),
        eligible,
        pane.opened,
        running ? closes : null,
        holds,
        null);
  }

  private @Nullable Mine mine(int chair, Panes.Pane pane, Play play) {
    if (!pane.asked.contains(chair)) return null;
    List<PromptOption> uses = new ArrayList<>();
    for (Seat seat : position.chairs.get(chair).seats())
      for (String use : play.session().uses(seat)) uses.add(PromptOption.use(use));
    return new Mine(!pane.waitsFor(chair), uses, position.panes.holdsLeft(chair));
  }
}
