package hypergate.server.table;

import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.server.protocol.view.Glance;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariant.Objection;
import hypergate.server.variants.ServerVariants;
import java.util.List;

/// Questions whether somebody objects to an action that are declined for whoever has ordered it, or
/// has passed for the phase or the encounter, so that games of people do not stop at every use of a
/// power (L-32). Who may object is public: that somebody is not asked betrays nothing.
final class Objections {
  private static final String NO = Word.NO.notation();

  private final Act act;
  private final Position position;
  private final Play play;

  Objections(Act act, Play play) {
    this.act = act;
    this.position = act.position();
    this.play = play;
  }

  /// Declines for whoever has ordered it.
  ///
  /// @return whether the game has gone on
  boolean goOn() {
    Session session = play.session();
    if (position.clocks.isPaused()) return false;
    for (ServerVariant variant : ServerVariants.ALL) {
      Objection objection = variant.objection(session.game());
      if (objection != null) return decline(session, variant.objecting(), objection);
    }
    return false;
  }

  private boolean decline(Session session, String event, Objection objection) {
    for (Seat seat : session.asked()) {
      Prompt prompt = session.question(seat).prompt();
      Chair chair = act.chairOf(seat);
      if (!chair.isPresent() || !objection.prompts().contains(prompt)) continue;
      Orders.Verdict verdict =
          Glance.at(
              session.game(),
              Seat.NONE,
              view ->
                  new Orders(
                          new Facts(session, Occasion.of(event, objection), view), position.panes)
                      .of(
                          chair,
                          List.of(seat),
                          position.orders.getOrDefault(chair.index, List.of())));
      if (verdict.ask()) continue;
      Orders.tell(act, chair, verdict.order(), prompt.id(), NO);
      return play.answer(seat, NO) instanceof Reply.Accepted;
    }
    return false;
  }
}
