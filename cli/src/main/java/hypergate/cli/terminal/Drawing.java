package hypergate.cli.terminal;

import hypergate.cli.variants.TerminalVariant;
import hypergate.cli.variants.TerminalVariants;
import hypergate.game.card.Sheet;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Battles;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.view.View;
import hypergate.game.word.Step;
import hypergate.variant.visits.Visits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The table as lines of text, drawn from what one seat may see: a heading, each system with its
/// planets and cards, the encounter, warp and decks, the own hand.
public final class Drawing {
  private final View view;
  private final Look look;
  private final int own;
  private final Encounter encounter;
  private final List<String> lines = new ArrayList<>();

  private Drawing(View view, int own, Look look) {
    this.view = view;
    this.look = look;
    this.own = own;
    this.encounter = view.encounter();
  }

  /// The table in lines.
  ///
  /// @param own the seats of the person who looks, as a mask
  public static List<String> table(View view, int own, Look look) {
    Drawing drawing = new Drawing(view, own, look);
    drawing.heading();
    for (int i = 0; i < view.rules().seats(); i++) drawing.system(Seat.of(i));
    drawing.lines.add(look.rule(look.plain(drawing.encounterLine())));
    drawing.encounter();
    drawing.decks();
    if (view.seat().exists()) drawing.lines.addAll(hand(view, look));
    return drawing.lines.stream().map(look::plain).toList();
  }

  private void heading() {
    int number = Math.max(1, encounter.numberInTurn());
    String title = view.step() == Step.SETUP ? "Setup" : "Turn " + view.turns();
    if (view.step() != Step.SETUP)
      title +=
          " of "
              + view.turn()
              + (encounter.isExtra() ? ", extra encounter" : ", encounter " + number)
              + " · "
              + view.step().words();
    lines.add(look.rule(title));
  }

  private void system(Seat seat) {
    String name = seat.in(own) ? "you" : "";
    StringBuilder aliens = new StringBuilder();
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (view.powers().isFaceDown(instance) && !view.powers().exists(instance))
        aliens.append(aliens.isEmpty() ? "" : " + ").append("an alien face down");
      if (!view.powers().exists(instance)) continue;
      aliens.append(aliens.isEmpty() ? "" : " + ").append(view.powers().alien(instance).name());
      if (view.powers().isGone(instance)) aliens.append(" (power lost)");
      else if (view.powers().isZapped(instance)) aliens.append(" (zapped)");
      else if (view.powers().isBlocked(instance)) aliens.append(" (blocked)");
      else if (view.powers().isDenied(instance)) aliens.append(" (denied)");
    }
    String who =
        look.seat(seat, look.bold(seat.letter()))
            + " "
            + look.seat(seat, aliens.toString())
            + (name.isEmpty() ? "" : look.bold(" (" + name + ")"))
            + role(seat);
    String facts =
        "colonies "
            + view.powers().colonyMarker(seat)
            + "/"
            + view.rules().coloniesToWin()
            + " · hand "
            + view.handSize(seat)
            + (view.otherBacksInHand(seat) > 0
                ? " (reward " + view.otherBacksInHand(seat) + ")"
                : "")
            + TerminalVariants.ALL.stream()
                .map(variant -> variant.numbers(view, seat))
                .collect(Collectors.joining())
            + " · warp "
            + view.ships().lost(seat)
            + (view.ships().removed(seat) > 0 ? " · gone " + view.ships().removed(seat) : "");
    int gap = look.width() - Look.length(who) - facts.length();
    lines.add(gap < 2 ? who : who + " ".repeat(gap) + facts);
    if (gap < 2) lines.add(" ".repeat(look.width() - facts.length()) + facts);
    List<String> planets = new ArrayList<>();
    for (long rest = view.ships().planetsOf(seat); rest != 0; rest &= rest - 1)
      planets.add(planet(Planet.of(Long.numberOfTrailingZeros(rest)), seat));
    lines.addAll(look.flow(planets, 3, 15));
    adrift(seat);
    visiting(seat);
    for (TerminalVariant<?> variant : TerminalVariants.ALL)
      lines.addAll(variant.below(view, seat, look));
    sheet(seat);
    ring(seat);
    for (TerminalVariant<?> variant : TerminalVariants.ALL)
      lines.addAll(variant.before(view, seat, look));
  }

  // Home planets of a seat that are in the warp.
  private void adrift(Seat seat) {
    List<String> planets = new ArrayList<>();
    long adrift = view.ships().adriftOf(seat) & view.ships().planets();
    for (long rest = adrift; rest != 0; rest &= rest - 1)
      planets.add(planet(Planet.of(Long.numberOfTrailingZeros(rest)), seat));
    if (planets.isEmpty()) return;
    planets.addFirst("in the warp:");
    lines.addAll(look.flow(planets, 3, 15));
  }

  // Cards of a seat that visit the warp, as far as they are known.
  private void visiting(Seat seat) {
    Visits visits = Visits.in(view);
    int count = visits == null ? 0 : visits.size(seat);
    if (count > 0) lines.add("    visiting the warp: " + cards(count));
  }

  private String role(Seat seat) {
    if (view.step().compareTo(Step.REGROUP) < 0 || !encounter.offense().exists()) return "";
    if (seat == encounter.offense()) return look.accent("  offense");
    if (seat == encounter.defense()) return look.accent("  defense");
    if (seat.in(encounter.offensive().allies())) return look.accent("  ally of the offense");
    if (seat.in(encounter.defensive().allies())) return look.accent("  ally of the defense");
    return "";
  }

  private String planet(Planet planet, Seat system) {
    boolean target =
        (planet == encounter.target() || planet == view.battles().after())
            && view.step().compareTo(Step.LAUNCH) >= 0;
    StringBuilder text = new StringBuilder();
    int levels = view.levels(planet);
    String name = levels > 1 ? planet + "×" + levels : planet.toString();
    text.append(target ? look.accent(">" + name + ":") : " " + name + ":");
    int home = view.ships().on(planet, system);
    int others = view.ships().seatsOn(planet) & ~system.bit();
    if (home > 0)
      text.append(' ')
          .append(look.seat(system, Integer.toString(home)))
          .append(under(system, planet));
    else if (others == 0) text.append(look.dim(" –"));
    for (int i = 0; i < view.rules().seats(); i++) {
      Seat other = Seat.of(i);
      if (!other.in(others)) continue;
      text.append(' ')
          .append(look.seat(other, other.letter() + view.ships().on(planet, other)))
          .append(under(other, planet));
    }
    for (int i = 0; i < view.rules().seats(); i++)
      text.repeat('*', Long.bitCount(view.furtherShips().at(Seat.of(i), planet.index())));
    return text.append(target ? look.accent("<") : "").toString();
  }

  // How many ships lie under those of a seat on a planet.
  private String under(Seat seat, Planet planet) {
    int under = view.shipKinds().under(seat, planet.index());
    return under == 0 ? "" : look.dim("+" + under + " under");
  }

  private void sheet(Seat seat) {
    List<String> parts = new ArrayList<>();
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!view.powers().exists(instance)) continue;
      stages(parts, instance);
      var alien = view.powers().alien(instance);
      List<String> counters = alien.counters();
      for (int i = 0; i < counters.size(); i++)
        parts.add(counters.get(i) + " " + view.powers().counter(instance, i));
      for (int i = 0; i < view.seats(); i++)
        if (view.powers().held(instance, Seat.of(i)) > 0)
          parts.add(
              (alien.ships().isEmpty() ? "ships of" : alien.ships())
                  + " "
                  + Seat.of(i)
                  + " "
                  + view.powers().held(instance, Seat.of(i)));
      for (String where : view.planetTokens().where(alien))
        parts.add(alien.planetTokens() + " " + where);
      if (!alien.marks().isEmpty() && view.secretMarks().before() != 0) {
        parts.add(alien.marks() + " " + view.secretMarks().where());
        Seat mark = view.secretMarks().of(Powers.owner(instance));
        if (mark.exists()) parts.add("mark " + mark);
      }
      if (!alien.changed().isEmpty())
        for (String where : view.shipKinds().where(alien)) parts.add(alien.changed() + " " + where);
      if (!alien.destinies().isEmpty() && !view.destinies().kept().isEmpty())
        parts.add(
            alien.destinies()
                + " "
                + view.destinies().kept().cards().stream()
                    .map(view::destiny)
                    .collect(Collectors.joining(" ")));
      fromHands(parts, alien);
      tallies(parts, alien);
      if (view.pileSize(instance) > 0)
        parts.add(alien.pile() + " " + cards(view.pileSize(instance)));
    }
    if (!parts.isEmpty()) lines.add("    " + String.join(" · ", parts));
  }

  // The ships of others around a home system.
  private void ring(Seat system) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < view.seats(); i++) {
      int count = view.rings().of(system, Seat.of(i));
      if (count > 0) parts.add(look.seat(Seat.of(i), Seat.of(i) + " " + count));
    }
    if (!parts.isEmpty()) lines.add("    in a ring around it: " + String.join(" · ", parts));
  }

  // What a sheet counts of each player.
  private void tallies(List<String> parts, Sheet alien) {
    for (int kind = 0; kind < alien.tallies().size(); kind++)
      for (int i = 0; i < view.seats(); i++) {
        int things = view.tallies().of(alien, kind, Seat.of(i));
        if (things > 0)
          parts.add(alien.tallies().get(kind) + " " + Seat.of(i).letter() + " " + things);
      }
  }

  // Cards on a sheet that are no pile, as far as they are known.
  private void fromHands(List<String> parts, Sheet alien) {
    for (int i = 0; !alien.cards().isEmpty() && i < view.seats(); i++) {
      int there = view.sheetCards().size(alien, Seat.of(i));
      if (there > 0) parts.add(alien.cards() + " " + Seat.of(i).letter() + " " + cards(there));
    }
  }

  // The row beside a sheet; the stage that it is under in brackets.
  private void stages(List<String> parts, int instance) {
    if (view.powers().stagesOf() != view.powers().number(instance)) return;
    StringBuilder stages = new StringBuilder("stages");
    for (int stage = 0; stage < Sizes.STAGES && view.powers().stage(stage) >= 0; stage++) {
      String name = view.rules().content().alien(view.powers().stage(stage)).name();
      stages.append(' ').append(stage == view.powers().stage() ? "[" + name + "]" : name);
    }
    parts.add(stages.toString());
  }

  private static String cards(int count) {
    return count == 1 ? "1 card" : count + " cards";
  }

  private String encounterLine() {
    if (!encounter.target().exists() || view.step().compareTo(Step.LAUNCH) < 0) return "Encounter";
    String gate = "Gate → " + encounter.target();
    Battles battles = view.battles();
    if (battles.before().exists()) return gate + ", after " + battles.before();
    return battles.after().exists() ? gate + ", then " + battles.after() : gate;
  }

  private void encounter() {
    String gate = ships(Place.GATE);
    String beside = ships(Place.BESIDE);
    if (!gate.isEmpty() || !beside.isEmpty())
      lines.add(
          "   on the gate: "
              + (gate.isEmpty() ? "–" : gate)
              + (beside.isEmpty() ? "" : "     beside " + encounter.target() + ": " + beside));
    String waiting = ships(Place.WAITING);
    if (!waiting.isEmpty()) lines.add("   beside " + view.battles().after() + ": " + waiting);
    List<String> cards = new ArrayList<>();
    for (Seat seat : List.of(encounter.offense(), encounter.defense())) {
      int card = encounter.card(seat);
      if (card < 0) continue;
      boolean known =
          card < view.content().cards() && (encounter.revealed() || seat == view.seat());
      cards.add(seat + " " + (known ? view.face(card).notation() : "face down"));
    }
    if (!cards.isEmpty()) lines.add("   cards: " + String.join(" · ", cards));
    String warp = ships(Place.WARP);
    lines.add("   warp: " + (warp.isEmpty() ? "empty" : warp));
  }

  private String ships(int place) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < view.rules().seats(); i++) {
      Seat seat = Seat.of(i);
      int count = view.ships().at(place, seat);
      int under = view.shipKinds().under(seat, place);
      if (count > 0)
        parts.add(
            look.seat(seat, seat + " " + count) + (under == 0 ? "" : " (" + under + " under)"));
    }
    return String.join(" · ", parts);
  }

  private void decks() {
    List<String> parts = new ArrayList<>();
    int discarded = view.cards().discardSize();
    String top =
        discarded == 0
            ? ""
            : " (" + view.face(view.cards().discarded(discarded - 1)).notation() + ")";
    parts.add("deck " + view.cards().deckSize() + ", discard " + discarded + top);
    parts.add("· destiny " + view.destinies().deck().size());
    for (TerminalVariant<?> variant : TerminalVariants.ALL) parts.addAll(variant.decks(view));
    lines.addAll(look.flow(parts, 3, 0));
  }

  /// The hand of the view's seat in as many lines as it needs.
  public static List<String> hand(View view, Look look) {
    Map<String, Integer> faces = new LinkedHashMap<>();
    CardSet hand = view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      faces.merge(view.face(card).notation(), 1, Integer::sum);
    List<String> parts = new ArrayList<>();
    faces.forEach((face, count) -> parts.add(face + (count > 1 ? " ×" + count : "")));
    if (parts.isEmpty()) parts.add("no cards");
    parts.set(0, look.bold("Hand of " + view.seat() + ":") + " " + parts.getFirst());
    return look.flow(parts, 0, 0).stream().map(look::plain).toList();
  }
}
