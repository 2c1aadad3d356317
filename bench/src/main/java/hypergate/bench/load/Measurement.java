package hypergate.bench.load;

/// What one stretch of play came to.
///
/// @param perSecond answers taken a second
/// @param median milliseconds within which half of all answers were seen by their whole table
/// @param slow the same of 99 of a hundred
/// @param serverWork how many processors the server kept busy
/// @param ownWork how many we kept busy
/// @param messages heard a second
record Measurement(
    double perSecond,
    double median,
    double slow,
    double serverWork,
    double ownWork,
    double messages) {
  /// The goal for the slowest of a hundred, in milliseconds.
  static final double GOAL = 20;

  boolean keepsGoal() {
    return slow <= GOAL;
  }
}
