package hypergate.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import hypergate.game.card.Options;
import hypergate.lab.record.Program;
import hypergate.lab.record.RuleDigest;
import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.PromiseDraft;
import hypergate.server.protocol.StandingOrder;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// One thing that changed a table, as its journal has it. A table is its charter and these, played
/// again in their order.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Entry.Sat.class, name = "sat"),
  @JsonSubTypes.Type(value = Entry.Renewed.class, name = "renewed"),
  @JsonSubTypes.Type(value = Entry.Readied.class, name = "readied"),
  @JsonSubTypes.Type(value = Entry.Excluded.class, name = "excluded"),
  @JsonSubTypes.Type(value = Entry.Sealed.class, name = "sealed"),
  @JsonSubTypes.Type(value = Entry.Shared.class, name = "shared"),
  @JsonSubTypes.Type(value = Entry.Unsealed.class, name = "unsealed"),
  @JsonSubTypes.Type(value = Entry.Began.class, name = "began"),
  @JsonSubTypes.Type(value = Entry.Moved.class, name = "moved"),
  @JsonSubTypes.Type(value = Entry.Undone.class, name = "undone"),
  @JsonSubTypes.Type(value = Entry.Told.class, name = "told"),
  @JsonSubTypes.Type(value = Entry.Left.class, name = "left"),
  @JsonSubTypes.Type(value = Entry.Connected.class, name = "connected"),
  @JsonSubTypes.Type(value = Entry.Gained.class, name = "gained"),
  @JsonSubTypes.Type(value = Entry.Said.class, name = "said"),
  @JsonSubTypes.Type(value = Entry.Ordered.class, name = "ordered"),
  @JsonSubTypes.Type(value = Entry.Voted.class, name = "voted"),
  @JsonSubTypes.Type(value = Entry.Paused.class, name = "paused"),
  @JsonSubTypes.Type(value = Entry.Opened.class, name = "opened"),
  @JsonSubTypes.Type(value = Entry.Pressed.class, name = "pressed"),
  @JsonSubTypes.Type(value = Entry.Closing.class, name = "closing"),
  @JsonSubTypes.Type(value = Entry.Closed.class, name = "closed"),
  @JsonSubTypes.Type(value = Entry.Dealing.class, name = "dealing"),
  @JsonSubTypes.Type(value = Entry.Proposed.class, name = "proposed"),
  @JsonSubTypes.Type(value = Entry.Drafted.class, name = "drafted"),
  @JsonSubTypes.Type(value = Entry.Settled.class, name = "settled"),
  @JsonSubTypes.Type(value = Entry.Ended.class, name = "ended"),
  @JsonSubTypes.Type(value = Entry.Followed.class, name = "followed"),
})
sealed interface Entry {
  /// Somebody sits down, gets another name, or a machine does.
  record Sat(int chair, Chair.Kind kind, String machine, String name) implements Entry {}

  /// The links and sessions of a seat are no longer good; somebody else may come.
  record Renewed(int chair) implements Entry {}

  /// A person is ready, or no longer.
  ///
  /// @param numbers the chair's part of the seed, if it is known already
  /// @param commitment SHA-256 of the part that the chair will open; null for none
  record Readied(int chair, boolean ready, String numbers, @Nullable String commitment)
      implements Entry {}

  /// A person does not want some aliens to be dealt, or no longer.
  ///
  /// @param aliens ids of all of them
  record Excluded(int chair, List<String> aliens) implements Entry {}

  /// The host has started: whoever is bound to a part of the seed opens it now.
  record Sealed() implements Entry {}

  /// A chair has opened its part of the seed.
  record Shared(int chair, String numbers) implements Entry {}

  /// Not everybody has opened: nobody is ready any more, and what was opened counts no longer.
  ///
  /// @param failed the chairs that did not
  record Unsealed(List<Integer> failed) implements Entry {}

  /// The game began.
  ///
  /// @param version of the program; null in what was saved before that was noted
  /// @param rules what it is played by, with short digests by name
  record Began(
      @Nullable String version, @Nullable String rules, @Nullable Map<String, String> parts)
      implements Entry {
    /// Tables with the same rules share the digests.
    public Began {
      if (parts != null) parts = Alike.of(parts);
    }

    /// By the rules of this program.
    static Began now(Options options) {
      RuleDigest digest = RuleDigest.of(options);
      return new Began(Program.version(), digest.digest(), digest.parts());
    }

    /// What it is played by; null when that was not noted.
    @Nullable RuleDigest digest() {
      return rules == null || parts == null ? null : new RuleDigest(rules, parts);
    }
  }

  /// The game went on.
  ///
  /// @param from how many lines of the transcript stayed as they were
  /// @param lines what the transcript has after those
  /// @param held answers of people that are secret until others have given theirs, by seat
  /// @param open the numbers of the questions that are open now, by seat
  /// @param last the number that was given last
  /// @param rounds how many response rounds have been closed since the last of the lines
  /// @param persons who sits at which seat, `BACD`, each by the seat at which that person began;
  ///   null as long as nobody has changed places
  record Moved(
      int from,
      List<String> lines,
      Map<String, String> held,
      Map<String, Long> open,
      long last,
      int rounds,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String persons)
      implements Entry {}

  /// The last answers were taken back.
  ///
  /// @param events how many events of the game are left
  record Undone(int events) implements Entry {}

  /// A line of the log that is the table's own.
  ///
  /// @param after how many events of the game stand before it
  /// @param only the chair that may read it; null: everybody
  record Told(
      long id,
      int after,
      String type,
      int encounter,
      String phase,
      Map<String, Object> args,
      @Nullable Integer only)
      implements Entry {}

  /// A machine answers for a person, or no longer.
  record Left(int chair, Chair.Absence how) implements Entry {}

  /// A connection was lost, or is back.
  record Connected(int chair, boolean connected) implements Entry {}

  /// A chair has more time.
  record Gained(int chair, long millis) implements Entry {}

  /// Somebody said something.
  ///
  /// @param from a chair, or -1 for somebody who watches
  /// @param to `table`, `spectators`, or the letter of a chair
  /// @param phrase the key of a ready phrase
  record Said(int from, String to, String text, @Nullable String phrase) implements Entry {}

  /// A chair's standing orders, all of them.
  record Ordered(int chair, List<StandingOrder> orders) implements Entry {}

  /// A vote of a person, for or no longer.
  record Voted(String what, int chair, boolean yes) implements Entry {}

  /// All clocks stand still, or no longer.
  record Paused(boolean paused) implements Entry {}

  /// A response window opened.
  ///
  /// @param n its number
  /// @param window which
  /// @param moment the encounter and the phase, as one number
  /// @param asked the chairs that are asked
  /// @param said what standing orders, and what was said before, answer for others: `pass`, or what
  ///   to use
  record Opened(long n, String window, int moment, List<Integer> asked, Map<Integer, String> said)
      implements Entry {}

  /// A chair answered in the open window, or holds it.
  ///
  /// @param action as in a command, `pass pass-phase pass-encounter hold use`
  record Pressed(int chair, String action, @Nullable String use) implements Entry {}

  /// What was said in the window is being carried out, and a machine thinks about what it does.
  ///
  /// @param left what was said and not carried out yet
  record Closing(Map<Integer, String> left) implements Entry {}

  /// The window closed.
  ///
  /// @param left what was said and not carried out yet, since somebody acted first
  record Closed(Map<Integer, String> left) implements Entry {}

  /// Two players have begun to deal.
  record Dealing(int encounter) implements Entry {}

  /// What belongs to a version of a deal besides its terms.
  ///
  /// @param version its number in this encounter, from 1
  record Proposed(int encounter, int version, List<PromiseDraft> promises, List<String> locked)
      implements Entry {}

  /// Talk of a deal before the cards are chosen.
  record Drafted(int encounter, int chair, DealDraft draft) implements Entry {}

  /// What became of a promise of free text.
  record Settled(int promise, String state) implements Entry {}

  /// The game is over and kept.
  record Ended(String game) implements Entry {}

  /// The next table of the same people.
  record Followed(String table) implements Entry {}
}
