package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DRAWN;
import static hypergate.game.word.Window.RETRIEVED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.ShipKind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Spawn: each card that it draws and each ship that it retrieves puts a token onto a colony, which
/// is a ship of its own until it would go to the warp (H-891).
public final class Horde {
  /// Mark: it adds twice as many (the super flare).
  private static final int DOUBLED = 0;

  private static final Prompt KIND = Prompt.of("horde/number");

  public static final Alien HORDE =
      alien("Horde", "alliance")
          .level(2)
          .power("Spawn", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "For each card that you draw from the deck and each ship that you retrieve put a"
                  + " horde token onto one of your colonies. It is a ship of yours, but is"
                  + " discarded where it would go to the warp, leave the game or be captured.")
          .addsShips("horde token", KIND)
          .bringsGuests("guest ship")
          .must(
              ANY,
              DRAWN,
              (game, me) -> game.verbs().hands().drawer() == me && maySpawn(game, me),
              (game, me) -> spawn(game, me, game.verbs().hands().drawn()))
          .must(
              ANY,
              RETRIEVED,
              (game, me) -> game.verbs().ships().retriever() == me && maySpawn(game, me),
              (game, me) -> spawn(game, me, game.verbs().ships().retrieved()))
          .bends(Query.SHIPS_ADD, Horde::added)
          .bends(Query.POWER_FIXED, (game, me, who, fixed) -> who == me ? 1 : fixed);

  private Horde() {}

  private static ShipKind tokens(Game game) {
    return game.verbs().shipKinds().of(HORDE);
  }

  private static int added(Game game, Seat me, Seat who, int more) {
    if (who != me || !game.encounter().isInvolved(me)) return more;
    Seat opponent = game.encounter().sideOf(me).other().main();
    boolean bound = game.ofPower(Query.POWER_BOUND, opponent, 0) != 0;
    return bound ? more - tokens(game).inEncounter(me) : more;
  }

  private static long planets(Game game, Seat me) {
    long planets = game.ships().colonies(me);
    boolean settles = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return settles ? planets | game.verbs().planets().empty(me) : planets;
  }

  private static boolean maySpawn(Game game, Seat me) {
    return planets(game, me) != 0 && tokens(game).mayBeOf(me) && tokens(game).left(me) > 0;
  }

  private static void spawn(Game game, Seat me, int count) {
    int each = game.powers().mark(game.powers().find(me, HORDE), DOUBLED) != 0 ? 2 : 1;
    tokens(game).enter(me, count * each, planets(game, me));
  }

  /// From now on it adds twice as many.
  public static void redouble(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, HORDE), DOUBLED, 1);
  }

  /// Whether it adds twice as many already.
  public static boolean isDoubled(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, HORDE), DOUBLED) != 0;
  }
}
