package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.NEW_HAND;
import static hypergate.game.word.Window.REWARDS;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.conflict.aliens.Cavalry;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the opponent's new hand comes card by card, as far as the encounter needs it. Super: an
/// ally lays a card as if it had the power.
public final class CavalryFlare {
  private static final Prompt WHOM = Prompt.of("flare-cavalry/super/seat");
  private static final Prompt CARD = Prompt.of("flare-cavalry/super/card");

  public static final Flare FLARE =
      flare(Cavalry.CAVALRY)
          .wild(
              MAIN,
              List.of(),
              "When your opponent draws a new hand it draws one card after another and stops with"
                  + " the first that it can play in the encounter. It draws the rest when the"
                  + " encounter is over.")
          .may(
              MAIN,
              NEW_HAND,
              CavalryFlare::isDue,
              (game, me) -> game.verbs().hands().splitNewHand())
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "Before cards are selected name an ally of yours: once they are, it must lay an"
                  + " attack or negotiate card as if it had your power.")
          .may(
              MAIN,
              BEFORE_SELECTION,
              (game, me) -> game.encounter().sideOf(me).allies() != 0,
              (game, me) -> game.cards().mark(game.current().target() + 1))
          .naming(
              (game, me) ->
                  game.current()
                      .target(
                          game.ask(me).seat(WHOM, game.encounter().sideOf(me).allies()).index()))
          .must(
              MAIN,
              SELECTED,
              (game, me) -> named(game, me).exists() && Cavalry.canLay(game, named(game, me)),
              (game, me) -> Cavalry.lay(game, named(game, me), CARD))
          .must(
              MAIN,
              TOTALS,
              (game, me) -> named(game, me).exists() && Cavalry.adds(game, named(game, me)),
              (game, me) -> Cavalry.add(game, named(game, me)))
          .must(
              MAIN,
              REWARDS,
              (game, me) -> named(game, me).exists() && Cavalry.due(game, named(game, me)) > 0,
              (game, me) -> Cavalry.collect(game, named(game, me)));

  private CavalryFlare() {}

  private static boolean isDue(Game game, Seat me) {
    Seat drawer = game.verbs().hands().drawer();
    return drawer == game.encounter().opponent(me) && Flare.reaches(game, drawer);
  }

  // The ally that was named, as long as it is one.
  private static Seat named(Game game, Seat me) {
    int named = game.cards().mark() - 1;
    boolean allied = named >= 0 && Seat.of(named).in(game.encounter().sideOf(me).allies());
    return allied ? Seat.of(named) : Seat.NONE;
  }
}
