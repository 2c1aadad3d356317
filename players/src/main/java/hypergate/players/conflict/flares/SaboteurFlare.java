package hypergate.players.conflict.flares;

import hypergate.game.piece.Planet;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// Most hostages, and a trap instead of a decoy where that costs the others more.
public final class SaboteurFlare {
  public static final Judgement SABOTEUR_FLARE =
      Judgement.of("flare-saboteur")
          .worth("wild", _ -> 1.5)
          .worth("super", _ -> 1)
          .answers(
              "wild/planet",
              (outlook, question) ->
                  Find.best(
                      question, planet -> outlook.ships.on(Planet.of(planet), outlook.opponent())));

  private SaboteurFlare() {}
}
