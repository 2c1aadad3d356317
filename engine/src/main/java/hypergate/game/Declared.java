package hypergate.game;

import hypergate.variant.moons.Moon;

/// What aliens, flares, artifacts, Pulsars, techs, hazards and essence cards have in common: a list
/// of abilities and bent queries, declared with the words below. Every method gives a new value, so
/// that a card is one expression.
///
/// @param <T> the kind of card
public sealed interface Declared<T extends Declared<T>>
    permits Alien, Flare, Artifact, Pulsar, Tech, Hazard, Essence, Moon {
  /// The side being described: for flares the one named last.
  Effect effect();

  /// The same card with this side's rules.
  T with(Effect effect);

  /// An optional use.
  default T may(Role role, Window window, Action action) {
    return with(
        effect()
            .plus(
                Ability.of(effect().id, effect().source, role, window, false, true, null, action)));
  }

  /// An optional use under a condition.
  default T may(Role role, Window window, Condition when, Action action) {
    return with(
        effect()
            .plus(
                Ability.of(effect().id, effect().source, role, window, false, true, when, action)));
  }

  /// An optional use at any time: it is offered where every player can be asked without a phase
  /// being held up, that is as an encounter begins, when the gate is aimed, before encounter cards
  /// are selected and after they are revealed.
  default T anyTime(Role role, Condition when, Action action) {
    return may(role, Window.REGROUP_START, when, action)
        .may(role, Window.AIMED, when, action)
        .may(role, Window.BEFORE_SELECTION, when, action)
        .may(role, Window.REVEALED, when, action);
  }

  /// An optional use of a card that does not say when: it is offered as an encounter begins or, by
  /// a switch, at any time (TC-13).
  default T untimed(Role role, Condition when, Action action) {
    Condition anyTime =
        (game, me) -> game.options().is(Option.UNTIMED_WINDOW) && when.holds(game, me);
    return may(role, Window.REGROUP_START, when, action)
        .may(role, Window.AIMED, anyTime, action)
        .may(role, Window.BEFORE_SELECTION, anyTime, action)
        .may(role, Window.REVEALED, anyTime, action);
  }

  /// An optional use at any time of an encounter in which a hazard warning has come up: offered
  /// when the defense is known, when the gate is aimed, before encounter cards are selected, after
  /// they are revealed and at the end.
  default T onceWarned(Role role, Condition when, Action action) {
    return may(role, Window.DEFENSE_CHOSEN, when, action)
        .may(role, Window.AIMED, when, action)
        .may(role, Window.BEFORE_SELECTION, when, action)
        .may(role, Window.REVEALED, when, action)
        .may(role, Window.ENCOUNTER_END, when, action);
  }

  /// A mandatory use.
  default T must(Role role, Window window, Action action) {
    return with(
        effect()
            .plus(
                Ability.of(effect().id, effect().source, role, window, true, true, null, action)));
  }

  /// A mandatory use under a condition.
  default T must(Role role, Window window, Condition when, Action action) {
    return with(
        effect()
            .plus(
                Ability.of(effect().id, effect().source, role, window, true, true, when, action)));
  }

  /// Something that simply happens and cannot be zapped by itself, under a condition. A
  /// lost power, or one zapped before, does nothing all the same.
  default T always(Role role, Window window, Condition when, Action action) {
    return with(
        effect()
            .plus(
                Ability.of(effect().id, effect().source, role, window, true, false, when, action)));
  }

  /// An optional choice that is no use of the power and cannot be zapped, under a
  /// condition.
  default T free(Role role, Window window, Condition when, Action action) {
    return with(
        effect()
            .plus(
                Ability.of(
                    effect().id, effect().source, role, window, false, false, when, action)));
  }

  /// What happens instead when the last ability is zapped or cancelled.
  default T whenZapped(Action action) {
    return with(effect().replaceLast(effect().last().whenZapped(action)));
  }

  /// What is named when the last ability is declared, before anybody may answer it: see
  /// [Use#target]. A price is paid here too, and stays paid when the use is cancelled.
  default T naming(Action action) {
    return with(effect().replaceLast(effect().last().naming(action)));
  }

  /// Lets the last ability happen although the power has been zapped (E-67).
  default T evenZapped() {
    return with(effect().replaceLast(effect().last().evenZapped()));
  }

  /// Puts the last ability into a named group of the rulebook's order.
  default T first(Ability.Group group) {
    return with(effect().replaceLast(effect().last().in(group)));
  }

  /// Bends a query while the card is in force: a power that is not lost or zapped, a completed
  /// tech, a flare after it has been played until the encounter ends.
  default T bends(Query query, Bend bend) {
    return with(effect().bends(query, bend));
  }
}
