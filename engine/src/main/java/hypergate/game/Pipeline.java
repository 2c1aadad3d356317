package hypergate.game;

import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.view.Event;
import java.util.function.IntConsumer;

/// The one pipeline that every use passes: declared (cost paid), answered, resolved or cancelled,
/// recorded. Nothing is cancelled anywhere else; new ways to cancel are new effects.
public final class Pipeline {
  /// Uses inside uses: reaching this is a bug to report with its seed.
  private static final int DEEPEST = 40;

  private final Game game;
  private final State state;
  private final Content content;
  private final Use[] stack = new Use[DEEPEST];
  private int depth;
  private int uses;
  private int here;

  Pipeline(Game game) {
    this.game = game;
    this.state = game.state();
    this.content = game.content();
    for (int i = 0; i < DEEPEST; i++) stack[i] = new Use();
  }

  void reset() {
    depth = 0;
    uses = 0;
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

  /// Where the running text stands: the power instance, the slot or the card.
  public int here() {
    return here;
  }

  /// Says where the text stands that runs now.
  public void here(int location) {
    here = location;
  }

  boolean isIdle() {
    return depth == 0;
  }

  Use innermost() {
    return stack[depth - 1];
  }

  /// Every card that is being played, innermost last.
  void played(IntConsumer each) {
    for (int i = 0; i < depth; i++)
      if (stack[i].card >= 0 && stack[i].then != Use.Then.GONE) each.accept(stack[i].card);
  }

  boolean isUsing(int instance) {
    for (int i = 0; i < depth; i++) if (stack[i].instance == instance) return true;
    return false;
  }

  void use(Seat seat, Ability ability, int card, int slot, int instance) {
    if (depth + 1 >= DEEPEST) throw new IllegalStateException("uses nested too deeply: " + ability);
    int store = card < 0 ? -1 : game.windows().playable().slotStoring(seat, card);
    boolean fromPile = card >= 0 && store < 0 && !game.cards().inHand(seat, card);
    if (fromPile && !takeFromPile(seat, card)) return;
    int ignored = game.pulsars().overrides().heed(instance, ability, game.windows().level());
    Use use = stack[depth].begin(seat, ability, card, slot, instance, fromPile);
    use.sheltered = store >= 0;
    if (store >= 0) game.verbs().research().takeStored(store);
    if (depth > 0) use.below = stack[depth - 1];
    depth++;
    int before = here;
    here = card >= 0 ? card : slot >= 0 ? slot : instance;
    turnUp(use);
    if (game.isHeard() && ability.use) game.tell(new Event.Used(seat, ability.effect));
    if (slot >= 0 && ability.use) game.techs().count(slot, Tally.Moment.USED);
    declare(use);
    if (ability.naming != null) ability.naming.act(game, seat);
    int usesBefore = ++uses;
    if (ability.use && !isBlocked(use)) answer(use, instance >= 0);
    use.resolving = true;
    if (!use.cancelled) {
      if (uses != usesBefore && isPointless(ability, seat)) {
        // What the use needed is gone with the answers to it: it comes to nothing.
        settle(use);
        end(instance, before, ignored);
        return;
      }
      if (use.isFlare()) lasting(use);
      ability.action.act(game, seat);
    } else if (!use.blocked) {
      if (game.isHeard()) game.tell(new Event.Cancelled(seat, ability.effect, ""));
      if (ability.whenZapped != null) ability.whenZapped.act(game, seat);
    }
    settle(use);
    end(instance, before, ignored);
  }

  private void end(int instance, int before, int ignored) {
    here = before;
    depth--;
    if (instance >= 0) game.pulsars().immunities().ignore(ignored);
  }

  // A power that has been stopped may be shielded, and stopped again by something else (P7).
  private void answer(Use use, boolean power) {
    if (!power) {
      game.open(Window.PLAYED);
      return;
    }
    game.open(Window.POWER_USED);
    while (use.cancelled && game.pulsars().inUse() && !use.forGood) {
      long powers = game.windows().actedLast(false);
      long techs = game.windows().actedLast(true);
      if (!game.pulsars().uses().shields(use.instance)) return;
      use.restore();
      game.windows().openAgain(Window.POWER_USED, powers, techs);
    }
  }

  // L-30: before anything else may answer the use.
  private boolean isBlocked(Use use) {
    if (!game.levels().standsAgainst(use)) return false;
    use.block();
    int instance = use.instance;
    if (use.isFlare() && !use.isWild()) {
      instance = ownPower(use);
      state.b[Layout.CARD_PLAYED + use.card - content.firstAlienCard()] = 0;
    }
    if (instance >= 0) game.powers().block(instance);
    if (instance < 0 || !game.pulsars().uses().shields(instance) || use.instance < 0) return true;
    use.restore();
    return false;
  }

  private int ownPower(Use use) {
    return game.powers().find(use.seat, content.alien(game.cards().cardAlien(use.card)));
  }

  // Who plays a flare as super shows whose it is.
  private void turnUp(Use use) {
    if (state.n[Layout.FACE_DOWN] == 0) return;
    int instance = use.instance;
    if (use.isFlare() && !use.isWild()) instance = ownPower(use);
    if (use.isPulsar()) instance = ownPower(use);
    if (instance >= 0 && game.powers().isFaceDown(instance)) game.verbs().sheets().turnUp(instance);
  }

  /// Carries out what a hazard brings about: no use.
  void happen(Seat seat, Ability ability, int slot) {
    follow(seat, ability, -1, slot);
  }

  /// Carries out what a flare played earlier in the encounter still brings about: no use.
  void follow(Seat seat, Ability ability, int card) {
    follow(seat, ability, card, card);
  }

  /// Carries out what a moon does for its occupant: neither a card nor a power is used, and nothing
  /// but a Tech level answers it.
  public void useMoon(Seat seat, Ability ability, int moon) {
    if (depth + 1 >= DEEPEST) throw new IllegalStateException("uses nested too deeply: " + ability);
    Use use = stack[depth].begin(seat, ability, -1, -1, -1, false);
    if (depth > 0) use.below = stack[depth - 1];
    depth++;
    use.resolving = true;
    use.gone();
    int before = here;
    here = moon;
    if (game.isHeard() && ability.use) game.tell(new Event.Used(seat, ability.effect));
    if (game.moons().begins(moon, ability)) ability.action.act(game, seat);
    here = before;
    depth--;
  }

  private void follow(Seat seat, Ability ability, int card, int location) {
    if (depth + 1 >= DEEPEST) throw new IllegalStateException("uses nested too deeply: " + ability);
    Use use = stack[depth++].begin(seat, ability, card, -1, -1, false);
    use.resolving = true;
    use.gone();
    int before = here;
    here = location;
    if (ability.naming != null) ability.naming.act(game, seat);
    ability.action.act(game, seat);
    here = before;
    depth--;
  }

  private boolean isPointless(Ability ability, Seat seat) {
    boolean isAnswer = ability.window == Window.PLAYED || ability.window == Window.POWER_USED;
    return !isAnswer && !ability.when.holds(game, seat);
  }

  private void declare(Use use) {
    if (use.card >= 0) {
      if (!use.fromPile && !use.sheltered) game.cards().fromHand(use.seat, use.card);
      game.cards().aside(use.card);
      game.cards().knownToAll(use.card);
      if (use.isPulsar()) game.pulsars().declare(use);
      if (use.isFlare()) {
        state.n[Layout.FLARES_PLAYED + use.seat.index()]++;
        state.b[Layout.CARD_PLAYED + use.card - content.firstAlienCard()] =
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

  // The card lies aside while its use is answered, so that it cannot answer itself; zapped, it goes
  // back to the pile.
  private boolean takeFromPile(Seat seat, int card) {
    int pile = pileOf(seat, card);
    game.cards().fromPile(pile, card);
    game.cards().aside(card);
    if (declarePower(seat, pile)) return true;
    game.cards().fromAside(card);
    game.cards().toPile(pile, card, true);
    return false;
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
    if (game.powers().isFaceDown(instance)) game.verbs().sheets().turnUp(instance);
    Use use =
        stack[depth].begin(
            seat, game.powers().alien(instance).effect().declaration, -1, -1, instance, false);
    depth++;
    uses++;
    if (game.isHeard()) game.tell(new Event.Used(seat, use.ability.effect));
    if (isSupers(seat) || !isBlocked(use)) answer(use, true);
    if (use.cancelled && !use.blocked && game.isHeard())
      game.tell(new Event.Cancelled(seat, use.ability.effect, ""));
    depth--;
    return !use.cancelled;
  }

  // H-171: a super that uses its power is one action, and has been asked about.
  private boolean isSupers(Seat seat) {
    if (depth < 2) return false;
    Use below = stack[depth - 2];
    return below.seat == seat && below.isFlare() && !below.isWild();
  }

  /// Puts a bare use on top, as if it had been declared: on a table that is thrown away.
  Use imagine(Seat seat, Effect used) {
    int instance = -1;
    for (int slot = 0; slot < Layout.POWERS; slot++)
      if (game.powers().exists(Powers.instance(seat, slot))
          && game.powers().alien(Powers.instance(seat, slot)).effect() == used)
        instance = Powers.instance(seat, slot);
    int tech = -1;
    for (int slot = 0; slot < game.techs().top(); slot++)
      if (game.techs().isOf(slot, seat)
          && game.techs().isComplete(slot)
          && (game.techs().tech(slot).effect() == used || game.techs().card(slot).effect() == used))
        tech = slot;
    depth = 1;
    return stack[0].begin(seat, used.declaration, -1, tech, instance, false);
  }

  /// Whether a condition holds as if it stood at this place.
  public boolean holds(int location, Condition condition, Seat seat) {
    int before = here;
    here = location;
    boolean holds = condition.holds(game, seat);
    here = before;
    return holds;
  }

  void asIfHere(int instance, Action action, Seat seat) {
    int before = here;
    here = instance;
    action.act(game, seat);
    here = before;
  }

  /// The card being answered goes to a thief's hand, in the open, as if it had not been played.
  void steal(Seat thief) {
    Use use = answering();
    if (use.card < 0 || use.then == Use.Then.GONE) return;
    use.stolen();
    if (use.isFlare()) state.b[Layout.CARD_PLAYED + use.card - content.firstAlienCard()] = 0;
    game.cards().fromAside(use.card);
    game.cards().toHand(thief, use.card);
    if (game.isHeard())
      game.tell(
          new Event.Took(
              thief,
              use.seat,
              1,
              java.util.List.of(game.cards().face(use.card).notation()),
              game.cause()));
  }

  private void lasting(Use use) {
    Flare flare = game.cards().face(use.card).flare();
    if (flare == null) return;
    Effect effect = use.isWild() ? flare.wildEffect() : flare.superEffect();
    state.w[Layout.CARD_QUERIES] |= effect.queries;
    for (Ability ability : effect.all)
      if (ability.must) state.w[Layout.CARD_WINDOWS] |= ability.window.bit();
    if (!use.isWild())
      state.b[Layout.CARD_PLAYED + use.card - content.firstAlienCard()] |= SUPER_PLAYED;
    state.b[Layout.CARD_PLAYED + use.card - content.firstAlienCard()] |= IN_FORCE;
    if (!use.isWild()) game.pulsars().overrides().played(use, effect);
  }

  static final byte SUPER_PLAYED = 16;
  static final byte IN_FORCE = 32;

  private void settle(Use use) {
    if (use.card >= 0) settleCard(use);
    if (use.slot >= 0
        && use.then != Use.Then.GONE
        && use.then != Use.Then.KEPT
        && game.techs().isOf(use.slot, use.seat)) {
      boolean stays = game.techs().tech(use.slot).stays() && use.then != Use.Then.DISCARDED;
      if (!stays && use.then == Use.Then.USUAL) game.verbs().research().usedUp(use.slot);
      else if (!stays) game.verbs().discardTech(use.slot, "");
    }
  }

  /// Whether a flare that has been played is discarded after its use, whatever it says itself.
  boolean burns(Use use) {
    return use.isFlare() && !use.prevented && game.query(Query.FLARE_BURNS, use.seat, 0) != 0;
  }

  private void settleCard(Use use) {
    if (use.prevented && use.isFlare()) state.n[Layout.FLARES_PLAYED + use.seat.index()]--;
    if (use.then == Use.Then.GONE) return;
    game.cards().fromAside(use.card);
    if (!use.prevented && !use.isPulsar() && game.query(Query.PLAYED_LEAVES, use.seat, 0) != 0) {
      game.verbs().usedCards().leaveGame(use.seat, use.card);
      return;
    }
    boolean keeps =
        use.then == Use.Then.KEPT && !use.isFlare()
            || use.isFlare() && use.then != Use.Then.DISCARDED && !burns(use);
    if (!keeps) {
      game.verbs().settleDiscard(use.seat, use.card);
    } else if (use.fromPile && game.powers().exists(homePile(use.seat))) {
      game.cards().toPile(homePile(use.seat), use.card, true);
    } else {
      game.cards().toHand(use.seat, use.card);
    }
  }

  /// The instance whose pile a seat's cards go back to, -1 when it has none.
  int pile(Seat seat) {
    int instance = homePile(seat);
    return game.powers().exists(instance) && !game.powers().alien(instance).pile().isEmpty()
        ? instance
        : -1;
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
}
