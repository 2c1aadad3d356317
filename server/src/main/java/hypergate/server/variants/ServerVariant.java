package hypergate.server.variants;

import hypergate.game.Game;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.server.protocol.deal.DealTerm;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What the protocol knows of one variant.
public interface ServerVariant {
  /// What it adds to a planet, by the names of its fields in `PlanetView`.
  ///
  /// @param mine the viewer's seats as a mask
  default Map<String, Object> ofPlanet(Game game, Planet planet, int mine) {
    return Map.of();
  }

  /// Whether seats see different things at planets in this game on its account.
  default boolean hidesAtPlanets(View view) {
    return false;
  }

  /// Terms that a player could give in a deal, as the viewer knows them.
  default List<DealTerm> terms(View view, Seat giver) {
    return List.of();
  }

  /// Reads a term of its own.
  ///
  /// @param word the first word
  /// @param what follows it
  default Optional<DealTerm> term(View view, String word, String what) {
    return Optional.empty();
  }
}
