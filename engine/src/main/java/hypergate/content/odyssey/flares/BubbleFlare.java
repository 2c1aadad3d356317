package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.REINFORCING;

import hypergate.content.odyssey.aliens.Bubble;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Reinforcing;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an attack like one that lies there is a reinforcement. Super: after a pop for nothing
/// allies of both sides reinforce with attacks.
public final class BubbleFlare {
  private static final Prompt WHICH = Prompt.of("flare-bubble/wild/card");
  private static final Prompt SIDE = Prompt.of("flare-bubble/wild/side");

  public static final Flare FLARE =
      flare(Bubble.BUBBLE)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "Play an attack card as a reinforcement if a main player has revealed an attack of"
                  + " the same value.")
          .may(MAIN_OR_ALLY, REINFORCING, BubbleFlare::mayMatch, BubbleFlare::match)
          .naming(BubbleFlare::name)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "If you have used your power and the main player on your side has not selected a"
                  + " reinforcement, each ally of either side may play one attack as a"
                  + " reinforcement for its own side.")
          .may(MAIN_OR_ALLY, REINFORCING, BubbleFlare::isInVain, (game, me) -> {})
          .bends(Query.REINFORCING_ATTACKS, BubbleFlare::attacks);

  private BubbleFlare() {}

  // ---- wild

  private static CardSet matching(Game game, Seat me) {
    CardSet cards = game.cards().hand(me, Kind.ATTACK);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (!isRevealed(game, game.cards().face(card).value())) cards.remove(card);
    return cards;
  }

  private static boolean isRevealed(Game game, int value) {
    return shows(game, game.encounter().offense(), value)
        || shows(game, game.encounter().defense(), value);
  }

  private static boolean shows(Game game, Seat main, int value) {
    int card = game.encounter().card(main);
    return card >= 0
        && game.cards().face(card).kind() == Kind.ATTACK
        && game.cards().face(card).value() == value;
  }

  private static boolean mayMatch(Game game, Seat me) {
    return !me.in(game.encounter().passedReinforcing()) && !matching(game, me).isEmpty();
  }

  private static void name(Game game, Seat me) {
    int card = game.ask(me).card(WHICH, matching(game, me));
    game.cards().knownToAll(card);
    game.current().target(card);
  }

  private static void match(Game game, Seat me) {
    int card = game.current().target();
    if (game.cards().inHand(me, card)) Reinforcing.reinforceWith(game, me, card, SIDE);
  }

  // ---- super

  private static boolean isInVain(Game game, Seat me) {
    return Bubble.hasPopped(game, me) && !Bubble.isBubble(game, game.encounter().sideOf(me));
  }

  private static int attacks(Game game, Seat me, Seat who, int most) {
    Encounter encounter = game.encounter();
    return most == 0 && encounter.isAlly(who) && isInVain(game, me) ? 1 + Query.OWN_SIDE : most;
  }
}
