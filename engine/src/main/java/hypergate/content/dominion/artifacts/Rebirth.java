package hypergate.content.dominion.artifacts;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.rewards.RewardVariant.rewardArtifact;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Picks;

/// Rebirth: as an encounter begins a player settles any of its home planets anew where it has no
/// colony, each with one to four ships from the warp or from its colonies, beside whoever is there.
public final class Rebirth {
  private static final Prompt WHO = Prompt.of("rebirth/seat");
  private static final Prompt WHERE = Prompt.of("rebirth/planet");
  private static final Prompt WHICH = Prompt.of("rebirth/ships");

  public static final Artifact REBIRTH =
      rewardArtifact("Rebirth", "dominion")
          .text(
              "At the start of an encounter: a player settles any of its lost home planets again,"
                  + " with ships from the warp or its colonies.")
          .may(ANY, REGROUP_START, (game, me) -> whoCould(game) != 0, Rebirth::settle)
          .naming(Rebirth::name);

  private Rebirth() {}

  private static long lost(Game game, Seat seat) {
    return game.ships().planetsOf(seat) & ~game.ships().colonies(seat);
  }

  private static int whoCould(Game game) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean ships = game.ships().inWarp(seat) > 0 || game.ships().colonies(seat) != 0;
      if (ships && lost(game, seat) != 0) seats |= seat.bit();
    }
    return seats;
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHO, whoCould(game)).index());
  }

  private static void settle(Game game, Seat me) {
    Seat seat = Seat.of(game.current().target());
    for (long open = lost(game, seat); open != 0; ) {
      Planet planet = game.ask(seat).planetOrNone(WHERE, open);
      if (!planet.exists()) return;
      open &= ~planet.bit();
      Picks picks = game.verbs().ships().pickFrom(seat, game.ships().colonies(seat));
      picks.offer(Place.WARP, game.verbs().freeInWarp(seat));
      picks.ask(game, seat, WHICH, 0, 1, 4);
      game.verbs().establish(seat, picks, planet);
    }
  }
}
