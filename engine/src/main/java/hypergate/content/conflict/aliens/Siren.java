package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.BYSTANDER;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Lure: uninvolved, it takes the place of the defense in whose home system it has a colony, and
/// turns the gate to a home planet of its own. As a defense that wins it gains a colony in the
/// offense's home system.
public final class Siren {
  /// Mark: defensive allies have been promised the planet of the free colony.
  public static final int PROMISED = 0;

  /// Mark: the seats that have settled there instead of collecting rewards.
  public static final int SETTLERS = 1;

  private static final Prompt TARGET = Prompt.of("siren/planet");
  private static final Prompt WHERE = Prompt.of("siren/planet-2");
  private static final Prompt WHICH = Prompt.of("siren/ships");
  private static final Prompt FOLLOW = Prompt.of("flare-siren/super/choice");

  public static final Alien SIREN =
      alien("Siren", "conflict")
          .level(1)
          .power("Lure", BYSTANDER, Step.DESTINY)
          .text(
              "When destiny has made a player the defense in whose home system you have a colony,"
                  + " you may become the defense instead: the gate points at a home planet of yours"
                  + " with your colony, of your choice. When you win as the defense, place up to"
                  + " four of your ships on a planet of the offense's home system as a colony.")
          .may(BYSTANDER, DEFENSE_CHOSEN, Siren::mayLure, Siren::lure)
          .always(DEFENSE, OUTCOME, Siren::hasWon, Siren::gain)
          .first(Group.LAST);

  private Siren() {}

  private static boolean mayLure(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (!encounter.defense().exists() || shores(game, me) == 0) return false;
    if (!game.reach().reaches(encounter.offense())) return false;
    long system = game.ships().planetsOf(encounter.defense());
    return (system & game.ships().colonies(me)) != 0
        || game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
  }

  private static long shores(Game game, Seat me) {
    return game.ships().planetsOf(me) & game.ships().colonies(me);
  }

  private static void lure(Game game, Seat me) {
    Planet planet = game.ask(me).planet(TARGET, shores(game, me));
    Encounter encounter = game.encounter();
    encounter.unflag(Encounter.OWN_SYSTEM);
    encounter.defense(me);
    encounter.target(planet);
  }

  private static boolean hasWon(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    return game.encounter().outcome() == Outcome.DEFENSE_WINS
        && game.reach().reaches(offense)
        && game.verbs().mayGainColony(me, game.ships().planetsOf(offense));
  }

  private static void gain(Game game, Seat me) {
    long planets = game.ships().planetsOf(game.encounter().offense());
    Planet planet = game.verbs().gainColony(me, WHERE, WHICH, planets);
    if (game.mark(PROMISED) == 0) return;
    for (int p = 2; p < game.seats(); p++) {
      Seat ally = game.inOrder(p);
      if (ally.in(game.encounter().defensive().allies())) follow(game, ally, planet);
    }
    game.verbs().ships().settle();
  }

  private static void follow(Game game, Seat ally, Planet planet) {
    int ships = game.ships().at(Place.BESIDE, ally);
    if (ships == 0 || game.ships().on(planet, ally) > 0) return;
    if (game.ask(ally).word(FOLLOW, Word.REWARD, Word.COLONY) != Word.COLONY) return;
    game.mark(SETTLERS, game.mark(SETTLERS) | ally.bit());
    game.verbs().ships().move(ally, Place.BESIDE, planet.index(), ships, true);
  }
}
