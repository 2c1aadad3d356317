package hypergate.players.odyssey.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;

/// The alternate Grumpus's flare: a ship of somebody else, whoever is most dangerous.
public final class GrumpusAlternateFlare {
  public static final Judgement GRUMPUS_ALTERNATE_FLARE =
      Judgement.of("flare-grumpus-alternate")
          .worth("wild", outlook -> outlook.encounter.target().exists() ? 0.5 : -1)
          .seats(
              (outlook, seat) ->
                  Seat.of(seat) == outlook.me ? -100 : outlook.threat(Seat.of(seat)));

  private GrumpusAlternateFlare() {}
}
