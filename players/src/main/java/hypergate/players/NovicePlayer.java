package hypergate.players;

import hypergate.game.Question;

/// Plays by rules of thumb that a friend at the table would call sensible.
public final class NovicePlayer implements MachinePlayer {
  private final RandomPlayer dice;

  /// A novice whose undecided choices follow from the seed.
  public NovicePlayer(long seed) {
    dice = new RandomPlayer(seed);
  }

  @Override
  public void reseed(long seed) {
    dice.reseed(seed);
  }

  @Override
  public int choose(Question question) {
    return dice.choose(question);
  }
}
