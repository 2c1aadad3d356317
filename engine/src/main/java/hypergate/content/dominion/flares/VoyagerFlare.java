package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.dominion.aliens.Voyager;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.visits.Visits;
import java.util.List;

/// Wild: a card visits the warp until its player takes it back. Super: a second planet goes there.
public final class VoyagerFlare {
  private static final Prompt CARD = Prompt.of("flare-voyager/wild/card");
  private static final Prompt BACK = Prompt.of("flare-voyager/wild/cards");
  private static final Prompt WHICH = Prompt.of("flare-voyager/super/planet");

  public static final Flare FLARE =
      flare(Voyager.VOYAGER)
          .bringsPart(Visits.class)
          .keepingCards(BACK)
          .wild(
              ANY,
              List.of(
                  Step.START_TURN,
                  Step.REGROUP,
                  Step.DESTINY,
                  Step.LAUNCH,
                  Step.ALLIANCE,
                  Step.PLANNING,
                  Step.REVEAL,
                  Step.RESOLUTION),
              "Lay another card of your hand aside, face down, to visit the warp: it belongs to no"
                  + " hand there. You may take your visiting cards back at any time. When you lose"
                  + " or discard this flare they are discarded.")
          .whenever(ANY, (game, me) -> game.cards().handSize(me) > 1, VoyagerFlare::visit)
          .strong(
              OFFENSE,
              List.of(Step.START_TURN),
              "While a planet of yours is in the warp you may move a second one there.")
          .may(OFFENSE, TURN_START, VoyagerFlare::mayFollow, VoyagerFlare::follow)
          .naming(
              (game, me) ->
                  game.current()
                      .target(game.ask(me).planet(WHICH, game.ships().planetsOf(me)).index()));

  private VoyagerFlare() {}

  private static void visit(Game game, Seat me) {
    // An answer may have taken the last card.
    if (game.cards().handSize(me) == 0) return;
    int card = game.ask(me).card(CARD, game.cards().hand(me));
    Visits.of(game).send(me, card, game.content().alienNumber(Voyager.VOYAGER.id()));
  }

  private static boolean mayFollow(Game game, Seat me) {
    return Long.bitCount(game.ships().adriftOf(me)) == 1 && Voyager.mayMove(game, me);
  }

  private static void follow(Game game, Seat me) {
    Planet goes = Planet.of(game.current().target());
    if (mayFollow(game, me) && (game.ships().planetsOf(me) & goes.bit()) != 0)
      game.verbs().drifting().enter(goes);
  }
}
