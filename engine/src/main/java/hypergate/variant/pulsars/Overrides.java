package hypergate.variant.pulsars;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.card.Face;
import hypergate.game.card.FlareCard;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.timing.Use;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.List;

/// Super flares against a Con: the super always wins (P10). What a super does itself knows no Con
/// anyway. A super that is part of a use of its power can be played as a Con holds that use back
/// ([Window#HELD_BACK]); the power then acts as if there were no Con, and what else the super does
/// follows: at once in the same window, or when the seat says so in a later one. A super that
/// answers the use of its power frees the rest of that use, and what a power has been used for by
/// its super stays free until the encounter ends.
final class Overrides {
  /// In [Cards#played], of a flare: played against a Con, and what else it does is due.
  private static final byte DUE = 64;

  // Whether a Con holds a power back: no, possibly for all that others know, or yes.
  private enum Held {
    NO,
    POSSIBLE,
    YES
  }

  private final Game game;
  private final Pulsars pulsars;
  private final PulsarStands stands;

  // The instances asked about: for what they may do, and for what they must.
  private final int askedMay;
  private final int askedMust;

  // The instances whose Con does not count in the window any more.
  private final int lifted;

  private int heldBack = -1;
  private boolean certain;
  private boolean played;

  Overrides(Game game, Pulsars pulsars, PulsarStands stands) {
    this.game = game;
    this.pulsars = pulsars;
    this.stands = stands;
    this.askedMay = stands.way();
    this.askedMust = stands.way();
    this.lifted = stands.way();
  }

  void reset() {
    heldBack = -1;
    played = false;
    pulsars.immunities().ignore(0);
  }

  // ---- as a power would act

  /// Lets the owner of a power that a Con holds back in a window play its super flare, once. Where
  /// only who knows what is hidden can tell whether the power would act, a hosted game stops all
  /// the same, so that no pause betrays it.
  void offer(Window window, Seat seat, int instance, boolean must, int level) {
    if (!pulsars.areAny() || game.cards().flareCount() == 0) return;
    int asked = must ? askedMust : askedMay;
    if (stands.has(asked, level, instance)) return;
    Held held = held(window, seat, instance, must, level);
    if (held == Held.NO && !mayBeHeldBack(window, instance, must)) return;
    stands.note(asked, level, instance);
    int outer = heldBack;
    boolean outerCertain = certain;
    boolean outerPlayed = played;
    heldBack = instance;
    certain = held == Held.YES;
    played = false;
    if (certain) game.open(Window.HELD_BACK);
    else game.rounds().stop(Window.HELD_BACK);
    if (played) stands.note(lifted, level, instance);
    heldBack = outer;
    certain = outerCertain;
    played = outerPlayed;
  }

  private boolean acts(Window window, int instance, boolean must) {
    return game.stands().sheets().hasAny(window, instance, must);
  }

  private boolean hasCon(int instance) {
    return pulsars.find(instance, Mode.CON) >= 0 && answers(game.powers().number(instance));
  }

  // Whether the super flare of an alien can be played as a Con holds the power back.
  private boolean answers(int alien) {
    FlareCard flare = game.content().flare(alien);
    return flare != null && flare.superEffect().actsIn(Window.HELD_BACK);
  }

  // A power that lies face down may be any against which a Con is in force, for all that others
  // know.
  private boolean mayBeHeldBack(Window window, int instance, boolean must) {
    if (!game.powers().isFaceDown(instance)) return false;
    for (int card = game.cards().firstOwnCard(); game.content().isAlienCard(card); card++) {
      int alien = game.cards().cardAlien(card);
      if (pulsars.isInForce(card, Mode.CON)
          && answers(alien)
          && hasUse(game.content().alien(alien).effect().in(window), must)) return true;
    }
    return false;
  }

  private static boolean hasUse(Ability[] here, boolean must) {
    for (Ability ability : here) if (ability.isUse() && ability.mandatory() == must) return true;
    return false;
  }

  // Whether a Con holds a power back from something that it would do otherwise.
  private Held held(Window window, Seat seat, int instance, boolean must, int level) {
    if (!acts(window, instance, must) || !hasCon(instance)) return Held.NO;
    Ability[] here = game.powers().alien(instance).effect().in(window);
    Held held = Held.NO;
    for (int a = 0; a < here.length; a++) {
      if (here[a].mandatory() != must || !here[a].isUse()) continue;
      int before = pulsars.immunities().ignore(pulsars.immunities().ignored() | 1 << instance);
      stands.beginLook();
      boolean otherwise = game.stands().sheets().mayUse(seat, instance, here[a], a, level);
      boolean couldOtherwise = stands.mayBe(otherwise);
      pulsars.immunities().ignore(before);
      stands.beginLook();
      boolean kept =
          isWeakened(instance) || !game.stands().sheets().mayUse(seat, instance, here[a], a, level);
      if (otherwise && kept) return Held.YES;
      if (couldOtherwise && stands.mayBe(kept)) held = Held.POSSIBLE;
    }
    return held;
  }

  // A number of the power is another one while the holder of the Con is its opponent.
  private boolean isWeakened(int instance) {
    int card = pulsars.find(instance, Mode.CON);
    Effect con = pulsars.pulsar(card).con().effect();
    if (!con.isBending(Query.POWER_NUMBER) && !con.isBending(Query.POWER_BOUND)) return false;
    Seat owner = Powers.owner(instance);
    Encounter encounter = game.encounter();
    return (encounter.isMain(owner) || encounter.isAlly(owner))
        && encounter.sideOf(owner).other().main() == pulsars.player(card);
  }

  /// Whether a Con is just holding the power of an alien, by its id, back from its owner.
  boolean isHeldBack(Seat owner, String alien) {
    return heldBack >= 0
        && Powers.owner(heldBack) == owner
        && game.powers().alien(heldBack).id().equals(alien);
  }

  /// Whether that is so, rather than only possible for all that others know.
  boolean isCertain() {
    if (!certain) game.peek();
    return certain;
  }

  // ---- what a super sets free

  /// A super flare takes effect.
  void played(Use use, Effect side) {
    if (!pulsars.areAny()) return;
    int instance = own(use.seat(), use.location());
    if (instance < 0 || pulsars.find(instance, Mode.CON) < 0) return;
    if (use.ability().window() == Window.HELD_BACK) {
      played = true;
      // What it bends it bends from now on.
      if (side.queries() != 0) return;
      flag(use.location(), flag(use.location()) | DUE);
      game.stands().flares().more(side.windows(), 0);
    } else if (use.answeredPower() == instance) {
      // Until that use is over: the pipeline says when.
      pulsars.immunities().ignore(pulsars.immunities().ignored() | 1 << instance);
    } else if (side.actsIn(Window.HELD_BACK)) {
      stands.note(lifted, game.windows().level(), instance);
    }
  }

  /// Ignores the Con of a power for what it is about to do in a window, if its super has set that
  /// free.
  ///
  /// @return the mask to go back to
  int heed(int instance, Ability ability, int level) {
    int before = pulsars.immunities().ignored();
    if (!pulsars.areAny() || instance < 0) return before;
    boolean free = stands.has(lifted, level, instance) || !ability.isUse() && isSuper(instance);
    return free ? pulsars.immunities().ignore(before | 1 << instance) : before;
  }

  /// Whether the super of a power that is part of its uses has taken effect in this encounter: what
  /// the power has been used for lasts.
  boolean isFreed(int instance) {
    return answers(game.powers().number(instance)) && isSuper(instance);
  }

  // Whether the super of a power has taken effect in this encounter.
  private boolean isSuper(int instance) {
    for (int i = 0; i < game.cards().roomForFlares(); i++) {
      int flag = game.cards().played(i);
      if ((flag & Face.SUPER_PLAYED) != 0
          && (flag & 15) == Powers.owner(instance).index() + 1
          && game.cards().cardAlien(game.content().firstAlienCard() + i)
              == game.powers().number(instance)) return true;
    }
    return false;
  }

  // ---- what else it does

  /// What flares played against a Con in this window do besides.
  void followUp(Window window, int level) {
    if (!pulsars.areAny()) return;
    for (int i = 0; i < game.cards().roomForFlares(); i++) {
      if ((game.cards().played(i) & DUE) == 0) continue;
      int card = game.content().firstAlienCard() + i;
      Seat seat = Seat.of((game.cards().played(i) & 15) - 1);
      if (!isNow(own(seat, card), level)) continue;
      for (Ability ability : side(card).in(window))
        if (isOpen(seat, ability, card)) {
          follow(seat, ability, card);
          break;
        }
    }
  }

  // In the window of the flare, or in answer to the use of its power.
  private boolean isNow(int instance, int level) {
    if (instance < 0) return false;
    boolean used =
        !game.pipeline().isIdle()
            && game.pipeline().innermost().instance() == instance
            && (pulsars.immunities().ignored() >>> instance & 1) != 0;
    return used || stands.has(lifted, level, instance);
  }

  private boolean isOpen(Seat seat, Ability ability, int card) {
    int instance = own(seat, card);
    return !ability.mandatory()
        && ability.window() != Window.HELD_BACK
        && instance >= 0
        && game.powers().inForce(instance)
        && game.stands().flares().isOpen(seat, ability, card);
  }

  /// Adds what flares of a seat that were played against a Con earlier can still do.
  void addDue(Menu menu, Window window, Seat seat, int level) {
    if (!pulsars.areAny()) return;
    for (int i = 0; i < game.cards().roomForFlares(); i++) {
      int card = game.content().firstAlienCard() + i;
      if (!isDue(seat, card) || isNow(own(seat, card), level)) continue;
      Ability[] here = side(card).in(window);
      for (int a = 0; a < here.length; a++)
        if (isOpen(seat, here[a], card)) menu.add(game.stands().flares().further(card, a));
    }
  }

  /// Whether a seat has played a flare against a Con whose own effect is still to come.
  boolean isAnyDue(Seat seat) {
    if (!pulsars.areAny()) return false;
    for (int i = 0; i < game.cards().roomForFlares(); i++)
      if (isDue(seat, game.content().firstAlienCard() + i)) return true;
    return false;
  }

  boolean isDue(Seat seat, int card) {
    if (!game.content().isAlienCard(card) || game.cards().isOwnCard(card)) return false;
    int flag = flag(card);
    return (flag & DUE) != 0 && (flag & 15) == seat.index() + 1;
  }

  /// The super sides of a seat that were played against a Con and whose own effect is still to
  /// come: everybody knows them.
  List<Effect> due(Seat seat) {
    List<Effect> due = new ArrayList<>();
    for (int i = 0; i < game.cards().roomForFlares(); i++) {
      int card = game.content().firstAlienCard() + i;
      if (isDue(seat, card)) due.add(side(card));
    }
    return due;
  }

  /// Carries out what else a flare does: no use of its own.
  void follow(Seat seat, Ability ability, int card) {
    flag(card, flag(card) & ~DUE);
    game.stands().flares().carryOn(seat, ability, card);
  }

  private Effect side(int card) {
    return java.util.Objects.requireNonNull(game.cards().face(card).flare()).superEffect();
  }

  private int own(Seat seat, int card) {
    return game.powers().find(seat, game.content().alien(game.cards().cardAlien(card)));
  }

  private int flag(int card) {
    return game.cards().played(card - game.content().firstAlienCard());
  }

  private void flag(int card, int flag) {
    game.cards().played(card - game.content().firstAlienCard(), flag);
  }
}
