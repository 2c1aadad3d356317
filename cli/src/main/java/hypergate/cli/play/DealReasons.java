package hypergate.cli.play;

import hypergate.cli.terminal.Narrator;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Listener;
import hypergate.game.view.View;
import hypergate.players.DealTalk;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Hears what machines say of deals as it happens, for the story that is told afterwards.
final class DealReasons implements Listener {
  private final Session session;
  private final DealTalk talk = new DealTalk();
  private final List<Reason> reasons = new ArrayList<>();

  /// What somebody said.
  ///
  /// @param after how many events had happened by then
  private record Reason(int after, DealTalk.Said said) {}

  DealReasons(Session session) {
    this.session = session;
  }

  @Override
  public void happened(Event event) {
    switch (event) {
      case Event.EncounterBegan _ -> talk.encounter();
      case Event.Offered offer -> keep(talk.offered(offer, table()));
      default -> {}
    }
  }

  @Override
  public void answered(Seat seat, Prompt prompt, int choice, String notation, int step) {
    if (prompt.equals(Prompt.DEAL) && !session.isPerson(seat))
      keep(talk.answered(seat, notation, table()));
  }

  private View table() {
    return View.of(session.game(), Seat.NONE);
  }

  private void keep(DealTalk.@Nullable Said said) {
    if (said != null && !session.isPerson(said.seat()))
      reasons.add(new Reason(session.events().size(), said));
  }

  /// Tells what was said before an event.
  ///
  /// @param event its position
  void tell(int event, Narrator narrator) {
    while (!reasons.isEmpty() && reasons.getFirst().after() <= event) {
      DealTalk.Said said = reasons.removeFirst().said();
      narrator.remark(said.seat(), said.said(), sentence(said, narrator));
    }
  }

  private static String sentence(DealTalk.Said said, Narrator narrator) {
    String other = narrator.name(said.other());
    return switch (said.why()) {
      case "wins" -> "That makes " + said.count() + " colonies, and I win.";
      case "both-win" -> "We would both win.";
      case "both-gain" -> "A colony for each of us; I would have " + said.count() + ".";
      case "gains" -> "I would have " + colonies(said.count()) + ".";
      case "cards" -> "More cards for me.";
      case "no-loss" -> "Better for both than losing ships.";
      case "other-wins" -> other + " would win.";
      case "other-close" ->
          other + " would have " + colonies(said.count()) + ", one short of winning.";
      case "too-little" -> "Too little for a colony.";
      case "nothing" -> "I would get nothing.";
      case "no-offer" -> "I see nothing that we could exchange.";
      default -> "Too little for what I would give.";
    };
  }

  private static String colonies(int count) {
    return count == 1 ? "1 colony" : count + " colonies";
  }
}
