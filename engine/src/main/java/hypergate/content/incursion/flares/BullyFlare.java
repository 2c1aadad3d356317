package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.incursion.aliens.Bully;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Picks;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an opponent that negotiates hands over a colony or loses two ships outside the encounter.
/// Super: the opponent's allies are intimidated too.
public final class BullyFlare {
  private static final int SETTLERS = 4;
  private static final int LOST = 2;
  private static final Prompt WHAT = Prompt.of("flare-bully/wild/choice");
  private static final Prompt WHERE = Prompt.of("flare-bully/wild/planet");
  private static final Prompt FROM = Prompt.of("flare-bully/wild/ships");
  private static final Prompt WHOM = Prompt.of("flare-bully/super/seats");
  private static final Prompt SHIPS = Prompt.of("flare-bully/super/ships");

  public static final Flare FLARE =
      flare(Bully.BULLY)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "When your opponent reveals a negotiate, it must give you a colony on one of its"
                  + " planets, which you choose, or lose two ships of its choice that are not in"
                  + " the encounter.")
          .may(MAIN, REVEALED, BullyFlare::isBegging, BullyFlare::extort)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "You may use your power on any of your opponent's allies, too.")
          .may(MAIN, LOSING, BullyFlare::hasIntimidated, BullyFlare::intimidate)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seats(WHOM, allies(game, me), Seat.MOST)))
          .withPower((game, me) -> allies(game, me) != 0);

  private BullyFlare() {}

  private static boolean isBegging(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    return opponent.exists()
        && game.encounter().negotiates(opponent)
        && Flare.reaches(game, opponent)
        && (planets(game, me) != 0 || game.verbs().outside(opponent) != 0);
  }

  // Where the opponent has a ship and the player may found a colony.
  private static long planets(Game game, Seat me) {
    if (game.ships().colonies(me) == 0) return 0;
    Seat opponent = game.encounter().opponent(me);
    return game.ships().standing(opponent) & ~game.ships().colonies(me);
  }

  private static void extort(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    boolean ships = game.verbs().outside(opponent) != 0;
    Word what = planets(game, me) == 0 ? Word.SHIP : Word.COLONY;
    if (ships && what == Word.COLONY) what = game.ask(opponent).word(WHAT, Word.COLONY, Word.SHIP);
    if (what == Word.SHIP) {
      game.verbs().beginLoss(Cause.EFFECT);
      game.verbs().chooseLossOutside(opponent, LOST);
      game.verbs().carryOutLoss();
      return;
    }
    Planet planet = game.ask(me).planet(WHERE, planets(game, me));
    Picks picks = game.verbs().ships().pickFrom(me, game.ships().colonies(me));
    picks.ask(game, me, FROM, 0, 1, SETTLERS);
    game.verbs().establish(me, picks, planet);
  }

  private static int allies(Game game, Seat me) {
    int mask = 0;
    int allies = game.encounter().sideOf(me).other().allies();
    for (int rest = allies; rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (game.verbs().losing().has(seat)) mask |= seat.bit();
    }
    return mask;
  }

  private static boolean hasIntimidated(Game game, Seat me) {
    int sheet = game.powers().find(me, Bully.BULLY);
    return game.verbs().losing().cause() == Cause.ENCOUNTER
        && game.powers().mark(sheet, Bully.INTIMIDATES) != 0
        && allies(game, me) != 0;
  }

  private static void intimidate(Game game, Seat me) {
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(game.current().target()))
        game.verbs().losses().chooseInstead(game.inOrder(p), me, SHIPS, 0);
  }
}
