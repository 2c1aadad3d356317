package hypergate.server.table;

import hypergate.game.Game;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.players.DealTalk;
import hypergate.server.protocol.view.TableEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the machines of a table say of deals, until it is told: see [DealTalk].
final class Reasons {
  private final List<Chair> chairs;
  private final DealTalk talk = new DealTalk();
  private final List<TableEvent> said = new ArrayList<>();

  Reasons(List<Chair> chairs) {
    this.chairs = chairs;
  }

  /// What has been said since the last call.
  List<TableEvent> take() {
    List<TableEvent> all = List.copyOf(said);
    said.clear();
    return all;
  }

  /// Something happened; the table stands as it has made it.
  void happened(Event event, Game game) {
    switch (event) {
      case Event.EncounterBegan _ -> talk.encounter();
      case Event.Offered offer -> keep(talk.offered(offer, View.of(game, Seat.NONE)));
      default -> {}
    }
  }

  /// A seat answers in a deal; nothing has come of it yet.
  void answered(Seat seat, String answer, Game game) {
    if (isMachine(seat)) keep(talk.answered(seat, answer, View.of(game, Seat.NONE)));
  }

  private void keep(DealTalk.@Nullable Said one) {
    if (one != null && isMachine(one.seat()))
      said.add(
          new TableEvent.DealReason(one.seat(), one.said(), one.why(), one.other(), one.count()));
  }

  private boolean isMachine(Seat seat) {
    for (Chair chair : chairs)
      if (chair.seats().contains(seat)) return chair.kind == Chair.Kind.MACHINE;
    return false;
  }
}
