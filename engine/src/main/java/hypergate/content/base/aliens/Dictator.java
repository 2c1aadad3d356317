package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.BEFORE_DESTINY;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Role;
import hypergate.game.word.Step;

/// Command: looks through the destiny deck and chooses every card that somebody else draws, redraws
/// included. On its own turn and when it is zapped the deck is shuffled and chance decides.
public final class Dictator {
  private static final Prompt CARD = Prompt.of("dictator/card");

  public static final Alien DICTATOR =
      alien("Dictator", "base")
          .level(2)
          .power("Command", Role.NOT_OFFENSE, Step.DESTINY)
          .isMandatory()
          .neverWith("coordinator")
          .text("Look through the destiny deck and choose the card that another player draws.")
          .must(NOT_OFFENSE, BEFORE_DESTINY, Dictator::reachesOffense, Dictator::command)
          .whenZapped((game, me) -> game.destinies().shuffle())
          .always(
              NOT_OFFENSE,
              BEFORE_DESTINY,
              (game, me) -> !reachesOffense(game, me),
              (game, me) -> game.destinies().shuffle())
          .always(
              OFFENSE,
              BEFORE_DESTINY,
              (game, me) -> true,
              (game, me) -> game.destinies().shuffle());

  private Dictator() {}

  // Of a card that the offense uses instead of drawing nobody decides.
  private static boolean reachesOffense(Game game, Seat me) {
    return game.destinies().usedInstead() < 0 && game.reach().reaches(game.encounter().offense());
  }

  /// The command: the chosen card lies on top, the others keep their order.
  public static void command(Game game, Seat me) {
    game.destinies().choose(me, CARD);
  }
}
