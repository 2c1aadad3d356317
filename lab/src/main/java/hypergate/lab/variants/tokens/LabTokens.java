package hypergate.lab.variants.tokens;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Stock;
import hypergate.lab.variants.Fact;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.Layer;
import hypergate.lab.variants.Line;
import hypergate.variant.tokens.Tokens;
import java.util.List;

/// Tokens in scenarios: those that stand on the table under `tokens`, the one before a seat under
/// `token`.
public final class LabTokens implements LabVariant {
  static final String TOKENS = "tokens";
  static final String BEFORE = "token";

  @Override
  public List<String> tableKeys() {
    return List.of(TOKENS);
  }

  @Override
  public List<String> seatKeys() {
    return List.of(BEFORE);
  }

  @Override
  public Layer layer(Game game, Given given, Stock stock) {
    return new TokenTable(game, given);
  }

  @Override
  public List<Fact> facts() {
    return List.of(
        new Fact(
            BEFORE + " SEAT",
            LabTokens::check,
            (game, subject) -> before(game, Seat.named(subject.get(1)))));
  }

  private static void check(Line line) {
    line.words(2);
    line.seat(1);
  }

  private static String before(Game game, Seat seat) {
    Tokens tokens = game.parts().find(Tokens.class);
    String name = tokens == null ? "" : tokens.seats().name(seat);
    return name.isEmpty() ? "none" : name;
  }
}
