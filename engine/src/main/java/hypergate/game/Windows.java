package hypergate.game;

import hypergate.game.Ability.Group;
import hypergate.game.Ability.Source;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.view.Event;

/// Opens windows and takes every use through the one pipeline: offered, declared, answered,
/// resolved or cancelled, recorded. Inside a window mandatory effects go first in timing order,
/// then optional ones are polled in that order until all pass in a row.
final class Windows {
  /// Uses inside uses: reaching this is a bug to report with its seed.
  private static final int DEEPEST = 40;

  private static final Group[] NAMED_ORDER = {
    Group.REMOVAL, Group.NORMAL, Group.RESCUE, Group.INVERSION
  };

  private final Game game;
  private final State state;
  private final Content content;
  private final Use[] stack = new Use[DEEPEST];
  private final long[] acted = new long[2 * DEEPEST];
  private int depth;
  private int open;
  private int here;

  Windows(Game game) {
    this.game = game;
    this.state = game.state();
    this.content = game.content();
    for (int i = 0; i < DEEPEST; i++) stack[i] = new Use();
  }

  void reset() {
    depth = 0;
    open = 0;
    here = 0;
  }

  Use answering() {
    if (depth == 0) throw new IllegalStateException("nothing is being used");
    // While an answer is being carried out its own use lies on top of the one that it answers.
    return stack[depth >= 2 && stack[depth - 1].resolving ? depth - 2 : depth - 1];
  }

  Use current() {
    if (depth == 0) throw new IllegalStateException("nothing is being used");
    return stack[depth - 1];
  }

  String cause() {
    return depth == 0 ? "" : stack[depth - 1].ability.effect;
  }

  int here() {
    return here;
  }

  // Hot: asked several times in every phase of every imagined encounter. See bench.
  void open(Window window) {
    int w = window.ordinal();
    if (((state.w[Layout.POWER_WINDOWS] | state.w[Layout.TECH_WINDOWS]) >>> w & 1) == 0
        && (state.w[Layout.HELD] & game.cards().windowLow(w)) == 0
        && (state.w[Layout.HELD + 1] & content.windowHigh(w)) == 0) return;
    openBusy(window);
  }

  private void openBusy(Window window) {
    if (open + 1 >= DEEPEST)
      throw new IllegalStateException("windows nested too deeply at " + window);
    int level = open++;
    acted[2 * level] = 0;
    acted[2 * level + 1] = 0;
    boolean named = window == Window.LOSING || window == Window.DECIDING;
    do {
      if (named) for (Group group : NAMED_ORDER) mandatory(window, group, level);
      else mandatory(window, null, level);
    } while (!isClosed(window) && poll(window, level));
    open--;
  }

  // A use that has been cancelled needs no further answer.
  private boolean isClosed(Window window) {
    return (window == Window.PLAYED || window == Window.POWER_USED) && stack[depth - 1].cancelled;
  }

  private void mandatory(Window window, @org.jspecify.annotations.Nullable Group group, int level) {
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      for (int slot = 0; slot < Layout.POWERS; slot++) {
        int instance = Powers.instance(seat, slot);
        if (!game.powers().exists(instance)) continue;
        Effect effect = game.powers().alien(instance).effect();
        if ((effect.windows & window.bit()) == 0) continue;
        for (Ability ability : effect.in(window))
          if (ability.must
              && (group == null || ability.group == group)
              && mayUsePower(seat, instance, ability, level)) {
            acted[2 * level] |= 1L << instance;
            use(seat, ability, -1, -1, instance);
            if (isClosed(window)) return;
          }
      }
      if ((state.w[Layout.TECH_WINDOWS] & window.bit()) == 0) continue;
      for (int slot = 0; slot < Layout.TECH_SLOTS; slot++) {
        if (!game.techs().isOf(slot, seat) || !game.techs().inForce(slot)) continue;
        for (Ability ability : game.techs().tech(slot).effect().in(window))
          if (ability.must
              && (group == null || ability.group == group)
              && mayUseTech(seat, slot, ability, level)) {
            acted[2 * level + 1] |= 1L << slot;
            use(seat, ability, -1, slot, -1);
          }
      }
    }
  }

  /// Asks everybody who may act, in order, until somebody does.
  ///
  /// @return whether somebody acted, so that the window is polled again
  private boolean poll(Window window, int level) {
    for (int p = 0; p < game.seats(); p++) if (offer(window, game.inOrder(p), level)) return true;
    return false;
  }

  private boolean offer(Window window, Seat seat, int level) {
    Menu menu = game.menu().clear().add(Word.PASS);
    addUses(menu, window, seat, level);
    if (menu.count() == 1) return false;
    int choice = game.asking().decide(seat, Prompt.USE, 0);
    if (Choice.is(choice, Word.PASS)) return false;
    useChosen(seat, window, choice, level);
    return true;
  }

  /// Adds everything optional that the seat can use in a window to a menu.
  void addUses(Menu menu, Window window, Seat seat, int level) {
    if ((state.w[Layout.POWER_WINDOWS] & window.bit()) != 0)
      for (int slot = 0; slot < Layout.POWERS; slot++) {
        int instance = Powers.instance(seat, slot);
        if (!game.powers().exists(instance)) continue;
        Effect effect = game.powers().alien(instance).effect();
        if ((effect.windows & window.bit()) == 0) continue;
        Ability[] here = effect.in(window);
        for (int a = 0; a < here.length; a++)
          if (!here[a].must && mayUsePower(seat, instance, here[a], level))
            menu.add(Choice.of(Choice.USE, POWER << 20 | instance << 4 | a));
      }
    addCards(menu, window, seat, Layout.hand(seat.index()));
    for (int slot = 0; slot < Layout.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (state.size(Layout.pile(instance)) > 0 && isPlayable(instance))
        addCards(menu, window, seat, Layout.pile(instance));
    }
    if ((state.w[Layout.TECH_WINDOWS] & window.bit()) != 0)
      for (int slot = 0; slot < Layout.TECH_SLOTS; slot++) {
        if (!game.techs().isOf(slot, seat) || !game.techs().inForce(slot)) continue;
        Ability[] here = game.techs().tech(slot).effect().in(window);
        for (int a = 0; a < here.length; a++)
          if (!here[a].must && mayUseTech(seat, slot, here[a], level))
            menu.add(Choice.of(Choice.USE, TECH << 20 | slot << 4 | a));
      }
  }

  private static final int POWER = 0;
  private static final int CARD = 1;
  private static final int TECH = 2;

  /// Whether cards of an instance's pile can be played now.
  boolean isPlayable(int instance) {
    return game.powers().inForce(instance)
        && (game.powers().alien(instance).effect().queries & Query.PILE_PLAYABLE.bit()) != 0;
  }

  private void addCards(Menu menu, Window window, Seat seat, int zone) {
    int w = window.ordinal();
    long low = state.low(zone) & game.cards().windowLow(w);
    long high = state.high(zone) & content.windowHigh(w);
    Face last = null;
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      Face face = game.cards().face(card);
      if (face == last) continue;
      last = face;
      Effect effect = sideOf(seat, card, face);
      if ((effect.windows & window.bit()) == 0) continue;
      if (effect.source != Source.ARTIFACT && !mayPlayFlare(seat, card)) continue;
      Ability[] here = effect.in(window);
      for (int a = 0; a < here.length; a++)
        if (allows(seat, here[a], card))
          menu.add(Choice.of(Choice.USE, CARD << 20 | card << 4 | a));
    }
  }

  /// The rules of a card in a seat's hand: for a flare its wild or super side.
  Effect sideOf(Seat seat, int card, Face face) {
    if (face.artifact() != null) return face.artifact().effect();
    Flare flare = face.flare();
    if (flare == null) throw new IllegalStateException(face + " cannot be used");
    return isSuper(seat, card) ? flare.superEffect() : flare.wildEffect();
  }

  private boolean isSuper(Seat seat, int card) {
    int alien = game.cards().flareAlien(card);
    for (int slot = 0; slot < Layout.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (game.powers().number(instance) != alien || !game.powers().inForce(instance)) continue;
      if (slot != Powers.INCARNATION || game.options().is(Option.INCARNATION_SUPER)) return true;
    }
    return false;
  }

  private boolean mayPlayFlare(Seat seat, int card) {
    if (state.b[Layout.FLARE_PLAYED + card - content.firstFlare()] != 0) return false;
    if (game.options().is(Option.FREEWHEELING)) return true;
    int played = state.n[Layout.FLARES_PLAYED + seat.index()];
    return played < game.query(Query.FLARE_LIMIT, seat, 1);
  }

  private boolean mayUsePower(Seat seat, int instance, Ability ability, int level) {
    if ((acted[2 * level] >>> instance & 1) != 0
        || !game.powers().inForce(instance)
        || isBusy(instance)) return false;
    return allows(seat, ability, instance);
  }

  private boolean mayUseTech(Seat seat, int slot, Ability ability, int level) {
    return (acted[2 * level + 1] >>> slot & 1) == 0 && allows(seat, ability, slot);
  }

  /// A power never answers an event that it caused.
  private boolean isBusy(int instance) {
    for (int i = 0; i < depth; i++) if (stack[i].instance == instance) return true;
    return false;
  }

  private boolean allows(Seat seat, Ability ability, int location) {
    if (!ability.role.covers(game.encounter().position(seat))) return false;
    int before = here;
    here = location;
    boolean holds = ability.when.holds(game, seat);
    here = before;
    return holds;
  }

  private void useChosen(Seat seat, Window window, int choice, int level) {
    int value = Choice.value(choice);
    int location = value >>> 4 & 0xffff;
    int number = value & 15;
    switch (value >>> 20) {
      case POWER -> {
        acted[2 * level] |= 1L << location;
        use(seat, game.powers().alien(location).effect().in(window)[number], -1, -1, location);
      }
      case TECH -> {
        acted[2 * level + 1] |= 1L << location;
        use(seat, game.techs().tech(location).effect().in(window)[number], -1, location, -1);
      }
      default ->
          use(
              seat,
              sideOf(seat, location, game.cards().face(location)).in(window)[number],
              location,
              -1,
              -1);
    }
  }

  /// The effect that a USE choice stands for.
  static Effect effectOf(Game game, Seat seat, int choice) {
    int value = Choice.value(choice);
    int location = value >>> 4 & 0xffff;
    return switch (value >>> 20) {
      case POWER -> game.powers().alien(location).effect();
      case TECH -> game.techs().tech(location).effect();
      default -> game.windows().sideOf(seat, location, game.cards().face(location));
    };
  }

  // ---- the pipeline

  private void use(Seat seat, Ability ability, int card, int slot, int instance) {
    if (depth + 1 >= DEEPEST) throw new IllegalStateException("uses nested too deeply: " + ability);
    Use use = stack[depth];
    use.seat = seat;
    use.ability = ability;
    use.card = card;
    use.slot = slot;
    use.instance = instance;
    use.cancelled = false;
    use.prevented = false;
    use.resolving = false;
    use.fromPile = false;
    use.then = Use.Then.USUAL;
    if (card >= 0 && !game.cards().inHand(seat, card)) {
      if (!declareFromPile(seat, card)) return;
      use = stack[depth];
      use.seat = seat;
      use.ability = ability;
      use.card = card;
      use.slot = -1;
      use.instance = -1;
      use.cancelled = false;
      use.prevented = false;
      use.resolving = false;
      use.then = Use.Then.USUAL;
      use.fromPile = true;
    }
    depth++;
    int before = here;
    here = card >= 0 ? card : slot >= 0 ? slot : instance;
    if (game.isHeard() && ability.use) game.tell(new Event.Used(seat, ability.effect));
    declare(use);
    if (ability.use) game.open(instance >= 0 ? Window.POWER_USED : Window.PLAYED);
    use.resolving = true;
    if (!use.cancelled) {
      if (use.isFlare()) lasting(use);
      ability.action.act(game, seat);
    } else {
      if (game.isHeard()) game.tell(new Event.Cancelled(seat, ability.effect, ""));
      if (ability.whenZapped != null) ability.whenZapped.act(game, seat);
    }
    settle(use);
    here = before;
    depth--;
  }

  private void declare(Use use) {
    if (use.card >= 0) {
      if (use.fromPile) game.cards().fromPile(pileOf(use.seat, use.card), use.card);
      else game.cards().fromHand(use.seat, use.card);
      game.cards().aside(use.card);
      game.cards().knownToAll(use.card);
      if (use.isFlare()) {
        state.n[Layout.FLARES_PLAYED + use.seat.index()]++;
        state.b[Layout.FLARE_PLAYED + use.card - content.firstFlare()] =
            (byte) (use.seat.index() + 1);
      }
    }
    if (use.slot >= 0 && game.techs().tech(use.slot).secret()) game.verbs().reveal(use.slot);
  }

  private int pileOf(Seat seat, int card) {
    for (int slot = 0; slot < Layout.POWERS; slot++)
      if (state.has(Layout.pile(Powers.instance(seat, slot)), card))
        return Powers.instance(seat, slot);
    throw new IllegalStateException("card " + card + " is nowhere with " + seat);
  }

  // Playing a card from a sheet's pile is a use of that power and can be zapped as such (Miser).
  boolean declareFromPile(Seat seat, int card) {
    return declarePower(seat, pileOf(seat, card));
  }

  /// Declares a use of a power that is carried out elsewhere, and lets it be answered.
  ///
  /// @return false when it was zapped
  boolean declarePower(Seat seat, int instance) {
    if (!game.powers().inForce(instance)) return false;
    Use use = stack[depth];
    use.seat = seat;
    use.ability = game.powers().alien(instance).effect().declaration;
    use.card = -1;
    use.slot = -1;
    use.instance = instance;
    use.cancelled = false;
    use.prevented = false;
    use.resolving = false;
    use.then = Use.Then.USUAL;
    depth++;
    if (game.isHeard()) game.tell(new Event.Used(seat, use.ability.effect));
    game.open(Window.POWER_USED);
    if (use.cancelled && game.isHeard())
      game.tell(new Event.Cancelled(seat, use.ability.effect, ""));
    depth--;
    return !use.cancelled;
  }

  /// Cards of a seat's hand and playable piles, as the scratch set.
  CardSet playable(Seat seat) {
    int zone = Layout.hand(seat.index());
    long low = state.low(zone);
    long high = state.high(zone);
    for (int slot = 0; slot < Layout.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (state.size(Layout.pile(instance)) == 0 || !isPlayable(instance)) continue;
      low |= state.low(Layout.pile(instance));
      high |= state.high(Layout.pile(instance));
    }
    return game.scratch().set(low, high);
  }

  boolean hasPlayablePile(Seat seat) {
    for (int slot = 0; slot < Layout.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (state.size(Layout.pile(instance)) > 0 && isPlayable(instance)) return true;
    }
    return false;
  }

  /// Adds everything optional that a seat can use outside an opened window.
  void addUses(Menu menu, Window window, Seat seat) {
    acted[2 * open] = 0;
    acted[2 * open + 1] = 0;
    addUses(menu, window, seat, open);
  }

  /// Takes a use chosen outside an opened window through the pipeline.
  void use(Window window, Seat seat, int choice) {
    useChosen(seat, window, choice, open++);
    open--;
  }

  void asIfHere(int instance, Action action, Seat seat) {
    int before = here;
    here = instance;
    action.act(game, seat);
    here = before;
  }

  private void lasting(Use use) {
    Flare flare = game.cards().face(use.card).flare();
    if (flare == null) return;
    state.w[Layout.FLARE_QUERIES] |=
        (use.isWild() ? flare.wildEffect() : flare.superEffect()).queries;
    if (!use.isWild())
      state.b[Layout.FLARE_PLAYED + use.card - content.firstFlare()] |= SUPER_PLAYED;
    state.b[Layout.FLARE_PLAYED + use.card - content.firstFlare()] |= IN_FORCE;
  }

  private static final byte SUPER_PLAYED = 16;
  private static final byte IN_FORCE = 32;

  private void settle(Use use) {
    if (use.card >= 0) settleCard(use);
    if (use.slot >= 0
        && use.then != Use.Then.GONE
        && use.then != Use.Then.KEPT
        && game.techs().isOf(use.slot, use.seat)) {
      boolean stays = game.techs().tech(use.slot).stays() && use.then != Use.Then.DISCARDED;
      if (!stays) game.verbs().discardTech(use.slot, "");
    }
  }

  private void settleCard(Use use) {
    if (use.then == Use.Then.GONE) return;
    game.cards().fromAside(use.card);
    if (use.prevented) {
      state.n[Layout.FLARES_PLAYED + use.seat.index()]--;
    }
    boolean keeps = use.then == Use.Then.KEPT || use.then == Use.Then.USUAL && use.isFlare();
    if (!keeps) {
      game.verbs().settleDiscard(use.seat, use.card);
    } else if (use.fromPile && game.powers().exists(homePile(use.seat))) {
      game.cards().toPile(homePile(use.seat), use.card, true);
    } else {
      game.cards().toHand(use.seat, use.card);
    }
  }

  /// The instance whose pile a seat's card goes back to, or its own when it has none.
  private int homePile(Seat seat) {
    for (int slot = 0; slot < Layout.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (game.powers().exists(instance) && !game.powers().alien(instance).pile().isEmpty())
        return instance;
    }
    return Powers.instance(seat, Powers.OWN);
  }

  // ---- queries

  // Hot: asked for every launch, total and win check.
  int query(Query query, Seat subject, int normal) {
    long bit = query.bit();
    if (((state.w[Layout.POWER_QUERIES]
                | state.w[Layout.TECH_QUERIES]
                | state.w[Layout.FLARE_QUERIES])
            & bit)
        == 0) return normal;
    int value = normal;
    int before = here;
    if ((state.w[Layout.POWER_QUERIES] & bit) != 0)
      for (int i = 0; i < game.seats() * Layout.POWERS; i++) {
        if (!game.powers().exists(i)) continue;
        Effect effect = game.powers().alien(i).effect();
        if ((effect.queries & bit) == 0 || !game.powers().inForce(i)) continue;
        here = i;
        value = effect.bend(query).bend(game, Powers.owner(i), subject, value);
      }
    if ((state.w[Layout.FLARE_QUERIES] & bit) != 0)
      for (int i = 0; i < Layout.FLARES; i++) {
        byte played = state.b[Layout.FLARE_PLAYED + i];
        if ((played & IN_FORCE) == 0) continue;
        Flare flare = game.cards().face(content.firstFlare() + i).flare();
        if (flare == null) continue;
        Effect effect = (played & SUPER_PLAYED) != 0 ? flare.superEffect() : flare.wildEffect();
        if ((effect.queries & bit) == 0) continue;
        here = content.firstFlare() + i;
        value = effect.bend(query).bend(game, Seat.of((played & 15) - 1), subject, value);
      }
    if ((state.w[Layout.TECH_QUERIES] & bit) != 0)
      for (int slot = 0; slot < Layout.TECH_SLOTS; slot++) {
        if (!game.techs().exists(slot) || !game.techs().isComplete(slot)) continue;
        Effect effect = game.techs().tech(slot).effect();
        if ((effect.queries & bit) == 0) continue;
        here = slot;
        value = effect.bend(query).bend(game, game.techs().owner(slot), subject, value);
      }
    here = before;
    return value;
  }
}
