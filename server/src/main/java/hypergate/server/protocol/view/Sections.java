package hypergate.server.protocol.view;

import hypergate.game.Game;
import hypergate.game.card.Rules;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import hypergate.game.view.View;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Memo;
import hypergate.server.protocol.view.Parts.EncounterView;
import hypergate.server.protocol.view.Parts.GameView;
import hypergate.server.protocol.view.Parts.HandCard;
import hypergate.server.protocol.view.Parts.Piles;
import hypergate.server.protocol.view.Parts.PlanetView;
import hypergate.server.protocol.view.Parts.SystemView;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The sections of a view that come from the engine, as JSON text: those that everybody sees alike
/// are made once for all viewers. Not safe for several threads; callable whenever nothing of the
/// game is being changed, also in the middle of a run.
public final class Sections {
  private final Rules rules;
  private final Map<Integer, Map<String, String>> texts = new HashMap<>();
  private final Map<Map<String, String>, String> digests = new HashMap<>();
  private final @Nullable SeatFacts[] facts = new @Nullable SeatFacts[Seat.MOST];
  private final @Nullable SeatFacts[] own = new @Nullable SeatFacts[Seat.MOST];
  private final Memo memo = new Memo();
  private final PlanetTokens tokens;
  private @Nullable EncounterView encounter;
  private @Nullable Game game;
  private @Nullable String how;
  private @Nullable Long lastResult;

  /// Sections of games with these rules.
  public Sections(Rules rules) {
    this.rules = rules;
    this.tokens = new PlanetTokens(rules.content());
  }

  /// How the game was won, once it is, and the log id of the latest decided encounter: known from
  /// events, not from the board.
  public void story(@Nullable String wonBy, @Nullable Long decided) {
    how = wonBy;
    lastResult = decided;
  }

  /// Takes the game as it stands; everything asked afterwards is about this moment.
  public void take(Game now) {
    game = now;
    texts.clear();
    digests.clear();
    Arrays.fill(facts, null);
    Arrays.fill(own, null);
  }

  /// The texts of the sections `game systems warp encounter piles hand known`, and of those that
  /// variants have to themselves, for a viewer.
  ///
  /// @param mine the viewer's seats as a mask; 0 for a spectator
  public Map<String, String> texts(int mine) {
    Map<String, String> made = texts.get(mine);
    if (made == null) {
      Map<String, String> open = mine == 0 ? Map.of() : texts(0);
      made = Glance.with(rules, view -> mine == 0 ? everybody(view) : only(mine, open, view));
      texts.put(mine, made);
    }
    return made;
  }

  /// The digest of the public board as a viewer sees it (docs/protocol.md). Mostly all see the same
  /// board, and its digest is made once.
  public String digest(int mine) {
    return digests.computeIfAbsent(Digest.board(texts(mine)), Digest::of);
  }

  /// The engine's part of what stands on a seat's card.
  ///
  /// @param mine the viewer's seats as a mask
  public SeatFacts seat(Seat seat, int mine) {
    @Nullable SeatFacts[] read = seat.in(mine) ? own : facts;
    // Read with the texts, where a view has been taken anyway.
    if (read[seat.index()] == null) texts(seat.in(mine) ? mine : 0);
    return Objects.requireNonNull(read[seat.index()]);
  }

  private Game taken() {
    if (game == null) throw new IllegalStateException("nothing has been taken yet");
    return game;
  }

  private Map<String, String> everybody(View open) {
    open.take(taken(), Seat.NONE);
    encounter = Encounters.of(open);
    Map<String, String> made = new LinkedHashMap<>();
    made.put("game", memo.text("game", game(open)));
    made.put("systems", memo.text("systems", systems(open, 0)));
    made.put("warp", memo.text("warp", ships(open, Place.WARP)));
    made.put("encounter", memo.text("encounter", encounter));
    for (ServerVariant variant : ServerVariants.ALL)
      if (!variant.section().isEmpty()) {
        Map<Integer, Object> section = new TreeMap<>();
        variant.addTo(section, open, 0);
        made.put(variant.section(), memo.text(variant.section(), List.copyOf(section.values())));
      }
    made.put("piles", memo.text("piles", piles(open)));
    made.put("hand", "[]");
    made.put("known", "{}");
    for (int i = 0; i < rules.seats(); i++) facts[i] = SeatCards.of(open, Seat.of(i), false);
    return made;
  }

  // What a seat sees besides: its own hand and encounter card, and what variants show it.
  private Map<String, String> only(int mine, Map<String, String> open, View view) {
    Map<String, String> made = new LinkedHashMap<>(open);
    List<HandCard> hand = new ArrayList<>();
    Map<String, List<String>> known = new TreeMap<>();
    Map<ServerVariant, Map<Integer, Object>> sections = new LinkedHashMap<>();
    for (Seat seat : Seat.listOf(mine)) {
      view.take(taken(), seat);
      own[seat.index()] = SeatCards.of(view, seat, true);
      boolean single = Integer.bitCount(mine) == 1;
      addHand(view, hand, single);
      addKnown(view, known);
      for (ServerVariant variant : ServerVariants.ALL)
        variant.addTo(sections.computeIfAbsent(variant, v -> new TreeMap<>()), view, mine);
      if (seat == view.encounter().offense() || seat == view.encounter().defense() || single)
        encounter(made, mine, Encounters.of(view));
    }
    made.put("hand", memo.text("hand" + mine, hand));
    made.put("known", memo.text("known" + mine, known));
    if (ServerVariants.ALL.stream().anyMatch(variant -> variant.hidesAtPlanets(view))) {
      view.take(taken(), Seat.NONE);
      made.put("systems", memo.text("systems" + mine, systems(view, mine)));
    }
    sections.forEach(
        (variant, section) -> {
          String name = variant.section();
          if (!section.isEmpty())
            made.put(name, memo.text(name + mine, List.copyOf(section.values())));
        });
    return made;
  }

  // Most of the time it is what everybody sees.
  private void encounter(Map<String, String> made, int mine, @Nullable EncounterView seen) {
    boolean same = Objects.equals(seen, encounter);
    made.put("encounter", memo.text(same ? "encounter" : "encounter" + mine, seen));
  }

  private GameView game(View view) {
    List<String> winners = new ArrayList<>();
    for (Seat seat : Seat.listOf(view.winners())) winners.add(seat.letter());
    return new GameView(
        view.turn().letter(),
        view.encounters(),
        Math.max(1, view.encounter().numberInTurn()),
        LogEvent.phase(view.step().words()),
        view.isOver(),
        winners,
        how,
        lastResult);
  }

  private List<SystemView> systems(View view, int mine) {
    tokens.read(view);
    List<SystemView> systems = new ArrayList<>();
    for (int i = 0; i < view.rules().seats(); i++) {
      Seat seat = Seat.of(i);
      List<PlanetView> planets = new ArrayList<>();
      long places = view.ships().homesOf(seat);
      for (int row = 0; row < Seat.MOST; row++)
        if ((places & Planet.row(Seat.of(row))) != 0) addRow(view, Seat.of(row), mine, planets);
      systems.add(new SystemView(seat.letter(), planets));
    }
    return systems;
  }

  // The planets of a row as far as any has been there.
  private void addRow(View view, Seat row, int mine, List<PlanetView> planets) {
    long there = view.ships().planets() & Planet.row(row);
    int last = there == 0 ? 0 : Planet.of(63 - Long.numberOfLeadingZeros(there)).number();
    for (int number = 1; number <= Math.max(view.rules().planets(), last); number++) {
      Planet planet = Planet.of(row, number);
      boolean alive = (there & planet.bit()) != 0;
      Map<String, Integer> ships = alive ? ships(view, planet.index()) : Map.of();
      planets.add(
          new PlanetView(
              planet.toString(), alive, ships, tokens.at(view, planet), ofVariants(planet, mine)));
    }
  }

  private Map<String, Object> ofVariants(Planet planet, int mine) {
    Map<String, Object> all = Map.of();
    for (ServerVariant variant : ServerVariants.ALL) {
      Map<String, Object> own = variant.ofPlanet(taken(), planet, mine);
      if (own.isEmpty()) continue;
      if (all.isEmpty()) all = new TreeMap<>();
      all.putAll(own);
    }
    return all;
  }

  private static Map<String, Integer> ships(View view, int place) {
    Map<String, Integer> ships = new TreeMap<>();
    for (int i = 0; i < view.rules().seats(); i++) {
      int count = view.ships().at(place, Seat.of(i));
      if (count > 0) ships.put(Seat.of(i).letter(), count);
    }
    return ships;
  }

  private static Piles piles(View view) {
    List<String> discard = new ArrayList<>();
    for (int i = 0; i < view.cards().discardSize(); i++)
      discard.add(view.face(view.cards().discarded(i)).notation());
    List<String> destinies = new ArrayList<>();
    for (int card : view.destinies().discards().cards()) destinies.add(view.destiny(card));
    return new Piles(
        view.cards().deckSize(),
        discard,
        view.destinies().deck().size(),
        destinies,
        pilesOfVariants(view));
  }

  private static Map<String, Object> pilesOfVariants(@Nullable View view) {
    Map<String, Object> piles = new LinkedHashMap<>();
    for (ServerVariant variant : ServerVariants.ALL) piles.putAll(variant.piles(view));
    return piles;
  }

  /// Puts in the sections of a table at which no game has begun.
  public static void nothing(Map<String, String> sections) {
    sections.put("game", "null");
    sections.put("systems", "[]");
    sections.put("warp", "{}");
    sections.put("encounter", "null");
    for (ServerVariant variant : ServerVariants.ALL)
      if (!variant.section().isEmpty()) sections.put(variant.section(), "[]");
    sections.put("piles", Json.text(new Piles(0, List.of(), 0, List.of(), pilesOfVariants(null))));
    sections.put("hand", "[]");
    sections.put("known", "{}");
  }

  // A handle counts cards with one face, so it says nothing about the card behind it.
  private static void addHand(View view, List<HandCard> hand, boolean single) {
    Map<String, Integer> faces = new HashMap<>();
    CardSet cards = view.hand();
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      String face = view.face(card).notation();
      int copy = faces.merge(face, 1, Integer::sum);
      String seat = single ? null : view.seat().letter();
      hand.add(new HandCard(face, (single ? "" : seat + ":") + face + "#" + copy, seat));
    }
  }

  private static void addKnown(View view, Map<String, List<String>> known) {
    for (int i = 0; i < view.rules().seats(); i++) {
      Seat other = Seat.of(i);
      if (other == view.seat()) continue;
      CardSet cards = view.knownIn(other);
      List<String> faces = new ArrayList<>();
      for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
        faces.add(view.face(card).notation());
      if (!faces.isEmpty()) known.computeIfAbsent(other.letter(), _ -> faces);
    }
  }

  /// What a power is, in one word: `none on zapped blocked denied lost`.
  static String power(View view, int instance) {
    Powers powers = view.powers();
    if (!powers.exists(instance)) return powers.isFaceDown(instance) ? "hidden" : "none";
    if (powers.isGone(instance)) return "lost";
    if (powers.isDenied(instance)) return "denied";
    if (powers.isBlocked(instance)) return "blocked";
    return powers.isZapped(instance) ? "zapped" : "on";
  }
}
