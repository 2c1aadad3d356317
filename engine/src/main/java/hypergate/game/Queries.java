package hypergate.game;

import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;

/// Answers queries: the normal value, bent by the powers, the flares played, the techs in force,
/// the hazards in play, the essence cards that players have been given and the moons they are on.
final class Queries {
  private final Game game;
  private final State state;

  Queries(Game game) {
    this.game = game;
    this.state = game.state();
  }

  // An immune player's values are not bent, nor anybody's while one opposes the power.
  private boolean isKeptFrom(Seat subject, int instance) {
    return game.pulsars().immunities().isImmune(subject, instance, Immunity.VALUES)
        || game.pulsars().immunities().isOpposed(instance);
  }

  // Hot: asked for every launch, total and win check.
  int query(Query query, Seat subject, int normal) {
    long bit = query.bit();
    if (((state.w[Layout.POWER_QUERIES]
                | state.w[Layout.TECH_QUERIES]
                | state.w[Layout.CARD_QUERIES])
            & bit)
        == 0) return normal;
    int value = normal;
    int before = game.pipeline().here();
    if ((state.w[Layout.POWER_QUERIES] & bit) != 0)
      for (int i = 0; i < game.seats() * Layout.POWERS; i++) {
        if (!game.powers().exists(i)) continue;
        Effect effect = game.powers().alien(i).effect();
        if ((effect.queries & bit) == 0 || !game.powers().inForce(i)) continue;
        if (state.n[Layout.PULSARS_IN_FORCE] != 0 && isKeptFrom(subject, i)) continue;
        game.pipeline().here(i);
        value = effect.bend(query).bend(game, Powers.owner(i), subject, value);
      }
    if ((state.w[Layout.CARD_QUERIES] & bit) != 0) value = Flare.bend(game, query, subject, value);
    if ((state.w[Layout.TECH_QUERIES] & bit) != 0)
      for (int slot = 0; slot < game.techs().top(); slot++) {
        if (!game.techs().exists(slot) || !game.techs().isComplete(slot)) continue;
        Effect effect = game.techs().tech(slot).effect();
        if ((effect.queries & bit) == 0) continue;
        game.pipeline().here(slot);
        value = effect.bend(query).bend(game, game.techs().owner(slot), subject, value);
      }
    game.pipeline().here(before);
    if ((state.w[Layout.HAZARD_QUERIES] & bit) != 0)
      value = game.hazards().bend(query, subject, value);
    if ((state.w[Layout.ESSENCE_QUERIES] & bit) != 0)
      value = game.essences().bend(query, subject, value);
    if ((state.w[Layout.MOON_QUERIES] & bit) != 0) value = game.moons().bend(query, subject, value);
    return value;
  }
}
