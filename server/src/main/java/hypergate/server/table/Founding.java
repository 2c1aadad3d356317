package hypergate.server.table;

import hypergate.game.piece.Seat;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.table.TableParts.CreatedTable;
import hypergate.server.protocol.table.TableParts.SeatLink;
import hypergate.server.store.Change;
import hypergate.server.store.Conflict;
import hypergate.server.store.SeatSecret;
import hypergate.server.store.TableRow;
import hypergate.server.store.TableStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Makes tables, and links to their seats.
final class Founding {
  private final House house;

  Founding(House house) {
    this.house = house;
  }

  /// A table that has just been made.
  ///
  /// @param links secrets by chair; of chairs for people who have not come
  /// @param session the secret of its maker's browser; empty when nobody has come yet
  record Made(String table, Map<Integer, String> links, String session) {}

  /// A new table with a charter, its maker seated.
  ///
  /// @param browser a rough word for the maker's
  Outcome seated(Charter charter, String browser) {
    Made made = make(charter, browser);
    List<SeatLink> shown = new ArrayList<>();
    made.links().forEach((chair, secret) -> shown.add(new SeatLink(letter(chair), secret)));
    return new Outcome.Seated(
        Json.text(new CreatedTable(made.table(), letter(charter.host()), shown)),
        made.table(),
        made.session());
  }

  private static String letter(int chair) {
    return Seat.of(chair).letter();
  }

  /// Makes a table with a charter.
  ///
  /// @param browser a rough word for that of its maker, who sits down at once; null when everybody,
  ///   the host too, comes by a link
  Made make(Charter charter, @Nullable String browser) {
    String id = house.secrets().address();
    Position position = new Position(id, charter, house.downtimes());
    Audience nobody = new Audience(0);
    Screen screen = new Screen(position, nobody, new Links(), house);
    TableStatus status = Summaries.status(position, screen);
    Change change = Change.creates(new TableRow(id, house.now(), Json.text(charter), status));
    Map<Integer, String> links = new TreeMap<>();
    String session = "";
    for (Chair chair : position.chairs) {
      if (chair.kind == Chair.Kind.MACHINE) continue;
      String secret = house.secrets().seat();
      if (browser != null && chair.index == charter.host()) {
        session = secret;
        change = change.withSession(Sessions.begin(house, id, chair.letter(), secret, browser));
      } else {
        links.put(chair.index, secret);
        change = change.withSecret(chair.letter(), SeatSecret.hash(secret));
      }
    }
    try {
      house.store().write(change);
    } catch (Conflict e) {
      throw new IllegalStateException("an address was drawn twice", e);
    }
    house.made(id, links);
    return new Made(id, links, session);
  }

  /// A new link for a seat of a table that was made for people of another.
  String newLink(String table, String seat) {
    return house.at(table, at -> new Sessions(at).link(seat));
  }
}
