package hypergate.lab;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.Options;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.players.RandomPlayer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// Games of random players with random options, each from one number; more of them with
/// `-Dhypergate.games=…`.
public final class RandomGames {
  private static final List<Map.Entry<String, List<String>>> MIXED =
      List.of(
          Map.entry("seats", List.of("2", "3", "4", "4", "5", "6", "7", "8")),
          Map.entry("planets", List.of("5", "5", "5", "4")),
          Map.entry("flares", List.of("on", "on", "off")),
          Map.entry("flares.freewheeling", List.of("off", "off", "on")),
          Map.entry("alliances", List.of("open", "open", "hidden")),
          Map.entry("destiny.special", List.of("others", "all")),
          Map.entry("deal.rounds", List.of("3", "1", "2")),
          Map.entry("reincarnator.super", List.of("off", "on")),
          Map.entry("technology", List.of("odyssey", "odyssey", "odyssey", "warp")),
          Map.entry("tech.openingDraw", List.of("5", "4", "3")),
          Map.entry("tech.openingKeep", List.of("3", "3", "2")),
          Map.entry("tech.decks", List.of("base+odyssey+reda+hlavacek")),
          Map.entry("tech.transmogrifierOneShot", List.of("blank", "discard")),
          Map.entry("tech.transmogrifierLastUse", List.of("encounter", "none")),
          Map.entry("tech.actionWindow", List.of("everyRegroup", "oncePerTurn")),
          Map.entry("tech.actionsPerWindow", List.of("1", "3", "2")),
          Map.entry("tech.actionOrder", List.of("offenseThenClockwise", "simultaneous")),
          Map.entry("tech.xMinimumShips", List.of("1", "0")),
          Map.entry("tech.deckExhaustion", List.of("reshuffle", "none")),
          Map.entry("tech.noColonyReturn", List.of("warp", "stayOnTech")),
          Map.entry("tech.genesisPlanetReuse", List.of("blocked", "move", "extra")),
          Map.entry("tech.lunarCannonLayout", List.of("linear", "circular")),
          Map.entry("tech.peekOwn", List.of("true", "false")));

  private RandomGames() {}

  /// The numbers of the games to play: a few hundred unless more are wanted.
  public static Stream<Long> seeds(int usual) {
    return LongStream.rangeClosed(1, Long.getLong("hypergate.games", usual)).boxed();
  }

  /// The options of a game.
  public static Options options(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Map<String, String> given = new LinkedHashMap<>();
    for (Map.Entry<String, List<String>> option : MIXED)
      given.put(option.getKey(), option.getValue().get(random.nextInt(option.getValue().size())));
    return Options.of(given);
  }

  /// A game that has not begun, with a random player at each seat.
  public static Game game(long seed) {
    return game(options(seed), seed);
  }

  /// A game that has not begun, with a random player at each seat.
  public static Game game(Options options, long seed) {
    Game game = new Game(AllContent.ALL, options, seed);
    for (int i = 0; i < game.seats(); i++)
      game.player(Seat.of(i), new RandomPlayer(State.mix(seed * 31 + i)));
    return game;
  }
}
