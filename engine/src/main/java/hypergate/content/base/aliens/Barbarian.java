package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.BEFORE_COMPENSATION;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Loot and Pillage: having won as the offense it looks through the defense's hand, keeps a card
/// for each of its ships and discards the rest; compensation is collected afterwards. A deal is no
/// win.
public final class Barbarian {
  private static final Prompt KEEP = Prompt.of("barbarian/cards");

  public static final Alien BARBARIAN =
      alien("Barbarian", "base")
          .level(0)
          .power("Loot and Pillage", OFFENSE, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When you win as the offense, before compensation: look at the opponent's hand, keep"
                  + " one card for each ship you have in the encounter and discard the rest.")
          .must(OFFENSE, BEFORE_COMPENSATION, Barbarian::canLoot, Barbarian::loot);

  private Barbarian() {}

  /// Whether the offense has won and there is a hand to loot.
  public static boolean canLoot(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.OFFENSE_WINS
        && game.cards().handSize(game.encounter().defense()) > 0;
  }

  /// Loots the defense's hand: a card for each ship that the seat had in the encounter.
  public static void loot(Game game, Seat me) {
    Seat victim = game.encounter().defense();
    game.verbs().hands().showing().look(me, victim);
    CardSet booty = game.cards().hand(victim);
    int each = game.ofPower(Query.POWER_NUMBER, me, 1);
    game.ask(me).cards(KEEP, booty, 0, each * game.encounter().shipsAtEnd(me));
    game.verbs().receipts().take(me, victim, booty);
    game.verbs().hands().mustDiscard(victim, game.cards().hand(victim));
  }
}
