package hypergate.players.base.aliens;

import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Shadow strikes a single ship that holds a colony.
public final class Shadow {
  public static final Judgement SHADOW = Judgement.of("shadow").places(Shadow::strike);

  private Shadow() {}

  /// What it is worth to strike a ship at a place.
  public static double strike(Outlook outlook, int place) {
    return Place.isPlanet(place) ? outlook.effects.strike(Planet.of(place)) : 0;
  }
}
