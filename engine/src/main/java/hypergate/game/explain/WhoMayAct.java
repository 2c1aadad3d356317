package hypergate.game.explain;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.ArtifactCard;
import hypergate.game.card.Effect;
import hypergate.game.card.Face;
import hypergate.game.card.FlareCard;
import hypergate.game.card.Option;
import hypergate.game.card.Variant;
import hypergate.game.explain.MayAct.How;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.timing.InForce;
import hypergate.game.view.View;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Which effects of a table may or must act at a point in time, in the rulebook's order (R-21.1,
/// mandatory ones, optional ones, and kinds of card that may be hidden somewhere. Made
/// from what one seat sees: its own cards are named as its own, nobody else's are named at all.
public final class WhoMayAct {
  private final View view;
  private final Game table;
  private final List<MayAct> found = new ArrayList<>();

  private WhoMayAct(View view, Game table) {
    this.view = view;
    this.table = table;
  }

  /// Who may act in a window.
  public static List<MayAct> in(View view, Window window) {
    return in(view, Game.asIn(view), List.of(window));
  }

  /// Who may act in a phase, window by window.
  public static List<MayAct> in(View view, Step step) {
    return in(view, Game.asIn(view), Course.windows(step));
  }

  /// Who may act in some windows, one after the other.
  ///
  /// @param table the table as the view shows it
  static List<MayAct> in(View view, Game table, List<Window> windows) {
    WhoMayAct all = new WhoMayAct(view, table);
    for (Window window : windows) all.look(window);
    return List.copyOf(all.found);
  }

  /// Who may act in a window when nothing is hidden any more: every card is named as its owner's.
  ///
  /// @param views the same table as each seat sees it
  public static List<MayAct> in(List<View> views, Window window) {
    Set<MayAct> musts = new LinkedHashSet<>();
    Set<MayAct> mays = new LinkedHashSet<>();
    for (View view : views)
      for (MayAct act : in(view, window))
        if (act.how() == How.MUST) musts.add(act);
        else if (act.how() == How.MAY) mays.add(act);
    Game table = Game.asIn(views.getFirst());
    return Stream.concat(
            musts.stream(),
            IntStream.range(0, table.seats())
                .mapToObj(table::inOrder)
                .flatMap(seat -> mays.stream().filter(act -> act.seat() == seat)))
        .toList();
  }

  /// Who may act in a phase when nothing is hidden any more.
  ///
  /// @param views the same table as each seat sees it
  public static List<MayAct> in(List<View> views, Step step) {
    return Course.windows(step).stream().flatMap(w -> in(views, w).stream()).distinct().toList();
  }

  private void look(Window window) {
    boolean named = window == Window.LOSING || window == Window.DECIDING;
    if (named) for (Ability.Group group : Ability.Group.values()) mandatory(window, group, true);
    else mandatory(window, Ability.Group.NORMAL, false);
    for (int p = 0; p < table.seats(); p++) {
      Seat seat = table.inOrder(p);
      for (Effect effect : open(seat)) add(effect, window, seat, How.MAY, false);
      if (seat == view.seat()) own(window);
    }
    possible(window);
  }

  private void mandatory(Window window, Ability.Group group, boolean named) {
    for (int p = 0; p < table.seats(); p++) {
      Seat seat = table.inOrder(p);
      for (Effect effect : open(seat))
        for (Ability ability : effect.abilities())
          if (ability.window() == window
              && ability.mandatory()
              && (!named || ability.group() == group)
              && InForce.mayHave(table, seat, role(seat, ability)))
            put(new MayAct(effect.id(), window, seat, How.MUST, role(seat, ability)));
    }
  }

  private void add(Effect effect, Window window, Seat seat, How how, boolean anybody) {
    for (Ability ability : effect.abilities())
      if (ability.window() == window
          && !ability.mandatory()
          && (anybody || InForce.mayHave(table, seat, role(seat, ability))))
        put(new MayAct(effect.id(), window, anybody ? Seat.NONE : seat, how, role(seat, ability)));
  }

  private Role role(Seat seat, Ability ability) {
    return seat.exists() ? InForce.role(table, seat, ability) : ability.role();
  }

  private void put(MayAct act) {
    if (!found.contains(act)) found.add(act);
  }

  // ---- what lies open

  private List<Effect> open(Seat seat) {
    List<Effect> effects = new ArrayList<>();
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!view.powers().exists(instance) || view.powers().isGone(instance)) continue;
      Effect effect = view.powers().alien(instance).effect();
      boolean evenZapped = effect.abilities().stream().anyMatch(Ability::isEvenZapped);
      if (view.powers().inForce(instance) || evenZapped) effects.add(effect);
      effects.addAll(table.holds().besides(instance));
    }
    for (Variant variant : table.content().variants())
      effects.addAll(Explained.of(variant).acting(view, seat));
    effects.addAll(table.holds().due(seat));
    return effects;
  }

  // ---- what the viewer has

  private void own(Window window) {
    Seat me = view.seat();
    cards(window, view.hand());
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(me, slot);
      if (view.powers().inForce(instance)
          && view.powers().alien(instance).effect().isBending(Query.PILE_PLAYABLE))
        cards(window, view.cards().pile(instance));
    }
    for (Variant variant : table.content().variants())
      for (Effect effect : Explained.of(variant).actingUnseen(view))
        add(effect, window, me, How.MAY, false);
  }

  private void cards(Window window, CardSet cards) {
    Seat me = view.seat();
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      Face face = view.face(card);
      ArtifactCard artifact = face.artifact();
      FlareCard flare = face.flare();
      if (face.own() != null)
        for (Effect play : table.alienCards().playable(me, card))
          add(play, window, me, How.MAY, false);
      if (artifact != null) add(artifact.effect(), window, me, How.MAY, false);
      if (flare != null && acts(flare, window) && isFresh(flare))
        add(side(flare, me), window, me, How.MAY, false);
      boolean reinforces =
          face.kind() == Kind.REINFORCEMENT
              || face.kind() == Kind.ATTACK && attacksReinforcing(me) > 0;
      if (reinforces && window == Window.REINFORCING)
        put(new MayAct(face.notation(), window, me, How.MAY, Role.MAIN_OR_ALLY));
    }
  }

  private Effect side(FlareCard flare, Seat seat) {
    int alien = table.content().alienNumber(flare.alien().id());
    return InForce.isSuper(table, seat, alien) ? flare.superEffect() : flare.wildEffect();
  }

  // What costs more to find out is not asked about cards that never act in the window.
  private static boolean acts(FlareCard flare, Window window) {
    return acts(flare.wildEffect(), window) || acts(flare.superEffect(), window);
  }

  private static boolean acts(Effect effect, Window window) {
    for (Ability ability : effect.abilities())
      if (ability.window() == window && !ability.mandatory()) return true;
    return false;
  }

  // Of a flare of which there are several another copy may follow; one may be played again.
  private boolean isFresh(FlareCard flare) {
    int alien = table.content().alienNumber(flare.alien().id());
    return copies(flare) > 1
        || !InForce.playerOf(table, alien).exists()
        || table.cards().mayBePlayedAgain(alien);
  }

  // ---- what may be hidden

  private void possible(Window window) {
    for (ArtifactCard artifact : table.content().artifacts())
      if (acts(artifact.effect(), window)
          && table.rules().hasArtifact(artifact)
          && hidden(artifact.id()) > 0)
        add(artifact.effect(), window, Seat.NONE, How.POSSIBLE, true);
    if (table.cards().flareCount() > 0 || table.options().is(Option.FLARES))
      for (FlareCard flare : table.content().flares())
        if (acts(flare, window)) flare(flare, window);
    for (Effect play : table.alienCards().hidden(view.seat()))
      add(play, window, Seat.NONE, How.POSSIBLE, true);
    for (Variant variant : table.content().variants())
      for (Effect effect : Explained.of(variant).possible(view))
        add(effect, window, Seat.NONE, How.POSSIBLE, true);
    if (window != Window.REINFORCING) return;
    boolean attacks = othersReinforceWithAttacks();
    for (Face face : table.content().faces()) {
      boolean reinforces =
          face.kind() == Kind.REINFORCEMENT || attacks && face.kind() == Kind.ATTACK;
      if (reinforces && hidden(face.notation()) > 0)
        put(new MayAct(face.notation(), window, Seat.NONE, How.POSSIBLE, Role.MAIN_OR_ALLY));
    }
  }

  private boolean othersReinforceWithAttacks() {
    for (int i = 0; i < table.seats(); i++)
      if (Seat.of(i) != view.seat() && attacksReinforcing(Seat.of(i)) > 0) return true;
    return false;
  }

  private int attacksReinforcing(Seat seat) {
    return table.query(Query.REINFORCING_ATTACKS, seat, 0) % Query.OWN_SIDE;
  }

  // Copies of a card that the viewer sees neither in its own hand nor on the discard pile.
  private int hidden(String notation) {
    int first = table.content().cardNamed(notation);
    if (first < 0) return 0;
    int copies = 0;
    for (int card = first; card < table.content().cards() && isNamed(card, notation); card++)
      if (!isSeen(card)) copies++;
    return copies;
  }

  private boolean isNamed(int card, String notation) {
    return !table.content().isAlienCard(card) && view.face(card).notation().equals(notation);
  }

  private boolean isSeen(int card) {
    boolean own = view.seat().exists() && table.cards().inHand(view.seat(), card);
    for (int i = 0; i < table.cards().discardSize() && !own; i++)
      own = table.cards().discarded(i) == card;
    return own;
  }

  private void flare(FlareCard flare, Window window) {
    int alien = table.content().alienNumber(flare.alien().id());
    if (!isFresh(flare) || seen(alien) >= copies(flare)) return;
    boolean strong = false;
    for (int i = 0; i < table.seats(); i++)
      strong |= Seat.of(i) != view.seat() && InForce.isSuper(table, Seat.of(i), alien);
    add(flare.wildEffect(), window, Seat.NONE, How.POSSIBLE, true);
    if (strong) add(flare.superEffect(), window, Seat.NONE, How.POSSIBLE, true);
  }

  // Copies of an alien's flare that lie where the viewer sees them.
  private int seen(int alien) {
    int seen = 0;
    for (int i = 0; i < table.cards().roomForFlares(); i++) {
      int card = table.content().firstAlienCard() + i;
      if (table.cards().cardAlien(card) == alien && isSeen(card)) seen++;
    }
    return seen;
  }

  // Further copies come with their alien, which may lie face down, or have left the game since.
  private int copies(FlareCard flare) {
    return flare.copies();
  }
}
