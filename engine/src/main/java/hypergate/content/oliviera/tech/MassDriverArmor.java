package hypergate.content.oliviera.tech;

import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.SHIPS_LOST;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.card.Option;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.TechnologyOptions;

/// Mass Driver Armor: an offense that loses the encounter takes a ship of the winning side with it
/// for each ship that it has lost itself, of its choice at that planet. By a switch it does so
/// once.
public final class MassDriverArmor {
  private static final Prompt WHICH = Prompt.of("mass-driver-armor/ships");

  /// Whether it stays after its use.
  public static final Option MASS_DRIVER_AFTER_USE =
      Option.oneOf(
              "tech.massDriverAfterUse",
              "stays discard",
              "stays",
              "What becomes of Mass Driver Armor after use.",
              "TC-13.38")
          .needs(TechnologyOptions.TECHNOLOGY);

  public static final Tech MASS_DRIVER_ARMOR =
      tech("Mass Driver Armor", "oliviera", OFFENSE, Step.RESOLUTION)
          .research(3)
          .staysInPlay()
          .text(
              "When you lose an encounter as the offense, you may send an enemy ship at that planet"
                  + " to the warp for each ship that you lost.")
          .may(OFFENSE, SHIPS_LOST, MassDriverArmor::hasLost, MassDriverArmor::strikeBack);

  private MassDriverArmor() {}

  private static boolean hasLost(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.outcome() == Outcome.DEFENSE_WINS
        && game.verbs().losing().cause() == Cause.ENCOUNTER
        && game.verbs().losing().wentToWarp(me) > 0
        && encounter.defensive().ships() > 0;
  }

  private static void strikeBack(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (game.options().is(MASS_DRIVER_AFTER_USE)) game.current().discard();
    int ships = game.verbs().losing().wentToWarp(me);
    game.verbs().beginLoss(Cause.EFFECT);
    game.verbs()
        .losses()
        .chooseAt(
            me,
            WHICH,
            ships,
            encounter.defensive().seats(),
            encounter.target().index(),
            Place.BESIDE);
    game.verbs().carryOutLoss();
  }
}
