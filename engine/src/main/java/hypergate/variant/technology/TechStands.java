package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.timing.Stands;
import hypergate.game.timing.Use;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The tech slots before the players. A location is a slot. A card that copies techs can do both
/// what the tech that it copies can do and, counted by itself, what it says in its own name.
final class TechStands extends Stands {
  private final Techs techs;
  private final List<Tech> secretTechs;

  // What has acted: by the use of the tech, without one, and in the name of a card that copies.
  private final int used;
  private final int happened;
  private final int own;

  private final long[] ofSeats = new long[Seat.MOST];

  TechStands(Game game, Techs techs) {
    super(game);
    this.techs = techs;
    this.secretTechs = game.content().of(Tech.class).stream().filter(Tech::secret).toList();
    this.used = wayOfAnswering();
    this.happened = wayOfActing();
    this.own = wayOfActing();
  }

  @Override
  protected boolean isOfSeats() {
    return true;
  }

  // A secret tech acts as soon as it is funded, and nobody else knows that it is one.
  @Override
  protected boolean isSecret() {
    return true;
  }

  /// Recomputes in which windows and queries some tech can act.
  void index() {
    long windows = 0;
    long musts = 0;
    long queries = 0;
    Arrays.fill(ofSeats, 0);
    for (int slot = 0; slot < techs.top(); slot++) {
      if (!techs.exists(slot)) continue;
      Tech tech = techs.tech(slot);
      if (!techs.isComplete(slot) && !tech.secret()) continue;
      Effect card = techs.card(slot).effect();
      long acting = tech.effect().windows() | card.windows();
      windows |= acting;
      musts |= tech.effect().musts() | card.musts();
      queries |= tech.effect().queries();
      ofSeats[techs.owner(slot).index()] |= acting;
    }
    for (int i = 0; i < game.seats(); i++) acts(Seat.of(i), ofSeats[i]);
    acts(windows, musts, queries);
    game.stands().index();
  }

  // ---- in a window

  @Override
  protected void add(Menu menu, Window window, Seat seat, int level) {
    for (int slot = 0; slot < techs.top(); slot++) {
      if (!techs.isOf(slot, seat) || !techs.inForce(slot)) continue;
      Ability[] here = techs.abilities(slot, window);
      for (int a = 0; a < here.length; a++)
        if (!here[a].mandatory()
            && mayUse(seat, slot, here[a], level)
            && !isOfferedByTwin(menu, slot, a)) offer(menu, slot, a);
      Ability[] byCard = techs.ownAbilities(slot, window);
      for (int a = 0; a < byCard.length; a++)
        if (!byCard[a].mandatory() && mayUseOwn(seat, slot, byCard[a], level))
          offer(menu, slot, Techs.OWN + a);
    }
  }

  // Original and copy of a tech in front of one seat are one option: one is used after the other.
  private boolean isOfferedByTwin(Menu menu, int slot, int ability) {
    for (int other = 0; other < slot; other++) {
      if (!techs.areTwins(slot, other)) continue;
      int twin = choice(other, ability);
      for (int i = 0; i < menu.count(); i++) if (menu.at(i) == twin) return true;
    }
    return false;
  }

  private boolean mayUse(Seat seat, int slot, Ability ability, int level) {
    return !hasActed(used, level, slot) && allows(seat, ability, slot);
  }

  // Before or after the tech that it copies has been used.
  private boolean mayUseOwn(Seat seat, int slot, Ability ability, int level) {
    return !hasActed(own, level, slot) && allows(seat, ability, slot);
  }

  @Override
  protected void use(Seat seat, Window window, int slot, int number, int level) {
    actsNow(number < Techs.OWN ? used : own, level, slot);
    useHere(seat, techs.ability(slot, window, number), slot);
  }

  @Override
  protected boolean isLate() {
    return true;
  }

  @Override
  protected boolean carryOut(
      Window window, Ability.@Nullable Group group, int level, Seat seat, long due) {
    if ((windows(seat) & musts() & window.bit()) == 0) return true;
    for (int slot = 0; slot < techs.top(); slot++) {
      if (!techs.isOf(slot, seat) || !techs.inForce(slot)) continue;
      for (Ability ability : techs.abilities(slot, window)) {
        if (!isDue(ability, group)) continue;
        // What simply happens is no use: the tech can still be used.
        if (!carryOut(seat, slot, ability, ability.isUse() ? used : happened, level)) continue;
        if (!techs.exists(slot)) break;
      }
      if (techs.exists(slot)) carryOutOwn(window, group, level, seat, slot);
    }
    return true;
  }

  private void carryOutOwn(
      Window window, Ability.@Nullable Group group, int level, Seat seat, int slot) {
    for (Ability ability : techs.ownAbilities(slot, window)) {
      if (!isDue(ability, group) || !carryOut(seat, slot, ability, own, level)) continue;
      if (!techs.exists(slot)) break;
    }
  }

  private boolean carryOut(Seat seat, int slot, Ability ability, int column, int level) {
    if (hasActed(column, level, slot) || !allows(seat, ability, slot)) return false;
    actsNow(column, level, slot);
    useHere(seat, ability, slot);
    return true;
  }

  @Override
  protected boolean hasBeenUsed(int slot, int level) {
    return hasActed(used, level, slot);
  }

  // ---- for all that everybody can see

  @Override
  protected boolean isEligible(Window window, Seat seat, int level) {
    if (!techs.inPlay()) return false;
    for (int slot = 0; slot < techs.top(); slot++) {
      if (!techs.isOf(slot, seat)) continue;
      if (!techs.isComplete(slot)) {
        if (bySecretTech(window, seat, slot, level)) return true;
      } else if (!techs.tech(slot).secret()) {
        for (Ability ability : techs.abilities(slot, window))
          if (!ability.mandatory() && couldUse(seat, slot, ability, level)) return true;
        for (Ability ability : techs.ownAbilities(slot, window))
          if (!ability.mandatory() && couldUseOwn(seat, slot, ability, level)) return true;
      }
    }
    return false;
  }

  private boolean couldUse(Seat seat, int slot, Ability ability, int level) {
    return !hasActed(used, level, slot) && couldBe(seat, ability, slot);
  }

  private boolean couldUseOwn(Seat seat, int slot, Ability ability, int level) {
    return !hasActed(own, level, slot) && couldBe(seat, ability, slot);
  }

  private boolean bySecretTech(Window window, Seat seat, int slot, int level) {
    if (game.options().is(TechnologyOptions.SECRET_COSTS) && techs.hasActed(seat)) return false;
    for (Tech tech : secretTechs) {
      if ((tech.effect().windows() & window.bit()) == 0) continue;
      if (techs.researching(slot) < techs.needed(tech) || techs.isFrozen(slot)) continue;
      if (isInSight(tech)) continue;
      if (tech.isHaz() && !game.encounter().is(Encounter.WARNING)) continue;
      for (Ability ability : tech.effect().in(window))
        if (!ability.mandatory() && couldUse(seat, slot, ability, level)) return true;
    }
    return false;
  }

  // Face up with somebody, or on the discard pile of techs.
  private boolean isInSight(Tech tech) {
    int number = Tech.numberOf(game.content(), tech.id());
    if (techs.deck().discards().find(number) >= 0) return true;
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.exists(slot) && techs.isComplete(slot) && techs.number(slot) == number) return true;
    return false;
  }

  // ---- on a query

  @Override
  protected int bend(Query query, Seat subject, int normal) {
    int value = normal;
    for (int slot = 0; slot < techs.top(); slot++) {
      if (!techs.exists(slot) || !techs.isComplete(slot)) continue;
      Effect effect = techs.tech(slot).effect();
      if (!effect.isBending(query)) continue;
      here(slot);
      value = effect.bend(query).bend(game, techs.owner(slot), subject, value);
    }
    return value;
  }

  @Override
  protected void bending(Query query, Seat subject, List<String> found) {
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.exists(slot)
          && techs.isComplete(slot)
          && techs.tech(slot).effect().isBending(query)) found.add(techs.tech(slot).id());
  }

  // ---- what stands here

  @Override
  protected Effect effect(Seat seat, int slot, int number) {
    return techs.effect(slot, number);
  }

  @Override
  protected int find(Seat seat, Effect effect) {
    int found = -1;
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.isOf(slot, seat)
          && techs.isComplete(slot)
          && (techs.tech(slot).effect() == effect || techs.card(slot).effect() == effect))
        found = slot;
    return found;
  }

  @Override
  protected int contentNumber(Use use) {
    return techs.number(use.location());
  }

  @Override
  protected String named(int number) {
    return techs.numbered(number).id();
  }

  // ---- a use

  @Override
  protected void declare(Use use) {
    if (use.ability().isUse()) techs.count(use.location(), Tally.Moment.USED);
    if (techs.tech(use.location()).secret()) techs.research().reveal(use.location());
  }

  // What does not stay is used up, as its card says, unless it has found its own way.
  @Override
  protected void settle(Use use) {
    int slot = use.location();
    if (!use.cancelled && use.ability().isUse()) game.pipeline().tellUsed(use.seat());
    if (use.isGone() || use.isKept() || !techs.isOf(slot, use.seat())) return;
    if (use.isDiscarded()) techs.research().discard(slot);
    else if (!techs.tech(slot).stays()) techs.research().usedUp(slot);
  }
}
