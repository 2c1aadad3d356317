package hypergate.game.timing;

import hypergate.game.card.Ability;
import hypergate.game.card.Act;
import hypergate.game.card.Effect;
import hypergate.game.card.When;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Doing;
import hypergate.game.word.Window;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/// The one pipeline that every use passes: declared (cost paid), answered, resolved or cancelled,
/// recorded. Nothing is cancelled anywhere else; new ways to cancel are new effects.
public final class Pipeline implements Doing {
  /// Uses inside uses: reaching this is a bug to report with its seed.
  private static final int DEEPEST = 40;

  private final Timing game;
  private final Stands sheets;
  private final Use[] stack = new Use[DEEPEST];
  private int depth;
  private int uses;
  private Seat canceller = Seat.NONE;
  private Seat cardUser = Seat.NONE;
  private int here;

  /// The uses of a game.
  public Pipeline(Timing game) {
    this.game = game;
    this.sheets = game.stands().sheets();
    for (int i = 0; i < DEEPEST; i++) stack[i] = new Use(sheets);
  }

  /// The phase begins, or is run again: nothing is being used.
  public void reset() {
    depth = 0;
    uses = 0;
    here = 0;
  }

  Use answering() {
    if (depth == 0) throw new IllegalStateException("nothing is being used");
    // While an answer is being carried out its own use lies on top of the one that it answers.
    return stack[depth >= 2 && stack[depth - 1].resolving ? depth - 2 : depth - 1];
  }

  // Whether the seat's flare that is being used is one of a pile of flares.
  boolean isChannelling(Seat seat) {
    if (depth == 0) return false;
    Use use = stack[depth - 1];
    return use.channelled && use.seat == seat;
  }

  Use current() {
    if (depth == 0) throw new IllegalStateException("nothing is being used");
    return stack[depth - 1];
  }

  @Override
  public String cause() {
    return depth == 0 ? "" : stack[depth - 1].ability.effect();
  }

  @Override
  public int here() {
    return here;
  }

  @Override
  public void here(int location) {
    here = location;
  }

  @Override
  public boolean isIdle() {
    return depth == 0;
  }

  @Override
  public Seat user() {
    return innermost().seat;
  }

  @Override
  public Ability used() {
    return innermost().ability;
  }

  @Override
  public int place() {
    return innermost().stands.number();
  }

  @Override
  public int contentNumber() {
    return innermost().stands.contentNumber(innermost());
  }

  /// The use that was begun last and is not over.
  public Use innermost() {
    return stack[depth - 1];
  }

  /// Every card that is being played, innermost last.
  void played(IntConsumer each) {
    for (int i = 0; i < depth; i++)
      if (stack[i].card() >= 0 && stack[i].then != Use.Then.GONE) each.accept(stack[i].location);
  }

  @Override
  public boolean isUsing(int instance) {
    for (int i = 0; i < depth; i++)
      if (stack[i].location == instance && stack[i].stands == sheets) return true;
    return false;
  }

  /// Whether a card is on its way to the discard pile after its use has gone through.
  public boolean hasWorked(int card) {
    for (int i = 0; i < depth; i++)
      if (stack[i].card() == card && stack[i].resolving && !stack[i].cancelled) return true;
    return false;
  }

  private Use begin(Seat seat, Ability ability, Stands stands, int location) {
    if (depth + 1 >= DEEPEST) throw new IllegalStateException("uses nested too deeply: " + ability);
    game.windows().happens();
    Use use = stack[depth].begin(seat, ability, stands, location);
    if (depth > 0) use.below = stack[depth - 1];
    use.sheltered = isProof(use);
    return use;
  }

  private boolean isProof(Use use) {
    return use.instance() >= 0 && game.powers().isProof(use.instance());
  }

  /// Takes a use of what stands at a location through all of it.
  void use(Seat seat, Ability ability, Stands stands, int location) {
    use(begin(seat, ability, stands, location));
  }

  /// The same for a card.
  ///
  /// @param pile the sheet from whose pile it has come, -1 for none
  /// @param sheltered whether nothing can cancel it
  void useCard(Seat seat, Ability ability, Stands stands, int card, int pile, boolean sheltered) {
    Use use = begin(seat, ability, stands, card);
    use.pile = pile;
    use.channelled = pile >= 0 && game.powers().alien(pile).hasFlarePile();
    use.sheltered |= sheltered;
    use(use);
  }

  /// The use that runs plays a card in the place of another one, and is out of the way meanwhile:
  /// the card answers what that use would answer. First the use of the power that changes cards is
  /// declared and answered; stopped, the card stays where it is.
  ///
  /// @param instance that power
  /// @param as the artifact in whose place it is played
  void playAs(Seat seat, int instance, int card, Ability as) {
    Use running = stack[depth - 1];
    stack[depth - 1] = new Use(sheets);
    depth--;
    if (game.stands().sheets().declares(seat, instance) && game.cards().inHand(seat, card)) {
      Use use = begin(seat, as, game.stands().hand(), card);
      use.changer = instance;
      use(use);
    }
    depth++;
    stack[depth - 1] = running;
  }

  /// The use that runs plays a card of the hand, and is out of the way meanwhile: the card answers
  /// what that use would answer.
  void playInstead(Seat seat, int card, Ability ability) {
    Use running = stack[depth - 1];
    stack[depth - 1] = new Use(sheets);
    depth--;
    use(begin(seat, ability, game.stands().hand(), card));
    depth++;
    stack[depth - 1] = running;
  }

  /// Looks at something as if the use that runs were out of the way.
  <T> T without(Supplier<T> look) {
    if (depth == 0) return look.get();
    depth--;
    T seen = look.get();
    depth++;
    return seen;
  }

  private void use(Use use) {
    Seat seat = use.seat;
    Ability ability = use.ability;
    depth++;
    int before = here;
    here = use.location;
    use.stands.show(use);
    if (game.isHeard() && ability.isUse()) game.tell(new Event.Used(seat, ability.effect()));
    use.stands.declare(use);
    if (ability.naming() != null) ability.naming().act(game, seat);
    int usesBefore = ++uses;
    if (ability.isUse() && !isBlocked(use)) answer(use);
    use.resolving = true;
    if (use.cancelled) {
      if (!use.blocked) tellCancelled(use);
      if (!use.blocked && ability.whenZapped() != null) ability.whenZapped().act(game, seat);
    } else if (uses == usesBefore || !isPointless(ability, seat)) {
      use.stands.begin(use);
      ability.action().act(game, seat);
    }
    boolean cancels = !use.cancelled && isCancelling(use);
    if (!use.cancelled && use.isFlare()) tellResolved(use, Window.FLARE_RESOLVED);
    if (!use.cancelled && use.isArtifact()) tellResolved(use, Window.ARTIFACT_RESOLVED);
    if (!use.cancelled && (use.isFlare() || use.isArtifact())) tellUsed(seat);
    use.stands.settle(use);
    here = before;
    depth--;
    if (cancels) tellCanceller(seat);
  }

  // Whether an answer has cancelled what it answers, something of somebody else.
  private static boolean isCancelling(Use use) {
    Window window = use.ability.window();
    return (window == Window.PLAYED || window == Window.POWER_USED)
        && use.below != null
        && use.below.cancelled
        && use.below.seat != use.seat;
  }

  private void tellCanceller(Seat seat) {
    Seat before = canceller;
    canceller = seat;
    game.open(Window.CANCELLED);
    canceller = before;
  }

  /// In CANCELLED: who has cancelled something of somebody else.
  public Seat canceller() {
    return canceller;
  }

  /// A seat has used a card, and it has been carried out.
  public void tellUsed(Seat seat) {
    Seat before = cardUser;
    cardUser = seat;
    game.open(Window.CARD_USED);
    cardUser = before;
  }

  /// In CARD_USED: who has used the card.
  public Seat cardUser() {
    return cardUser;
  }

  // What answers finds the card as the use that it answers.
  private void tellResolved(Use use, Window window) {
    use.resolving = false;
    game.open(window);
    use.resolving = true;
  }

  private void tellCancelled(Use use) {
    if (game.isHeard()) game.tell(new Event.Cancelled(use.seat, use.ability.effect(), ""));
  }

  private void answer(Use use) {
    Window window = use.stands.answers();
    game.open(window);
    while (use.cancelled && !use.forGood) {
      game.windows().keepActed();
      if (!use.stands.isSaved(use)) return;
      use.restore();
      game.windows().openAgain(window);
    }
  }

  // Before anything else may answer the use.
  private boolean isBlocked(Use use) {
    return game.parts().mayStop() && isStopped(use) && use.stands.block(use);
  }

  // H-170: what cannot be cancelled cannot be stopped either.
  private boolean isStopped(Use use) {
    return !use.sheltered
        && game.parts().stops(use.seat, use.ability.source().field(), use.ability.effect());
  }

  /// Declares a use that is carried out elsewhere, and lets it be answered.
  ///
  /// @return false when it was cancelled
  boolean declare(Seat seat, Ability ability, Stands stands, int location) {
    Use use = stack[depth].begin(seat, ability, stands, location);
    use.sheltered = isProof(use);
    depth++;
    uses++;
    game.windows().happens();
    if (game.isHeard()) game.tell(new Event.Used(seat, ability.effect()));
    if (isSupers(seat) || !isBlocked(use)) answer(use);
    if (use.cancelled && !use.blocked) tellCancelled(use);
    depth--;
    return !use.cancelled;
  }

  // H-171: a super that uses its power is one action, and has been asked about.
  private boolean isSupers(Seat seat) {
    if (depth < 2) return false;
    Use below = stack[depth - 2];
    return below.seat == seat && below.isFlare() && !below.isWild();
  }

  /// Carries out what is no use, so that nothing answers it: what a card that belongs to nobody
  /// brings about, what a flare played earlier still does.
  void follow(Seat seat, Ability ability, Stands stands, int location) {
    Use use = begin(seat, ability, stands, location);
    depth++;
    use.resolving = true;
    use.gone();
    int before = here;
    here = location;
    if (stands.goesAhead(use)) {
      if (ability.naming() != null) ability.naming().act(game, seat);
      ability.action().act(game, seat);
    }
    here = before;
    depth--;
  }

  /// Whether what is being answered, a card that has just been carried out, could be carried out
  /// once more as if this seat had played it.
  public boolean mayRepeat(Seat seat) {
    Use use = answering();
    Ability ability = use.ability;
    boolean answers =
        ability.window() == Window.PLAYED
            || ability.window() == Window.POWER_USED
            || ability.window() == Window.STOPPED
            || ability.window() == Window.HELD_BACK
            || ability.window() == Window.FLARE_RESOLVED
            || ability.window() == Window.ARTIFACT_RESOLVED;
    return (use.isWild() || use.isArtifact())
        && !answers
        && use.seat != seat
        && ability.role().covers(game.encounter().position(seat))
        && holds(use.location, ability.when(), seat);
  }

  /// Carries out what is being answered once more, as a part of the use that answers it: all
  /// choices are made anew, and what lasts goes on under the card that answers.
  public void repeat() {
    Use use = current();
    Use original = answering();
    Ability ability = original.ability;
    // What the card that answers was needed for itself is gone.
    if (!holds(original.location, ability.when(), use.seat)) return;
    use.copying = true;
    use.target = 0;
    if (ability.naming() != null) ability.naming().act(game, use.seat);
    if (original.isWild()) game.stands().flares().standsFor(use.location, original.location);
    ability.action().act(game, use.seat);
    use.copying = false;
  }

  private boolean isPointless(Ability ability, Seat seat) {
    boolean isAnswer = ability.window() == Window.PLAYED || ability.window() == Window.POWER_USED;
    return !isAnswer && !ability.when().holds(game, seat);
  }

  /// Puts a bare use on top, as if it had been declared: on a table that is thrown away. What does
  /// not stand before the seat could be a card of its hand.
  public Use imagine(Seat seat, Effect used) {
    Stands at = game.stands().hand();
    int location = -1;
    for (Stands stands : game.stands().all()) {
      int found = stands.find(seat, used);
      if (found < 0) continue;
      at = stands;
      location = found;
    }
    depth = 1;
    return stack[0].begin(seat, used.declaration(), at, location);
  }

  /// Whether a condition holds as if it stood at this location.
  public boolean holds(int location, When<?> condition, Seat seat) {
    int before = here;
    here = location;
    boolean holds = When.inAnyGame(condition).holds(game, seat);
    here = before;
    return holds;
  }

  /// Carries out a text as if it stood at this location.
  void asIfHere(int location, Act<?> action, Seat seat) {
    int before = here;
    here = location;
    Act.inAnyGame(action).act(game, seat);
    here = before;
  }
}
