package hypergate.content.base.aliens;

import static hypergate.game.card.Ability.Group.LAST;
import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Divine Intervention: draws three cards after the reveal; an encounter card among them may
/// replace its own or, attack to attack, be added to it. Cards of other types lie on the sheet
/// until everybody has passed, since the super flare may still keep them; all the rest is discarded
/// at once.
public final class Chosen {
  private static final Prompt CARD = Prompt.of("chosen/card");
  private static final Prompt HOW = Prompt.of("chosen/choice");
  private static final int PRAYER = 3;

  public static final Alien CHOSEN =
      alien("Chosen", "base")
          .level(0)
          .power("Divine Intervention", MAIN, Step.REVEAL)
          .text(
              "After encounter cards are revealed, you may draw three cards. An encounter card"
                  + " among them may replace yours or, if both are attacks, be added to it. Discard"
                  + " the others.")
          .pile("gifts")
          .may(MAIN, REVEALED, Chosen::pray)
          .always(
              MAIN,
              REVEALED,
              (game, me) -> !game.cards().pile(game.here()).isEmpty(),
              (game, me) -> game.verbs().piles().discardPile(game.here()))
          .evenZapped()
          .first(LAST);

  private Chosen() {}

  private static void pray(Game game, Seat me) {
    int sheet = game.here();
    int own = game.ofPower(Query.POWER_NUMBER, me, PRAYER);
    int cards = game.ofPower(Query.POWER_NUMBER, game.encounter().opponent(me), own);
    game.verbs().piles().lay(me, sheet, game.verbs().receipts().draw(me, cards));
    CardSet usable = game.cards().ofKinds(game.cards().pile(sheet), Kind.ENCOUNTER);
    int card = usable.isEmpty() ? -1 : game.ask(me).cardOrNone(CARD, usable);
    if (card >= 0) {
      game.cards().fromPile(sheet, card);
      accept(game, me, card);
    }
    CardSet rest = game.cards().ofKinds(game.cards().pile(sheet), Kind.ENCOUNTER);
    game.verbs().piles().discard(sheet, rest);
  }

  private static void accept(Game game, Seat me, int card) {
    Encounter encounter = game.encounter();
    Face face = game.cards().face(card);
    boolean attacks = encounter.attacks(me) && face.kind() == Kind.ATTACK;
    if (attacks && game.ask(me).word(HOW, Word.REPLACE, Word.ADD) == Word.ADD) {
      encounter.counts(me, encounter.value(me) + face.value());
      game.verbs().settleDiscard(me, card);
    } else {
      game.cards().aside(card);
      game.verbs().replaceRevealed(me, card);
    }
  }
}
