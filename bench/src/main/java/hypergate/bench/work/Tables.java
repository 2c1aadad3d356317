package hypergate.bench.work;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.card.OwnCard;
import hypergate.game.card.StartCard;
import hypergate.game.piece.Seat;
import hypergate.lab.house.CardError;
import hypergate.lab.house.CardPattern;
import hypergate.lab.house.HouseCard;
import hypergate.lab.house.Workshop;
import hypergate.players.RandomPlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Games for the benchmarks: four seats.
final class Tables {
  /// Technology on, all content in the box.
  static final Options TECHNOLOGY = AllContent.OPTIONS.of(Map.of("technology", "odyssey"));

  /// The base set's own game with its technology: what can be played with the base roster alone.
  static final Options BASE = TECHNOLOGY.with("tech.decks", "base").with("aliens.sets", "base");

  /// Nothing but the base rules.
  static final Options PLAIN = AllContent.OPTIONS.of(Map.of("technology", "off", "flares", "off"));

  /// Everything on: two powers a seat face down, all aliens, techs and hazards, a hazard in every
  /// encounter, the reward deck, Tech levels.
  static final Options EVERYTHING =
      TECHNOLOGY
          .with("tech.decks", "base+odyssey+reda+oliviera+hlavacek")
          .with("aliens.sets", "base+dominion+odyssey")
          .with("powers", "2")
          .with("powers.hidden", "on")
          .with("hazards", "both")
          .with("hazard.trigger", "everyEncounter")
          .with("rewards", "on")
          .with("levels", "true");

  /// What each seat begins with where cards out of files are measured.
  private static final List<String> OWN_CARDS =
      List.of("virus", "warpish", "xenon-lasers", "collapsium-hulls");

  /// How many games there are before the first is played again, so that all slices are about the
  /// same ones.
  static final int SEEDS = 2000;

  private Tables() {}

  /// A game that has not begun.
  static Game of(Options options) {
    return of(AllContent.ALL, options);
  }

  /// A game with another box that has not begun.
  static Game of(Content box, Options options) {
    return new Game(box, options, 1);
  }

  /// A game in which each seat begins with a card that is written as a file: two aliens, two techs.
  static Game withOwnCards() {
    List<OwnCard> cards = new ArrayList<>();
    List<StartCard> begun = new ArrayList<>();
    for (String id : OWN_CARDS) {
      begun.add(new StartCard(Seat.of(cards.size()), id));
      cards.add(pattern(id));
    }
    Options options = TECHNOLOGY.withOwnCards(cards).withStartCards(begun);
    return of(AllContent.of(options), options);
  }

  private static OwnCard pattern(String id) {
    for (CardPattern pattern : Workshop.get().patterns())
      if (pattern.id().equals(id)) return read(pattern.text());
    throw new IllegalStateException("no file is the card " + id);
  }

  private static OwnCard read(String text) {
    try {
      return HouseCard.of(text).own();
    } catch (CardError e) {
      throw new IllegalStateException(e);
    }
  }

  /// A game that waits at a decision somewhere in its middle.
  static Game parked(long seed) {
    Game game = new Game(AllContent.ALL, TECHNOLOGY, seed);
    long budget = 100L + Math.floorMod(seed * 7919, 700);
    RandomPlayer chooser = new RandomPlayer(seed);
    boolean over = game.run();
    while (!over && game.decisions() < budget) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(game.waitingFor()));
      over = game.answer(seat, chooser.choose(game.question(seat)));
    }
    return over ? parked(seed + 1000) : game;
  }
}
