package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Picks;
import hypergate.game.verb.ShipKind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Transmogrify: ships that win an encounter become morphed ones, each of which adds two more;
/// without an unchanged ship in the game it wins (H-890).
public final class Lizard {
  /// Mark: further ships are morphed with this use (the super flare).
  private static final int FURTHER = 0;

  private static final int TWO = 2;
  private static final Prompt KIND = Prompt.of("lizard/number");
  private static final Prompt WHICH = Prompt.of("flare-lizard/super/ships");

  public static final Alien LIZARD =
      alien("Lizard", "dominion")
          .level(0)
          .power("Transmogrify", MAIN, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When you win an encounter as a main player, your ships in it become morphed ships."
                  + " Each of these adds 2 more to your side, whatever happens to this power. Once"
                  + " you have no other ships in the game you win.")
          .hasVictory()
          .changesShips("morphed ship", KIND)
          .must(MAIN, OUTCOME, (game, me) -> mayMorph(game, me), Lizard::morph)
          .bends(Query.SHIPS_ADD, Lizard::added)
          .bends(Query.POWER_FIXED, (game, me, who, fixed) -> who == me ? 1 : fixed)
          .bends(Query.WINS, (game, me, who, wins) -> who == me && isDone(game, me) ? 1 : wins);

  private Lizard() {}

  private static ShipKind kind(Game game) {
    return game.verbs().shipKinds().of(LIZARD);
  }

  private static boolean isDone(Game game, Seat me) {
    return kind(game).owner() == me && kind(game).unchanged(me) == 0;
  }

  private static int added(Game game, Seat me, Seat who, int more) {
    if (who != me || !game.encounter().isInvolved(me)) return more;
    Seat opponent = game.encounter().sideOf(me).other().main();
    if (game.ofPower(Query.POWER_BOUND, opponent, 0) != 0) return more;
    return more + TWO * kind(game).inEncounter(me);
  }

  // ---- changing ships

  private static boolean mayMorph(Game game, Seat me) {
    Encounter encounter = game.encounter();
    ShipKind kinds = kind(game);
    return encounter.outcome().isWin()
        && encounter.target().exists()
        && encounter.sideOf(me) == encounter.winners()
        && kinds.left(me) > 0
        && (inEncounter(game, me) > 0 || isFurther(game, me));
  }

  private static int inEncounter(Game game, Seat me) {
    int there = kind(game).unchanged(me, game.encounter().place(me));
    return there + (outpost(game, me) < 0 ? 0 : 1);
  }

  // The outpost of the defense with an unchanged ship; -1 for none.
  private static int outpost(Game game, Seat me) {
    int outpost = game.encounter().defendingOutpost();
    boolean own = outpost >= 0 && me == game.encounter().defense();
    return own && kind(game).unchanged(me, outpost) > 0 ? outpost : -1;
  }

  private static void morph(Game game, Seat me) {
    ShipKind kinds = kind(game);
    kinds.change(me, game.encounter().place(me), kinds.left(me));
    if (outpost(game, me) >= 0) kinds.change(me, outpost(game, me), 1);
    if (isFurther(game, me)) morphFurther(game, me);
    game.verbs().ships().checkWin();
  }

  private static boolean isFurther(Game game, Seat me) {
    int sheet = game.powers().find(me, LIZARD);
    return sheet >= 0 && game.powers().mark(sheet, FURTHER) != 0;
  }

  // ---- the super flare

  /// With this use two more are morphed.
  public static void further(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, LIZARD), FURTHER, 1);
  }

  /// Whether unchanged ships are elsewhere than in the encounter.
  public static boolean hasFurther(Game game, Seat me) {
    return offer(game, me).available() > 0 && kind(game).left(me) > 0;
  }

  private static Picks offer(Game game, Seat me) {
    Picks picks = game.verbs().ships().picks();
    picks.clear();
    int slots = Place.ON_CARD + game.cardSlots().top();
    for (int place = 0; place < slots; place++) {
      boolean own = !Place.isOnCard(place) || game.cardSlots().isOf(place - Place.ON_CARD, me);
      if (own && place != Place.REMOVED && place != game.encounter().place(me))
        picks.offer(place, kind(game).unchanged(me, place));
    }
    return picks;
  }

  private static void morphFurther(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, LIZARD), FURTHER, 0);
    ShipKind kinds = kind(game);
    Picks picks = offer(game, me);
    int due = Math.min(TWO, Math.min(picks.available(), kinds.left(me)));
    if (due == 0) return;
    picks.ask(game, me, WHICH, 0, due, due);
    for (int i = 0; i < picks.places(); i++) kinds.change(me, picks.place(i), picks.picked(i));
  }
}
