package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Thorium Rod: after a hazard warning a player of its owner's choice loses cards at random from
/// its hand, one for each ship on the rod.
public final class ThoriumRod {
  private static final Prompt WHO = Prompt.of("thorium-rod/seat");

  public static final Tech THORIUM_ROD =
      Tech.tech(
              "Thorium Rod",
              "odyssey",
              ANY,
              Step.DESTINY,
              Step.LAUNCH,
              Step.ALLIANCE,
              Step.PLANNING,
              Step.REVEAL,
              Step.RESOLUTION)
          .onHazard()
          .text(
              "Keep it face down. After a hazard warning, reveal it: a player of your choice"
                  + " discards a random card for each ship on it. Then it is discarded and its"
                  + " ships are lost.")
          .onceWarned(ANY, (game, me) -> withCards(game) != 0, ThoriumRod::irradiate);

  private ThoriumRod() {}

  private static int withCards(Game game) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++)
      if (game.cards().handSize(Seat.of(i)) > 0) seats |= 1 << i;
    return seats;
  }

  private static void irradiate(Game game, Seat me) {
    int cards = Techs.of(game).x(game.current().location());
    game.verbs().hands().discardRandom(game.ask(me).seat(WHO, withCards(game)), cards);
  }
}
