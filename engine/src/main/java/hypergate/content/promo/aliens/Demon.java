package hypergate.content.promo.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ARTIFACT_RESOLVED;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.FLARE_RESOLVED;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.POWER_LOST;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Possess: before allies are invited it takes the whole hand of somebody else onto its sheet and
/// plays from there as from its own; what is left goes back when the encounter is over (H-699).
public final class Demon {
  /// Mark: whose hand lies on the sheet, plus one; [#DECK] for cards of the deck.
  private static final int OWNER = 0;

  /// Mark: cards of the deck are drawn instead (the super flare).
  private static final int DRAWS = 1;

  private static final int DECK = 100;
  private static final int CARDS = 6;
  private static final Prompt WHOSE = Prompt.of("demon/seat");
  private static final Prompt KEPT = Prompt.of("demon/card");
  private static final Prompt ORDER = Prompt.of("flare-demon/super/card");

  public static final Alien DEMON =
      alien("Demon", "promo")
          .level(1)
          .power("Possess", MAIN, Step.ALLIANCE)
          .neverWith("demon-alternate")
          .text(
              "As a main player, before allies are invited, you may take the hand of any player"
                  + " other than your opponent onto this sheet. Use its cards as if they were"
                  + " yours; one that would come back to you goes back to its owner. At the end of"
                  + " the encounter the rest goes back.")
          .pile("possessed")
          .may(MAIN, INVITING, Demon::mayPossess, Demon::possess)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOSE, victims(game, me)).index()))
          .always(ANY, FLARE_RESOLVED, Demon::comesBack, Demon::sendBack)
          .always(ANY, ARTIFACT_RESOLVED, Demon::comesBack, Demon::sendBack)
          .always(ANY, ENCOUNTER_END, Demon::holds, Demon::giveBack)
          .evenLost()
          .always(ANY, POWER_LOST, Demon::isLost, Demon::giveBack)
          .evenLost()
          .bends(
              Query.PILE_PLAYABLE,
              (game, me, who, may) -> who == me && holds(game, me) ? Query.AS_HAND : may)
          .leaving(Demon::giveBack);

  private Demon() {}

  // ---- possessing

  private static int victims(Game game, Seat me) {
    int victims = 0;
    int others = game.everybody() & ~me.bit() & ~game.encounter().opponent(me).bit();
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(others) && game.cards().handSize(Seat.of(i)) > 0) victims |= 1 << i;
    return game.reach().reached(victims);
  }

  /// Whether it could take a hand.
  public static boolean mayPossess(Game game, Seat me) {
    int sheet = game.powers().find(me, DEMON);
    return game.encounter().outcome() == Outcome.NONE
        && game.powers().mark(sheet, OWNER) == 0
        && victims(game, me) != 0;
  }

  private static void possess(Game game, Seat me) {
    if (game.mark(DRAWS) != 0) {
      game.mark(OWNER, DECK);
      game.verbs().piles().drawToPile(me, game.here(), CARDS);
      return;
    }
    Seat victim = Seat.of(game.current().target());
    game.mark(OWNER, victim.index() + 1);
    game.verbs().piles().lendHand(victim, game.here());
  }

  /// The super draws cards of the deck instead.
  public static void draw(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, DEMON), DRAWS, 1);
  }

  // ---- going back

  private static boolean holds(Game game, Seat me) {
    return game.mark(OWNER) > 0;
  }

  private static Seat owner(Game game, Seat me) {
    return game.mark(OWNER) == DECK ? me : Seat.of(game.mark(OWNER) - 1);
  }

  private static boolean comesBack(Game game, Seat me) {
    return holds(game, me)
        && game.answering().seat() == me
        && game.verbs().usedCards().comesBackToPile();
  }

  private static void sendBack(Game game, Seat me) {
    game.verbs().usedCards().takeResolved(owner(game, me));
  }

  private static boolean isLost(Game game, Seat me) {
    return holds(game, me)
        && game.verbs().ships().changed() == me
        && game.verbs().ships().powerIsLost();
  }

  private static void giveBack(Game game, Seat me) {
    if (!holds(game, me)) return;
    boolean deck = game.mark(OWNER) == DECK;
    Seat owner = owner(game, me);
    game.mark(OWNER, -1);
    boolean keeps =
        game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 && !game.cards().pile(game.here()).isEmpty();
    if (keeps) {
      int card = game.ask(me).card(KEPT, game.cards().pile(game.here()));
      game.verbs().piles().handOut(game.here(), card, me);
    }
    if (deck) game.verbs().piles().putOnDeck(me, game.here(), ORDER);
    else game.verbs().piles().giveBack(game.here(), owner);
  }
}
