package hypergate.content.promo.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.promo.aliens.Demon;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: somebody must come along, with as many ships as it can spare. Super: six cards of the deck
/// in place of a hand.
public final class DemonFlare {
  private static final Prompt WHOM = Prompt.of("flare-demon/wild/seat");

  public static final Flare FLARE =
      flare(Demon.DEMON)
          .wild(
              MAIN,
              List.of(Step.ALLIANCE),
              "Before allies are invited name a player other than your opponent. It must ally with"
                  + " you and send as many ships as you have in the encounter, or as many as it"
                  + " can; it need not give up a colony for that.")
          .may(MAIN, INVITING, DemonFlare::mayBind, DemonFlare::bind)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, others(game, me)).index()))
          .bends(Query.MAY_JOIN, DemonFlare::sides)
          .bends(Query.JOIN_LEAST, DemonFlare::least)
          .bends(Query.JOIN_LIMIT, DemonFlare::limit)
          .strong(
              MAIN,
              List.of(Step.ALLIANCE),
              "When you use your power, draw six cards from the deck onto the sheet instead of"
                  + " taking a hand. Those that would come back come to your hand; at the end put"
                  + " the rest on top of the deck in an order of your choice.")
          .may(MAIN, POWER_USED, DemonFlare::isPossessing, Demon::draw)
          .withPower(Demon::mayPossess);

  private DemonFlare() {}

  // ---- wild

  private static int others(Game game, Seat me) {
    int others = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean open = !game.encounter().isMain(seat) && !game.encounter().isAlly(seat);
      if (open && seat != me && Flare.reaches(game, seat)) others |= seat.bit();
    }
    return others;
  }

  private static boolean mayBind(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.NONE && others(game, me) != 0;
  }

  private static void bind(Game game, Seat me) {
    game.cards().mark(game.current().target() + 1);
  }

  private static boolean isBound(Game game, Seat me, Seat who) {
    return game.cards().mark() == who.index() + 1 && game.encounter().isMain(me);
  }

  // As many ships as the main player has there, and no last one of a colony.
  private static int due(Game game, Seat me, Seat who) {
    if (!isBound(game, me, who)) return 0;
    int spare = 0;
    for (long rest = game.ships().colonies(who); rest != 0; rest &= rest - 1)
      spare += game.ships().on(Planet.of(Long.numberOfTrailingZeros(rest)), who) - 1;
    int most = Math.min(game.encounter().shipsOf(me), RuleNumbers.MOST_SHIPS);
    return Math.min(spare, most);
  }

  private static int sides(Game game, Seat me, Seat who, int sides) {
    if (due(game, me, who) == 0) return sides;
    boolean offense = me == game.encounter().offense();
    return (offense ? Alliance.OFFENSE : Alliance.DEFENSE) | Alliance.MUST;
  }

  private static int least(Game game, Seat me, Seat who, int least) {
    return Math.max(least, due(game, me, who));
  }

  private static int limit(Game game, Seat me, Seat who, int limit) {
    int due = due(game, me, who);
    return due == 0 ? limit : Math.min(limit, Math.max(due, game.encounter().shipsOf(me)));
  }

  // ---- super

  private static boolean isPossessing(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Demon.DEMON);
  }
}
