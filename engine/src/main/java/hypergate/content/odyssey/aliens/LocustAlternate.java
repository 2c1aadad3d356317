package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.OFFENSE_OR_OFFENSIVE_ALLY;
import static hypergate.game.word.Window.LANDING;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Resolution;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Consume: a planet that it has conquered leaves the game before anybody lands, if nobody but the
/// defense stands on it, and counts as a foreign colony of its player for good. Who has won with it
/// lands on another planet of that system, or goes home.
public final class LocustAlternate {
  private static final int PLANETS = 0;
  private static final Prompt WHERE = Prompt.of("locust-alternate/planet");

  public static final Alien LOCUST_ALTERNATE =
      alien("Locust (alternate)", "odyssey")
          .level(1)
          .hasVictory()
          .power("Consume", OFFENSE_OR_OFFENSIVE_ALLY, Step.RESOLUTION)
          .isMandatory()
          .neverWith("locust")
          .text(
              "When you win as the offense or its ally and nobody but the defense has ships on the"
                  + " target, you consume it: it leaves the game and counts as a foreign colony of"
                  + " yours for good. Your ships go home; the others of your side land elsewhere in"
                  + " that system or go home.")
          .counter("planets")
          .must(
              OFFENSE_OR_OFFENSIVE_ALLY,
              LANDING,
              (game, me) -> mayConsume(game) && strangers(game) == 0,
              LocustAlternate::consume);

  private LocustAlternate() {}

  /// Whether the target planet can be consumed, whoever stands on it.
  public static boolean mayConsume(Game game) {
    Planet target = game.encounter().target();
    return (game.ships().planets() & target.bit()) != 0
        && game.reach().reaches(game.ships().systemOf(target));
  }

  /// The seats that have ships on the target planet, the defense excepted, as a mask.
  public static int strangers(Game game) {
    return game.ships().seatsOn(game.encounter().target()) & ~game.encounter().defender().bit();
  }

  /// Consumes the target planet.
  public static void consume(Game game, Seat me) {
    Planet target = game.encounter().target();
    int sheet = game.powers().find(me, LOCUST_ALTERNATE);
    boolean lands = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (game.ships().onGate(seat) > 0)
        goOn(game, seat, target, Resolution.lands(game, seat) && (seat != me || lands));
    }
    game.powers().counter(sheet, PLANETS, game.powers().counter(sheet, PLANETS) + 1);
    game.verbs().planets().claim(me, target, game.ships().colonies(me));
  }

  private static void goOn(Game game, Seat seat, Planet target, boolean lands) {
    long near = game.ships().planetsOf(game.ships().systemOf(target)) & ~target.bit();
    Planet planet = Planet.NONE;
    if (lands && near != 0) planet = game.ask(seat).planetOrNone(WHERE, near);
    int ships = game.ships().onGate(seat);
    if (!planet.exists()) {
      long homes = game.ships().colonies(seat) & ~target.bit();
      game.verbs().ships().returnTo(seat, Place.GATE, ships, homes);
      return;
    }
    game.verbs().ships().move(seat, Place.GATE, planet.index(), ships, true);
    if (seat == game.encounter().offense()) game.parts().settled(seat, planet);
  }
}
