package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.content.alliance.aliens.Animal;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a cosmic quake; the flare goes to the Animal. Super: one of those who have not invited it
/// loses a second ship.
public final class AnimalFlare {
  private static final Prompt WHOM = Prompt.of("flare-animal/super/seat");

  public static final Flare FLARE =
      flare(Animal.ANIMAL)
          .wild(
              ANY,
              List.of(Step.REGROUP),
              "Cause a cosmic quake: all hands are discarded, deck and discards become a new deck,"
                  + " everybody gets eight cards. Then give this flare to the Animal or discard"
                  + " it.")
          .may(ANY, REGROUP_START, AnimalFlare::quake)
          .strong(
              NOT_MAIN,
              List.of(Step.ALLIANCE),
              "A main player who has not invited you loses two ships instead of one.")
          .may(NOT_MAIN, INVITED, (game, me) -> hurt(game, me) != 0, AnimalFlare::bite)
          .naming(
              (game, me) -> game.current().target(game.ask(me).seat(WHOM, hurt(game, me)).index()))
          .withPower();

  private AnimalFlare() {}

  private static void quake(Game game, Seat me) {
    game.verbs().hands().quake();
    game.verbs().hands().passOn(game.powers().holder(Animal.ANIMAL));
  }

  private static int hurt(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, Animal.ANIMAL), Animal.HURT);
  }

  private static void bite(Game game, Seat me) {
    game.verbs().loseAnywhere(Seat.of(game.current().target()), 1, Cause.EFFECT);
  }
}
