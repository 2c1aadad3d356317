package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.LAUNCHED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Bluster: right after the launch a defense with more than three cards discards down to three at
/// random, or lets the Mite's ships settle on the target planet and ends the encounter. That is
/// successful, but nobody has won.
public final class Mite {
  /// Mark: the super flare lets the Mite look at what is discarded.
  public static final int LOOKS = 0;

  private static final int SPARED = 3;
  private static final Prompt WHAT = Prompt.of("mite/choice");

  public static final Alien MITE =
      alien("Mite", "base")
          .level(1)
          .power("Bluster", OFFENSE, Step.LAUNCH)
          .isMandatory()
          .text(
              "After you launch, a defense with more than three cards must discard down to three at"
                  + " random or let you have a colony on the target planet, which ends the"
                  + " encounter.")
          .must(
              OFFENSE,
              LAUNCHED,
              (game, me) -> game.cards().handSize(game.encounter().defense()) > spared(game, me),
              Mite::demand);

  private Mite() {}

  private static int spared(Game game, Seat me) {
    return game.ofPower(Query.POWER_NUMBER, me, SPARED);
  }

  private static void demand(Game game, Seat me) {
    boolean looks = game.mark(LOOKS) != 0;
    game.mark(LOOKS, 0);
    Seat defense = game.encounter().defense();
    if (game.ask(defense).word(WHAT, Word.DISCARD, Word.COLONY) == Word.COLONY) {
      game.verbs().grantTarget();
      return;
    }
    int many = game.cards().handSize(defense) - spared(game, me);
    if (looks) sift(game, me, defense, many);
    else game.verbs().hands().discardRandom(defense, many);
  }

  private static void sift(Game game, Seat me, Seat defense, int many) {
    CardSet cards = game.verbs().hands().showing().lookRandom(me, defense, many);
    long low = cards.low();
    long high = cards.high();
    game.ask(me).cards(Prompt.TAKE, cards, 0, many);
    low &= ~cards.low();
    high &= ~cards.high();
    game.verbs().hands().takeChosen(me, defense, cards);
    game.verbs().hands().discard(defense, game.scratch().set(low, high));
  }
}
