package hypergate.content.odyssey.tech;

import static hypergate.game.word.Query.FLARE_LIMIT;
import static hypergate.game.word.Role.ANY;
import static hypergate.variant.technology.Tech.tech;

import hypergate.variant.technology.Tech;

/// Freewheeling Projector: its owner may play any number of flares in an encounter, each of them
/// once.
public final class FreewheelingProjector {
  private static final int ALL = 99;

  public static final Tech FREEWHEELING_PROJECTOR =
      tech("Freewheeling Projector", "odyssey", ANY)
          .research(3)
          .drawsAnother()
          .staysInPlay()
          .text(
              "You may play as many flares as you like in each encounter, but none of them twice.")
          .bends(FLARE_LIMIT, (game, me, subject, most) -> me == subject ? ALL : most);

  private FreewheelingProjector() {}
}
