package hypergate.bench.work;

/// Something that is done again and again while it is measured.
public interface Work {
  /// Does some of it: for about a tenth of a millisecond to a few.
  void some();

  /// How many small things have been done so far: decisions, forks, views.
  long units();

  /// How many games have been played to their ends so far; 0 where none are.
  default long games() {
    return 0;
  }

  /// Something that depends on all that was done, so that nothing can be left out.
  long sum();
}
