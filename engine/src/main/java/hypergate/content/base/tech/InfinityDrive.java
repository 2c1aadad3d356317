package hypergate.content.base.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.phase.NextEncounter;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Infinity Drive: at the end of any encounter its owner has one at once, out of turn; then play
/// goes on from where it was. No new hand is drawn for it: whoever has no encounter card when it
/// must play one has had it.
public final class InfinityDrive {
  public static final Tech INFINITY_DRIVE =
      tech("Infinity Drive", "base", ANY, Step.RESOLUTION)
          .research(6)
          .text(
              "At the end of any encounter, discard this to have an encounter as the offense at"
                  + " once. Play then goes on where it was.")
          .may(ANY, ENCOUNTER_END, (game, me) -> NextEncounter.request(game, me, Seat.NONE));

  private InfinityDrive() {}
}
