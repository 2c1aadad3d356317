package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.SecretMarks;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Identity Theft: it changes places with the player that it has marked in secret; whoever sits
/// before this sheet then panics (H-822).
public final class Swindler {
  /// Counter: the mark has been revealed, and the sheet is that of Panic.
  private static final int PANIC = 0;

  private static final Prompt MARK = Prompt.secret("swindler/seat");
  private static final Prompt MOVED = Prompt.of("swindler/seat-2");
  private static final Prompt REFUSES = Prompt.of("swindler/choice");
  private static final Prompt WHERE = Prompt.of("swindler/planet");
  private static final Prompt WHICH = Prompt.of("swindler/ships");

  public static final Alien SWINDLER =
      alien("Swindler", "storm")
          .level(2)
          .power("Identity Theft", ANY, Step.START_TURN, Step.DESTINY)
          .text(
              "A token lies face down before each other player; one of them is your mark. Once the"
                  + " defense is known you may turn all of them up and change places with your"
                  + " mark: each of you plays on with all that the other had. Whoever has been"
                  + " swindled out of its place and plays this sheet may, as a turn of another"
                  + " player begins, gain a colony in that player's home system.")
          .marks("swindler token")
          .counter("panic")
          .setup(Swindler::mark)
          .may(ANY, DEFENSE_CHOSEN, (game, me) -> marks(game, me) != 0, Swindler::reveal)
          .may(ANY, TURN_START, Swindler::mayPanic, Swindler::panic)
          .bends(Query.POWER_FIXED, Swindler::fixed);

  private Swindler() {}

  private static SecretMarks tokens(Game game) {
    return game.verbs().secretMarks();
  }

  private static void mark(Game game, Seat me) {
    Seat mark = game.ask(me).seat(MARK, game.everybody() & ~me.bit());
    tokens(game).lay(SWINDLER, me, mark);
  }

  // ---- the exchange

  // Whom it could change places with, as a mask: one player, or with the Pro any.
  private static int marks(Game game, Seat me) {
    int before = tokens(game).before();
    if (before == 0) return 0;
    boolean any = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return game.reach().reached((any ? before : tokens(game).of(me).bit()) & ~me.bit());
  }

  private static void reveal(Game game, Seat me) {
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0)
      tokens(game).move(me, game.ask(me).seat(MOVED, marks(game, me)));
    Seat mark = tokens(game).turnUp(SWINDLER, me);
    if (game.ofPower(Query.POWER_BOUND, mark, 0) != 0 && game.ask(mark).yes(REFUSES)) return;
    game.counter(PANIC, 1);
    game.verbs().seating().exchange(me, mark);
  }

  // ---- panic

  private static boolean isRevealed(Game game, Seat me) {
    int sheet = game.powers().find(me, SWINDLER);
    return sheet >= 0 && game.powers().counter(sheet, PANIC) != 0;
  }

  private static boolean mayPanic(Game game, Seat me) {
    Seat offense = game.turn();
    return isRevealed(game, me)
        && offense != me
        && game.reach().reaches(offense)
        && game.verbs().mayGainColony(me, game.ships().planetsOf(offense));
  }

  private static void panic(Game game, Seat me) {
    game.verbs().gainColony(me, WHERE, WHICH, game.ships().planetsOf(game.turn()));
  }

  private static int fixed(Game game, Seat me, Seat who, int fixed) {
    return who == me && isRevealed(game, me) ? 1 : fixed;
  }
}
