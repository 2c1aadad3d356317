package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.ShipKind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Breed: ships of a second colour wait on its sheet. As the defense it puts some of them into its
/// home system, as the offense onto foreign colonies (H-809).
public final class Roach {
  private static final int LITTER = 4;
  private static final Prompt KIND = Prompt.of("roach/number");
  private static final Prompt COUNT = Prompt.of("roach/number-2");

  public static final Alien ROACH =
      alien("Roach", "storm")
          .level(2)
          .power("Breed", MAIN, Step.REGROUP, Step.DESTINY)
          .text(
              "When you become the defense in another player's turn you may put up to four roach"
                  + " ships from this sheet onto planets of your home system, whether or not you"
                  + " have a colony there; in your regroup phase onto your colonies elsewhere."
                  + " Roach ships that would go to the warp return here. This power cannot be"
                  + " stolen, copied or lost with your home colonies.")
          .breeds("roach ship", KIND)
          .may(
              DEFENSE,
              DEFENSE_CHOSEN,
              (game, me) -> mayBreed(game, me, home(game, me)),
              (game, me) -> breed(game, me, home(game, me)))
          .may(
              OFFENSE,
              REGROUP_START,
              (game, me) -> mayBreed(game, me, abroad(game, me)),
              (game, me) -> breed(game, me, abroad(game, me)))
          .bends(Query.POWER_FIXED, (game, me, who, fixed) -> who == me ? 1 : fixed)
          .bends(Query.HOME_COLONIES_NEEDED, (game, me, who, homes) -> who == me ? 0 : homes);

  private Roach() {}

  private static ShipKind roaches(Game game) {
    return game.verbs().shipKinds().of(ROACH);
  }

  private static long home(Game game, Seat me) {
    return game.ships().planetsOf(me);
  }

  private static long abroad(Game game, Seat me) {
    long colonies = game.ships().colonies(me);
    boolean everywhere = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return everywhere ? colonies | home(game, me) : colonies & game.ships().foreignTo(me);
  }

  private static boolean mayBreed(Game game, Seat me, long planets) {
    return game.encounter().outcome() == Outcome.NONE && planets != 0 && waiting(game, me) > 0;
  }

  private static void breed(Game game, Seat me, long planets) {
    boolean defends = me == game.encounter().defense();
    boolean bound = defends && game.ofPower(Query.POWER_BOUND, game.encounter().offense(), 0) != 0;
    place(game, me, bound ? 1 : game.ofPower(Query.POWER_NUMBER, me, LITTER), planets, COUNT);
  }

  /// How many roach ships wait on the sheet of a seat.
  public static int waiting(Game game, Seat me) {
    return roaches(game).mayBeOf(me) ? roaches(game).left(me) : 0;
  }

  /// A seat puts up to so many of them onto planets of a mask.
  public static void place(Game game, Seat me, int most, long planets, Prompt count) {
    int may = Math.min(most, waiting(game, me));
    if (may > 0) roaches(game).enter(me, game.ask(me).number(count, 1, may), planets);
  }
}
