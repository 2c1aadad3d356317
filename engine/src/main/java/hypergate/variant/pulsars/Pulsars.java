package hypergate.variant.pulsars;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.card.Face;
import hypergate.game.card.Option;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.Powers;
import hypergate.game.table.Reach;
import hypergate.game.timing.AlienCards;
import hypergate.game.timing.HiddenCards;
import hypergate.game.timing.Holds;
import hypergate.game.timing.Stands;
import hypergate.game.timing.Use;
import hypergate.game.verb.Part;
import hypergate.game.view.View;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The Pulsars of a game and what they do while they lie face up: who is immune to which power,
/// which power is off, which is stronger, which is shielded. Games without them have no such part.
/// It is long because the core asks one part three things, each at its own hooks: where the cards
/// lie, how they are played, and what they keep powers from.
public final class Pulsars implements Part, AlienCards, Holds {
  /// In [hypergate.game.table.Cards#played]: the card came from a sheet's pile and goes back there;
  /// of a Denial, that its encounter is over and the next one ends it.
  private static final int FROM_PILE = 128;

  private static final int OLD = FROM_PILE;

  // In the number by which one is remembered: its alien's own player has played it.
  private static final int OWN = 128;

  private static final Effect NOTHING = Effect.of("", Ability.Source.POWER);

  private final Game game;
  private final State state;
  private final PulsarUses uses;
  private final Immunities immunities;
  private final Overrides overrides;
  private final PulsarStands stands;

  /// How many have an effect in this encounter.
  private final int inForce;

  Pulsars(Game game) {
    this.game = game;
    this.state = game.state();
    this.inForce = game.cells().ints(1, Secrecy.PUBLIC);
    this.immunities = new Immunities(game, this);
    this.uses = new PulsarUses(game, this);
    this.stands = new PulsarStands(game, this);
    this.overrides = new Overrides(game, this, stands);
  }

  /// The Pulsars of a game that is played with them.
  public static Pulsars of(Game game) {
    return game.parts().get(Pulsars.class);
  }

  /// The Pulsars as a view shows them, of a game that is played with them.
  public static Pulsars of(View view) {
    return view.parts().get(Pulsars.class);
  }

  /// Whether there are Pulsars in a game.
  public static boolean areIn(Game game) {
    Pulsars pulsars = game.parts().find(Pulsars.class);
    return pulsars != null && pulsars.areIn();
  }

  /// Whether there are Pulsars in the game of a view.
  public static boolean areIn(View view) {
    Pulsars pulsars = view.parts().find(Pulsars.class);
    return pulsars != null && pulsars.areIn();
  }

  @Override
  public Stands besideSheets() {
    return stands;
  }

  @Override
  public AlienCards alienCards() {
    return this;
  }

  @Override
  public Holds holds() {
    return this;
  }

  @Override
  public Reach reach() {
    return immunities;
  }

  /// When Pulsars can be played.
  PulsarUses uses() {
    return uses;
  }

  /// Who is immune to what.
  Immunities immunities() {
    return immunities;
  }

  // ---- the course of the game

  @Override
  public void reset() {
    uses.reset();
    overrides.reset();
  }

  // P1: one for each alien in play, those that lie face down among them.
  @Override
  public void aliensChosen() {
    if (!game.options().is(PulsarOptions.PULSARS)) return;
    int[] aliens = game.numbers();
    int size = 0;
    for (int alien = 0; alien < game.content().aliens().size(); alien++)
      if (game.powers().find(alien) >= 0) aliens[size++] = alien;
    game.cards().putOwnCards(aliens, size);
  }

  /// The encounter ends: effects end, and the cards go back to their players' hands (P2). A power
  /// that has been denied works from the next encounter on, like one that was zapped.
  @Override
  public void effectsEnd() {
    if (!areIn()) return;
    for (int card = first(); game.content().isAlienCard(card); card++) {
      int played = played(card);
      boolean denied = (played & Face.IN_FORCE) != 0 && Mode.of(played) == Mode.DENIAL;
      played(card, denied ? played | OLD : 0);
      if (!state.has(Zone.RUNNING, card)) continue;
      state.pull(Zone.RUNNING, card);
      Seat seat = Seat.of((played & 15) - 1);
      int pile = (played & FROM_PILE) != 0 ? game.stands().hand().pile(seat) : -1;
      if (pile >= 0) game.cards().toPile(pile, card, true);
      else game.cards().backToHand(seat, card);
      if (game.isHeard())
        game.tell(new PulsarEvent.PulsarReturned(seat, game.cards().face(card).notation()));
    }
    countInForce();
  }

  private void countInForce() {
    int count = 0;
    for (int card = first(); game.content().isAlienCard(card); card++)
      if ((played(card) & Face.IN_FORCE) != 0) count++;
    state.n[inForce] = count;
  }

  /// Another encounter begins: what has been played since the last one ended goes on.
  @Override
  public void encounterOver() {
    if (!areIn()) return;
    for (int card = first(); game.content().isAlienCard(card); card++)
      if (Mode.of(played(card)) == Mode.DENIAL && (played(card) & OLD) != 0) played(card, 0);
    countInForce();
    stands.end();
    index();
  }

  // ---- the cards

  @Override
  public boolean areIn() {
    return game.cards().ownCards() != 0;
  }

  @Override
  public boolean mayBeInGame(int alien) {
    if (!areIn()) return false;
    if (game.powers().isAnyFaceDown() && game.rules().dealsAlien(alien)) return true;
    return game.powers().find(alien) >= 0;
  }

  private int first() {
    return game.cards().firstOwnCard();
  }

  /// The Pulsar that a card shows; only for cards that are Pulsars.
  public Pulsar pulsar(int card) {
    return ofAlien(game.cards().cardAlien(card));
  }

  private Pulsar ofAlien(int alien) {
    return (Pulsar) game.content().alienCard(alien);
  }

  private int played(int card) {
    return game.cards().played(card - game.content().firstAlienCard());
  }

  private void played(int card, int how) {
    game.cards().played(card - game.content().firstAlienCard(), how);
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
  Seat playerOf(int alien) {
    if (!areIn()) return Seat.NONE;
    for (int card = first(); game.content().isAlienCard(card); card++)
      if (game.cards().cardAlien(card) == alien && isUsed(card)) return player(card);
    return Seat.NONE;
  }

  /// Who opposes a power and is immune to it while it does so; [Seat#NONE] for nobody.
  Seat opposing(int instance) {
    return immunities.isOpposed(instance)
        ? game.encounter().sideOf(Powers.owner(instance)).other().main()
        : Seat.NONE;
  }

  /// How a Pulsar has been used in this encounter.
  public Mode mode(int card) {
    return Mode.of(played(card));
  }

  // ---- playing them

  // What must be discarded cannot be played, wherever it lies.
  @Override
  public boolean isFresh(Seat seat, int card) {
    return !isUsed(card) && (game.query(Query.DISCARDS, seat, 0) & Kind.OF_ALIEN.bit()) == 0;
  }

  // The first one of a seat, where it need not be discarded for that.
  @Override
  public boolean mustPlay(Seat seat, int card, boolean second) {
    boolean kept = !second || game.powers().isLost(ownPower(seat, card));
    return kept && (game.options().is(Option.FREEWHEELING) || !hasUsed(seat));
  }

  private int ownPower(Seat seat, int card) {
    return Math.max(0, game.powers().find(seat, pulsar(card).alien()));
  }

  private boolean hasUsed(Seat seat) {
    for (int card = first(); game.content().isAlienCard(card); card++)
      if (isUsed(card) && player(card) == seat) return true;
    return false;
  }

  // Its own sides, or those for everybody else.
  @Override
  public Effect side(Seat seat, int card, boolean second) {
    boolean own = isOwn(seat, game.cards().cardAlien(card));
    if (own) return pulsar(card).play(second ? Mode.SHIELD : Mode.PRO);
    return pulsar(card).play(second ? Mode.DENIAL : Mode.CON);
  }

  private boolean isOwn(Seat seat, int alien) {
    return game.powers().find(seat, game.content().alien(alien)) >= 0;
  }

  @Override
  public void declare(Use use) {
    Mode mode = Mode.of(use.ability().effect());
    played(
        use.location(),
        use.seat().index() + 1
            | mode.bits()
            | (use.isFromPile() && mode != Mode.DENIAL ? FROM_PILE : 0));
  }

  @Override
  public int contentNumber(Use use) {
    int card = use.location();
    return game.cards().cardAlien(card) | (mode(card).isOwn() ? OWN : 0);
  }

  @Override
  public String named(int number) {
    return ofAlien(number & ~OWN).id() + (number < OWN ? "/con" : "/pro");
  }

  /// The Pulsar being used takes effect until the encounter ends.
  void run(Mode mode) {
    Use use = game.current();
    int card = use.location();
    played(card, played(card) | Face.IN_FORCE);
    state.n[inForce]++;
    index();
    if (game.isHeard())
      game.tell(new PulsarEvent.PulsarInForce(use.seat(), use.ability().effect()));
    if (mode == Mode.DENIAL) {
      use.discard();
      return;
    }
    use.gone();
    game.cards().fromAside(card);
    state.put(Zone.RUNNING, card);
  }

  /// Recomputes in which windows and queries a card of an alien in force acts: the effects of
  /// flares stay as they are.
  private void index() {
    if (state.n[inForce] == 0) return;
    for (int card = first(); game.content().isAlienCard(card); card++) {
      Effect effect = lastingOf(card);
      if (effect == null) continue;
      stands.more(effect.windows());
      game.stands().flares().more(effect.windows(), effect.queries());
    }
  }

  // ---- what others can tell

  // Of which aliens there are Pulsars is as public as who has which alien.
  @Override
  public boolean couldBePlayed(Window window, Seat seat, HiddenCards hidden) {
    if (!areIn()) return false;
    if (game.powers().isAnyFaceDown() && mayBeIn(window)) return true;
    for (int card = first(); game.content().isAlienCard(card); card++) {
      if (hidden.isGone(card) || isUsed(card)) continue;
      for (Mode mode : Mode.ALL) {
        Effect effect = pulsar(card).play(mode);
        if ((effect.windows() & window.bit()) == 0) continue;
        boolean own = isOwn(seat, game.cards().cardAlien(card));
        if (own == mode.isOwn() && hidden.couldUse(effect, window, seat, card)) return true;
      }
    }
    return false;
  }

  // For whom a Pulsar is nobody knows while powers lie face down: it may be that of any alien.
  private boolean mayBeIn(Window window) {
    for (int alien = 0; alien < game.content().aliens().size(); alien++)
      for (Mode mode : Mode.ALL)
        if (mayBeInGame(alien) && (ofAlien(alien).play(mode).windows() & window.bit()) != 0)
          return true;
    return false;
  }

  @Override
  public List<Effect> playable(Seat seat, int card) {
    List<Effect> plays = new ArrayList<>();
    if (isUsed(card)) return plays;
    boolean own = game.powers().find(seat, pulsar(card).alien()) >= 0;
    for (Mode mode : Mode.ALL)
      if (mode.isOwn() == own && pulsar(card).has(mode)) plays.add(pulsar(card).play(mode));
    return plays;
  }

  @Override
  public List<Effect> hidden(Seat viewer) {
    List<Effect> plays = new ArrayList<>();
    if (!areIn()) return plays;
    for (int alien = 0; alien < game.content().aliens().size(); alien++) {
      if (!mayBeHidden(viewer, alien)) continue;
      boolean used = game.powers().isUsed(alien);
      for (Mode mode : Mode.ALL)
        if (ofAlien(alien).has(mode) && (used || !mode.isOwn()))
          plays.add(ofAlien(alien).play(mode));
    }
    return plays;
  }

  // One of an alien in play, as far as one can see, that lies nowhere in sight.
  private boolean mayBeHidden(Seat viewer, int alien) {
    if (!mayBeInGame(alien)) return false;
    for (int card = first(); game.content().isAlienCard(card); card++)
      if (game.cards().cardAlien(card) == alien && (isSeen(viewer, card) || isUsed(card)))
        return false;
    return true;
  }

  private boolean isSeen(Seat viewer, int card) {
    boolean seen = viewer.exists() && game.cards().inHand(viewer, card);
    for (int i = 0; i < game.cards().discardSize() && !seen; i++)
      seen = game.cards().discarded(i) == card;
    return seen;
  }

  // ---- what they do to powers

  @Override
  public boolean areAny() {
    return state.n[inForce] != 0;
  }

  /// The rules of a Pulsar whose effect lasts, null when none does.
  private @Nullable Effect lastingOf(int card) {
    int played = played(card);
    return (played & Face.IN_FORCE) == 0 ? null : pulsar(card).lasting(Mode.of(played));
  }

  /// The Pulsar of a power that is in force in this way, -1 when there is none.
  int find(int instance, Mode mode) {
    int card = inForce(instance);
    return card >= 0 && mode(card) == mode ? card : -1;
  }

  // P4.
  @Override
  public boolean isDenied(int instance) {
    return state.n[inForce] != 0 && find(instance, Mode.DENIAL) >= 0;
  }

  // P6.
  @Override
  public boolean isSheltered(int instance) {
    return state.n[inForce] != 0 && find(instance, Mode.SHIELD) >= 0;
  }

  // P6.2: one power for each home colony that is missing, one that a Pulsar keeps first, then those
  // that came last.
  @Override
  public boolean isLostWith(int instance, int missing) {
    if (!game.options().is(PulsarOptions.EACH_COLONY) || isSheltered(instance)) return true;
    Seat owner = Powers.owner(instance);
    int before = 0;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int other = Powers.instance(owner, slot);
      if (other != instance
          && game.powers().exists(other)
          && (other > instance || isSheltered(other))) before++;
    }
    return before < missing;
  }

  @Override
  public boolean shields(int instance) {
    return uses.shields(instance);
  }

  @Override
  public boolean isOpenTo(Seat seat, int instance, Ability ability) {
    return isOpenTo(seat, instance, ability, false);
  }

  /// Whether a seat is in a position to use an ability of a power, as far as its Pulsar goes.
  ///
  /// @param lasting whether the ability is there on account of the Pulsar
  boolean isOpenTo(Seat seat, int instance, Ability ability, boolean lasting) {
    int position = game.encounter().position(seat);
    if (state.n[inForce] == 0) return ability.role().covers(position);
    int card = inForce(instance);
    if (card < 0) return ability.role().covers(position);
    Pulsar pulsar = pulsar(card);
    int further = mode(card) == Mode.PRO && !lasting ? pulsar.positions() : 0;
    if (!ability.role().covers(position) && (further & position) == 0) return false;
    // While somebody opposes it by a Con, what the card says takes the place of the power.
    boolean bars = (pulsar.immunity() & Immunity.OPPOSED.bit()) != 0;
    return mode(card) != Mode.CON || !bars || immunities.isOpposed(instance) == lasting;
  }

  @Override
  public int positions(int instance) {
    int card = find(instance, Mode.PRO);
    return card < 0 ? 0 : pulsar(card).positions();
  }

  @Override
  public List<Effect> besides(int instance) {
    return List.of(lasting(instance));
  }

  /// What a power can do on account of its Pulsar in force.
  Effect lasting(int instance) {
    int card = game.powers().exists(instance) ? inForce(instance) : -1;
    Effect effect = card < 0 ? null : lastingOf(card);
    return effect == null ? NOTHING : effect;
  }

  /// Whether a Pulsar is in force in this way.
  boolean isInForce(int card, Mode mode) {
    return (played(card) & Face.IN_FORCE) != 0 && mode(card) == mode;
  }

  // The Pulsar of a power that is in force, -1 when there is none.
  private int inForce(int instance) {
    int alien = game.powers().number(instance);
    for (int card = first(); game.content().isAlienCard(card); card++)
      if ((played(card) & Face.IN_FORCE) != 0 && game.cards().cardAlien(card) == alien) return card;
    return -1;
  }

  // ---- super flares against a Con

  @Override
  public int heed(int instance, Ability ability, int level) {
    return overrides.heed(instance, ability, level);
  }

  @Override
  public void back(int before) {
    immunities.ignore(before);
  }

  @Override
  public void offer(Window window, Seat seat, int instance, boolean must, int level) {
    overrides.offer(window, seat, instance, must, level);
  }

  /// Whether what a power has been used for by its super lasts in spite of a Con.
  boolean isFreed(int instance) {
    return overrides.isFreed(instance);
  }

  @Override
  public boolean isHeldBack(Seat owner, String alien) {
    return overrides.isHeldBack(owner, alien);
  }

  @Override
  public boolean isCertain() {
    return overrides.isCertain();
  }

  @Override
  public void played(Use use, Effect side) {
    overrides.played(use, side);
  }

  @Override
  public void followUp(Window window, int level) {
    overrides.followUp(window, level);
  }

  @Override
  public void addDue(Menu menu, Window window, Seat seat, int level) {
    overrides.addDue(menu, window, seat, level);
  }

  @Override
  public boolean isAnyDue(Seat seat) {
    return overrides.isAnyDue(seat);
  }

  @Override
  public List<Effect> due(Seat seat) {
    return overrides.due(seat);
  }

  @Override
  public void follow(Seat seat, Ability ability, int card) {
    overrides.follow(seat, ability, card);
  }
}
