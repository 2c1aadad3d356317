package hypergate.lab.variants.technology;

import hypergate.game.Game;
import hypergate.game.event.Event;
import hypergate.lab.variants.Having;
import hypergate.lab.variants.Noted;
import hypergate.variant.technology.TechEvent;
import hypergate.variant.technology.Techs;
import java.util.List;

/// Techs that seats begin with and complete, and the ships that lie on those that are not complete.
final class TechNoted implements Noted {
  private static final Having.Kind BEGUN =
      new Having.Kind("tech", "Techs to begin with", true, true);
  private static final Having.Kind COMPLETED =
      new Having.Kind("completed", "Techs completed", false, false);

  @Override
  public List<Having.Kind> kinds() {
    return List.of(BEGUN, COMPLETED);
  }

  @Override
  public void began(Game game, Having having) {
    if (!Techs.areIn(game)) return;
    Techs techs = Techs.of(game);
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.exists(slot)) having.has(BEGUN, techs.owner(slot), techs.tech(slot).id());
  }

  @Override
  public void happened(Event event, Having having) {
    if (event instanceof TechEvent.TechCompleted(var seat, var tech))
      having.has(COMPLETED, seat, tech);
  }

  @Override
  public int parked(Game game) {
    int ships = 0;
    if (!Techs.areIn(game)) return ships;
    Techs techs = Techs.of(game);
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.exists(slot) && !techs.isComplete(slot)) ships += techs.ships(slot);
    return ships;
  }

  @Override
  public int unfinished(Game game) {
    return count(game, false);
  }

  @Override
  public int finished(Game game) {
    return count(game, true);
  }

  private static int count(Game game, boolean isComplete) {
    int count = 0;
    if (!Techs.areIn(game)) return count;
    Techs techs = Techs.of(game);
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.exists(slot) && techs.isComplete(slot) == isComplete) count++;
    return count;
  }
}
