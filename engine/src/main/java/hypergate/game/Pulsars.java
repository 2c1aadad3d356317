package hypergate.game;

import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.view.PulsarEvent;
import hypergate.game.word.Immunity;
import org.jspecify.annotations.Nullable;

/// The Pulsars of a game and what they do while they lie face up: who is immune to which power,
/// which power is off, which is stronger, which is shielded. They have the last of the places for
/// cards of aliens. In a game without Pulsars every question here is one comparison.
public final class Pulsars {
  /// Encounter flag: no flare and no Pulsar may be played (Sanity).
  public static final int SANE = 1 << 24;

  /// Encounter flag: flares and Pulsars must be played as soon as possible (Insanity).
  public static final int INSANE = 1 << 25;

  /// The four ways to use a Pulsar.
  public enum Mode {
    /// The holder is immune to the power of another player (P3).
    CON(0),
    /// The power of another player is not in use for the rest of the encounter (P4).
    DENIAL(64),
    /// The own power is stronger (P5).
    PRO(16),
    /// The own power works although it is lost or has been stopped (P6, P7).
    SHIELD(80);

    /// All ways, shared.
    static final Mode[] ALL = values();

    private final int bits;

    Mode(int bits) {
      this.bits = bits;
    }

    /// The word used in notation: `con`.
    public String word() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }

    /// The word as a title: `Con`.
    public String title() {
      return Character.toUpperCase(word().charAt(0)) + word().substring(1);
    }

    /// Whether it is a way for the alien's own player.
    public boolean isOwn() {
      return (bits & Face.SUPER_PLAYED) != 0;
    }

    static Mode of(int played) {
      return switch (played & 80) {
        case 0 -> CON;
        case 64 -> DENIAL;
        case 16 -> PRO;
        default -> SHIELD;
      };
    }

    Condition condition() {
      return switch (this) {
        case CON ->
            (game, me) -> game.pulsars().uses().has(CON) && game.pulsars().uses().mayOppose(me);
        case DENIAL -> (game, me) -> game.pulsars().uses().mayOppose(me);
        case PRO ->
            (game, me) -> game.pulsars().uses().has(PRO) && game.pulsars().uses().mayStrengthen(me);
        case SHIELD -> (game, me) -> game.pulsars().uses().mayShelter(me);
      };
    }

    Action action() {
      return switch (this) {
        case CON -> (game, me) -> game.pulsars().run(CON);
        case DENIAL -> (game, me) -> game.pulsars().run(DENIAL);
        case PRO -> (game, me) -> game.pulsars().run(PRO);
        case SHIELD -> (game, me) -> game.pulsars().run(SHIELD);
      };
    }
  }

  /// In [Cards#played]: the card came from a sheet's pile and goes back there; of a Denial, that
  /// its encounter is over and the next one ends it.
  private static final int FROM_PILE = 128;

  private static final int OLD = FROM_PILE;

  private final Game game;
  private final State state;
  private final PulsarUses uses;
  private final Immunities immunities;
  private final Overrides overrides;
  private final PulsarStands stands;

  Pulsars(Game game) {
    this.game = game;
    this.state = game.state();
    this.immunities = new Immunities(game, this);
    this.uses = new PulsarUses(game, this);
    this.overrides = new Overrides(game, this);
    this.stands = new PulsarStands(game);
  }

  /// What powers can do on account of Pulsars.
  PulsarStands stands() {
    return stands;
  }

  void reset() {
    uses.reset();
    overrides.reset();
  }

  /// Whether there are Pulsars in the game.
  public boolean inUse() {
    return state.n[Layout.PULSARS] != 0;
  }

  /// How many there are.
  public int count() {
    return state.n[Layout.PULSARS];
  }

  /// Brings the Pulsars of these aliens into the game, by numbers; where they lie is the caller's
  /// business.
  public void put(int[] aliens, int size) {
    state.n[Layout.PULSARS] = size;
    for (int i = 0; i < size; i++) game.cards().alienAt(roomForFlares() + i, aliens[i]);
    game.cards().index();
  }

  /// Places for cards of aliens that flares may take.
  public int roomForFlares() {
    return Sizes.ALIEN_CARDS - state.n[Layout.PULSARS];
  }

  /// Whether the Pulsar of an alien may be in the game, as everybody knows: its alien lies open, or
  /// may lie face down.
  public boolean mayBeInGame(int alien) {
    if (!inUse()) return false;
    if (game.powers().isAnyFaceDown() && game.rules().dealsAlien(alien)) return true;
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++)
      if (game.powers().number(i) == alien) return true;
    return false;
  }

  /// The first card that is a Pulsar.
  int first() {
    return game.content().firstAlienCard() + roomForFlares();
  }

  /// Whether a card is a Pulsar.
  public boolean is(int card) {
    return state.n[Layout.PULSARS] != 0 && card >= first() && game.content().isAlienCard(card);
  }

  /// The Pulsar that a card shows; only for cards that are Pulsars.
  public Pulsar pulsar(int card) {
    return game.content().pulsar(game.cards().cardAlien(card));
  }

  private int played(int card) {
    return game.cards().played(card - game.content().firstAlienCard());
  }

  /// Whether a Pulsar has been used in this encounter (P2.2).
  public boolean isUsed(int card) {
    return played(card) != 0;
  }

  /// Whether a card lies face up before its player while its effect lasts (P2.1).
  public boolean runs(int card) {
    return state.has(Zone.RUNNING, card);
  }

  /// Who has used a Pulsar in this encounter; [Seat#NONE] for nobody.
  public Seat player(int card) {
    return Seat.of((played(card) & 15) - 1);
  }

  /// Who has used the Pulsar of an alien in this encounter; [Seat#NONE] for nobody.
  public Seat playerOf(int alien) {
    if (!inUse()) return Seat.NONE;
    for (int card = first(); game.content().isAlienCard(card); card++)
      if (game.cards().cardAlien(card) == alien && isUsed(card)) return player(card);
    return Seat.NONE;
  }

  /// Who opposes a power and is immune to it while it does so; [Seat#NONE] for nobody.
  public Seat opposing(int instance) {
    return immunities.isOpposed(instance)
        ? game.encounter().sideOf(Powers.owner(instance)).other().main()
        : Seat.NONE;
  }

  /// Whether a seat has used any Pulsar in this encounter.
  boolean hasUsed(Seat seat) {
    for (int card = first(); game.content().isAlienCard(card); card++)
      if (isUsed(card) && player(card) == seat) return true;
    return false;
  }

  /// How a Pulsar has been used in this encounter.
  public Mode mode(int card) {
    return Mode.of(played(card));
  }

  /// Pulsars that lie face up before a seat: they count as cards of its hand (P2.1).
  public int running(Seat seat) {
    if (state.n[Layout.PULSARS_IN_FORCE] == 0) return 0;
    int count = 0;
    for (int card = state.next(Zone.RUNNING, 0);
        card >= 0;
        card = state.next(Zone.RUNNING, card + 1)) if (player(card) == seat) count++;
    return count;
  }

  /// The sides of a Pulsar that a seat could play: its own, or those for everybody else.
  ///
  /// @param second 0 for Con and Pro, 1 for Denial and Shield
  Effect side(Seat seat, int card, int second) {
    Mode first = isOwn(seat, game.cards().cardAlien(card)) ? Mode.PRO : Mode.CON;
    return pulsar(card).play(second == 0 ? first : first == Mode.PRO ? Mode.SHIELD : Mode.DENIAL);
  }

  boolean isOwn(Seat seat, int alien) {
    return game.powers().find(seat, game.content().alien(alien)) >= 0;
  }

  // Said as it is declared: it cannot be used again in this encounter, whatever becomes of it.
  void declare(Use use) {
    String effect = use.ability.effect();
    Mode mode = Mode.CON;
    for (Mode each : Mode.ALL) if (effect.endsWith("/" + each.word())) mode = each;
    played(
        use.location,
        use.seat.index() + 1 | mode.bits | (use.fromPile && mode != Mode.DENIAL ? FROM_PILE : 0));
  }

  /// The Pulsar being used takes effect until the encounter ends.
  void run(Mode mode) {
    Use use = game.current();
    int card = use.location;
    played(card, played(card) | Face.IN_FORCE);
    state.n[Layout.PULSARS_IN_FORCE]++;
    index();
    if (game.isHeard()) game.tell(new PulsarEvent.PulsarInForce(use.seat, use.ability.effect()));
    if (mode == Mode.DENIAL) {
      use.discard();
      return;
    }
    use.gone();
    game.cards().fromAside(card);
    state.put(Zone.RUNNING, card);
  }

  /// A power has been shut off although it is not being used: its owner may shield it.
  public void shield(int instance) {
    uses.shields(instance);
  }

  /// When Pulsars can be played.
  PulsarUses uses() {
    return uses;
  }

  /// The encounter ends: effects end, and the cards go back to their players' hands (P2). A power
  /// that has been denied works from the next encounter on, like one that was zapped.
  public void release() {
    if (!inUse()) return;
    for (int card = first(); game.content().isAlienCard(card); card++) {
      int played = played(card);
      boolean denied = (played & Face.IN_FORCE) != 0 && Mode.of(played) == Mode.DENIAL;
      played(card, denied ? played | OLD : 0);
      if (!state.has(Zone.RUNNING, card)) continue;
      state.pull(Zone.RUNNING, card);
      Seat seat = Seat.of((played & 15) - 1);
      int pile = (played & FROM_PILE) != 0 ? game.stands().hand().pile(seat) : -1;
      if (pile >= 0) game.cards().toPile(pile, card, true);
      else game.cards().toHand(seat, card);
      if (game.isHeard())
        game.tell(new PulsarEvent.PulsarReturned(seat, game.cards().face(card).notation()));
    }
    countInForce();
  }

  private void countInForce() {
    int inForce = 0;
    for (int card = first(); game.content().isAlienCard(card); card++)
      if ((played(card) & Face.IN_FORCE) != 0) inForce++;
    state.n[Layout.PULSARS_IN_FORCE] = inForce;
  }

  /// Another encounter begins: what has been played since the last one ended goes on.
  public void beginEncounter() {
    if (!inUse()) return;
    for (int card = first(); game.content().isAlienCard(card); card++)
      if (Mode.of(played(card)) == Mode.DENIAL && (played(card) & OLD) != 0) played(card, 0);
    countInForce();
    stands.end();
    index();
  }

  private void played(int card, int how) {
    game.cards().played(card - game.content().firstAlienCard(), how);
  }

  /// Recomputes in which windows and queries a card of an alien in force acts: the effects of
  /// flares stay as they are.
  private void index() {
    if (state.n[Layout.PULSARS_IN_FORCE] == 0) return;
    for (int card = first(); game.content().isAlienCard(card); card++) {
      Effect effect = lastingOf(card);
      if (effect == null) continue;
      stands.more(effect.windows);
      game.stands().flares().more(effect.windows, effect.queries);
    }
  }

  /// The rules of a Pulsar whose effect lasts, null when none does.
  @Nullable Effect lastingOf(int card) {
    int played = played(card);
    return (played & Face.IN_FORCE) == 0 ? null : pulsar(card).lasting(Mode.of(played));
  }

  /// The Pulsar of a power that is in force in this way, -1 when there is none.
  int find(int instance, Mode mode) {
    int card = inForce(instance);
    return card >= 0 && mode(card) == mode ? card : -1;
  }

  /// Whether a power is off for this encounter by a Denial (P4): not zapped.
  public boolean isDenied(int instance) {
    return state.n[Layout.PULSARS_IN_FORCE] != 0 && find(instance, Mode.DENIAL) >= 0;
  }

  /// Whether a power that is lost for the want of home colonies is kept by its Pulsar (P6).
  public boolean isSheltered(int instance) {
    return state.n[Layout.PULSARS_IN_FORCE] != 0 && find(instance, Mode.SHIELD) >= 0;
  }

  /// Whether a seat is in a position to use an ability of a power, as far as its Pulsar goes.
  ///
  /// @param lasting whether the ability is there on account of the Pulsar
  boolean isOpenTo(Seat seat, int instance, Ability ability, boolean lasting) {
    int position = game.encounter().position(seat);
    if (state.n[Layout.PULSARS_IN_FORCE] == 0) return ability.role.covers(position);
    int card = inForce(instance);
    if (card < 0) return ability.role.covers(position);
    Pulsar pulsar = pulsar(card);
    int further = mode(card) == Mode.PRO && !lasting ? pulsar.positions() : 0;
    if (!ability.role.covers(position) && (further & position) == 0) return false;
    // While somebody opposes it by a Con, what the card says takes the place of the power.
    boolean bars = (pulsar.immunity() & Immunity.OPPOSED.bit()) != 0;
    return mode(card) != Mode.CON || !bars || immunities.isOpposed(instance) == lasting;
  }

  /// What a power can do on account of its Pulsar in force.
  public Effect lasting(int instance) {
    int card = game.powers().exists(instance) ? inForce(instance) : -1;
    Effect effect = card < 0 ? null : lastingOf(card);
    return effect == null ? NOTHING : effect;
  }

  /// Whether a Pulsar is in force in this way.
  boolean isInForce(int card, Mode mode) {
    return (played(card) & Face.IN_FORCE) != 0 && mode(card) == mode;
  }

  private static final Effect NOTHING = Effect.of("", Ability.Source.POWER);

  // The Pulsar of a power that is in force, -1 when there is none.
  private int inForce(int instance) {
    int alien = game.powers().number(instance);
    for (int card = first(); game.content().isAlienCard(card); card++)
      if ((played(card) & Face.IN_FORCE) != 0 && game.cards().cardAlien(card) == alien) return card;
    return -1;
  }

  /// Super flares against a Con.
  public Overrides overrides() {
    return overrides;
  }

  /// Who is immune to what.
  Immunities immunities() {
    return immunities;
  }
}
