package hypergate.players.base.flares;

import hypergate.players.base.aliens.Will;
import hypergate.players.novice.Judgement;

/// The Will's flare: another planet to meet the defense.
public final class WillFlare {
  public static final Judgement WILL_FLARE =
      Judgement.of("flare-will")
          .answers(
              "wild/planet",
              (outlook, question) -> Will.target(outlook, question, outlook.encounter.defense()));

  private WillFlare() {}
}
