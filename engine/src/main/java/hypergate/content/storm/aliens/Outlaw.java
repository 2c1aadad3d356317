package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ALLIED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Waylay: a random card from the hand of everybody on the other side, in timing order.
public final class Outlaw {
  private static final int USED = 0;

  public static final Alien OUTLAW =
      alien("Outlaw", "storm")
          .level(0)
          .power("Waylay", MAIN, Step.ALLIANCE)
          .text(
              "As a main player, after alliances are formed, you may take a card at random from the"
                  + " hand of your opponent and of each of its allies.")
          .may(MAIN, ALLIED, (game, me) -> victims(game, me) != 0, Outlaw::rob);

  private Outlaw() {}

  private static int victims(Game game, Seat me) {
    if (game.mark(USED) != 0) return 0;
    int mask = 0;
    for (int rest = game.encounter().sideOf(me).other().seats(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (game.cards().handSize(seat) > 0) mask |= seat.bit();
    }
    return game.reach().reached(mask);
  }

  private static void rob(Game game, Seat me) {
    int victims = victims(game, me);
    Seat opponent = game.encounter().opponent(me);
    boolean chooses = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    game.mark(USED, 1);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(victims)) continue;
      if (chooses && seat == opponent) choose(game, me, seat);
      else game.verbs().hands().takeRandom(me, seat, 1);
    }
  }

  private static void choose(Game game, Seat me, Seat from) {
    game.verbs().hands().showing().look(me, from);
    CardSet hand = game.cards().hand(from);
    game.ask(me).cards(Prompt.TAKE, hand, 1, 1);
    game.verbs().receipts().take(me, from, hand);
  }
}
