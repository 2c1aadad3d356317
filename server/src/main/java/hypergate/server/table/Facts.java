package hypergate.server.table;

import hypergate.game.card.Ability;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.card.Sheet;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.session.Session;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.timing.Round;
import hypergate.game.view.View;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import hypergate.server.protocol.ask.Using;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariants;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What everybody at the table knows when people are asked to respond. Standing orders look at this
/// and nothing else, so that no pause betrays a hidden card.
final class Facts {
  private final Content content;
  private final View view;
  private final Occasion occasion;
  private final List<Event> events;
  private final @Nullable Using using;

  /// What is known at a response window.
  ///
  /// @param view what everybody sees
  Facts(Session session, Round round, View view) {
    this(session, Occasion.of(round), Using.of(session, round.user(), round.used()), view);
  }

  /// What is known when people are asked whether they object to something.
  ///
  /// @param view what everybody sees
  Facts(Session session, Occasion occasion, View view) {
    this(session, occasion, null, view);
  }

  private Facts(Session session, Occasion occasion, @Nullable Using using, View view) {
    this.content = session.game().content();
    this.view = view;
    this.occasion = occasion;
    this.events = session.events();
    this.using = using;
  }

  /// Encounter and phase as one number.
  int moment() {
    return Panes.moment(view.encounters(), view.step().ordinal());
  }

  /// What kind of event is answered, in the words of standing orders.
  String event() {
    return occasion.event();
  }

  /// What is played with.
  Content content() {
    return content;
  }

  String window() {
    return occasion.name();
  }

  /// The seat that acts; `-` for none.
  String by() {
    return occasion.by().letter();
  }

  /// What is being used, or what objections are about; empty for nothing.
  String effect() {
    return occasion.effect();
  }

  String phase() {
    return view.step().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Whether somebody may win this very encounter: all that it takes are public facts.
  boolean isWinning() {
    if (occasion.window() == Window.WIN_CHECK) return true;
    if (view.step().compareTo(Step.REVEAL) < 0) return false;
    Encounter encounter = view.encounter();
    if (!encounter.target().exists() || !encounter.offense().exists()) return false;
    for (int i = 0; i < view.rules().seats(); i++) {
      Seat seat = Seat.of(i);
      boolean attacks = seat == encounter.offense() || seat.in(encounter.offensive().allies());
      if (attacks
          && view.ships().on(encounter.target(), seat) == 0
          && isEnough(seat, view.powers().gain(seat, encounter.target().bit()))) return true;
    }
    return false;
  }

  private boolean isEnough(Seat seat, int more) {
    return more > 0 && view.powers().colonyMarker(seat) + more >= view.rules().coloniesToWin();
  }

  /// The part of a seat in the encounter: offense, defense, ally or bystander.
  String role(Seat seat) {
    Encounter encounter = view.encounter();
    if (seat == encounter.offense()) return "offense";
    if (seat == encounter.defense()) return "defense";
    boolean ally =
        seat.in(encounter.offensive().allies()) || seat.in(encounter.defensive().allies());
    return ally ? "ally" : "bystander";
  }

  /// Whether what happens concerns a seat: it is in the encounter, is named, or has just acted
  /// itself.
  boolean concerns(Seat seat) {
    if (!role(seat).equals("bystander") || seat == occasion.by() || isNamed(seat)) return true;
    for (int i = events.size() - 1; i >= 0; i--)
      if (events.get(i) instanceof Event.Used(var user, var _) && user != occasion.by())
        return user == seat;
    return false;
  }

  /// Whether the seat was named when what is used was declared.
  boolean isNamed(Seat seat) {
    return using != null && using.target() != null && using.target().contains(seat.letter());
  }

  /// Whether one of the acting seat's aliens has this id.
  boolean isAlienOfUser(String id) {
    return occasion.by().exists() && has(occasion.by(), id);
  }

  private boolean has(Seat seat, String id) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (view.powers().exists(instance) && view.powers().alien(instance).id().equals(id))
        return true;
    }
    return false;
  }

  /// How far apart the totals are, as far as everybody knows.
  int difference() {
    Encounter encounter = view.encounter();
    boolean known =
        encounter.revealed()
            && encounter.attacks(encounter.offense())
            && encounter.attacks(encounter.defense());
    if (!known) return Math.abs(encounter.offensive().ships() - encounter.defensive().ships());
    return Math.abs(view.total(encounter.offensive()) - view.total(encounter.defensive()));
  }

  /// How many foreign colonies count for the victory of a seat.
  int colonies(Seat seat) {
    return view.powers().colonyMarker(seat);
  }

  /// Whether a seat has a power or a card in the open that it may use in this window.
  boolean mayUseOpenly(Seat seat) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!view.powers().exists(instance) || !view.powers().inForce(instance)) continue;
      Sheet alien = view.powers().alien(instance);
      if (mayUse(alien.effect(), seat)) return true;
    }
    for (ServerVariant variant : ServerVariants.ALL)
      for (Effect effect : variant.openTo(view, seat)) if (mayUse(effect, seat)) return true;
    return false;
  }

  private boolean mayUse(Effect effect, Seat seat) {
    for (Ability ability : effect.abilities())
      if (ability.window() == occasion.window()
          && !ability.mandatory()
          && view.encounter().isIn(ability.role(), seat)) return true;
    return false;
  }
}
