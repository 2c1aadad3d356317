package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.game.word.Window.REINFORCED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Injure: every card that the other side plays costs its player a ship from a colony. The
/// encounter card counts when it has been put down; techs are no cards that are played.
public final class Wrack {
  public static final Alien WRACK =
      alien("Wrack", "odyssey")
          .level(0)
          .power(
              "Injure",
              MAIN_OR_ALLY,
              Step.DESTINY,
              Step.LAUNCH,
              Step.ALLIANCE,
              Step.PLANNING,
              Step.REVEAL,
              Step.RESOLUTION)
          .isMandatory()
          .text(
              "As a main player or ally, whenever a player on the other side plays a card, that"
                  + " player sends one ship from a colony to the warp.")
          .must(
              MAIN_OR_ALLY,
              PLAYED,
              (game, me) ->
                  game.answering().card() >= 0 && isFoe(game, me, game.answering().seat()),
              (game, me) -> injure(game, me, Seat.of(game.current().target())))
          .naming((game, me) -> game.current().target(game.current().answered().seat().index()))
          .must(
              MAIN_OR_ALLY,
              SELECTED,
              (game, me) -> isFoe(game, me, foe(game, me)),
              (game, me) -> injure(game, me, foe(game, me)))
          .naming((game, me) -> game.current().target(foe(game, me).index()))
          .must(
              MAIN_OR_ALLY,
              REINFORCED,
              (game, me) ->
                  game.encounter().reinforcingCard() >= 0
                      && isFoe(game, me, game.encounter().reinforcer()),
              (game, me) -> injure(game, me, Seat.of(game.current().target())))
          .naming((game, me) -> game.current().target(game.encounter().reinforcer().index()));

  private Wrack() {}

  private static boolean isFoe(Game game, Seat me, Seat other) {
    Encounter encounter = game.encounter();
    return encounter.defense().exists()
        && game.step().compareTo(Step.RESOLUTION) <= 0
        && other.exists()
        && encounter.isInvolved(other)
        && game.reach().reaches(other)
        && encounter.sideOf(other) != encounter.sideOf(me)
        && game.ships().colonies(other) != 0;
  }

  private static Seat foe(Game game, Seat me) {
    return game.encounter().sideOf(me).other().main();
  }

  /// Sends a ship from a colony of a seat's choice to the warp, or as many as the power says.
  public static void injure(Game game, Seat me, Seat victim) {
    int ships = game.ofPower(Query.POWER_NUMBER, me, 1);
    game.verbs().beginLoss(Cause.EFFECT);
    game.verbs().chooseLoss(victim, ships, false, game.ships().colonies(victim));
    game.verbs().carryOutLoss();
  }
}
