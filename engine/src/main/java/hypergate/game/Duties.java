package hypergate.game;

import hypergate.game.Ability.Group;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import org.jspecify.annotations.Nullable;

/// What happens in a window without being asked: mandatory abilities of powers and techs, what
/// hazards bring about, and what flares played earlier in the encounter still bring about, all in
/// timing order. In the windows where the rulebook names groups they go group by group.
final class Duties {
  private static final Group[] NAMED_ORDER = {
    Group.ADDITION, Group.REMOVAL, Group.NORMAL, Group.RESCUE, Group.INVERSION
  };

  /// Windows in which something waits until everybody has passed.
  private static final long WITH_LAST =
      Window.OUTCOME.bit() | Window.REVEALED.bit() | Window.ENCOUNTER_END.bit();

  private final Game game;
  private final State state;
  private final Content content;
  private final long[] acted;
  private final long[] besides;
  private final MoonUses moons;
  private final int[] actedHazards;
  private final int[] actedFlares;

  /// @param acted what has acted at each level: shared with the windows
  /// @param besides what has acted otherwise than by the use of a tech: shared too
  /// @param moons what moons do
  Duties(Game game, long[] acted, long[] besides, MoonUses moons) {
    this.moons = moons;
    this.game = game;
    this.state = game.state();
    this.content = game.content();
    this.acted = acted;
    this.besides = besides;
    this.actedHazards = new int[acted.length / 2];
    this.actedFlares = new int[acted.length / 2];
  }

  /// Everything that must happen now.
  void carryOut(Window window, int level) {
    if (window == Window.LOSING || window == Window.DECIDING)
      for (Group group : NAMED_ORDER) carryOut(window, group, level);
    else carryOut(window, (WITH_LAST & window.bit()) != 0 ? Group.NORMAL : null, level);
  }

  /// What must happen when everybody has passed.
  void carryOutLast(Window window, int level) {
    if ((WITH_LAST & window.bit()) != 0) carryOut(window, Group.LAST, level);
  }

  private void carryOut(Window window, @Nullable Group group, int level) {
    int w = window.ordinal();
    boolean techs = (state.w[Layout.TECH_WINDOWS] & window.bit()) != 0;
    boolean flares = (state.w[Layout.CARD_WINDOWS] & window.bit()) != 0;
    int must = (int) state.w[Layout.POWER_WINDOWS + w];
    // Of a Con against a power that lies face down nobody knows whom it concerns.
    int down = state.n[Layout.PULSARS_IN_FORCE] == 0 ? 0 : state.n[Layout.FACE_DOWN];
    if ((must | down) == 0 && !techs && !flares) return;
    if ((state.w[Layout.HAZARD_WINDOWS] & window.bit()) != 0) byHazards(window, group, level);
    if (game.windows().isClosed(window)) return;
    int order = game.order();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = TimingOrder.at(order + p);
      for (int rest = Windows.ofSeat(must | down, seat); rest != 0; rest &= rest - 1) {
        int instance = Integer.numberOfTrailingZeros(rest);
        game.pulsars().overrides().offer(window, seat, instance, true, level);
        if ((must >>> instance & 1) != 0 && !byPower(window, group, level, seat, instance)) return;
      }
      if (game.windows().powerUses().lasts(window) && !byPulsars(window, group, level, seat))
        return;
      if (flares) byFlares(window, group, level, seat);
      if (techs && (state.w[Layout.SEAT_TECH_WINDOWS + seat.index()] & window.bit()) != 0)
        byTechs(window, group, level, seat);
      if (techs) moons.carryOut(window, group, level, seat);
    }
  }

  /// @return false when the window has closed meanwhile
  private boolean byPower(
      Window window, @Nullable Group group, int level, Seat seat, int instance) {
    Ability[] here = game.powers().alien(instance).effect().in(window);
    for (int a = 0; a < here.length; a++) {
      Ability ability = here[a];
      if (!ability.must || group != null && ability.group != group) continue;
      if (!game.windows().powerUses().mayUse(seat, instance, ability, a, level)) continue;
      acted[2 * level] |= PowerUses.actedBit(instance, a);
      game.pipeline().use(seat, ability, -1, -1, instance);
      if (game.windows().isClosed(window)) return false;
      // The power may have left its owner in the meantime.
      if (!game.powers().exists(instance)) return true;
    }
    return true;
  }

  // What a power must do on account of its Pulsar.
  private boolean byPulsars(Window window, @Nullable Group group, int level, Seat seat) {
    for (int slot = 0; slot < Layout.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      Ability[] here = game.pulsars().lasting(instance).in(window);
      for (int a = 0; a < here.length; a++) {
        if (!here[a].must || group != null && here[a].group != group) continue;
        if (!game.windows()
            .powerUses()
            .mayUse(seat, instance, here[a], PowerUses.LASTING + a, level)) continue;
        game.windows().powerUses().hasActedNow(instance, PowerUses.LASTING + a, level);
        game.pipeline().use(seat, here[a], -1, -1, instance);
        if (game.windows().isClosed(window)) return false;
      }
    }
    return true;
  }

  // A hazard belongs to nobody: it comes before everybody, once in a window.
  private void byHazards(Window window, @Nullable Group group, int level) {
    Seat offense = game.encounter().offense();
    for (int slot = 0; slot < game.hazards().inPlay(); slot++)
      for (Ability ability : game.hazards().hazard(slot).effect().in(window)) {
        if (group != null && ability.group != group) continue;
        if ((actedHazards[level] >>> slot & 1) != 0) continue;
        if (!game.pipeline().holds(slot, ability.when, offense)) continue;
        actedHazards[level] |= 1 << slot;
        int inPlay = game.hazards().inPlay();
        game.hazards().count(slot, window);
        game.pipeline().happen(offense, ability, slot);
        if (game.hazards().inPlay() == inPlay) continue;
        closeUp(level, slot--);
        break;
      }
  }

  // A hazard has discarded itself: those after it have moved up.
  private void closeUp(int level, int slot) {
    for (int l = 0; l <= level; l++) {
      int before = actedHazards[l] & (1 << slot) - 1;
      actedHazards[l] = before | actedHazards[l] >>> slot + 1 << slot;
    }
  }

  /// A window opens: nothing has acted at its level.
  void begin(int level) {
    actedHazards[level] = 0;
    actedFlares[level] = 0;
  }

  private void byFlares(Window window, @Nullable Group group, int level, Seat seat) {
    for (int i = 0; i < Layout.ALIEN_CARDS; i++) {
      byte played = state.b[Layout.CARD_PLAYED + i];
      if ((played & Pipeline.IN_FORCE) == 0 || (played & 15) != seat.index() + 1) continue;
      int card = content.firstAlienCard() + i;
      Effect effect = game.cards().face(card).inForce(played);
      if (effect == null || game.pulsars().is(card)) continue;
      for (Ability ability : effect.in(window)) {
        if (!ability.must || group != null && ability.group != group) continue;
        if ((actedFlares[level] >>> i & 1) != 0) continue;
        if (!game.windows().allows(seat, ability, card)) continue;
        actedFlares[level] |= 1 << i;
        game.pipeline().follow(seat, ability, card);
      }
    }
  }

  // What a card that copies techs does in its own name.
  private void byCard(Window window, @Nullable Group group, int level, Seat seat, int slot) {
    for (Ability ability : game.techs().ownAbilities(slot, window)) {
      if (!ability.must || group != null && ability.group != group) continue;
      if (!game.windows().techUses().mayUseOwn(seat, slot, ability, level)) continue;
      besides[2 * level + 1] |= 1L << slot;
      game.pipeline().use(seat, ability, -1, slot, -1);
      if (!game.techs().exists(slot)) break;
    }
  }

  private void byTechs(Window window, @Nullable Group group, int level, Seat seat) {
    for (int slot = 0; slot < game.techs().top(); slot++) {
      if (!game.techs().isOf(slot, seat) || !game.techs().inForce(slot)) continue;
      for (Ability ability : game.techs().abilities(slot, window)) {
        if (!ability.must || group != null && ability.group != group) continue;
        // What simply happens is no use: the tech can still be used.
        long[] done = ability.use ? acted : besides;
        int at = ability.use ? 2 * level + 1 : 2 * level;
        if ((done[at] >>> slot & 1) != 0 || !game.windows().allows(seat, ability, slot)) continue;
        done[at] |= 1L << slot;
        game.pipeline().use(seat, ability, -1, slot, -1);
        if (!game.techs().exists(slot)) break;
      }
      if (game.techs().exists(slot)) byCard(window, group, level, seat, slot);
    }
  }
}
