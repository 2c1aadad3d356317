package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_OFFENSIVE_ALLY;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Volume: an attack that counts less than eleven, on either side, counts eleven. What it counts at
/// that moment decides, not what is printed on it.
public final class Vox {
  /// What the card counts then.
  public static final int LOUD = 11;

  private static final int USED = 0;
  private static final Prompt WHOSE = Prompt.of("vox/seat");
  private static final Prompt OTHER = Prompt.of("vox/choice");

  public static final Alien VOX =
      alien("Vox", "storm")
          .level(0)
          .power("Volume", MAIN_OR_OFFENSIVE_ALLY, Step.REVEAL)
          .text(
              "As a main player or offensive ally you may make a revealed attack card that counts"
                  + " less than 11, on either side, count 11.")
          .may(
              MAIN_OR_OFFENSIVE_ALLY,
              REVEALED,
              (game, me) -> game.mark(USED) == 0 && quiet(game) != 0,
              (game, me) -> amplify(game))
          .naming(Vox::name);

  private Vox() {}

  /// The main players whose card can be made louder, as a mask.
  private static int quiet(Game game) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat main = Seat.of(i);
      boolean attacks = game.encounter().isMain(main) && game.encounter().attacks(main);
      if (attacks && game.encounter().value(main) < LOUD) mask |= main.bit();
    }
    return game.reach().reached(mask);
  }

  private static void name(Game game, Seat me) {
    int quiet = quiet(game);
    boolean both = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 && Integer.bitCount(quiet) == 2;
    int named = game.ask(me).seat(WHOSE, quiet).bit();
    if (both && game.ask(me).yes(OTHER)) named = quiet;
    game.current().target(named);
  }

  private static void amplify(Game game) {
    game.mark(USED, 1);
    for (int rest = game.current().target(); rest != 0; rest &= rest - 1)
      game.encounter().counts(Seat.of(Integer.numberOfTrailingZeros(rest)), LOUD);
  }
}
