package hypergate.players.alliance.aliens;

import hypergate.players.novice.Judgement;

/// The Sapient: its tokens count; how many they will be, nobody knows exactly.
public final class Sapient {
  public static final Judgement SAPIENT = Judgement.of("sapient").adds((_, _) -> 4);

  private Sapient() {}
}
