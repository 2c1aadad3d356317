package hypergate.server.variants.tokens;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.CardSlots;
import hypergate.game.view.View;
import hypergate.server.protocol.view.Parts.Token;
import hypergate.server.protocol.view.SeatFacts;
import hypergate.server.variants.ServerVariant;
import hypergate.variant.tokens.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Tokens in the protocol: those at planets (the cannon between two of them, token ships, a planet
/// that was added), and the one before a seat.
public final class ServerTokens implements ServerVariant {
  @Override
  public List<Token> tokens(View view, Planet planet) {
    List<Token> tokens = new ArrayList<>();
    Tokens table = Tokens.in(view);
    if (table == null) return tokens;
    CardSlots slots = view.cardSlots();
    for (int slot = 0; slot < slots.top(); slot++)
      if (slots.isOf(slot, slots.owner(slot)) && table.at(slot) == planet)
        tokens.add(token(view, slot, planet));
    for (int i = 0; i < view.rules().seats(); i++) {
      long there = table.furtherShips().at(Seat.of(i), planet.index());
      for (long rest = there; rest != 0; rest &= rest - 1) {
        int slot = Long.numberOfTrailingZeros(rest);
        tokens.add(new Token(id(slots, slot), null, Seat.of(i).letter(), null, null));
      }
    }
    if (table.added() == planet) tokens.add(new Token("genesis", null, null, null, null));
    return tokens;
  }

  private static String id(CardSlots slots, int slot) {
    return slots.token(slot).toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  // The cannon stands between two planets, any other in the system of which this is the first.
  private static Token token(View view, int slot, Planet planet) {
    String id = id(view.cardSlots(), slot);
    return id.equals("lunar-cannon")
        ? new Token(id, view.rightOf(planet).toString(), null, null, null)
        : new Token(id, null, view.cardSlots().owner(slot).letter(), null, null);
  }

  @Override
  public void behindThreat(SeatFacts facts, View view, Seat seat) {
    Tokens tokens = Tokens.in(view);
    if (tokens != null && tokens.seats().of(seat) != 0)
      facts.put("token", tokens.seats().name(seat));
  }
}
