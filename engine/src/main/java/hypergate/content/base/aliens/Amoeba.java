package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Role;
import hypergate.game.word.Step;

/// Ooze: while both cards lie face down, withdraws any number of its ships from the encounter or
/// brings any number in; the limit of four does not apply, and without a ship there it cannot ooze.
public final class Amoeba {
  private static final Prompt CHOICE = Prompt.of("amoeba/choice");
  private static final Prompt SHIPS = Prompt.of("amoeba/ships");

  public static final Alien AMOEBA =
      alien("Amoeba", "base")
          .level(1)
          .power("Ooze", Role.MAIN, Step.PLANNING)
          .text(
              "Before encounter cards are revealed, withdraw any number of your ships from the"
                  + " encounter or bring any number in.")
          .may(MAIN, SELECTED, Amoeba::canOoze, Amoeba::ooze);

  private Amoeba() {}

  /// Whether the seat has a ship in the encounter and can move any.
  public static boolean canOoze(Game game, Seat me) {
    return game.encounter().shipsOf(me) > 0
        && (game.verbs().ships().mayBringIn(me) || game.verbs().ships().mayWithdraw(me));
  }

  /// Uses the power: one direction, all ships in one move (FAQ 2018).
  public static void ooze(Game game, Seat me) {
    move(game, me, CHOICE, SHIPS, game.verbs().ships().all(me));
  }

  /// Withdraws any number of ships after encounter cards have been revealed.
  public static void withdraw(Game game, Seat me) {
    game.verbs().ships().withdraw(me, SHIPS, game.verbs().ships().all(me));
  }

  /// Moves up to `most` ships of the seat into or out of the encounter.
  public static void move(Game game, Seat me, Prompt choice, Prompt ships, int most) {
    boolean in = game.verbs().ships().mayBringIn(me);
    if (in && game.verbs().ships().mayWithdraw(me))
      in = game.ask(me).word(choice, Word.ADD, Word.WITHDRAW) == Word.ADD;
    if (in) game.verbs().ships().bringIn(me, ships, most);
    else game.verbs().ships().withdraw(me, ships, most);
  }
}
