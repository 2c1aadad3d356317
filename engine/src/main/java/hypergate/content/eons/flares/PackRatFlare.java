package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.eons.aliens.PackRat;
import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: one ship of each of any players moves to another colony or to the warp. Super: it says
/// from which colony a mark comes.
public final class PackRatFlare {
  private static final Prompt WHOSE = Prompt.of("flare-pack-rat/wild/seats");
  private static final Prompt FROM = Prompt.of("flare-pack-rat/wild/planet");
  private static final Prompt TO = Prompt.of("flare-pack-rat/wild/choice");

  public static final Flare FLARE =
      flare(PackRat.PACK_RAT)
          .wild(
              OFFENSE,
              List.of(Step.START_TURN),
              "At the start of your turn move one ship of each of any players from a colony to"
                  + " another one of its owner or to the warp.")
          .may(OFFENSE, TURN_START, (game, me) -> settlers(game, me) != 0, PackRatFlare::shove)
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "When you collect an object name the colony from which its owner's ship comes.")
          .may(MAIN, POWER_USED, PackRatFlare::isCollecting, PackRat::nameColony)
          .withPower(PackRat::mayCollect);

  private PackRatFlare() {}

  // Whose ships it could move, as a mask.
  private static int settlers(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean reached = seat == me || Flare.reaches(game, seat);
      if (reached && game.ships().standing(seat) != 0) mask |= seat.bit();
    }
    return mask;
  }

  private static void shove(Game game, Seat me) {
    int settlers = settlers(game, me);
    int whose = game.ask(me).seats(WHOSE, settlers, Integer.bitCount(settlers));
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      long standing = game.ships().standing(owner);
      if (!owner.in(whose) || standing == 0) continue;
      Planet from = game.ask(me).planet(FROM, standing);
      long colonies = game.ships().colonies(owner);
      Menu menu = game.ask(me).menu().add(Word.WARP).planets(colonies & ~from.bit());
      int to = menu.count() == 1 ? Choice.of(Word.WARP) : game.ask(me).choose(TO);
      if (Choice.is(to, Word.WARP)) {
        game.verbs().lose(owner, from, 1);
      } else {
        game.verbs().ships().move(owner, from.index(), Choice.value(to), 1, true);
        game.verbs().ships().settle();
      }
    }
  }

  private static boolean isCollecting(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, PackRat.PACK_RAT);
  }
}
