package hypergate.players.odyssey.aliens;

import hypergate.players.novice.Judgement;

/// The Guardian: with four ships on each side it brings a dozen more.
public final class Guardian {
  public static final Judgement GUARDIAN = Judgement.of("guardian").adds((_, _) -> 8);

  private Guardian() {}
}
