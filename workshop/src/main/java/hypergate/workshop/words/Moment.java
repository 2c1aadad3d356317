package hypergate.workshop.words;

import dev.cel.runtime.CelVariableResolver;
import hypergate.game.Game;
import hypergate.game.card.Sheet;
import hypergate.game.piece.Seat;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The moment at which a card's expressions and steps are asked: the game, whose card it is, and
/// what the card itself has named so far. Lives as long as one condition, one action.
public final class Moment implements CelVariableResolver {
  private static final String FLARE = "flare-";

  /// As many steps one use takes at most, those of repetitions each time.
  private static final int MOST_STEPS = 1_000;

  private static final int MOST_QUESTIONS = 100;

  private final Game game;
  private final Seat me;
  private final boolean acting;
  private final String card;
  private final Map<String, Object> named = new HashMap<>();
  private int steps;
  private int questions;

  /// @param me whose card it is
  /// @param acting whether the card is being used, rather than looked at
  /// @param card its id; with `/wild` or `/super` for a side of a flare
  public Moment(Game game, Seat me, boolean acting, String card) {
    this.game = game;
    this.me = me;
    this.acting = acting;
    this.card = card;
  }

  /// The game.
  public Game game() {
    return game;
  }

  /// Whose card it is.
  public Seat me() {
    return me;
  }

  /// Where the card lies: the place of its use, or where it is looked at.
  public int location() {
    return acting ? game.current().location() : game.here();
  }

  /// The alien whose card it is, or whose flare; null when it is neither.
  public @Nullable Sheet alien() {
    String id = card.startsWith(FLARE) ? card.substring(FLARE.length(), card.indexOf('/')) : card;
    return game.content().find(id) instanceof Sheet alien ? alien : null;
  }

  /// The place of that alien's power: where its text runs or, for a flare, where its player has it;
  /// -1 when nobody is there.
  public int power() {
    Sheet alien = alien();
    if (alien == null) return -1;
    return card.startsWith(FLARE) ? game.powers().find(me, alien) : game.here();
  }

  /// Counts a step that is about to be taken: whether there is time for it.
  public boolean goesOn() {
    return ++steps <= MOST_STEPS;
  }

  /// Counts a question that is about to be put: whether there is time for it.
  public boolean mayAsk() {
    return ++questions <= MOST_QUESTIONS;
  }

  /// Gives something a name.
  public void name(String name, Object value) {
    named.put(name, value);
  }

  /// What has been given a name; null when nothing has.
  public @Nullable Object named(String name) {
    return named.get(name);
  }

  @Override
  public Optional<Object> find(String name) {
    Object value = named.get(name);
    if (value != null) return Optional.of(value);
    Value known = Vocabulary.value(name);
    return known == null ? Optional.empty() : Optional.of(known.read(this));
  }
}
