package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.DEAL_FAILED;
import static hypergate.game.word.Window.MOVED;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.conflict.aliens.Saboteur;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: ships of the opponent beside own ones answer for the outcome. Super: a negotiate makes a
/// trap of a decoy (H-812).
public final class SaboteurFlare {
  // In the mark: how many ships, above the planet plus one.
  private static final int SHIPS = 100;

  private static final Prompt WHERE = Prompt.of("flare-saboteur/wild/planet");
  private static final Prompt PRICE = Prompt.of("flare-saboteur/super/card");

  public static final Flare FLARE =
      flare(Saboteur.SABOTEUR)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "Before cards are selected take your opponent's ships on a planet on which both of"
                  + " you are as hostages: but for a deal they cannot leave it. If you lose or make"
                  + " no deal they go to the warp.")
          .may(MAIN, BEFORE_SELECTION, (game, me) -> shared(game, me) != 0, SaboteurFlare::take)
          .always(ANY, DEAL_FAILED, SaboteurFlare::isDue, SaboteurFlare::kill)
          .always(ANY, OUTCOME, SaboteurFlare::isDue, SaboteurFlare::kill)
          .strong(
              ANY,
              List.of(),
              "When you have turned up a decoy discard a negotiate from your hand: it works as a"
                  + " trap.")
          .may(ANY, MOVED, SaboteurFlare::mayArm, Saboteur::explode)
          .naming(SaboteurFlare::pay);

  private SaboteurFlare() {}

  // ---- wild

  private static Seat opponent(Game game, Seat me) {
    return game.encounter().opponent(me);
  }

  private static long shared(Game game, Seat me) {
    Seat opponent = opponent(game, me);
    if (!Flare.reaches(game, opponent)) return 0;
    return game.ships().standing(me) & game.ships().standing(opponent);
  }

  private static void take(Game game, Seat me) {
    long shared = shared(game, me);
    if (shared == 0) return;
    Planet planet = game.ask(me).planet(WHERE, shared);
    int ships = game.ships().on(planet, opponent(game, me));
    game.encounter().hold(opponent(game, me), planet);
    game.cards().mark(ships * SHIPS + planet.index() + 1);
  }

  private static boolean isDue(Game game, Seat me) {
    return game.cards().mark() != 0 && game.encounter().isMain(me) && game.encounter().isBeaten(me);
  }

  private static void kill(Game game, Seat me) {
    int ships = game.cards().mark() / SHIPS;
    Planet planet = Planet.of(game.cards().mark() % SHIPS - 1);
    game.cards().mark(0);
    Seat opponent = opponent(game, me);
    game.encounter().hold(opponent, Planet.NONE);
    int there = Math.min(ships, game.verbs().free(opponent, planet.index()));
    if (there > 0) game.verbs().lose(opponent, planet, there);
  }

  // ---- super

  private static boolean mayArm(Game game, Seat me) {
    return Saboteur.isDecoyUp(game, me) && game.cards().holds(me, Kind.NEGOTIATE);
  }

  private static void pay(Game game, Seat me) {
    int card = game.ask(me).card(PRICE, game.verbs().hands().discardable(me, Kind.NEGOTIATE));
    game.verbs().discard(me, card);
  }
}
