package hypergate.server.table;

import hypergate.game.piece.Seat;
import hypergate.server.protocol.Memo;
import hypergate.server.protocol.view.Sections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A table at one moment. What everybody sees alike is made once, for all who look.
final class Moment {
  private final Screen screen;
  private final Position position;
  private final Memo memo;
  private final @Nullable Sections game;
  private final boolean still;
  private final String table;
  private final String promises;
  private final @Nullable String stepped;
  private final List<String> seats;
  private final PaneViews pane;

  /// @param game the sections of the game; null in the lobby
  /// @param still whether nobody is asked anything: the game goes on at this moment, or not at all
  Moment(Screen screen, @Nullable Sections game, boolean still) {
    this.screen = screen;
    this.position = screen.position();
    this.memo = screen.texts();
    this.game = game;
    this.still = still;
    this.table = memo.text("table", screen.tables().table());
    this.promises = memo.text("promises", screen.deals().promises());
    this.seats = screen.seats().texts(game, still);
    this.stepped = still || game == null ? null : stepped(game.texts(0), screen.seats().step());
    this.pane = new PaneViews(position);
  }

  /// Every section for a viewer, as JSON.
  ///
  /// @param chair -1 for a spectator
  Map<String, Pieces> sections(int chair) {
    int mine = screen.mine(chair);
    Map<String, String> texts = new LinkedHashMap<>();
    texts.put("me", memo.text("me" + chair, screen.tables().me(chair, screen.links())));
    texts.put("table", table);
    texts.put("seats", "");
    if (game == null) Sections.nothing(texts);
    else texts.putAll(game.texts(mine));
    if (stepped != null) texts.put("game", stepped);
    texts.put("deal", screen.deals().json(chair));
    texts.put("window", still ? "null" : pane.json(chair));
    texts.put("promises", promises);
    texts.put("chat", memo.text("chat" + chair, screen.tables().chat(chair)));
    texts.put("prompts", still ? "[]" : screen.prompts(chair));
    texts.put(
        "orders", memo.text("orders" + chair, position.orders.getOrDefault(chair, List.of())));
    texts.put("undo", Boolean.toString(!still && screen.mayUndo(chair)));
    Map<String, Pieces> sections = new LinkedHashMap<>();
    texts.forEach((name, text) -> sections.put(name, Pieces.of(text)));
    sections.put("seats", seats(mine));
    return sections;
  }

  // What is waited for stands with the game.
  private static @Nullable String stepped(Map<String, String> texts, @Nullable String step) {
    String game = texts.get("game");
    if (game == null || step == null) return null;
    return game.substring(0, game.length() - 1) + ",\"step\":\"" + step + "\"}";
  }

  // One's own seats tell more; the others are as everybody sees them.
  private Pieces seats(int mine) {
    Pieces.Writer all = new Pieces.Writer();
    for (int i = 0; i < seats.size(); i++) {
      Seat seat = Seat.of(i);
      all.add(i == 0 ? "[" : ",");
      all.add(seat.in(mine) ? screen.seats().own(seat, game, mine) : seats.get(i));
    }
    return all.add(seats.isEmpty() ? "[]" : "]").written();
  }
}
