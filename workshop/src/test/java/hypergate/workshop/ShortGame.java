package hypergate.workshop;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.card.OwnCard;
import hypergate.game.card.StartCard;
import hypergate.game.event.Event;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.Listener;
import hypergate.players.RandomPlayer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/// The beginning of a game in which somebody begins with a card out of a file.
final class ShortGame {
  private ShortGame() {}

  /// Plays some encounters with players of chance.
  ///
  /// @return how often the card was used
  /// @throws AssertionError when the game breaks, with the card and the seed
  static int play(OwnCard card, long seed, int encounters) {
    String family = card.cards().getFirst().family();
    Map<String, String> given = TwinsTest.OPTIONS.getOrDefault(family, Map.of());
    Options options =
        AllContent.OPTIONS
            .of(given)
            .withOwnCards(List.of(card))
            .withStartCards(List.of(new StartCard(Seat.of((int) (seed & 1)), card.id())));
    AtomicInteger used = new AtomicInteger();
    try {
      Game game = new Game(AllContent.of(options), options, seed);
      game.listener(
          new Listener() {
            @Override
            public void happened(Event event) {
              if (event instanceof Event.Used use && use.effect().equals(card.id()))
                used.incrementAndGet();
            }
          });
      for (int i = 0; i < game.seats(); i++)
        game.player(Seat.of(i), new RandomPlayer(Luck.mix(seed * 31 + i)));
      while (!game.isOver() && game.encounters() < encounters) game.runPhase();
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError("seed " + seed + " breaks by\n" + card.source(), e);
    }
    return used.get();
  }
}
