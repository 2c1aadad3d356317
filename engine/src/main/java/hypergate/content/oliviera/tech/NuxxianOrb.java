package hypergate.content.oliviera.tech;

import static hypergate.game.word.Query.WILD_REACHES;
import static hypergate.game.word.Role.ANY;

import hypergate.variant.technology.Tech;

/// Nu'x'xian Orb by Oliviera: no wild flare can be used directly against its owner, that is choose
/// it or act on its cards, ships, colonies or power. Flares that act on everybody skip it.
public final class NuxxianOrb {
  public static final Tech NUXXIAN_ORB =
      Tech.namesake("Nu'x'xian Orb", "oliviera", ANY)
          .research(7)
          .staysInPlay()
          .text("No wild flare can be used directly against you.")
          .bends(WILD_REACHES, (game, me, who, reaches) -> who == me ? 0 : reaches);

  private NuxxianOrb() {}
}
