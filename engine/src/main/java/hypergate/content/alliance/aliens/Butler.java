package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Window.AIMING;
import static hypergate.game.word.Window.LAUNCHING;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Launch;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Picks;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;

/// Serve: it offers its service before the gate is aimed; an offense that does not tip it a card
/// lets it aim the gate or take the ships that are launched. Tip and refusal are no uses.
public final class Butler {
  /// Mark: the answer to its offer, 0 before it has made any.
  private static final int ANSWER = 0;

  /// Mark: what it has done, as a sum of [#AIMED] and [#LAUNCHED].
  private static final int DONE = 1;

  private static final int REFUSED = 1;
  private static final int TIPPED = 2;
  private static final int AIMED = 1;
  private static final int LAUNCHED = 2;
  private static final Prompt TIPS = Prompt.of("butler/choice");
  private static final Prompt WHERE = Prompt.of("butler/planet");
  private static final Prompt HOW_MANY = Prompt.of("butler/number");
  private static final Prompt WHICH = Prompt.of("butler/ships");

  public static final Alien BUTLER =
      alien("Butler", "alliance")
          .level(1)
          .power("Serve", NOT_OFFENSE, Step.LAUNCH)
          .text(
              "Before the gate is aimed you may offer your service: the offense tips you a random"
                  + " card, or you may either aim the gate for it or take the ships that it sends"
                  + " from colonies that you choose.")
          .free(
              NOT_OFFENSE,
              AIMING,
              (game, me) ->
                  game.mark(ANSWER) == 0 && game.reach().reaches(game.encounter().offense()),
              (game, me) -> offer(game, me, game.here(), 1))
          .may(NOT_OFFENSE, AIMING, Butler::mayAim, Butler::aim)
          .may(NOT_OFFENSE, LAUNCHING, Butler::mayLaunch, Butler::launch)
          .bends(Query.LAUNCH_LIMIT, Butler::limit);

  private Butler() {}

  /// Whether the Butler has not offered its service in this encounter.
  public static boolean mayOffer(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, BUTLER), ANSWER) == 0;
  }

  /// The Butler offers its service for a tip of so many cards.
  public static void offer(Game game, Seat me, int sheet, int tip) {
    Seat offense = game.encounter().offense();
    boolean tips = game.cards().handSize(offense) >= tip && game.ask(offense).yes(TIPS);
    game.powers().mark(sheet, ANSWER, tips ? TIPPED : REFUSED);
    if (tips) game.verbs().hands().takeRandom(me, offense, tip);
  }

  private static boolean mayServe(Game game, Seat me) {
    boolean both = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return game.mark(ANSWER) == REFUSED && (game.mark(DONE) == 0 || both);
  }

  private static boolean mayAim(Game game, Seat me) {
    return mayServe(game, me) && !game.encounter().target().exists() && Launch.targets(game) != 0;
  }

  private static void aim(Game game, Seat me) {
    game.mark(DONE, game.mark(DONE) | AIMED);
    game.encounter().target(game.ask(me).planet(WHERE, Launch.targets(game)));
  }

  private static boolean mayLaunch(Game game, Seat me) {
    return mayServe(game, me)
        && (game.mark(DONE) & LAUNCHED) == 0
        && game.ships().colonies(game.encounter().offense()) != 0;
  }

  private static void launch(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    int waiting = game.ships().onGate(offense);
    int limit = game.query(Query.LAUNCH_LIMIT, offense, RuleNumbers.MOST_SHIPS) - waiting;
    int least = waiting > 0 ? 0 : game.query(Query.LAUNCH_LEAST, offense, 1);
    int most = Launch.offer(game, offense).most(limit);
    int count = most <= least ? most : game.ask(offense).number(HOW_MANY, least, most);
    game.mark(DONE, game.mark(DONE) | LAUNCHED);
    Picks picks = Launch.offer(game, offense);
    picks.ask(game, me, offense, WHICH, 0, count, count);
    game.verbs().shipKinds().namedBy(me, () -> Launch.send(game, offense, picks, Place.GATE));
  }

  // What it has taken is all that is launched, unless all of it has stayed where it was.
  private static int limit(Game game, Seat me, Seat subject, int limit) {
    boolean taken = (game.mark(DONE) & LAUNCHED) != 0 && subject == game.encounter().offense();
    int launched = game.ships().onGate(subject);
    return taken && launched > 0 ? Math.min(limit, launched) : limit;
  }
}
