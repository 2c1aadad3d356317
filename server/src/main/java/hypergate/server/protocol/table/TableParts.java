package hypergate.server.protocol.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import hypergate.server.protocol.ClockRules;
import hypergate.server.protocol.PromiseDraft;
import hypergate.server.protocol.view.SeatFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Sections of a view, and what they are made of, named as in openapi.yaml.
public final class TableParts {
  private TableParts() {}

  /// `Me`.
  public record Me(
      @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String seat,
      List<String> seats,
      boolean host,
      boolean away,
      @Nullable List<SeatLink> links) {}

  /// `SeatLink`.
  public record SeatLink(
      String seat, @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String secret) {}

  /// `CreatedTable`.
  public record CreatedTable(String table, String seat, List<SeatLink> links) {}

  /// `Entered`.
  public record Entered(String seat) {}

  /// `TableView`.
  public record TableView(
      String id,
      String name,
      String state,
      @Nullable String game,
      @Nullable String preset,
      Map<String, String> options,
      List<String> changed,
      @Nullable List<String> aliens,
      ClockRules clock,
      String secrecy,
      int windowSeconds,
      String watch,
      int watchers,
      int coloniesToWin,
      int homeColoniesNeeded,
      int planets,
      int ships,
      String commitment,
      String book,
      @Nullable TrustView trust,
      boolean paused,
      List<String> pauseVotes,
      @Nullable String rematch,
      List<String> rematchVotes,
      boolean practice,
      @Nullable SharesView shares,
      @Nullable AsideView aside,
      @Nullable LessonView lesson,
      @Nullable PuzzleView puzzle,
      String hints,
      boolean mayHint,
      @Nullable List<TableCard> cards,
      @Nullable Map<String, List<String>> excluded) {}

  /// `Lesson`: how far somebody has come in one.
  ///
  /// @param id which
  /// @param title its title
  /// @param at the step that comes next, from 1; one more than there are at the end
  /// @param steps how many there are
  /// @param say what is said now
  /// @param prompt what is asked in this step; null at the end
  /// @param answer what to answer; null at the end
  /// @param astray whether something else was answered, so that the game goes its own way
  /// @param done whether all steps are done
  public record LessonView(
      String id,
      String title,
      int at,
      int steps,
      String say,
      @Nullable String prompt,
      @Nullable String answer,
      boolean astray,
      boolean done) {}

  /// `Puzzle`: how a puzzle stands.
  ///
  /// @param day whose it is
  /// @param number which
  /// @param seat who is asked
  /// @param prompt what kind of question it is
  /// @param answer what was answered; null before, as all that follows
  /// @param rank the place of the answer among the best, from 1; 0 for all others
  /// @param best up to three answers, the best first, each a `HintOption`
  /// @param asked the question as it was, a `Prompt`
  public record PuzzleView(
      String day,
      int number,
      String seat,
      String prompt,
      @Nullable String answer,
      @Nullable Integer rank,
      @Nullable List<?> best,
      @Nullable Object asked) {}

  /// `Shares`: the seats' parts of the seed before the game.
  ///
  /// @param commitments what seats are bound to, by seat
  /// @param waits the seats that have yet to open theirs; none before the host starts
  /// @param closes until when they are waited for
  /// @param failed the seats for whose sake the last start failed
  public record SharesView(
      Map<String, String> commitments,
      List<String> waits,
      @Nullable Long closes,
      List<String> failed) {}

  /// `Aside`: why a table does not go on.
  ///
  /// @param reason `frozen` or `broken`
  /// @param since when, in milliseconds since 1970
  /// @param because a sentence for its people
  /// @param ended whether its host has ended it
  /// @param opened whether somebody has the record, so that it never goes on
  public record AsideView(
      String reason, long since, String because, boolean ended, boolean opened) {}

  /// What proves the shuffle, once the game is over.
  ///
  /// @param numbers by seat
  /// @param commitments what seats were bound to, by seat
  public record TrustView(
      String serverSeed,
      Map<String, String> numbers,
      Map<String, String> commitments,
      String seed,
      boolean verified) {}

  /// `SeatView`; everything of the game is in `facts`, once it has begun.
  public record SeatView(
      String seat,
      String name,
      String colour,
      String kind,
      @Nullable String machine,
      boolean connected,
      boolean ready,
      boolean away,
      boolean conceded,
      @JsonUnwrapped @Nullable SeatFacts facts,
      String status,
      int kept,
      int broken,
      @Nullable SeatClock clock) {}

  /// `SeatClock`.
  public record SeatClock(
      long bank, boolean running, @Nullable Long deadline, @Nullable Long end) {}

  /// `WindowView`.
  ///
  /// @param using who uses what may be answered
  /// @param happened the same where nothing is used and the window does not say it, as `Words`
  public record WindowView(
      long n,
      String window,
      String phase,
      @Nullable Object using,
      @Nullable Object happened,
      List<String> eligible,
      long opened,
      @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable Long closes,
      List<String> holds,
      @Nullable Mine mine) {
    /// The same for a viewer.
    ///
    /// @param own what it sees besides; null for whoever is not asked
    public WindowView with(@Nullable Mine own) {
      return new WindowView(
          n, window, phase, using, happened, eligible, opened, closes, holds, own);
    }
  }

  /// What an eligible seat sees of a window besides.
  ///
  /// @param uses what it can use, each a `PromptOption`
  public record Mine(boolean answered, List<?> uses, int holdsLeft) {}

  /// `DealView`.
  ///
  /// @param allowed JSON text of what each seat could give
  public record DealView(
      String offense,
      String defense,
      @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable String speaker,
      List<DealVersion> versions,
      @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable Integer standing,
      Map<String, Integer> offersLeft,
      @Nullable Long closes,
      int penalty,
      @JsonRawValue @Nullable String allowed,
      @Nullable List<DealVersion> drafts) {}

  /// `DealVersion`; terms are `DealTerm`s. `wins` are those who would have enough colonies by it.
  public record DealVersion(
      int number,
      String by,
      List<?> offenseGives,
      List<?> defenseGives,
      List<PromiseDraft> promises,
      String digest,
      @Nullable List<String> wins) {}

  /// `Promise`.
  public record PromiseView(
      int id,
      String kind,
      String by,
      String to,
      @Nullable String text,
      int encounter,
      String state) {}

  /// `ChatLine`.
  public record ChatLine(
      long id, long at, String from, String to, String text, @Nullable String phrase) {}

  /// `TableSummary`.
  public record TableSummary(
      String id,
      String name,
      String state,
      @Nullable String preset,
      Map<String, String> options,
      List<SeatView> players,
      int encounter,
      int watchers,
      String watch,
      @Nullable String game,
      @Nullable String puzzle) {}

  /// `TableName`.
  public record TableName(String id, String name, String watch) {}

  /// A block of a `Replay`: one encounter.
  ///
  /// @param beat position of its first beat
  /// @param lost ships lost in it
  public record Block(int number, String offense, int beat, int lost, List<String> marks) {
    /// The same with more ships lost.
    public Block losing(int ships) {
      return new Block(number, offense, beat, lost + ships, marks);
    }

    /// The same with a mark, which stands there once.
    public Block marked(String mark) {
      if (marks.contains(mark)) return this;
      List<String> more = new ArrayList<>(marks);
      more.add(mark);
      return new Block(number, offense, beat, lost, more);
    }
  }

  /// `GameSummary`.
  public record GameSummary(
      String id,
      String table,
      String name,
      long ended,
      List<SeatView> seats,
      Map<String, String> options,
      List<String> winners,
      @Nullable String how,
      int encounters,
      boolean verified,
      @Nullable TrustView trust,
      @Nullable String persons) {}
}
