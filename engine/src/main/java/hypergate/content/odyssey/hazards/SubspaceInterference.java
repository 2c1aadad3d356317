package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Query.INVITE_LIMIT;
import static hypergate.variant.hazards.Hazard.semiPermanent;

import hypergate.variant.hazards.Hazard;

/// Subspace Interference (semi-permanent): a main player may invite only one player. In a game of
/// three another hazard is drawn instead, and nothing is driven out by this one.
public final class SubspaceInterference {
  public static final Hazard SUBSPACE_INTERFERENCE =
      semiPermanent("Subspace Interference", "odyssey")
          .text(
              "Each main player may invite one player only. In a game of three, discard this and"
                  + " draw another hazard.")
          .redrawnWhen((game, me) -> game.seats() == 3)
          .bends(INVITE_LIMIT, (game, me, subject, most) -> 1);

  private SubspaceInterference() {}
}
