package hypergate.lab.record;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Options;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.table.BrokenGame;
import java.util.List;
import java.util.Optional;

/// A game as its options, its seed and its answers.
///
/// @param version of the program that wrote it
/// @param options everything that was set, and the aliens to deal from
/// @param players who sat at each seat: `human`, `novice`, `random`
/// @param seed the generator's seed
/// @param answers one gesture each: `A launch A1x2 A3`
/// @param end how it stood when it was written
/// @param trust what proves the seed, in records of a server
/// @param rules what it was played by, as far as that is declared; records of format 1 do not say
public record GameRecord(
    String version,
    Options options,
    List<String> players,
    long seed,
    List<String> answers,
    End end,
    Optional<Trust> trust,
    Optional<RuleDigest> rules) {
  /// The version of the file format that is written.
  public static final int FORMAT = 2;

  /// The first version of the file format: without a chain, and without a word of the rules.
  static final int FIRST_FORMAT = 1;

  /// A record of a game by the rules of this program whose seed nobody was bound to.
  public GameRecord(
      String version,
      Options options,
      List<String> players,
      long seed,
      List<String> answers,
      End end) {
    this(
        version,
        options,
        players,
        seed,
        answers,
        end,
        Optional.empty(),
        Optional.of(RuleDigest.of(options)));
  }

  /// The same with what proves its seed.
  public GameRecord with(Trust proof) {
    return new GameRecord(version, options, players, seed, answers, end, Optional.of(proof), rules);
  }

  /// How the game stood when the record was written.
  ///
  /// @param over whether it was over
  /// @param winners letters of the winners
  /// @param encounters how many encounters had begun
  public record End(boolean over, List<String> winners, int encounters) {
    /// How a game stands.
    public static End of(Game game) {
      return new End(
          game.isOver(),
          Seat.listOf(game.winners()).stream().map(Seat::letter).toList(),
          game.encounters());
    }
  }

  /// The record of a game that is being played.
  public static GameRecord of(Session session, Options options, List<String> players, long seed) {
    return new GameRecord(
        programVersion(), options, players, seed, session.lines(), End.of(session.game()));
  }

  /// A session that stands where the record ends; seat the players, then start it.
  ///
  /// @throws RecordError when an answer does not fit, naming its line in the file
  public Session resume() {
    return resume(answers.size());
  }

  /// A session that stands after that many answers. When the last of them breaks the game, it
  /// stands at [Session#broken].
  public Session resume(int answered) {
    Session session = new Session(AllContent.of(options), options, seed);
    for (int i = 0; i < answered; i++) {
      try {
        session.feed(answers.get(i));
      } catch (IllegalArgumentException e) {
        throw new RecordError("line " + (i + 2) + ": " + e.getMessage());
      } catch (BrokenGame e) {
        if (i < answered - 1) throw new RecordError("line " + (i + 2) + ": " + e.words());
      }
    }
    return session;
  }

  /// The version of this program.
  public static String programVersion() {
    return Program.version();
  }

  /// How the rules of this program differ from those that the record was played by, as sentences.
  public String differences() {
    RuleDigest here = RuleDigest.of(options);
    String versions = "recorded by version " + version + ", this is " + programVersion();
    if (rules.isEmpty()) return "(" + versions + "; the record does not say by which rules)";
    RuleDigest then = rules.get();
    if (then.digest().equals(here.digest()))
      return "("
          + versions
          + "; all cards and options are declared as they were, digest "
          + here.digest()
          + ", so what differs is in the program itself)";
    return "(the rules differ: "
        + versions
        + "; digest "
        + then.digest()
        + " there, "
        + here.digest()
        + " here; different: "
        + String.join(", ", then.differences(here))
        + ")";
  }
}
