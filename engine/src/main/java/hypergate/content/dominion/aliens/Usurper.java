package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.LAID;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.StartTurn;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.SecondCards;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Accroach: as both cards have been laid down every ally lays one as well. It sees those of its
/// own allies and may take one for its own card; for its opponent's it may take one of that side,
/// unseen. A main player whose card was forced keeps it (H-695).
public final class Usurper {
  /// Mark: it looks at the cards of the opposing allies before it chooses (the super flare).
  private static final int SEES = 0;

  private static final Prompt LAYS = Prompt.secret("usurper/card");
  private static final Prompt OWN = Prompt.of("usurper/seat");
  private static final Prompt OTHER = Prompt.of("usurper/seat-2");

  public static final Alien USURPER =
      alien("Usurper", "dominion")
          .level(1)
          .power("Accroach", MAIN, Step.PLANNING)
          .text(
              "As soon as encounter cards are selected you may have every ally lay an encounter"
                  + " card face down. Look at those of your allies and replace your card by one;"
                  + " you may replace your opponent's by one of its allies', unseen. Cards not used"
                  + " go back to hands.")
          .may(MAIN, LAID, (game, me) -> layers(game, me) != 0, Usurper::accroach);

  private Usurper() {}

  // Whether another effect has named or limited the card of a main player.
  private static boolean isForced(Game game, Seat main) {
    Encounter encounter = game.encounter();
    return encounter.card(main) < 0
        || encounter.foresees().exists() && encounter.foresees() != main
        || encounter.demanded(main) >= 0
        || encounter.is(Encounter.MUST_ATTACK)
        || encounter.is(Encounter.MUST_PLAY_GIVEN) && encounter.card(main) == encounter.givenCard();
  }

  // The allies of one main player who lay a card down, as a mask.
  private static int layers(Game game, Seat me, Seat main) {
    boolean kept = main != me && game.ofPower(Query.POWER_BOUND, main, 0) != 0;
    if (kept || isForced(game, main)) return 0;
    int mask = game.encounter().sideOf(main).allies();
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      Seat ally = Seat.of(Integer.numberOfTrailingZeros(rest));
      boolean out =
          game.verbs().seconds().lies(ally) || game.ofPower(Query.POWER_BOUND, ally, 0) != 0;
      if (out) mask &= ~ally.bit();
    }
    return game.reach().reached(mask);
  }

  private static int layers(Game game, Seat me) {
    return layers(game, me, me) | layers(game, me, game.encounter().opponent(me));
  }

  private static void accroach(Game game, Seat me) {
    SecondCards cards = game.verbs().seconds();
    Seat opponent = game.encounter().opponent(me);
    int own = lay(game, layers(game, me, me));
    int others = lay(game, layers(game, me, opponent));
    boolean sees = game.mark(SEES) != 0;
    game.mark(SEES, 0);
    look(game, me, own);
    if (sees) look(game, me, others);
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0)
      game.verbs().piles().lookAtSelected(me, opponent);
    replace(game, me, me, OWN, own);
    replace(game, me, opponent, OTHER, others);
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(own | others)) cards.returnUnseen(game.inOrder(p));
  }

  // Who has no encounter card draws a new hand first.
  private static int lay(Game game, int allies) {
    int laid = 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat ally = game.inOrder(p);
      if (!ally.in(allies)) continue;
      if (game.query(Query.ENCOUNTER_CARDS_NEEDED, ally, 1) > 0)
        StartTurn.needCardInHand(game, ally);
      CardSet cards = game.cards().encounterCards(ally);
      if (cards.isEmpty()) continue;
      game.verbs().seconds().lay(ally, game.ask(ally).card(LAYS, cards));
      laid |= ally.bit();
    }
    return laid;
  }

  private static void look(Game game, Seat me, int allies) {
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(allies)) game.verbs().seconds().look(me, game.inOrder(p));
  }

  private static void replace(Game game, Seat me, Seat main, Prompt prompt, int allies) {
    if (allies == 0) return;
    Seat ally = game.ask(me).seatOrNone(prompt, allies);
    if (ally.exists()) game.verbs().seconds().takePlace(ally, main);
  }

  /// With its super flare it sees the cards of the opposing allies.
  public static void see(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, USURPER), SEES, 1);
  }
}
