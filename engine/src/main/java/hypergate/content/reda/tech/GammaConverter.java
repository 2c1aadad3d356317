package hypergate.content.reda.tech;

import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Gamma Converter of the Reda set: once an encounter, after the reveal, a number is announced; as
/// many cards go at random from the hand, and each adds one to the side.
public final class GammaConverter {
  private static final Prompt MANY = Prompt.of("gamma-converter-reda/number");

  public static final Tech GAMMA_CONVERTER =
      Tech.namesake("Gamma Converter", "reda", MAIN_OR_ALLY, Step.REVEAL)
          .research(5)
          .staysInPlay()
          .text(
              "As a main player or ally, after cards are revealed, you may say a number and discard"
                  + " as many random cards from your hand: each adds 1 to your side.")
          .may(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) -> game.cards().handSize(me) > 0,
              GammaConverter::convert)
          .naming(GammaConverter::announce);

  private GammaConverter() {}

  private static void announce(Game game, Seat me) {
    game.current().target(game.ask(me).number(MANY, 1, game.cards().handSize(me)));
  }

  private static void convert(Game game, Seat me) {
    int cards = Math.min(game.current().target(), game.cards().handSize(me));
    game.verbs().hands().discardRandom(me, cards);
    game.encounter().sideOf(me).add(cards);
  }
}
