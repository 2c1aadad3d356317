package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.CARD_DISCARDED;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.storm.aliens.Mouth;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Hands;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: what the opponent has played comes to one's own hand. Super: a card that was gobbled is
/// served as somebody's encounter card.
public final class MouthFlare {
  private static final Prompt WHICH = Prompt.of("flare-mouth/super/card");
  private static final Prompt WHOSE = Prompt.of("flare-mouth/super/seat");

  public static final Flare FLARE =
      flare(Mouth.MOUTH)
          .wild(
              MAIN,
              List.of(),
              "When an artifact or reinforcement of your opponent has taken effect, take that card"
                  + " into your hand.")
          .may(
              MAIN,
              CARD_DISCARDED,
              MouthFlare::hasWorked,
              (game, me) -> game.verbs().hands().takeDiscarded(me))
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "Replace either main player's revealed card with an encounter card on your sheet, or"
                  + " with one that your power has put out of the game.")
          .may(
              MAIN,
              REVEALED,
              (game, me) -> !dishes(game, me).isEmpty(),
              (game, me) -> serve(game, me));

  private MouthFlare() {}

  private static boolean hasWorked(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    Seat opponent = game.encounter().opponent(me);
    int card = hands.discardedCard();
    if (card < 0 || hands.discarder() != opponent || !Flare.reaches(game, opponent)) return false;
    Kind kind = game.cards().face(card).kind();
    if (kind == Kind.REINFORCEMENT) return hasReinforced(game, opponent, card);
    return kind == Kind.ARTIFACT && game.pipeline().hasWorked(card);
  }

  private static boolean hasReinforced(Game game, Seat seat, int card) {
    return game.encounter().reinforcingCard() == card && game.encounter().reinforcer() == seat;
  }

  private static CardSet dishes(Game game, Seat me) {
    int sheet = game.powers().find(me, Mouth.MOUTH);
    CardSet out = game.verbs().usedCards().fetchable();
    long low = out.low();
    long high = out.high();
    CardSet cards = game.cards().pile(sheet);
    cards.set(cards.low() | low, cards.high() | high);
    return game.cards().ofKinds(cards, Kind.ENCOUNTER);
  }

  private static void serve(Game game, Seat me) {
    int sheet = game.powers().find(me, Mouth.MOUTH);
    int mains = game.encounter().offense().bit() | game.encounter().defense().bit();
    Seat seat = game.ask(me).seat(WHOSE, mains);
    int card = game.ask(me).card(WHICH, dishes(game, me));
    if (game.cards().pile(sheet).has(card)) game.cards().fromPile(sheet, card);
    else game.verbs().usedCards().fetch(card);
    game.cards().aside(card);
    game.verbs().replaceRevealed(seat, card);
  }
}
