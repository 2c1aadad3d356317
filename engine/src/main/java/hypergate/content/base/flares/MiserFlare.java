package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.COMPENSATION;
import static hypergate.game.word.Window.NEW_HAND;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.content.base.aliens.Miser;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: itself and up to two cards are safe from a new hand or from compensation. Super: the hoard
/// gets a card from the deck.
public final class MiserFlare {
  private static final Prompt WHICH = Prompt.of("flare-miser/wild/cards");

  public static final Flare FLARE =
      flare(Miser.MISER)
          .wild(
              ANY,
              List.of(),
              "When you draw a new hand or compensation is taken from you, set this card and up to"
                  + " two others aside until it is over.")
          .may(
              ANY,
              NEW_HAND,
              (game, me) -> game.verbs().hands().drawer() == me,
              MiserFlare::setAside)
          .may(
              MAIN,
              COMPENSATION,
              (game, me) -> game.encounter().winners().main() == me,
              MiserFlare::setAside)
          .strong(
              OFFENSE,
              List.of(Step.REGROUP),
              "At the start of your encounter add a card from the deck to your hoard.")
          .may(OFFENSE, REGROUP_START, MiserFlare::hoard);

  private MiserFlare() {}

  private static void setAside(Game game, Seat me) {
    CardSet cards = game.cards().hand(me);
    game.ask(me).cards(WHICH, cards, 0, 2);
    game.verbs().piles().setAside(me, cards);
  }

  private static void hoard(Game game, Seat me) {
    int instance = game.powers().find(me, Miser.MISER);
    if (instance >= 0) game.verbs().piles().drawToPile(me, instance, 1);
  }
}
