package hypergate.players;

import java.util.List;

/// What an [Adviser] thinks of a question.
///
/// @param best its best options, at most [#MOST], the one that it would choose first
/// @param words one or two sentences that say why, in plain English
public record Advice(List<Opinion> best, String words) {
  /// So many options at most are spoken of.
  public static final int MOST = 3;

  /// Advice.
  public Advice {
    best = List.copyOf(best);
    if (best.isEmpty() || best.size() > MOST)
      throw new IllegalArgumentException("advice speaks of 1 to " + MOST + " options");
  }

  /// What it thinks of one option.
  ///
  /// @param position of the option in the question
  /// @param answer the option in notation
  /// @param share of the points that it would come to, from 0 to 1: a win is 1, a win shared by k a
  ///   k-th; not a number when nothing was tried out
  /// @param margin how far off that may well be (twice its standard error, 0 to 1), as far as
  ///   chance goes; not a number when it was tried out less than twice
  /// @param tries how many worlds it was tried out in
  /// @param words what comes of it, in plain English; empty when nothing was tried out
  /// @param prospect the same in figures
  public record Opinion(
      int position,
      String answer,
      double share,
      double margin,
      int tries,
      String words,
      Prospect prospect) {
    /// An opinion without figures.
    public Opinion(
        int position, String answer, double share, double margin, int tries, String words) {
      this(position, answer, share, margin, tries, words, Prospect.NOTHING);
    }
  }

  /// What came of an option in the worlds in which it was tried out, to the end of the encounter.
  ///
  /// @param wins in which part of them the seat won the game, 0 to 1
  /// @param loses in which part others did
  /// @param gains in which part it had more foreign colonies than before, and had not won
  /// @param setbacks in which part it had fewer
  /// @param ships how many of its ships went to the warp on average; negative: came back
  /// @param cards how many cards more it had in hand on average; negative: fewer
  public record Prospect(
      double wins, double loses, double gains, double setbacks, double ships, double cards) {
    /// Of what was never tried out.
    public static final Prospect NOTHING = new Prospect(0, 0, 0, 0, 0, 0);
  }
}
