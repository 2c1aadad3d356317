package hypergate.content.reda.tech;

import static hypergate.game.word.Query.FLARE_LIMIT;
import static hypergate.game.word.Role.ANY;
import static hypergate.variant.technology.Tech.tech;

import hypergate.variant.technology.Tech;

/// Corona Radiant: its owner plays as many flares in an encounter as it likes; each of them still
/// once only.
public final class CoronaRadiant {
  private static final int ANY_NUMBER = 99;

  public static final Tech CORONA_RADIANT =
      tech("Corona Radiant", "reda", ANY)
          .research(4)
          .staysInPlay()
          .text(
              "You may play any number of flares in an encounter, the same flare no more than"
                  + " once.")
          .bends(FLARE_LIMIT, (game, me, subject, most) -> me == subject ? ANY_NUMBER : most);

  private CoronaRadiant() {}
}
