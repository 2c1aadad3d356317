package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.CARD_DISCARDED;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.PHASE_END;
import static hypergate.game.word.Window.POWER_LOST;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.variant.essences.Essences;

/// Consequences: it gives main players negotiates and consequences; whoever then reveals a
/// negotiate is rewarded, whoever does not is punished and misses what the next player does (see
/// [Consequences]). It picks up negotiates that others discard. Motivating and picking up are uses
/// (H-842).
public final class Nanny {
  /// Mark: whom it has motivated in this encounter, as a mask.
  private static final int MOTIVATED = 0;

  private static final Prompt WHOM = Prompt.of("nanny/seats");
  private static final Prompt WHICH = Prompt.of("nanny/card");
  private static final Prompt GIVES = Prompt.of("nanny/choice");

  public static final Alien NANNY =
      alien("Nanny", "eons")
          .level(1)
          .power("Consequences", ANY, Step.PHASES)
          .text(
              "In an encounter of others, with alliances formed, you may give main players a"
                  + " negotiate and a consequence each. Who then reveals a negotiate gets its"
                  + " incentive and you a reward; who does not is punished and takes no part in"
                  + " the next turn or its first encounter. You may pick up a negotiate that"
                  + " others discard.")
          .brings(Consequences.ALL)
          .may(NOT_MAIN, ALLIED, (game, me) -> candidates(game, me) != 0, Nanny::motivateNamed)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seats(WHOM, candidates(game, me), 2)))
          .may(
              ANY,
              CARD_DISCARDED,
              (game, me) -> game.verbs().hands().maySalvageOne(me, Kind.NEGOTIATE),
              (game, me) -> game.verbs().hands().salvageOne(me))
          .always(ANY, REVEALED, (game, me) -> game.mark(MOTIVATED) != 0, Nanny::judge)
          .evenZapped()
          .always(
              ANY,
              ENCOUNTER_END,
              (game, me) -> game.mark(MOTIVATED) != 0,
              (game, me) -> game.mark(MOTIVATED, 0))
          .evenZapped()
          .always(ANY, PHASE_END, (game, me) -> spent(game, me) >= 0, Nanny::takeBack)
          .evenZapped()
          .always(ANY, POWER_LOST, Nanny::isLost, (game, me) -> game.course().endTimeouts())
          .evenLost()
          .leaving((game, me) -> game.course().endTimeouts());

  private Nanny() {}

  private static int number(Game game) {
    return game.content().alienNumber(NANNY.id());
  }

  private static int first(Game game) {
    return Essences.of(game).first(number(game));
  }

  private static int mark(Game game, Seat me) {
    int sheet = game.powers().find(me, NANNY);
    return sheet < 0 ? 0 : game.powers().mark(sheet, MOTIVATED);
  }

  // ---- motivating

  private static boolean needsCard(Game game, Seat me) {
    return game.ofPower(Query.POWER_UNBOUND, me, 0) == 0;
  }

  // The consequence before a seat, -1 for none.
  private static int before(Game game, Seat seat) {
    Essences consequences = Essences.of(game);
    int first = first(game);
    for (int card = first; card < consequences.end(first); card++)
      if (consequences.isOpenBefore(card, seat)) return card;
    return -1;
  }

  private static boolean mayMotivate(Game game, Seat me, Seat main) {
    return main != me
        && before(game, main) < 0
        && Essences.of(game).cacheSize(number(game)) > 0
        && (!needsCard(game, me) || game.cards().holds(me, Kind.NEGOTIATE));
  }

  private static int candidates(Game game, Seat me) {
    int seats = 0;
    for (int p = 0; p < 2; p++)
      if (mayMotivate(game, me, game.inOrder(p))) seats |= game.inOrder(p).bit();
    return seats;
  }

  private static void motivateNamed(Game game, Seat me) {
    int seats = game.current().target();
    for (int p = 0; p < 2; p++) if (game.inOrder(p).in(seats)) motivate(game, me, game.inOrder(p));
  }

  /// Whether it could motivate its opponent as a main player.
  public static boolean mayMotivateOpponent(Game game, Seat me) {
    return game.powers().find(me, NANNY) >= 0
        && game.encounter().isMain(me)
        && mayMotivate(game, me, game.encounter().opponent(me));
  }

  /// It motivates a main player.
  public static void motivate(Game game, Seat me, Seat main) {
    if (!mayMotivate(game, me, main)) return;
    Essences consequences = Essences.of(game);
    Menu menu = game.ask(me).menu();
    int first = first(game);
    for (int card = first; card < consequences.end(first); card++)
      if (consequences.isCached(card)) menu.add(consequences.choice(card));
    int consequence = Essences.cardOf(game.ask(me).choose(WHICH));
    CardSet negotiates = game.cards().hand(me, Kind.NEGOTIATE);
    int given = negotiates.next(0);
    if (given >= 0 && (needsCard(game, me) || game.ask(me).yes(GIVES)))
      game.verbs().hands().give(me, main, given);
    consequences.openBefore(consequence, main);
    consequences.refill(number(game));
    int sheet = game.powers().find(me, NANNY);
    game.powers().mark(sheet, MOTIVATED, game.powers().mark(sheet, MOTIVATED) | main.bit());
  }

  // ---- what comes of it

  private static void judge(Game game, Seat me) {
    int motivated = game.mark(MOTIVATED);
    game.mark(MOTIVATED, 0);
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      int card = main.in(motivated) ? before(game, main) : -1;
      if (card < 0) continue;
      int consequence = card - first(game);
      boolean rewarded = game.encounter().negotiates(main);
      boolean spared = !rewarded && game.ofPower(Query.POWER_BOUND, main, 0) != 0;
      if (rewarded || spared) Essences.of(game).turnUp(card);
      if (rewarded) {
        Consequences.reward(game, main, consequence);
        game.verbs().rewards().collect(me, 1);
      } else if (!spared) {
        game.course().timeOut(main, Consequences.isForTurn(consequence));
        Consequences.punish(game, me, main, consequence);
      }
    }
  }

  // A consequence that has nothing to mark any more.
  private static int spent(Game game, Seat me) {
    int motivated = mark(game, me);
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      int card = seat.in(motivated) || game.course().isTimedOut(seat) ? -1 : before(game, seat);
      if (card >= 0) return card;
    }
    return -1;
  }

  private static void takeBack(Game game, Seat me) {
    for (int card = spent(game, me); card >= 0; card = spent(game, me))
      Essences.of(game).turnUp(card);
  }

  private static boolean isLost(Game game, Seat me) {
    return game.verbs().ships().changed() == me && game.verbs().ships().powerIsLost();
  }
}
