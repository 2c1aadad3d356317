package hypergate.server.variants.technology;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.server.protocol.view.Parts.Token;
import hypergate.variant.technology.Techs;
import hypergate.variant.tokens.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The tokens of techs that lie at a planet: the cannon between two planets, token ships, a planet
/// that was added.
final class TechTokens {
  private TechTokens() {}

  static List<Token> at(View view, Planet planet) {
    List<Token> tokens = new ArrayList<>();
    Tokens table = Tokens.in(view);
    if (table == null) return tokens;
    for (int slot = 0; slot < view.cardSlots().top(); slot++)
      if (Techs.of(view).exists(slot) && table.at(slot) == planet)
        tokens.add(token(view, slot, planet));
    for (int i = 0; i < view.rules().seats(); i++) {
      long there = view.furtherShips().at(Seat.of(i), planet.index());
      for (long rest = there; rest != 0; rest &= rest - 1) {
        int slot = Long.numberOfTrailingZeros(rest);
        tokens.add(new Token(id(view, slot), null, Seat.of(i).letter(), null));
      }
    }
    if (table.added() == planet) tokens.add(new Token("genesis", null, null, null));
    return tokens;
  }

  private static String id(View view, int slot) {
    return Techs.of(view).tech(slot).token().toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  // The cannon stands between two planets, any other in the system of which this is the first.
  private static Token token(View view, int slot, Planet planet) {
    String id = id(view, slot);
    return id.equals("lunar-cannon")
        ? new Token(id, view.rightOf(planet).toString(), null, null)
        : new Token(id, null, Techs.of(view).owner(slot).letter(), null);
  }
}
