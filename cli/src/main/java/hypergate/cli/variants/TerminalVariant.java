package hypergate.cli.variants;

import hypergate.cli.terminal.Look;
import hypergate.cli.terminal.Voice;
import hypergate.game.card.Content;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

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

  // ---- questions

  /// The sentences of its own questions, by their prompts; each is made from the question and from
  /// what cards and seats are called.
  public Map<String, Function<Asked, String>> questions() {
    return Map.of();
  }

  /// What is said at length about its questions, by their prompts.
  public Map<String, String> help() {
    return Map.of();
  }

  /// What it adds to what is said about the questions of every game, by their prompts.
  public Map<String, String> helpToo() {
    return Map.of();
  }

  /// What signs on the table mean that are its own, a line each.
  public List<String> signs() {
    return List.of();
  }

  /// What its options bring about besides, in sentences.
  public List<String> options() {
    return List.of();
  }

  /// What of it is not there yet, in a sentence; empty when all of it is.
  public String missing() {
    return "";
  }

  /// What an option of a question means that only it understands; null: it is not one of its own.
  public @Nullable String meaning(Asked asked, int choice) {
    return null;
  }

  /// What words mean as answers to its own questions, by prompt and word: `tech-action pass`.
  public Map<String, String> words() {
    return Map.of();
  }

  /// The cards that an option is about which only it understands.
  ///
  /// @param notation how the option is written
  public List<String> cards(Question question, int choice, String notation) {
    return List.of();
  }

  /// Options that take a ship from somewhere for one of its cards, as many as there are places.
  ///
  /// @param command how all of them are written, without the place
  /// @param slot where the card lies
  /// @param place where the ship comes from
  public record Taking(String command, int slot, int place) {}

  /// What such an option takes from where; null for all others.
  ///
  /// @param notation how the option is written
  public @Nullable Taking taking(View view, int choice, String notation) {
    return null;
  }

  /// The card in a slot and how far it is.
  public @Nullable String inSlot(View view, int slot) {
    return null;
  }

  // ---- the table

  /// What stands behind a seat's numbers, beginning with a separator; empty for nothing.
  public String numbers(View view, Seat seat) {
    return "";
  }

  /// Lines below a system's planets.
  public List<String> below(View view, Seat system, Look look) {
    return List.of();
  }

  /// Lines of the cards that lie before a seat.
  public List<String> before(View view, Seat seat, Look look) {
    return List.of();
  }

  /// The cards before a seat whose faces the viewer knows.
  public List<String> faces(View view, Seat seat) {
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

  /// What the account of what is enforced says of its rules.
  public List<Account> rules() {
    return List.of();
  }

  /// What the account of what is enforced says of its cards.
  public List<Account> enforced(Content content) {
    return List.of();
  }

  /// Lists of its cards that `hypergate rules --json` has, by their names.
  public Map<String, List<String>> lists(Content content) {
    return Map.of();
  }

  /// A question, with the names for what it speaks of.
  ///
  /// @param question what is asked
  /// @param card a card's name by its notation
  /// @param text a card's text by its notation
  /// @param who a seat's name
  public record Asked(
      Question question,
      Function<String, String> card,
      Function<String, String> text,
      Function<Seat, String> who) {}
}
