package hypergate.game.timing;

import hypergate.game.card.Ability;
import hypergate.game.card.Face;
import hypergate.game.card.Option;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import java.util.ArrayList;
import java.util.List;

/// What is in force and what has acted, by name: for explanations. Everything here is public
/// knowledge as soon as it is so, except the cards of a seat that lie hidden, which only that seat
/// may ask for.
public final class InForce {
  private InForce() {}

  /// The effects in force that bend a query about a seat, in notation.
  public static List<String> bending(Timing game, Query query, Seat subject) {
    List<String> found = new ArrayList<>();
    for (Stands stands : game.stands().all()) stands.bending(query, subject, found);
    return found;
  }

  /// In which role a seat can use an ability now: a card in force may have widened that of its
  /// power.
  public static Role role(Timing game, Seat seat, Ability ability) {
    if (ability.source() != Ability.Source.POWER || !game.holds().areAny()) return ability.role();
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!game.powers().exists(instance)
          || !game.powers().alien(instance).id().equals(ability.effect())) continue;
      int further = game.holds().positions(instance);
      if (further != 0) return ability.role().with(further);
    }
    return ability.role();
  }

  /// Whether a seat can still come into a position of a role in this encounter: before the defense
  /// is known anybody but the offense can become it, and alliances are open until they are formed.
  public static boolean mayHave(Timing game, Seat seat, Role role) {
    Encounter encounter = game.encounter();
    Seat offense = encounter.offense().exists() ? encounter.offense() : game.turn();
    if (seat == offense)
      return role.covers(Role.IS_OFFENSE)
          || encounter.isOnBothSides(seat) && role.covers(encounter.position(seat));
    boolean open = game.step().compareTo(Step.ALLIANCE) <= 0 && !encounter.isAlly(seat);
    if (encounter.offense().exists() && (encounter.isMain(seat) || !open))
      return role.covers(encounter.position(seat));
    int joining = Role.IS_OFFENSIVE_ALLY | Role.IS_DEFENSIVE_ALLY | Role.IS_BYSTANDER;
    return role.covers(encounter.defense().exists() ? joining : joining | Role.IS_DEFENSE);
  }

  /// Whether a power has been used since the window that is open was opened.
  public static boolean hasActed(Timing game, int instance) {
    return game.windows().hasActed(game.stands().sheets(), instance);
  }

  /// Whether something has been used at a location since the window that is open was opened.
  public static boolean hasActed(Timing game, Stands at, int location) {
    return game.windows().hasActed(at, location);
  }

  /// Who has played the flare of an alien in this encounter and may not play it once more,
  /// [Seat#NONE] when nobody has.
  public static Seat playerOf(Timing game, int alien) {
    for (int i = 0; i < game.cards().roomForFlares(); i++) {
      int card = game.content().firstAlienCard() + i;
      int played = game.cards().played(i);
      if (played != 0 && (played & Face.AGAIN) == 0 && game.cards().cardAlien(card) == alien)
        return Seat.of((played & 15) - 1);
    }
    return Seat.NONE;
  }

  /// How many flares a seat has played in this encounter.
  public static int flaresPlayed(Timing game, Seat seat) {
    return game.cards().flaresPlayed(seat);
  }

  /// Whether the flare of an alien would be super for a seat now.
  public static boolean isSuper(Timing game, Seat seat, int alien) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (game.powers().number(instance) != alien || !game.powers().inForce(instance)) continue;
      if (!game.powers().origin(instance).isBorrowed()
          || game.options().is(Option.INCARNATION_SUPER)) return true;
    }
    return false;
  }
}
