package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.BARRED_SIDES;
import static hypergate.game.word.Query.MAY_INVITE;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Window.INVITING;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.phase.Alliance;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Loner (blue): as the defense, before invitations: nobody allies with the offense this time.
public final class Loner {
  public static final Moon LONER =
      moon(5, "Loner", Group.BLUE)
          .text("As the defense, before invitations: nobody may ally with the offense.")
          .may(DEFENSE, INVITING, (game, me) -> {})
          .bends(
              MAY_INVITE,
              (game, me, subject, seats) -> subject == game.encounter().offense() ? 0 : seats)
          .bends(BARRED_SIDES, (game, me, subject, sides) -> sides | Alliance.OFFENSE);

  private Loner() {}
}
