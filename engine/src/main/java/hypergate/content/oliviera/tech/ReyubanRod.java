package hypergate.content.oliviera.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Reyuban Rod: a player discards as many cards at random as ships lay on the rod when it was
/// completed.
public final class ReyubanRod {
  private static final Prompt WHO = Prompt.of("reyuban-rod/seat");

  public static final Tech REYUBAN_ROD =
      tech("Reyuban Rod", "oliviera", ANY, Step.REGROUP)
          .research(Tech.X)
          .text(
              "At the start of any encounter, discard this: a player of your choice discards a card"
                  + " at random for each ship that completed it.")
          .untimed(ANY, (game, me) -> withCards(game) != 0, ReyubanRod::beat);

  private ReyubanRod() {}

  private static int withCards(Game game) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++)
      if (game.cards().handSize(Seat.of(i)) > 0) seats |= 1 << i;
    return seats;
  }

  private static void beat(Game game, Seat me) {
    int cards = Techs.of(game).x(game.current().location());
    game.verbs().hands().discardRandom(game.ask(me).seat(WHO, withCards(game)), cards);
  }
}
