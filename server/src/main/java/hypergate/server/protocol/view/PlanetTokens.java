package hypergate.server.protocol.view;

import hypergate.game.card.Content;
import hypergate.game.card.Sheet;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.view.View;
import hypergate.server.protocol.view.Parts.Token;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariants;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What lies at the planets besides ships. Cards of piles are looked through once a moment, and of
/// the aliens only those are asked that have something to lay there: most moments have neither.
final class PlanetTokens {
  private final List<Sheet> laying;
  private final List<Beside> cards = new ArrayList<>();

  /// A card of a sheet's pile that lies beside a planet.
  private record Beside(Planet planet, Token token) {}

  /// Tokens of games with this box.
  PlanetTokens(Content content) {
    laying = content.aliens().stream().filter(alien -> !alien.planetTokens().isEmpty()).toList();
  }

  /// Reads from a view what does not belong to one planet; [#at] is asked about the same view.
  void read(View view) {
    cards.clear();
    for (int i = 0; i < view.rules().seats() * Sizes.POWERS; i++) {
      CardSet pile = view.cards().pile(i);
      for (int card = pile.next(0); card >= 0; card = pile.next(card + 1)) {
        Planet planet = view.cards().beside(card);
        if (planet != Planet.NONE) cards.add(new Beside(planet, token(view, i, card)));
      }
    }
  }

  private static Token token(View view, int instance, int card) {
    String alien = view.powers().alien(instance).id();
    String owner = Seat.of(instance / Sizes.POWERS).letter();
    return new Token(alien, null, owner, view.face(card).notation(), null);
  }

  /// The tokens at a planet, null for none.
  @Nullable List<Token> at(View view, Planet planet) {
    List<Token> tokens = new ArrayList<>(0);
    for (ServerVariant variant : ServerVariants.ALL) tokens.addAll(variant.tokens(view, planet));
    for (Beside card : cards) if (card.planet() == planet) tokens.add(card.token());
    if (view.ships().isAdrift(planet)) tokens.add(new Token("adrift", null, null, null, null));
    int levels = view.levels(planet);
    if (levels > 1) tokens.add(new Token("tower", null, null, null, levels));
    for (int i = 0; i < view.rules().seats(); i++) {
      int under = view.shipKinds().under(Seat.of(i), planet.index());
      if (under > 0) tokens.add(new Token("under", null, Seat.of(i).letter(), null, under));
    }
    for (Sheet alien : laying) {
      int number = view.planetTokens().at(alien, planet);
      if (number > 0) tokens.add(new Token(alien.planetTokens(), null, null, null, number));
    }
    return tokens.isEmpty() ? null : tokens;
  }
}
