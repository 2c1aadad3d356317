package hypergate.cli.variants;

import hypergate.cli.terminal.Look;
import hypergate.cli.terminal.Voice;
import hypergate.game.Content;
import hypergate.game.Question;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// What the terminal knows of one variant.
///
/// @param <E> the sealed type of its events
public abstract class TerminalVariant<E extends Event.OfVariant> {
  private final Class<E> events;

  /// @param events the sealed type of its events
  protected TerminalVariant(Class<E> events) {
    this.events = events;
  }

  /// The sealed type of its events.
  public final Class<E> events() {
    return events;
  }

  /// Tells an event if it is one of this variant's.
  ///
  /// @return whether it was
  public final boolean hear(Event.OfVariant event, Voice voice) {
    if (!events.isInstance(event)) return false;
    tell(events.cast(event), voice);
    return true;
  }

  /// Puts an event into words.
  protected abstract void tell(E event, Voice voice);

  /// The sentences of its own questions, by their prompts; each is made from the question and from
  /// what cards and seats are called.
  public Map<String, Function<Asked, String>> questions() {
    return Map.of();
  }

  /// What is said at length about its questions, by their prompts.
  public Map<String, String> help() {
    return Map.of();
  }

  /// What stands behind a seat's numbers, beginning with a separator; empty for nothing.
  public String numbers(View view, Seat seat) {
    return "";
  }

  /// Lines below a system's planets.
  public List<String> below(View view, Seat system, Look look) {
    return List.of();
  }

  /// Its decks, as they stand in the line of decks.
  public List<String> decks(View view) {
    return List.of();
  }

  /// A piece of the account of what is enforced.
  ///
  /// @param title what it is about
  /// @param text the account
  public record Account(String title, String text) {}

  /// What the account of what is enforced says of it.
  public List<Account> enforced(Content content) {
    return List.of();
  }

  /// A question, with the names for what it speaks of.
  ///
  /// @param question what is asked
  /// @param card a card's name by its notation
  /// @param who a seat's name
  public record Asked(
      Question question, Function<String, String> card, Function<Seat, String> who) {}
}
