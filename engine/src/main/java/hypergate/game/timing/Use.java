package hypergate.game.timing;

import hypergate.game.card.Ability;
import hypergate.game.piece.Seat;
import hypergate.game.word.Window;
import org.jspecify.annotations.Nullable;

/// One use of an ability on its way through the pipeline: declared, answered, then resolved or
/// cancelled. Reused; valid while the use is pending.
public final class Use {
  /// What becomes of a card after its use.
  enum Then {
    USUAL,
    KEPT,
    DISCARDED,
    GONE
  }

  Seat seat = Seat.NONE;
  Ability ability = Ability.NONE;

  /// What kind of place it acts from, and where of that kind.
  Stands stands;

  int location = -1;
  int target;
  int pile = -1;
  int changer = -1;
  boolean channelled;
  boolean sheltered;
  public boolean cancelled;
  boolean prevented;
  boolean zapped;
  boolean blocked;
  boolean noZap;
  boolean forGood;
  int zappers = -1;
  boolean resolving;
  boolean copying;
  Then then = Then.USUAL;
  @Nullable Use below;

  /// @param stands any stands: none of them are being used
  Use(Stands stands) {
    this.stands = stands;
  }

  Use begin(Seat user, Ability used, Stands at, int where) {
    seat = user;
    ability = used;
    stands = at;
    location = where;
    pile = -1;
    changer = -1;
    channelled = false;
    sheltered = false;
    target = 0;
    cancelled = false;
    prevented = false;
    zapped = false;
    blocked = false;
    noZap = false;
    forGood = false;
    zappers = -1;
    resolving = false;
    copying = false;
    then = Then.USUAL;
    below = null;
    return this;
  }

  /// Who uses it.
  public Seat seat() {
    return seat;
  }

  /// What is being used.
  public Ability ability() {
    return ability;
  }

  /// Where it stands among the stands of its kind: the power instance, the card, what a variant
  /// counts by.
  public int location() {
    return location;
  }

  /// The card being played, or used as a part of a power; -1 when it is none.
  public int card() {
    boolean isCard =
        stands instanceof HandStands
            || stands instanceof FlareStands
            || stands instanceof GraftStands;
    return isCard ? location : -1;
  }

  /// Whether what it acts from stands there: is one of its kind.
  public boolean isAt(Stands kind) {
    return stands == kind;
  }

  /// Whether its card has come from a sheet's pile.
  public boolean isFromPile() {
    return pile >= 0;
  }

  /// Whether its card is a flare of a pile of flares, which is no flare of the hand.
  public boolean isChannelled() {
    return channelled;
  }

  /// The power instance being used, -1 when it is none.
  public int instance() {
    return stands.instance(this);
  }

  /// The power instance whose text is behind it: the one being used, or the one that has made its
  /// card another; -1 for none.
  public int behind() {
    return instance() >= 0 ? instance() : changer;
  }

  /// What was named when it was declared: a seat, seats as a mask, whatever its card says.
  public int target() {
    return target;
  }

  /// Names what it is aimed at.
  public void target(int named) {
    target = named;
  }

  /// Whether an artifact is being played.
  public boolean isArtifact() {
    return ability.source() == Ability.Source.ARTIFACT;
  }

  /// Whether a flare is being played, either side.
  public boolean isFlare() {
    return isWild() || ability.source() == Ability.Source.SUPER;
  }

  /// Whether a flare's wild side is being played.
  public boolean isWild() {
    return ability.source() == Ability.Source.WILD;
  }

  /// Whether a power is being used.
  public boolean isPower() {
    return ability.source() == Ability.Source.POWER;
  }

  /// Whether it is a zap of a seat's power: a card that answers its use.
  public boolean isZapOf(Seat owner) {
    return ability.window() == Window.POWER_USED
        && ability.source().zaps()
        && !noZap
        && below != null
        && below.seat == owner;
  }

  /// Whether it is a zap: a card with Zap in its name, or what counts as a Cosmic Zap (ED-4.8,
  ///
  public boolean isZap() {
    return ability.source().zaps()
        && (ability.effect().contains("zap") || ability.window() == Window.POWER_USED && !noZap);
  }

  /// This answer shuts a power off without counting as a Cosmic Zap: said while it is declared.
  public void noZap() {
    noZap = true;
  }

  /// Nobody but these seats may cancel it by a Cosmic Zap: said while it is declared.
  ///
  /// @param seats as a mask
  public void zappedOnlyBy(int seats) {
    zappers = seats;
  }

  /// Whether a seat may cancel it by a Cosmic Zap.
  public boolean mayBeZappedBy(Seat seat) {
    return seat.in(zappers);
  }

  /// The power instance whose use this one answers, -1 when it answers none.
  public int answeredPower() {
    return below == null ? -1 : below.instance();
  }

  /// Whether it has been cancelled by a Cosmic Zap, or by what counts as one.
  public boolean isZapped() {
    return zapped;
  }

  /// Cancels the use by a Cosmic Zap, or by what counts as one.
  public void zap() {
    zapped = true;
    cancel();
  }

  /// The use that it answers; itself when it answers none.
  public Use answered() {
    return below == null ? this : below;
  }

  /// Whether it has been cancelled already, or is immune to it.
  public boolean isCancelled() {
    return cancelled || sheltered;
  }

  /// Cancels the use: it has no effect; costs stay paid, a card is discarded.
  public void cancel() {
    if (sheltered) return;
    cancelled = true;
    then = Then.DISCARDED;
  }

  /// Nothing can cancel this use: said while it is declared.
  public void shelter() {
    sheltered = true;
  }

  /// Cancels the use so that nothing can shield it.
  public void cancelForGood() {
    cancel();
    forGood = true;
  }

  // What stopped it has been warded off.
  void restore() {
    cancelled = false;
    prevented = false;
    zapped = false;
    blocked = false;
    then = Then.USUAL;
  }

  /// Cancels the use, and what was used goes where it goes after any use: a card is discarded,
  /// unless it says otherwise.
  public void undo() {
    if (sheltered) return;
    cancelled = true;
    then = Then.USUAL;
  }

  /// Prevents the use of a flare: it goes back to hand and does not count as its player's flare.
  public void prevent() {
    if (sheltered) return;
    cancelled = true;
    prevented = true;
    then = Then.KEPT;
  }

  // A veto stands against it: no effect, and nothing that looks for a zap sees one. The card
  // is discarded; a flare played as super stays in hand and may be played as wild.
  void block() {
    boolean strong = ability.source() == Ability.Source.SUPER;
    cancelled = true;
    blocked = true;
    prevented = strong;
    then = strong ? Then.KEPT : Then.DISCARDED;
  }

  /// The card being used is stolen: it counts as not played, and whoever steals it moves it.
  void stolen() {
    cancelled = true;
    prevented = true;
    then = Then.GONE;
  }

  /// Whether what is used has found its own way.
  public boolean isGone() {
    return then == Then.GONE;
  }

  /// Whether what is used stays with its player.
  public boolean isKept() {
    return then == Then.KEPT;
  }

  /// Whether what is used is discarded, whatever is usual.
  public boolean isDiscarded() {
    return then == Then.DISCARDED;
  }

  /// Whether it is carrying out the text of another card: what that says of itself does not move
  /// the card that is being used.
  public boolean isCopying() {
    return copying;
  }

  /// The card used goes back to its player's hand.
  public void keep() {
    if (!copying) then = Then.KEPT;
  }

  /// The card used is discarded, whatever is usual.
  public void discard() {
    if (!copying) then = Then.DISCARDED;
  }

  /// The card used has found its own way (given away, taken): the pipeline leaves it alone.
  public void gone() {
    if (!copying) then = Then.GONE;
  }
}
