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
  public record Opinion(
      int position, String answer, double share, double margin, int tries, String words) {}
}
