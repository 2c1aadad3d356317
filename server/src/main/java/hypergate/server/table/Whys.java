package hypergate.server.table;

import hypergate.game.card.Option;
import hypergate.game.explain.AskingReason;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.lab.record.GameRecord;
import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.deal.DealDrafts;
import hypergate.server.protocol.why.Explanation;
import hypergate.server.protocol.why.Explanations;
import hypergate.server.protocol.why.Unexplained;
import org.jspecify.annotations.Nullable;

/// Explanations of what a table refuses and of what happened at it.
final class Whys {
  private Whys() {}

  /// Answers a "why?".
  ///
  /// @param chair whose; null for somebody who only watches
  static Outcome explain(Table table, @Nullable Chair chair, ExplainRequest request) {
    Position position = table.position();
    goesOn(position);
    int mine = chair == null ? 0 : chair.mask();
    Play play = position.begun();
    if (chair != null && hasAnswered(position, chair, request)) {
      String answer = request.answer() == null ? "" : request.answer();
      return done(Explanation.absent(answer, AskingReason.ROUND_ANSWERED));
    }
    return explain(new Explanations(play.session(), mine), request);
  }

  // The moments that are asked about need not exist by the rules of today.
  private static void goesOn(Position position) {
    Aside aside = position.aside();
    if (aside != null) throw Refusal.setAside(aside.kept().because());
  }

  // Who has had its say in the open window is asked for nothing more in it.
  private static boolean hasAnswered(Position position, Chair chair, ExplainRequest request) {
    Panes.Pane pane = position.panes.open();
    return "absent".equals(request.ask())
        && "use".equals(request.prompt())
        && pane != null
        && pane.said.containsKey(chair.index);
  }

  /// Answers a "why?" about a finished game.
  static Outcome explain(GameRecord record, ExplainRequest request) {
    Session session = record.resume();
    String as = request.as() == null ? "everything" : request.as();
    Explanations explanations =
        switch (as) {
          case "everything" -> Explanations.finished(session);
          case "public" -> Explanations.finished(session, 0);
          default -> Explanations.finished(session, seats(record, as));
        };
    return explain(explanations, request);
  }

  // All systems of who sat there.
  private static int seats(GameRecord record, String letter) {
    Seat seat = Seat.named(letter);
    if (!seat.exists() || seat.index() >= record.options().systems())
      throw Refusal.notFound("There is no seat {seat} in this game.", "seat", letter);
    int players = record.options().get(Option.SEATS);
    int mine = 0;
    for (int i = 0; i < record.options().systems(); i++)
      if (i % players == seat.index() % players) mine |= 1 << i;
    return mine;
  }

  private static Outcome explain(Explanations explanations, ExplainRequest request) {
    try {
      return done(explanations.explain(request));
    } catch (Unexplained e) {
      throw new Refusal(e.problem());
    }
  }

  private static Outcome done(Explanation explanation) {
    return new Outcome.Done(Json.text(explanation));
  }

  /// Looks at an offer before it is made.
  static Outcome checkDeal(Table table, Chair chair, DealDraft draft) {
    Position position = table.position();
    goesOn(position);
    Play play = position.running();
    Seat seat = main(position, chair);
    DealDraft checked = DealTable.checked(draft);
    return new Outcome.Done(Json.text(DealDrafts.check(play.session(), seat, checked)));
  }

  // The main player that a chair is in this encounter.
  private static Seat main(Position position, Chair chair) {
    Bargains bargains = position.bargains();
    bargains.hear(position.running().session());
    for (Seat seat : chair.seats())
      if (bargains.isMain(position.running().session(), seat)) return seat;
    throw Bargains.notMain();
  }
}
