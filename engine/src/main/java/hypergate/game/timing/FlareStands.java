package hypergate.game.timing;

import hypergate.game.card.Ability;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.card.Face;
import hypergate.game.card.FlareCard;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Secrecy;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The cards of aliens that have been played in this encounter and whose effects last until it
/// ends. A location is a card; wherever the card has gone meanwhile, what it said still holds.
public final class FlareStands extends Stands {
  private final Content content;
  private final int column;

  // For each place of a card of an alien the place of the one whose text it carries out, plus one.
  private final int copied;

  FlareStands(Timing game) {
    super(game);
    this.content = game.content();
    this.column = wayOfActing();
    this.copied = game.cells().bytes(Sizes.ALIEN_CARDS, Secrecy.PUBLIC);
  }

  /// A card of an alien that is being played carries out the wild side of another one, and what
  /// lasts of that until the encounter ends.
  void standsFor(int card, int other) {
    int first = content.firstAlienCard();
    game.state().b[copied + card - first] = (byte) (other - first + 1);
    FlareCard flare = game.cards().face(other).flare();
    if (flare != null) more(flare.wildEffect().musts(), flare.wildEffect().queries());
  }

  /// One more of them takes effect.
  ///
  /// @param windows in which it acts from now on
  /// @param queries that it bends
  public void more(long windows, long queries) {
    acts(windows() | windows, musts() | windows, queries() | queries);
    game.stands().index();
  }

  /// The encounter is over: all of it.
  public void end() {
    java.util.Arrays.fill(game.state().b, copied, copied + Sizes.ALIEN_CARDS, (byte) 0);
    acts(0, 0, 0);
    game.stands().index();
  }

  // How a card was played, 0 when its effect does not last.
  private int inForce(int place) {
    int played = game.cards().played(place);
    return (played & Face.IN_FORCE) == 0 ? 0 : played;
  }

  private @Nullable Effect effect(int place, int played) {
    if (played == 0) return null;
    int other = game.state().b[copied + place];
    int card = content.firstAlienCard() + (other == 0 ? place : other - 1);
    return game.cards().face(card).inForce(played);
  }

  // ---- in a window

  /// The seats that may have something to use, as a mask: never too few.
  int mayUse(Window window) {
    if (!game.holds().areAny()) return 0;
    if ((windows() & window.bit()) != 0) return game.everybody();
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) if (game.holds().isAnyDue(Seat.of(i))) mask |= 1 << i;
    return mask;
  }

  @Override
  protected void add(Menu menu, Window window, Seat seat, int level) {
    game.holds().addDue(menu, window, seat, level);
  }

  @Override
  protected void use(Seat seat, Window window, int card, int number, int level) {
    Ability ability = effect(seat, card, number).in(window)[number];
    game.holds().follow(seat, ability, card);
  }

  @Override
  protected boolean carryOut(
      Window window, Ability.@Nullable Group group, int level, Seat seat, long due) {
    for (int i = 0; i < Sizes.ALIEN_CARDS; i++) {
      int played = inForce(i);
      if ((played & 15) != seat.index() + 1) continue;
      Effect effect = effect(i, played);
      int card = content.firstAlienCard() + i;
      // What another card of an alien says is done by its power.
      if (effect == null || game.cards().isOwnCard(card)) continue;
      for (Ability ability : effect.in(window)) {
        if (!isDue(ability, group) || hasActed(column, level, i)) continue;
        if (!allows(seat, ability, card)) continue;
        actsNow(column, level, i);
        follow(seat, ability, card);
      }
    }
    return true;
  }

  // What has been played as a power was held back, and is not done with, everybody knows.
  @Override
  protected boolean isEligible(Window window, Seat seat, int level) {
    if (!game.holds().isAnyDue(seat)) return false;
    for (Effect effect : game.holds().due(seat))
      if (couldUse(effect, window, seat, content.firstAlienCard())) return true;
    return false;
  }

  /// Whether a seat is in the role of an ability of a flare, and its condition holds.
  public boolean isOpen(Seat seat, Ability ability, int card) {
    return allows(seat, ability, card);
  }

  /// Carries out what a flare that was played earlier still does: no use of its own.
  public void carryOn(Seat seat, Ability ability, int card) {
    follow(seat, ability, card);
  }

  /// The option to let a flare that was played earlier do more.
  ///
  /// @param number of the ability in its window
  public int further(int card, int number) {
    return choice(card, number);
  }

  // ---- on a query

  @Override
  protected int bend(Query query, Seat subject, int normal) {
    int value = normal;
    for (int i = 0; i < Sizes.ALIEN_CARDS; i++) {
      int played = inForce(i);
      Effect effect = effect(i, played);
      if (effect == null || !effect.isBending(query)) continue;
      here(content.firstAlienCard() + i);
      value = effect.bend(query).bend(game, Seat.of((played & 15) - 1), subject, value);
    }
    return value;
  }

  @Override
  protected void bending(Query query, Seat subject, List<String> found) {
    for (int i = 0; i < Sizes.ALIEN_CARDS; i++) {
      Effect effect = effect(i, inForce(i));
      if (effect != null && effect.isBending(query)) found.add(effect.id());
    }
  }

  // ---- what stands here

  @Override
  protected Effect effect(Seat seat, int card, int number) {
    return java.util.Objects.requireNonNull(game.cards().face(card).flare()).superEffect();
  }

  @Override
  protected int contentNumber(Use use) {
    return game.cards().cardAlien(use.location);
  }
}
