package hypergate.variant.pulsars;

import hypergate.game.Game;
import hypergate.game.card.Effect;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.table.Reach;
import hypergate.game.word.Query;

/// Who is immune to which power while a Con is in force (P3), and what the power whose text is
/// running works with. Without a Pulsar in force every question here is one comparison.
final class Immunities implements Reach {
  private final Game game;
  private final Pulsars pulsars;

  /// Powers whose Con is being ignored, one bit an instance: see [Overrides].
  private int ignored;

  Immunities(Game game, Pulsars pulsars) {
    this.game = game;
    this.pulsars = pulsars;
  }

  /// From now on the Con of the powers of this mask has no effect (P10).
  ///
  /// @return the mask that held before
  int ignore(int instances) {
    int before = ignored;
    ignored = instances;
    return before;
  }

  /// The powers whose Con has no effect now, as a mask.
  int ignored() {
    return ignored;
  }

  private boolean isIgnored(int instance) {
    return (ignored >>> instance & 1) != 0;
  }

  /// Whether a seat is immune to a power in one of these respects (P3).
  boolean isImmune(Seat seat, int instance, Immunity what) {
    if (!pulsars.areAny() || isIgnored(instance)) return false;
    int card = pulsars.find(instance, Mode.CON);
    return card >= 0
        && pulsars.player(card) == seat
        && Powers.owner(instance) != seat
        && (pulsars.pulsar(card).immunity() & what.bit()) != 0;
  }

  @Override
  public boolean isClosedTo(Seat subject, int instance) {
    boolean closed = isImmune(subject, instance, Immunity.VALUES) || isOpposed(instance);
    return closed && !pulsars.isFreed(instance);
  }

  // The power whose text is being carried out, -1 for anything else: a super always wins (P10).
  private int acting() {
    if (!pulsars.areAny() || game.pipeline().isIdle()) return -1;
    return game.pipeline().innermost().behind();
  }

  @Override
  public boolean spares(Seat seat) {
    int instance = acting();
    return instance >= 0 && isImmune(seat, instance, Immunity.GOODS);
  }

  @Override
  public boolean sparesTotal(Seat main) {
    int instance = acting();
    return instance >= 0 && isImmune(main, instance, Immunity.TOTAL);
  }

  @Override
  public int sparedSides() {
    if (acting() < 0) return 0;
    Encounter encounter = game.encounter();
    int seats = 0;
    if (sparesTotal(encounter.offense())) seats |= encounter.offensive().seats();
    if (sparesTotal(encounter.defense())) seats |= encounter.defensive().seats();
    return seats;
  }

  /// Whether a power does nothing since an immune player opposes it.
  boolean isOpposed(int instance) {
    if (!pulsars.areAny()) return false;
    Encounter encounter = game.encounter();
    Seat owner = Powers.owner(instance);
    if (!encounter.isMain(owner) && !encounter.isAlly(owner)) return false;
    Seat opponent = encounter.sideOf(owner).other().main();
    return opponent.exists() && isImmune(opponent, instance, Immunity.OPPOSED);
  }

  // P3.1.
  @Override
  public boolean reaches(Seat seat) {
    if (!pulsars.areAny()) return true;
    int instance = game.here();
    return instance >= Sizes.INSTANCES
        || !game.powers().exists(instance)
        || !isImmune(seat, instance, Immunity.CHOICE);
  }

  @Override
  public int reached(int mask) {
    if (!pulsars.areAny()) return mask;
    int all = mask;
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (!reaches(seat)) all &= ~seat.bit();
    }
    return all;
  }

  // Nobody immune is offered, as long as anybody else is.
  @Override
  public int offered(Seat chooser, int mask) {
    int instance = acting();
    if (instance < 0 || Powers.owner(instance) != chooser) return mask;
    int left = mask;
    for (int i = 0; i < game.seats(); i++)
      if (isImmune(Seat.of(i), instance, Immunity.CHOICE)) left &= ~(1 << i);
    return left;
  }

  @Override
  public long offered(Seat chooser, long planets) {
    int instance = acting();
    if (instance < 0 || Powers.owner(instance) != chooser) return planets;
    long left = planets;
    for (int i = 0; i < game.seats(); i++)
      if (isImmune(Seat.of(i), instance, Immunity.CHOICE))
        left &= ~game.ships().placesOf(Seat.of(i));
    return left;
  }

  // What belongs to a power is its Pulsar: the Pro of its owner, or the Con of the seat that is
  // asked about.
  @Override
  public int ofPower(Query query, Seat subject, int normal) {
    if (!pulsars.areAny()) return normal;
    int instance = game.here();
    // A flare or another card may run the same text.
    if (instance >= Sizes.INSTANCES || !game.powers().exists(instance)) return normal;
    boolean own = Powers.owner(instance) == subject;
    if (!own && isIgnored(instance)) return normal;
    int card = pulsars.find(instance, own ? Mode.PRO : Mode.CON);
    if (card < 0 || pulsars.player(card) != subject) return normal;
    Effect effect = own ? pulsars.pulsar(card).pro().effect() : pulsars.pulsar(card).con().effect();
    return effect.isBending(query)
        ? effect.bend(query).bend(game, subject, subject, normal)
        : normal;
  }
}
