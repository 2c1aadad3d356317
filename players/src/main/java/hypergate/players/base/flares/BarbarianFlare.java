package hypergate.players.base.flares;

import hypergate.players.base.aliens.Barbarian;
import hypergate.players.novice.Judgement;

/// The Barbarian's flare, by which junk is thrown away.
public final class BarbarianFlare {
  public static final Judgement BARBARIAN_FLARE =
      Judgement.of("flare-barbarian")
          .answers(
              "wild/cards",
              (outlook, question) -> outlook.choosing.pick(question, -1, -Barbarian.JUNK));

  private BarbarianFlare() {}
}
