package hypergate.content.reda.tech;

import static hypergate.game.word.Query.FLARE_BURNS;
import static hypergate.game.word.Role.ANY;
import static hypergate.variant.technology.Tech.tech;

import hypergate.variant.technology.Tech;

/// Dampening Field: a flare that anybody else has played is discarded after its use, wild or super,
/// whatever its own text says becomes of it.
public final class DampeningField {
  public static final Tech DAMPENING_FIELD =
      tech("Dampening Field", "reda", ANY)
          .research(8)
          .staysInPlay()
          .text("Each flare that another player plays is discarded after it has been used.")
          .bends(FLARE_BURNS, (game, me, subject, burns) -> me == subject ? burns : 1);

  private DampeningField() {}
}
