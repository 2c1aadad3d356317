package hypergate.workshop;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.card.OwnCard;
import hypergate.game.card.StartCard;
import hypergate.game.event.Event;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.Listener;
import hypergate.game.view.Player;
import hypergate.players.RandomPlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Plays the same game twice, with a card of ours and with the same card out of a file, and says
/// where they part.
final class Twins {
  private static final int SHOWN = 6;

  private final Content with;
  private final String id;
  private final Map<String, String> options;

  Twins(OwnCard card, Map<String, String> options) {
    this.with = AllContent.with(card.cards());
    this.id = card.id();
    this.options = options;
  }

  /// What happened in both games; empty when it was the same to the last event.
  String differs(long seed) {
    List<String> ours = play(AllContent.ALL, seed);
    List<String> theirs = play(with, seed);
    int at = 0;
    while (at < Math.min(ours.size(), theirs.size()) && ours.get(at).equals(theirs.get(at))) at++;
    if (at == ours.size() && at == theirs.size()) return "";
    int from = Math.max(0, at - SHOWN);
    return "seed "
        + seed
        + ", event "
        + at
        + "\nboth:   "
        + String.join("\n        ", ours.subList(from, at))
        + "\nours:   "
        + (at < ours.size() ? ours.get(at) : "the end")
        + "\ntheirs: "
        + (at < theirs.size() ? theirs.get(at) : "the end");
  }

  private List<String> play(Content content, long seed) {
    List<StartCard> cards = List.of(new StartCard(Seat.of((int) (seed % 2)), id));
    Options given = AllContent.OPTIONS.of(options).withStartCards(cards);
    Game game = new Game(content, given, seed);
    List<String> happened = new ArrayList<>();
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), player(seed, i));
    game.listener(
        new Listener() {
          @Override
          public void happened(Event event) {
            happened.add(event.toString());
          }
        });
    try {
      game.run();
    } catch (RuntimeException e) {
      happened.add("broke: " + e);
    }
    return happened;
  }

  // Other players know some cards by heart, and judge a twin otherwise.
  private static Player player(long seed, int seat) {
    return new RandomPlayer(Luck.mix(seed * 31 + seat));
  }
}
