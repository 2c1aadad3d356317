package hypergate.players.storm.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;

/// The Grumpus's flare: a ship of somebody else, whoever is most dangerous.
public final class GrumpusFlare {
  public static final Judgement GRUMPUS_FLARE =
      Judgement.of("flare-grumpus")
          .worth("wild", outlook -> outlook.encounter.target().exists() ? 0.5 : -1)
          .seats(
              (outlook, seat) ->
                  Seat.of(seat) == outlook.me ? -100 : outlook.threat(Seat.of(seat)));

  private GrumpusFlare() {}
}
