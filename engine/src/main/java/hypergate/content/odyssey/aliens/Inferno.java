package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.FLARE_RESOLVED;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Flare: flares that others have played and would take back come to its hand, as long as it takes
/// part, and stay there when it draws a new one. Five more of its own are in the deck. Only the
/// taking is a use.
public final class Inferno {
  private static final int FURTHER = 5;

  public static final Alien INFERNO =
      alien("Inferno", "odyssey")
          .level(0)
          .power("Flare", MAIN_OR_ALLY, Step.PHASES)
          .text(
              "As a main player or ally, when another player would take a flare back to its hand"
                  + " you may take it instead. When you must draw a new hand for want of encounter"
                  + " cards you keep your flares.")
          .setup(
              (game, me) ->
                  game.verbs().receipts().shuffleIn(game.powers().number(game.here()), FURTHER))
          .may(
              MAIN_OR_ALLY,
              FLARE_RESOLVED,
              Inferno::canTake,
              (game, me) -> game.verbs().usedCards().takeResolved(me))
          .bends(
              Query.NEW_HAND_KEEPS,
              (game, me, who, kinds) ->
                  who == me && game.verbs().hands().isForWant() ? kinds | Kind.FLARE.bit() : kinds);

  private Inferno() {}

  private static boolean canTake(Game game, Seat me) {
    Seat player = game.answering().seat();
    return player != me && game.reach().reaches(player) && game.verbs().usedCards().comesBack();
  }

  /// How many of its own flares a seat holds.
  public static int own(Game game, Seat seat) {
    int own = 0;
    CardSet flares = game.cards().hand(seat, Kind.FLARE);
    for (int card = flares.next(0); card >= 0; card = flares.next(card + 1))
      if (game.content().alien(game.cards().cardAlien(card)).id().equals(INFERNO.id())) own++;
    return own;
  }
}
