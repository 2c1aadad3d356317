package hypergate.players;

import hypergate.game.view.Question;

/// Chooses uniformly among the options. Has a generator of its own, so that its games can be
/// repeated.
public final class RandomPlayer implements MachinePlayer {
  private long state;

  /// A random player whose choices follow from the seed.
  public RandomPlayer(long seed) {
    reseed(seed);
  }

  @Override
  public void reseed(long seed) {
    state = seed * 0x9e3779b97f4a7c15L + 0x632be59bd9b4e019L;
  }

  @Override
  public int choose(Question question) {
    // SplitMix64 and a multiply-shift bound: one multiplication more than a bare counter.
    state += 0x9e3779b97f4a7c15L;
    long z = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return (int) (((z >>> 32) * question.count()) >>> 32);
  }
}
