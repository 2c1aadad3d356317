package hypergate.game.timing;

import hypergate.game.card.Ability;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.card.Face;
import hypergate.game.card.FlareCard;
import hypergate.game.card.Sheet;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.Powers;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.Objects;

/// Flares that lie face up beside alien sheets: the wild side of each is a part of that power for
/// one use. It is a use of that power, not a flare being played; afterwards the flare leaves the
/// game. They go along with the sheet, and out of the game with it. A location is a card.
public final class GraftStands extends PowerStands {
  private final State state;
  private final Content content;

  // For each place of a flare: the alien beside whose sheet it lies, plus one; the alien from whose
  // sheet it has come, plus one.
  private final int beside;
  private final int from;

  GraftStands(Timing game) {
    super(game);
    this.state = game.state();
    this.content = game.content();
    this.beside = game.cells().bytes(Sizes.ALIEN_CARDS, Secrecy.PUBLIC);
    this.from = game.cells().bytes(Sizes.ALIEN_CARDS, Secrecy.PUBLIC);
  }

  // ---- what lies where

  /// Lays a flare that lies nowhere face up beside the sheet of an instance.
  ///
  /// @param source the alien from whose sheet it comes
  public void lay(int card, int instance, Sheet source) {
    game.cards().aside(card);
    state.put(Zone.BESIDE_SHEETS, card);
    game.cards().knownToAll(card);
    state.b[beside + place(card)] = (byte) (game.powers().number(instance) + 1);
    state.b[from + place(card)] = (byte) (content.alienNumber(source.id()) + 1);
    index();
    if (game.isHeard())
      game.tell(
          new Event.TokenPlaced(
              game.cards().face(card).notation(), Powers.owner(instance).letter()));
  }

  /// Whether a seat has a sheet that lies open, beside which a flare can lie. What goes along with
  /// another sheet has none of its own.
  public boolean hasSheet(Seat seat) {
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      if (isSheet(Powers.instance(seat, slot))) return true;
    return false;
  }

  /// A seat chooses the one of its sheets beside which a flare is to lie.
  ///
  /// @return the instance, -1 for none
  public int chooseSheet(Seat seat, Prompt prompt) {
    Menu menu = game.ask(seat).menu();
    int last = -1;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!isSheet(instance)) continue;
      last = instance;
      menu.add(Choice.of(Choice.ALIEN, game.powers().number(instance)));
    }
    if (menu.count() < 2) return last;
    return game.powers().find(Choice.value(game.ask(seat).choose(prompt)));
  }

  private boolean isSheet(int instance) {
    return game.powers().exists(instance)
        && !game.powers().isFaceDown(instance)
        && game.powers().origin(instance).isSheet()
        && !game.powers().origin(instance).follows();
  }

  /// The flares beside the sheets of a seat, as the scratch set.
  public CardSet of(Seat seat) {
    CardSet cards = game.scratch().clear();
    for (int card = state.next(Zone.BESIDE_SHEETS, 0);
        card >= 0;
        card = state.next(Zone.BESIDE_SHEETS, card + 1)) if (isOf(card, seat)) cards.add(card);
    return cards;
  }

  /// The flares beside the sheet of an instance, as the scratch set.
  public CardSet beside(int instance) {
    CardSet cards = game.scratch().clear();
    for (int card = state.next(Zone.BESIDE_SHEETS, 0);
        card >= 0;
        card = state.next(Zone.BESIDE_SHEETS, card + 1))
      if (alien(card) == game.powers().number(instance)) cards.add(card);
    return cards;
  }

  /// The sheet of an alien, by number, leaves the game: what lies beside it goes along.
  public void sheetLeaves(int alien) {
    for (int card = state.next(Zone.BESIDE_SHEETS, 0);
        card >= 0;
        card = state.next(Zone.BESIDE_SHEETS, card + 1)) {
      if (alien(card) != alien) continue;
      int instance = instance(card);
      takeUp(card);
      forget(card);
      game.verbs().leaveGame(instance < 0 ? game.turn() : Powers.owner(instance), card);
    }
    index();
  }

  private int place(int card) {
    return card - content.firstAlienCard();
  }

  private int alien(int card) {
    return (state.b[beside + place(card)] & 0xff) - 1;
  }

  private int instance(int card) {
    int alien = alien(card);
    return alien < 0 ? -1 : game.powers().find(alien);
  }

  private boolean isOf(int card, Seat seat) {
    int instance = instance(card);
    return instance >= 0 && Powers.owner(instance) == seat;
  }

  private void takeUp(int card) {
    state.pull(Zone.BESIDE_SHEETS, card);
    game.cards().fromAside(card);
  }

  private void forget(int card) {
    state.b[beside + place(card)] = 0;
    state.b[from + place(card)] = 0;
  }

  // ---- where something acts

  @Override
  protected boolean isOfSeats() {
    return true;
  }

  /// Recomputes in which windows something here can be used: after flares or sheets have moved.
  void index() {
    long[] ofSeats = new long[game.seats()];
    long all = 0;
    for (int card = state.next(Zone.BESIDE_SHEETS, 0);
        card >= 0;
        card = state.next(Zone.BESIDE_SHEETS, card + 1)) {
      int instance = instance(card);
      FlareCard flare = game.cards().face(card).flare();
      if (instance < 0 || flare == null) continue;
      long windows = flare.wildEffect().choices() | flare.superEffect().choices();
      ofSeats[Powers.owner(instance).index()] |= windows;
      all |= windows;
    }
    for (int i = 0; i < ofSeats.length; i++) acts(Seat.of(i), ofSeats[i]);
    acts(all, 0, 0);
    game.stands().index();
  }

  // ---- in a window

  @Override
  protected void add(Menu menu, Window window, Seat seat, int level) {
    for (int card = state.next(Zone.BESIDE_SHEETS, 0);
        card >= 0;
        card = state.next(Zone.BESIDE_SHEETS, card + 1)) {
      if (!isOf(card, seat) || !game.powers().inForce(instance(card))) continue;
      if (game.stands().promises().isBarred(seat, instance(card))) continue;
      Ability[] here = effect(seat, card).in(window);
      for (int a = 0; a < here.length; a++)
        if (!here[a].mandatory() && allows(seat, here[a], card)) offer(menu, card, a);
    }
  }

  @Override
  protected void use(Seat seat, Window window, int card, int number, int level) {
    Ability ability = effect(seat, card).in(window)[number];
    useHere(seat, ability.as(Ability.Source.POWER), card);
  }

  @Override
  protected boolean isEligible(Window window, Seat seat, int level) {
    for (int card = state.next(Zone.BESIDE_SHEETS, 0);
        card >= 0;
        card = state.next(Zone.BESIDE_SHEETS, card + 1))
      if (isOf(card, seat) && couldUse(effect(seat, card), window, seat, card)) return true;
    return false;
  }

  // ---- what stands here

  // Who has the very alien of the flare uses its super side.
  private Effect effect(Seat seat, int card) {
    FlareCard flare = Objects.requireNonNull(game.cards().face(card).flare());
    return isSuper(seat, card) ? flare.superEffect() : flare.wildEffect();
  }

  private boolean isSuper(Seat seat, int card) {
    return game.stands().hand().playable().isSuper(seat, game.cards().cardAlien(card));
  }

  @Override
  protected Effect effect(Seat seat, int card, int number) {
    return effect(seat.exists() ? seat : Powers.owner(instance(card)), card);
  }

  @Override
  protected int find(Seat seat, Effect effect) {
    for (int card = state.next(Zone.BESIDE_SHEETS, 0);
        card >= 0;
        card = state.next(Zone.BESIDE_SHEETS, card + 1))
      if (isOf(card, seat) && effect(seat, card) == effect) return card;
    return -1;
  }

  @Override
  protected int contentNumber(Use use) {
    return game.cards().cardAlien(use.location);
  }

  @Override
  protected String named(int contentNumber) {
    return content.flareFace(contentNumber).notation();
  }

  @Override
  protected int instance(Use use) {
    return instance(use.location);
  }

  // ---- a use

  // It serves once: from now on it lies there no longer.
  @Override
  protected void declare(Use use) {
    state.pull(Zone.BESIDE_SHEETS, use.location);
    game.cards().played(place(use.location), use.seat.index() + 1);
    index();
  }

  @Override
  protected void begin(Use use) {
    boolean strong = isSuper(use.seat, use.location);
    Effect effect = effect(use.seat, use.location);
    int place = place(use.location);
    int how = strong ? Face.IN_FORCE | Face.SUPER_PLAYED : Face.IN_FORCE;
    game.cards().played(place, game.cards().played(place) | how);
    game.stands().flares().more(effect.musts(), effect.queries());
    if (strong) game.holds().played(use, effect);
  }

  // One that gives itself to somebody has gone there.
  @Override
  protected void settle(Use use) {
    int card = use.location;
    int source = (state.b[from + place(card)] & 0xff) - 1;
    forget(card);
    if (use.then == Use.Then.GONE) return;
    game.cards().fromAside(card);
    int sheet = use.cancelled || source < 0 ? -1 : game.powers().find(source);
    Seat keeper = sheet < 0 ? Seat.NONE : Powers.owner(sheet);
    if (keeper.exists() && game.query(Query.GRAFT_RETURNS, keeper, 0) != 0)
      game.cards().toPile(sheet, card, false);
    else game.verbs().leaveGame(use.seat, card);
  }
}
