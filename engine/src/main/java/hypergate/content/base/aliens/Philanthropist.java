package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ALLIED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.StartTurn;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;

/// Giving: one of its cards goes to a main player, the opponent's if it is one itself. A main
/// player that has given its last encounter card away draws a new hand (E-08).
public final class Philanthropist {
  private static final Prompt WHOM = Prompt.of("philanthropist/seat");
  private static final Prompt WHAT = Prompt.of("philanthropist/card");

  public static final Alien PHILANTHROPIST =
      alien("Philanthropist", "base")
          .level(1)
          .power("Giving", MAIN_OR_ALLY, Step.ALLIANCE)
          .text(
              "After alliances are formed you may give a card from your hand to a main player, your"
                  + " opponent if you are one; without encounter cards you then draw a new hand.")
          .may(
              MAIN_OR_ALLY,
              ALLIED,
              (game, me) -> game.cards().handSize(me) > 0 && receivers(game, me) != 0,
              Philanthropist::give)
          .naming((game, me) -> game.current().target(choose(game, me).index()));

  private Philanthropist() {}

  private static Seat choose(Game game, Seat me) {
    if (game.encounter().isMain(me)) return game.encounter().opponent(me);
    return game.ask(me).seat(WHOM, receivers(game, me));
  }

  private static int receivers(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int mains = encounter.offense().bit() | encounter.defense().bit();
    return game.reach().reached(mains & ~me.bit());
  }

  private static void give(Game game, Seat me) {
    int card = game.ask(me).card(WHAT, game.cards().hand(me));
    game.verbs().hands().give(me, Seat.of(game.current().target()), card);
    game.encounter().givenCard(card);
    if (game.encounter().isMain(me)) StartTurn.needEncounterCard(game, me);
  }
}
