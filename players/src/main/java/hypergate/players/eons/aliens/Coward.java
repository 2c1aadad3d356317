package hypergate.players.eons.aliens;

import hypergate.game.card.Face;
import hypergate.game.word.Kind;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Coward, which runs with a low attack; at home it rather stays.
public final class Coward {
  private static final int LOW = 10;
  private static final int LOWEST = 5;

  public static final Judgement COWARD = Judgement.of("coward").worth(Coward::worth);

  private Coward() {}

  private static double worth(Outlook outlook) {
    boolean offense = outlook.encounter.offense() == outlook.me;
    return isWeak(outlook, offense ? LOW : LOWEST) ? 1.5 : -1;
  }

  /// Whether an attack below a value has been selected.
  public static boolean isWeak(Outlook outlook, int limit) {
    Face face = outlook.selecting.chosen();
    return face.kind() == Kind.ATTACK && face.value() < limit;
  }
}
