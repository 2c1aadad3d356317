package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Swirl: once an encounter, before or after cards are selected, it mixes the hands of both main
/// players and says how many cards each gets; the other one's come at random.
public final class Whirligig {
  /// Mark: hands have been swirled in this encounter.
  private static final int SWIRLED = 0;

  private static final Prompt KEPT = Prompt.of("whirligig/cards");
  private static final Prompt NUMBER = Prompt.of("whirligig/number");

  public static final Alien WHIRLIGIG =
      alien("Whirligig", "dominion")
          .level(0)
          .power("Swirl", MAIN, Step.PLANNING)
          .text(
              "As a main player, before or after cards are selected, you may mix your hand with the"
                  + " other main player's and choose how to split it: both get the same number, an"
                  + " odd card being yours; each what it had; or each what the other had.")
          .may(MAIN, BEFORE_SELECTION, Whirligig::maySwirl, (game, me) -> swirl(game, me))
          .may(MAIN, SELECTED, Whirligig::maySwirl, (game, me) -> swirl(game, me));

  private Whirligig() {}

  /// Whether nothing has been swirled in this encounter, and there is something to swirl.
  public static boolean maySwirl(Game game, Seat me) {
    Seat other = game.encounter().opponent(me);
    return game.encounter().outcome() == Outcome.NONE
        && game.powers().mark(game.powers().find(me, WHIRLIGIG), SWIRLED) == 0
        && game.reach().reaches(other)
        && game.cards().handSize(me) + game.cards().handSize(other) > 0;
  }

  /// Mixes and splits the hands.
  public static void swirl(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, WHIRLIGIG), SWIRLED, 1);
    Seat other = game.encounter().opponent(me);
    int spared = Math.min(game.ofPower(Query.POWER_NUMBER, me, 0), game.cards().handSize(me));
    if (spared > 0) keep(game, me, spared);
    int mine = game.cards().handSize(me);
    int theirs = game.cards().handSize(other);
    int even = (mine + theirs) / 2;
    Menu menu = game.ask(me).menu().add(Choice.number(even));
    if (mine != even) menu.add(Choice.number(mine));
    if (theirs != even && theirs != mine) menu.add(Choice.number(theirs));
    int share = Choice.asNumber(game.ask(me).choose(NUMBER));
    game.verbs().exchange().mix(other, me, share);
    game.verbs().piles().takeUp(me);
  }

  private static void keep(Game game, Seat me, int most) {
    CardSet hand = game.cards().hand(me);
    game.ask(me).cards(KEPT, hand, 0, most);
    if (!hand.isEmpty()) game.verbs().piles().setAside(me, hand);
  }
}
