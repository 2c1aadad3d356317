package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.dominion.aliens.Ace;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: alone against everybody its player wins. Super: a beaten defense settles elsewhere.
public final class AceFlare {
  private static final Prompt WHERE = Prompt.of("flare-ace/super/planet");

  public static final Flare FLARE =
      flare(Ace.ACE)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "After cards are revealed, if every other player is on the opposing side, you win the"
                  + " encounter. Then give this flare to the Ace, or discard it.")
          .may(MAIN, REVEALED, AceFlare::isAlone, AceFlare::triumph)
          .strong(
              DEFENSE,
              List.of(Step.RESOLUTION),
              "When you lose as the defense move your ships in the encounter to one planet in"
                  + " another system instead, where they are a colony. Then discard this flare.")
          .may(DEFENSE, LOSING, AceFlare::isBeaten, AceFlare::settle);

  private AceFlare() {}

  private static boolean isAlone(Game game, Seat me) {
    return game.encounter().sideOf(me).other().seats() == (game.everybody() & ~me.bit());
  }

  private static void triumph(Game game, Seat me) {
    game.encounter().winsAtOnce(game.encounter().sideOf(me), me);
    game.verbs().hands().passOn(game.powers().holder(Ace.ACE));
  }

  private static boolean isBeaten(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return game.verbs().losing().cause() == Cause.ENCOUNTER
        && encounter.isBeaten(me)
        && encounter.target().exists()
        && game.verbs().losing().count(me, encounter.target().index()) > 0
        && elsewhere(game) != 0;
  }

  private static long elsewhere(Game game) {
    return game.ships().planets()
        & ~game.ships().adrift()
        & ~game.ships().placesOf(game.ships().systemOf(game.encounter().target()));
  }

  private static void settle(Game game, Seat me) {
    Planet planet = game.ask(me).planet(WHERE, elsewhere(game));
    int from = game.encounter().target().index();
    while (game.verbs().losing().count(me, from) > 0) game.verbs().landInstead(me, from, planet);
    game.current().discard();
  }
}
