package hypergate.server.table;

import hypergate.game.Session;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.variant.levels.Chain;
import hypergate.variant.levels.LevelQuestions;
import hypergate.variant.levels.Levels;
import java.util.List;

/// Questions about Tech levels that are declined for whoever has ordered it, or has passed for the
/// phase or the encounter, so that games of people do not stop at every use of a power (L-32).
/// Levels are public: that somebody is not asked betrays nothing.
final class Wielding {
  private static final String NO = Word.NO.notation();

  private final Act act;
  private final Position position;
  private final Play play;

  Wielding(Act act, Play play) {
    this.act = act;
    this.position = act.position();
    this.play = play;
  }

  /// Declines for whoever has ordered it.
  ///
  /// @return whether the game has gone on
  boolean goOn() {
    Session session = play.session();
    if (position.clocks.isPaused() || !Levels.areIn(session.game())) return false;
    Chain chain = Levels.of(session.game()).chain();
    if (!chain.isOpen()) return false;
    for (Seat seat : session.asked()) {
      Prompt prompt = session.question(seat).prompt();
      Chair chair = act.chairOf(seat);
      if (!chair.isPresent() || !LevelQuestions.SPEAKING.contains(prompt)) continue;
      Facts facts = new Facts(session, chain);
      Orders.Verdict verdict =
          new Orders(facts, position.panes)
              .of(chair, List.of(seat), position.orders.getOrDefault(chair.index, List.of()));
      if (verdict.ask()) continue;
      Orders.tell(act, chair, verdict.order(), prompt.id(), NO);
      return play.answer(seat, NO) instanceof Reply.Accepted;
    }
    return false;
  }
}
