package hypergate.game.explain;

import hypergate.game.card.Ability;
import hypergate.game.card.AlienCard;
import hypergate.game.card.Option;
import hypergate.game.card.Variant;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.CardSlots;
import hypergate.game.table.Powers;
import hypergate.game.timing.InForce;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Using an effect: whether the seat has it, whether it is on, for whom it is, when it acts, and
/// whether it has been used.
final class UseChecks {
  private static final Set<Window> ANSWERS = EnumSet.of(Window.PLAYED, Window.POWER_USED);

  private final Inquiry inquiry;
  private final Named named;
  private final Fact effect;
  private final List<Ability> choices;

  private UseChecks(Inquiry inquiry, Named named) {
    this.inquiry = inquiry;
    this.named = named;
    this.effect = Fact.of(Arg.EFFECT, named.id());
    this.choices =
        Stream.concat(named.effect().abilities().stream(), besides().stream())
            .filter(a -> !a.mandatory())
            .toList();
  }

  // What variants let a card or power do besides.
  private List<Ability> besides() {
    List<Ability> besides = new ArrayList<>();
    for (Variant variant : inquiry.content().variants())
      besides.addAll(Explained.of(variant).besides(inquiry, named));
    return besides;
  }

  // The power of this name that the asking seat has, -1 when it has none.
  private int instance() {
    int alien = inquiry.content().alienNumber(named.id());
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      if (inquiry.view.powers().number(Powers.instance(inquiry.seat, slot)) == alien)
        return Powers.instance(inquiry.seat, slot);
    return -1;
  }

  static void look(Inquiry inquiry) {
    String typed = inquiry.answer.strip();
    if (typed.equals("pass") || typed.equals("hold")) return;
    if (typed.startsWith("reinforcement-") || isAttackThatReinforces(inquiry, typed)) {
      reinforce(inquiry, typed);
      return;
    }
    boolean encounter =
        typed.startsWith("attack-") || typed.equals("negotiate") || typed.equals("morph");
    if (encounter && inquiry.content().cardNamed(typed) >= 0) {
      inquiry.check(UseReason.EFFECT_USABLE, false, Fact.of(Arg.CARD, typed));
      return;
    }
    Optional<Named> found = Named.of(inquiry.content(), typed);
    if (found.isEmpty()) {
      inquiry.check(UseReason.EFFECT_KNOWN, false, Fact.of(Arg.TYPED, typed));
      return;
    }
    // What a flare keeps for its player is taken back under its bare name.
    if (found.get().isFlare() && !typed.contains("/") && inquiry.offers(typed)) return;
    new UseChecks(inquiry, sided(inquiry, found.get(), typed)).look();
  }

  // An effect may let attack cards be played like reinforcements.
  private static boolean isAttackThatReinforces(Inquiry inquiry, String typed) {
    if (!typed.startsWith("attack-") || inquiry.content().cardNamed(typed) < 0) return false;
    int most = inquiry.table.query(Query.REINFORCING_ATTACKS, inquiry.seat, 0) % Query.OWN_SIDE;
    return most > inquiry.encounter().attacksReinforcing(inquiry.seat);
  }

  // A flare named without its side means the side that its player would play.
  private static Named sided(Inquiry inquiry, Named named, String typed) {
    if (!named.isFlare() || typed.contains("/")) return named;
    boolean strong = isSuper(inquiry, named);
    return Named.of(inquiry.content(), named.card() + (strong ? "/super" : "/wild")).orElse(named);
  }

  private static boolean isSuper(Inquiry inquiry, Named flare) {
    int alien = inquiry.content().alienNumber(flare.card().substring("flare-".length()));
    return InForce.isSuper(inquiry.table, inquiry.seat, alien);
  }

  private void look() {
    for (Variant variant : inquiry.content().variants())
      if (Explained.of(variant).bars(inquiry, named)) return;
    boolean has = has();
    if (choices.isEmpty()) {
      boolean use = named.effect().abilities().stream().anyMatch(Ability::isUse);
      inquiry.check(use ? UseReason.OPTIONAL : UseReason.A_USE, false, effect);
      return;
    }
    if (has && isRenounced()) {
      inquiry.need(UseReason.NOT_RENOUNCED, false, effect);
      return;
    }
    boolean now = window();
    role(now);
    if (has && now && !inquiry.hasFailed()) again();
  }

  private boolean isRenounced() {
    Ability.Source source = named.source();
    int bit = 0;
    if (source == Ability.Source.ARTIFACT) bit = Query.OF_ARTIFACT;
    else if (named.isFlare()) bit = Query.OF_FLARE;
    else if (source == Ability.Source.POWER)
      bit = Query.OF_POWER << Math.max(0, instance()) % Sizes.POWERS;
    return (promises(inquiry) & bit) != 0;
  }

  private static int promises(Inquiry inquiry) {
    return inquiry.table.query(Query.PROMISES, inquiry.seat, 0);
  }

  // ---- having it

  private boolean has() {
    Ability.Source source = named.source();
    if (source == Ability.Source.POWER) return power();
    if (named.isFlare()) return flare();
    if (source == Ability.Source.ARTIFACT) return held(source.rule());
    return ofVariant().has(inquiry, named);
  }

  // What the variant has to say that has brought the card; of one that belongs to nobody there is
  // nothing.
  private Explains ofVariant() {
    Variant variant = inquiry.content().variantOf(named.card());
    return variant == null ? Explains.NOTHING : Explained.of(variant);
  }

  private boolean power() {
    int instance = instance();
    if (!inquiry.check(UseReason.POWER_YOURS, instance >= 0, effect)) return false;
    Powers powers = inquiry.view.powers();
    boolean evenZapped = choices.stream().anyMatch(Ability::isEvenZapped);
    boolean kept =
        inquiry.check(
            UseReason.POWER_KEPT,
            !powers.isGone(instance),
            effect,
            Fact.of(Arg.HAVE, powers.homeColonies(inquiry.seat)),
            Fact.of(Arg.NEEDED, inquiry.table.powers().homeColoniesNeeded(inquiry.seat)));
    int zapped = inquiry.table.powers().off(instance);
    for (Variant variant : inquiry.content().variants())
      if (Explained.of(variant).keepsOff(inquiry, instance, effect)) return false;
    if (zapped == Powers.BLOCKED) return inquiry.need(UseReason.POWER_NOT_SHUT_OFF, false, effect);
    if (zapped == Powers.ASLEEP) return inquiry.need(UseReason.POWER_AWAKE, false, effect);
    return inquiry.check(UseReason.POWER_NOT_ZAPPED, zapped == 0 || evenZapped, effect) && kept;
  }

  private boolean flare() {
    if (!inquiry.need(UseReason.FLARES_IN_GAME, areFlaresInGame())) return false;
    boolean strong = isSuper(inquiry, named);
    boolean wild = named.source() == Ability.Source.WILD;
    Fact card = Fact.of(Arg.CARD, named.card());
    boolean held = held("R-19.1");
    boolean side =
        inquiry.check(
            wild ? UseReason.FLARE_IS_SUPER : UseReason.FLARE_IS_WILD, wild != strong, card);
    boolean free =
        inquiry.table.options().is(Option.FREEWHEELING) || isOnFlarePile(inquiry, named.card());
    int played = InForce.flaresPlayed(inquiry.table, inquiry.seat);
    int limit = inquiry.table.query(Query.FLARE_LIMIT, inquiry.seat, 1);
    boolean may = free;
    if (!free)
      may =
          inquiry.check(
              UseReason.FLARE_LIMIT,
              played < limit,
              Fact.of(Arg.HAVE, played),
              Fact.of(Arg.LIMIT, limit));
    int alien = inquiry.content().alienNumber(named.card().substring("flare-".length()));
    Seat by = holdsFresh(inquiry, alien) ? Seat.NONE : InForce.playerOf(inquiry.table, alien);
    boolean fresh = inquiry.need(UseReason.FLARE_FRESH, !by.exists(), card, Fact.of(Arg.SEAT, by));
    return held && side && may && fresh;
  }

  // Of a flare of which there are several another one may have been played.
  private static boolean holdsFresh(Inquiry inquiry, int alien) {
    CardSet flares = inquiry.table.cards().hand(inquiry.seat, Kind.FLARE);
    for (int card = flares.next(0); card >= 0; card = flares.next(card + 1)) {
      int place = card - inquiry.content().firstAlienCard();
      if (inquiry.table.cards().cardAlien(card) == alien
          && inquiry.table.cards().isUnplayed(inquiry.seat, place)) return true;
    }
    return false;
  }

  // What lies on a pile of flares, or beside a sheet, is played beside the limit.
  private static boolean isOnFlarePile(Inquiry inquiry, String card) {
    if (isBesideSheet(inquiry, card)) return true;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(inquiry.seat, slot);
      if (inquiry.view.powers().exists(instance)
          && inquiry.view.powers().alien(instance).hasFlarePile()
          && CardChecks.holds(inquiry, inquiry.view.cards().pile(instance), card) > 0) return true;
    }
    return false;
  }

  // A table that was set up by hand may hold flares all the same.
  private boolean areFlaresInGame() {
    return inquiry.table.options().is(Option.FLARES) || inquiry.table.cards().flareCount() > 0;
  }

  private boolean held(String rule) {
    return isHeld(inquiry, named, rule);
  }

  /// Looks at whether the asking seat has a card in its hand, or where it is played like one.
  static boolean isHeld(Inquiry inquiry, Named named, String rule) {
    boolean held = isHeld(inquiry, named.card());
    return inquiry.check(UseReason.EFFECT_HELD, rule, held, Fact.of(Arg.CARD, named.card()));
  }

  private static boolean isBesideSheet(Inquiry inquiry, String card) {
    CardSet beside = inquiry.table.stands().grafts().of(inquiry.seat);
    return CardChecks.holds(inquiry, beside, card) > 0;
  }

  private static boolean isHeld(Inquiry inquiry, String card) {
    if (CardChecks.holds(inquiry, inquiry.view.hand(), card) > 0) return true;
    if (isBesideSheet(inquiry, card)) return true;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(inquiry.seat, slot);
      boolean played =
          inquiry.view.powers().inForce(instance)
              && inquiry.view.powers().alien(instance).effect().isBending(Query.PILE_PLAYABLE);
      if (played && CardChecks.holds(inquiry, inquiry.view.cards().pile(instance), card) > 0)
        return true;
    }
    CardSlots slots = inquiry.view.cardSlots();
    for (int slot = 0; slot < slots.top(); slot++)
      if (slots.isOf(slot, inquiry.seat)
          && slots.isPlayable(slot)
          && inquiry.view.face(slots.stored(slot)).notation().equals(card)) return true;
    return false;
  }

  // ---- the moment

  /// @return whether this is the moment
  private boolean window() {
    List<Window> windows = choices.stream().map(Ability::window).distinct().toList();
    if (!isOpen(inquiry)) {
      inquiry.check(
          UseReason.WINDOW_OF_PHASE,
          rule(),
          false,
          effect,
          Fact.ofWindows(windows),
          Fact.of(Arg.STEP, inquiry.view.step()));
      return false;
    }
    Window now = inquiry.window();
    boolean open = windows.contains(now);
    if (!open && ANSWERS.containsAll(windows) && !ANSWERS.contains(now))
      inquiry.check(UseReason.SOMETHING_TO_ANSWER, false, effect);
    return inquiry.check(
        UseReason.WINDOW_OPEN,
        rule(),
        open,
        effect,
        Fact.ofWindows(windows),
        Fact.of(Arg.WINDOW, now));
  }

  // In a round everybody knows which window is open, whether or not one may use anything there.
  private static boolean isOpen(Inquiry inquiry) {
    return inquiry.isOpen() || inquiry.round != null;
  }

  private String rule() {
    if (named.isFlare()) return "R-19.6";
    return inquiry.content().find(named.card()) instanceof AlienCard card
        ? card.timingRule()
        : "R-21.5";
  }

  private void role(boolean now) {
    Window window = inquiry.window();
    List<Ability> here =
        now ? choices.stream().filter(a -> a.window() == window).toList() : choices;
    Optional<Ability> fits =
        here.stream().filter(a -> inquiry.encounter().isIn(role(a), inquiry.seat)).findFirst();
    if (fits.isPresent() && role(fits.get()) == Role.ANY) return;
    String rule = named.source() == Ability.Source.POWER ? "R-20.1" : "R-3.5";
    inquiry.check(
        UseReason.RIGHT_ROLE,
        named.isFlare() ? "R-19.6" : rule,
        fits.isPresent(),
        effect,
        Fact.of(Arg.ROLE, role(fits.orElse(here.getFirst()))),
        inquiry.position());
  }

  private Role role(Ability ability) {
    return InForce.role(inquiry.table, inquiry.seat, ability);
  }

  // Everything fits, and still it is not offered: it has been used, it caused this itself, or its
  // own condition keeps it back. The condition is not evaluated here: that it is not offered says
  // so.
  private void again() {
    if (inquiry.offers(named.id())) return;
    if (!inquiry.check(UseReason.ONCE_HERE, !hasActed(), effect)) return;
    boolean own = inquiry.isUsed(named.id());
    if (!inquiry.check(UseReason.NOT_ITS_OWN_DOING, !own, effect)) return;
    inquiry.check(UseReason.ITS_OWN_WORDS, false, effect, Fact.of(Arg.TEXT, named.text()));
  }

  private boolean hasActed() {
    if (named.source() != Ability.Source.POWER) return ofVariant().hasActed(inquiry, named);
    int instance = instance();
    return instance >= 0 && InForce.hasActed(inquiry.game, instance);
  }

  // ---- reinforcements

  private static void reinforce(Inquiry inquiry, String typed) {
    boolean known = inquiry.content().cardNamed(typed) >= 0;
    Fact card = Fact.of(Arg.CARD, typed);
    if (!inquiry.need(CardReason.CARD_KNOWN, known, known ? card : Fact.of(Arg.TYPED, typed)))
      return;
    inquiry.check(UseReason.EFFECT_HELD, "R-11.1", isHeld(inquiry, typed), card);
    inquiry.check(
        UseReason.INVOLVED,
        inquiry.encounter().offense().exists() && inquiry.encounter().isInvolved(inquiry.seat),
        inquiry.position());
    inquiry.check(UseReason.NOT_PASSED, !inquiry.seat.in(inquiry.encounter().passedReinforcing()));
    Fact windows = Fact.ofWindows(List.of(Window.REINFORCING));
    Fact effect = Fact.of(Arg.EFFECT, typed);
    boolean renounced = (promises(inquiry) & Query.OF_REINFORCEMENT) != 0;
    if (!inquiry.need(UseReason.NOT_RENOUNCED, !renounced, effect)) return;
    if (isOpen(inquiry)) {
      Window now = inquiry.window();
      inquiry.check(
          UseReason.WINDOW_OPEN,
          "R-11.1",
          now == Window.REINFORCING || inquiry.offers(typed),
          effect,
          windows,
          Fact.of(Arg.WINDOW, now));
    } else
      inquiry.check(
          UseReason.WINDOW_OF_PHASE,
          "R-11.1",
          false,
          effect,
          windows,
          Fact.of(Arg.STEP, inquiry.view.step()));
  }
}
