package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ALLIED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Leadership: once alliances are formed it may draw a card for each of its allies, and each of
/// them may draw one. What is drawn stays drawn when the allies are sent home afterwards.
public final class General {
  /// Mark: the power has been used in this encounter.
  public static final int USED = 0;

  private static final Prompt DRAWS = Prompt.of("general/number");
  private static final Prompt JOINS_IN = Prompt.of("general/choice");

  public static final Alien GENERAL =
      alien("General", "alliance")
          .level(0)
          .power("Leadership", MAIN, Step.ALLIANCE)
          .isMandatory()
          .text(
              "When alliances are formed, you may draw a card for each of your allies. Then each of"
                  + " them may draw one.")
          .must(
              MAIN, ALLIED, (game, me) -> game.encounter().sideOf(me).allies() != 0, General::lead);

  private General() {}

  private static void lead(Game game, Seat me) {
    game.mark(USED, 1);
    Side side = game.encounter().sideOf(me);
    // Who draws may be answered, and an answer may send allies home.
    int allies = side.allies();
    boolean bound = game.ofPower(Query.POWER_BOUND, side.other().main(), 0) != 0;
    int most = bound ? 0 : number(game, me, side);
    if (most > 0) game.verbs().draw(me, game.ask(me).number(DRAWS, 0, most));
    for (int p = 0; p < game.seats(); p++) {
      Seat ally = game.inOrder(p);
      if (ally.in(allies) && game.reach().reaches(ally) && game.ask(ally).yes(JOINS_IN))
        game.verbs().draw(ally, 1);
    }
  }

  private static int number(Game game, Seat me, Side side) {
    boolean ships = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return ships ? ships(game, side) : Integer.bitCount(side.allies());
  }

  /// How many ships the allies of a side have in the encounter.
  public static int ships(Game game, Side side) {
    int ships = 0;
    for (int rest = side.allies(); rest != 0; rest &= rest - 1)
      ships += game.encounter().shipsFighting(Seat.of(Integer.numberOfTrailingZeros(rest)));
    return ships;
  }
}
