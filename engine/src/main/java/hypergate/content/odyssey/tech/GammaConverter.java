package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Payment;
import hypergate.variant.technology.Tech;

/// Gamma Converter of Cosmic Odyssey: after the reveal its owner says how many cards of its hand it
/// discards; chance picks them, and its side gets three for each.
public final class GammaConverter {
  private static final Prompt HOW_MANY = Prompt.of("gamma-converter-odyssey/number");

  public static final Tech GAMMA_CONVERTER =
      Tech.namesake("Gamma Converter", "odyssey", MAIN_OR_ALLY, Step.REVEAL)
          .pays(Payment.PAIR)
          .drawsAnother()
          .staysInPlay()
          .text(
              "As a main player or ally, after cards are revealed, discard any number of cards at"
                  + " random from your hand: your side's total rises by 3 for each.")
          .may(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) -> game.cards().handSize(me) > 0,
              GammaConverter::convert)
          .naming(GammaConverter::announce);

  private GammaConverter() {}

  // The number is announced before anybody answers; how many cards there are is public.
  private static void announce(Game game, Seat me) {
    game.current().target(game.ask(me).number(HOW_MANY, 1, game.cards().handSize(me)));
  }

  private static void convert(Game game, Seat me) {
    int cards = Math.min(game.current().target(), game.cards().handSize(me));
    game.verbs().hands().spendRandom(me, cards);
    game.encounter().sideOf(me).add(3 * cards);
  }
}
