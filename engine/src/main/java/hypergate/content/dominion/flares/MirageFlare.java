package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.REINFORCING;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.dominion.aliens.Mirage;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Reinforcing;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a negotiate is a reinforcement of three. Super: a colony of an ally counts instead of its
/// ships, too.
public final class MirageFlare {
  private static final int REINFORCES = 3;
  private static final Prompt SIDE = Prompt.of("flare-mirage/wild/side");
  private static final Prompt WHO = Prompt.of("flare-mirage/super/seat");
  private static final Prompt WHERE = Prompt.of("flare-mirage/super/planet");

  public static final Flare FLARE =
      flare(Mirage.MIRAGE)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "Discard a negotiate of your hand to play it as a reinforcement of +3.")
          .may(
              MAIN_OR_ALLY,
              REINFORCING,
              (game, me) ->
                  !me.in(game.encounter().passedReinforcing())
                      && game.cards().holds(me, Kind.NEGOTIATE),
              MirageFlare::reinforce)
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "When you use your power also choose a colony of one ally; its ships count for that"
                  + " ally's side instead of those that the ally has in the encounter.")
          .may(
              MAIN,
              TOTALS,
              (game, me) -> Mirage.hasDeluded(game, me) && allies(game) != 0,
              MirageFlare::show)
          .withPower((game, me) -> allies(game) != 0);

  private MirageFlare() {}

  private static void reinforce(Game game, Seat me) {
    CardSet negotiates = game.cards().hand(me, Kind.NEGOTIATE);
    if (negotiates.isEmpty()) return;
    game.verbs().discard(me, negotiates.next(0));
    Reinforcing.reinforceAs(game, me, REINFORCES, SIDE);
  }

  private static int allies(Game game) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (game.encounter().isAlly(seat) && game.ships().standing(seat) != 0) seats |= seat.bit();
    }
    return seats;
  }

  private static void show(Game game, Seat me) {
    Seat ally = game.ask(me).seat(WHO, allies(game));
    Mirage.show(game, me, ally, game.ask(me).planet(WHERE, game.ships().standing(ally)));
  }
}
