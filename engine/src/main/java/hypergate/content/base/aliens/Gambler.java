package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALING;
import static hypergate.game.word.Window.SELECTING;

import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Reveal;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Bluff: with the opponent's card up it leaves its own down and says what it is. Believed, the
/// card counts as announced and goes under the deck unseen; doubted, it is turned up, and who was
/// wrong loses as many ships from outside the encounter as it has in it. Against an Oracle it
/// speaks before the Oracle selects.
public final class Gambler {
  /// Mark: the power has been used in this encounter.
  public static final int USED = 0;

  private static final Prompt CARD = Prompt.of("gambler/card");
  private static final Prompt DOUBT = Prompt.of("gambler/choice");

  public static final Alien GAMBLER =
      alien("Gambler", "base")
          .level(2)
          .power("Bluff", MAIN, Step.REVEAL)
          .seldomWith("sorcerer")
          .text(
              "When your opponent's card is revealed, you may leave yours face down and announce"
                  + " what it is. Unchallenged, it counts as announced. Challenged, it is revealed:"
                  + " if you lied you lose as many ships as you have in the encounter, if not the"
                  + " opponent as many as it has.")
          .may(MAIN, REVEALING, Gambler::mayBluff, (game, me) -> settle(game, me, 0))
          .naming((game, me) -> announce(game, me, CARD))
          .may(MAIN, SELECTING, Gambler::mayBluff, (game, me) -> settle(game, me, 0))
          .naming((game, me) -> announce(game, me, CARD))
          .bends(Query.REVEALS_LAST, (game, me, who, last) -> who == me ? 1 : last);

  private Gambler() {}

  /// Whether the seat's card is about to be turned up and the power has not been used yet. What an
  /// Oracle has been shown cannot be hidden later.
  public static boolean mayBluff(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean shown =
        game.step() == Step.REVEAL
            && encounter.foresees().exists()
            && encounter.foresees() == encounter.opponent(me);
    return encounter.turning() == me
        && encounter.card(me) >= 0
        && !shown
        && game.powers().mark(game.powers().find(me, GAMBLER), USED) == 0;
  }

  /// Lets the seat announce a card, as the target of the use.
  public static void announce(Game game, Seat me, Prompt prompt) {
    int card = game.ask(me).card(prompt, game.cards().everyEncounterCard());
    game.current().target(card);
    game.verbs().announce(me, card);
  }

  /// Lets the opponent believe or doubt what was announced, and settles the bet.
  public static void settle(Game game, Seat me, int stake) {
    Encounter encounter = game.encounter();
    game.powers().mark(game.powers().find(me, GAMBLER), USED, 1);
    Face said = game.cards().face(game.current().target());
    Seat opponent = encounter.opponent(me);
    if (!game.ask(opponent).yes(DOUBT)) {
      game.verbs().piles().putSelectedAway(me);
      encounter.becomes(me, said.kind(), said.value());
      return;
    }
    boolean honest = game.cards().face(encounter.card(me)) == said;
    Reveal.turnUp(game, me);
    Seat loser = honest ? opponent : me;
    if (loser == me && game.ofPower(Query.POWER_UNBOUND, me, 0) != 0) return;
    game.verbs().beginLoss(Cause.EFFECT);
    game.verbs().chooseLossOutside(loser, encounter.shipsOf(loser) + stake);
    game.verbs().carryOutLoss();
  }
}
