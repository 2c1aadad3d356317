package hypergate.lab.scenario;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.event.Event;
import hypergate.game.view.Listener;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// A table that a file lays by hand in the words of scenarios, to be played on from.
public final class Scene {
  /// The keys of a file that say what the table is.
  public static final Set<String> KEYS = new LinkedHashSet<>(List.of("options", "seed", "given"));

  private final Scenario scenario;
  private final Options options;
  private final Set<String> cards;

  private Scene(Scenario scenario) {
    this.scenario = scenario;
    Game game = lay();
    this.options = game.rules().options();
    this.cards = Collections.unmodifiableSet(cards(scenario, game));
  }

  private static Set<String> cards(Scenario scenario, Game game) {
    Set<String> cards = new TreeSet<>();
    for (String word : scenario.given().map(Item::plain).orElse("").split("[^a-z0-9-]+"))
      if (AllContent.ALL.find(word) != null) cards.add(word);
    for (int place = 0; place < game.cards().roomForFlares(); place++) {
      int alien = game.cards().alienAt(place);
      if (alien >= 0) cards.add(game.content().flareFace(alien).notation());
    }
    return cards;
  }

  /// Reads what a file says of its table, and lays it once to see that it can be.
  ///
  /// @param file the name used in messages
  /// @param keys what the file says, of which [#KEYS] are read
  /// @throws ScenarioError when it cannot be laid, with file and line
  public static Scene read(String file, Map<String, Item> keys) {
    return new Scene(
        new Scenario(
            file,
            file,
            List.of(),
            Scenario.options(keys.get("options")),
            Scenario.seed(keys.get("seed")),
            Optional.ofNullable(keys.get("given")),
            List.of(),
            true,
            new Scenario.Until(Scenario.Until.Kind.GAME_END, "", ""),
            List.of(),
            Scenario.MOST_QUESTIONS));
  }

  /// A game that stands at this table: another one each time, always alike. Whatever the file does
  /// not name is dealt as in any game with these options.
  public Game lay() {
    return Table.layAsDealt(scenario);
  }

  /// The options of its game, with what the table needs.
  public Options options() {
    return options;
  }

  /// The ids of the cards and aliens that the file names, and of the flares in its deck: they are
  /// there whatever the options would deal.
  public Set<String> cards() {
    return cards;
  }

  /// The seed of its game.
  public long seed() {
    return scenario.seed();
  }

  /// Follows a game and says what of a list is not true of it.
  public static final class Referee implements Listener {
    private final Game game;
    private Decided decided = Decided.NOTHING;

    /// @param game the game that is followed
    public Referee(Game game) {
      this.game = game;
    }

    @Override
    public void happened(Event event) {
      decided = Decided.of(game, decided);
    }

    /// What is otherwise than lines of `then` say; of what has been asked nothing can be said here.
    ///
    /// @throws ScenarioError when a line cannot be checked
    public List<String> misses(List<Item> then) {
      decided = Decided.of(game, decided);
      List<String> misses = new ArrayList<>();
      for (Item item : then) {
        if (item.text().matches("(never )?asked .*"))
          throw item.error("what is asked cannot be checked here");
        for (String actual : Expectation.read(item, game).check(decided))
          misses.add(item.text() + " (was " + actual + ")");
      }
      return misses;
    }
  }
}
