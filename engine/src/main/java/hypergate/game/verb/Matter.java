package hypergate.game.verb;

/// What players are asked about on account of a variant, beyond what lies on the table: everybody
/// knows it while the question is open. A variant that asks such questions reuses one object.
public interface Matter {
  /// Nothing is asked about any more: a phase begins, or is run again.
  void close();
}
