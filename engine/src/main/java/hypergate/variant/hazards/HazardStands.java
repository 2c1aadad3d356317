package hypergate.variant.hazards;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.piece.Seat;
import hypergate.game.timing.Stands;
import hypergate.game.timing.Use;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The hazards in play. A location is the position of one among them. A hazard belongs to nobody:
/// what it does happens before everybody's turn, with the offense as *me*, and nothing answers it.
final class HazardStands extends Stands {
  private final Hazards hazards;
  private final int column;

  /// @param hazards the hazards of the game
  HazardStands(Game game, Hazards hazards) {
    super(game);
    this.hazards = hazards;
    this.column = wayOfActing();
  }

  /// Recomputes in which windows and queries some hazard acts.
  void index() {
    long windows = 0;
    long queries = 0;
    for (int slot = 0; slot < hazards.inPlay(); slot++) {
      windows |= hazards.hazard(slot).effect().windows();
      queries |= hazards.hazard(slot).effect().queries();
    }
    acts(windows, windows, queries);
    game.stands().index();
  }

  @Override
  protected boolean isUsed() {
    return false;
  }

  // Each acts once in a window.
  @Override
  protected void carryOut(Window window, Ability.@Nullable Group group, int level) {
    Seat offense = game.encounter().offense();
    for (int slot = 0; slot < hazards.inPlay(); slot++)
      for (Ability ability : hazards.hazard(slot).effect().in(window)) {
        if (!isOf(ability, group)) continue;
        if (hasActed(column, level, slot) || !holds(offense, ability, slot)) continue;
        actsNow(column, level, slot);
        int inPlay = hazards.inPlay();
        hazards.count(slot, window);
        act(offense, ability, slot);
        if (hazards.inPlay() == inPlay) continue;
        // It has discarded itself.
        closeUp(column, level, slot--);
        break;
      }
  }

  /// Carries out what a hazard does for a seat.
  void act(Seat seat, Ability ability, int slot) {
    follow(seat, ability, slot);
  }

  @Override
  protected int bend(Query query, Seat subject, int normal) {
    int value = normal;
    for (int slot = 0; slot < hazards.inPlay(); slot++) {
      Effect effect = hazards.hazard(slot).effect();
      if (!effect.isBending(query)) continue;
      here(slot);
      value = effect.bend(query).bend(game, game.encounter().offense(), subject, value);
    }
    return value;
  }

  @Override
  protected void bending(Query query, Seat subject, List<String> found) {
    for (int slot = 0; slot < hazards.inPlay(); slot++)
      if (hazards.hazard(slot).effect().isBending(query)) found.add(hazards.hazard(slot).id());
  }

  @Override
  protected Effect effect(Seat seat, int slot, int number) {
    return hazards.hazard(slot).effect();
  }

  @Override
  protected int contentNumber(Use use) {
    return Hazard.numberOf(game.content(), use.ability().effect());
  }

  @Override
  protected String named(int number) {
    return hazards.card(number).id();
  }
}
