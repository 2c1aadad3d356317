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
import java.util.Objects;
import java.util.TreeMap;

/// Makes tables, and links to their seats.
final class Founding {
  private final House house;

  Founding(House house) {
    this.house = house;
  }

  /// A table that has just been made.
  ///
  /// @param secrets by chair; of chairs for people
  record Made(String table, Map<Integer, String> secrets) {}

  /// A new table with a charter, its maker seated.
  Outcome seated(Charter charter, Made made) {
    List<SeatLink> shown = new ArrayList<>();
    made.secrets()
        .forEach(
            (chair, secret) -> {
              if (chair != charter.host()) shown.add(new SeatLink(letter(chair), secret));
            });
    return new Outcome.Seated(
        Json.text(new CreatedTable(made.table(), letter(charter.host()), shown)),
        made.table(),
        Objects.requireNonNull(made.secrets().get(charter.host())));
  }

  private static String letter(int chair) {
    return Seat.of(chair).letter();
  }

  /// Makes a table with a charter.
  Made make(Charter charter) {
    String id = house.secrets().address();
    Position position = new Position(id, charter, house.downtimes());
    Audience nobody = new Audience(0);
    Screen screen = new Screen(position, nobody, new Links(), house);
    TableStatus status = Summaries.status(position, screen);
    Change change = Change.creates(new TableRow(id, house.now(), Json.text(charter), status));
    Map<Integer, String> links = new TreeMap<>();
    for (Chair chair : position.chairs) {
      if (chair.kind == Chair.Kind.MACHINE) continue;
      String secret = house.secrets().seat();
      links.put(chair.index, secret);
      change = change.withSecret(chair.letter(), SeatSecret.hash(secret));
    }
    try {
      house.store().write(change);
    } catch (Conflict e) {
      throw new IllegalStateException("an address was drawn twice", e);
    }
    house.made(id, links);
    return new Made(id, links);
  }

  /// A new link for a seat of a table.
  String newLink(String table, String seat) {
    String secret = house.secrets().seat();
    try {
      house
          .store()
          .write(Change.appends(table, List.of()).withSecret(seat, SeatSecret.hash(secret)));
    } catch (Conflict e) {
      throw Refusal.notFound("That table is gone.");
    }
    return secret;
  }
}
