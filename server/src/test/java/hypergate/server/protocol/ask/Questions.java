package hypergate.server.protocol.ask;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import hypergate.players.Players;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/// Many games without a server, in which machines play and one seat answers at random, for whoever
/// wants to see every kind of question.
public final class Questions {
  private static final int LONGEST = 400;
  private static final List<String> TECHNOLOGIES = List.of("off", "warp", "odyssey");

  private long random;

  /// Plays games; every question is shown before it is answered.
  ///
  /// @param games how many
  /// @param look gets the seat that is asked, too
  public void play(int games, BiConsumer<Session, Seat> look) {
    for (int game = 1; game <= games; game++) {
      random = game;
      Options options =
          AllContent.OPTIONS.of(
              Map.of(
                  "technology",
                  TECHNOLOGIES.get(game % 3),
                  "levels",
                  Boolean.toString(game % 2 == 0),
                  "seats",
                  Integer.toString(2 + game % 7)));
      Session session = new Session(AllContent.ALL, options, game);
      for (int i = 1; i < options.systems(); i++)
        session.machine(Seat.of(i), Players.of("novice", game + i));
      session.start();
      for (int i = 0; i < LONGEST && !session.isOver(); i++) {
        Seat seat = session.asked().getFirst();
        look.accept(session, seat);
        session.submit(session.number(seat), seat, answer(session.question(seat)));
      }
    }
  }

  private String answer(Question question) {
    random = Luck.mix(random + 1);
    String notation = question.notation(Math.floorMod(random, question.count()));
    // How an offer goes on is for those who look at deals.
    return notation.equals("offer") ? "reject" : notation;
  }
}
