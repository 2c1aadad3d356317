package hypergate.server.protocol.view;

import hypergate.game.Game;
import hypergate.game.Powers;
import hypergate.game.Rules;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.view.View;
import hypergate.server.protocol.Memo;
import hypergate.server.protocol.view.Parts.EncounterView;
import hypergate.server.protocol.view.Parts.GameView;
import hypergate.server.protocol.view.Parts.HandCard;
import hypergate.server.protocol.view.Parts.HazardView;
import hypergate.server.protocol.view.Parts.Piles;
import hypergate.server.protocol.view.Parts.PlanetView;
import hypergate.server.protocol.view.Parts.SeatFacts;
import hypergate.server.protocol.view.Parts.SystemView;
import hypergate.server.protocol.view.Parts.TechView;
import hypergate.server.protocol.view.Parts.Token;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariants;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.Hazards;
import hypergate.variant.rewards.RewardDeck;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The sections of a view that come from the engine, as JSON text: those that everybody sees alike
/// are made once for all viewers. Not safe for several threads; callable whenever nothing of the
/// game is being changed, also in the middle of a run.
public final class Sections {
  private final View open;
  private final View own;
  private final Map<Integer, Map<String, String>> texts = new HashMap<>();
  private final @Nullable SeatFacts[] facts = new @Nullable SeatFacts[Seat.MOST];
  private final Memo memo = new Memo();
  private @Nullable EncounterView encounter;
  private @Nullable Game game;
  private @Nullable String how;
  private @Nullable Long lastResult;

  /// Sections of games with these rules.
  public Sections(Rules rules) {
    this.open = new View(Game.tableFor(rules));
    this.own = new View(Game.tableFor(rules));
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
    Arrays.fill(facts, null);
    open.take(now, Seat.NONE);
  }

  /// The texts of the sections `game systems warp encounter techs piles hand known` for a viewer.
  ///
  /// @param mine the viewer's seats as a mask; 0 for a spectator
  public Map<String, String> texts(int mine) {
    Map<String, String> made = texts.get(mine);
    if (made == null) {
      made = mine == 0 ? everybody() : only(mine);
      texts.put(mine, made);
    }
    return made;
  }

  /// The digest of the public board as a viewer sees it (docs/protocol.md).
  public String digest(int mine) {
    return Digest.of(texts(mine));
  }

  /// The engine's part of what stands on a seat's card.
  ///
  /// @param mine the viewer's seats as a mask
  public SeatFacts seat(Seat seat, int mine) {
    if (seat.in(mine)) {
      own.take(taken(), seat);
      return SeatCards.of(own, seat, true);
    }
    SeatFacts known = facts[seat.index()];
    if (known == null) {
      known = SeatCards.of(open, seat, false);
      facts[seat.index()] = known;
    }
    return known;
  }

  private Game taken() {
    if (game == null) throw new IllegalStateException("nothing has been taken yet");
    return game;
  }

  private Map<String, String> everybody() {
    encounter = Encounters.of(open);
    Map<String, String> made = new LinkedHashMap<>();
    made.put("game", memo.text("game", game(open)));
    made.put("systems", memo.text("systems", systems(open, 0)));
    made.put("warp", memo.text("warp", ships(open, Place.WARP)));
    made.put("encounter", memo.text("encounter", encounter));
    made.put("techs", memo.text("techs", techs(open, 0)));
    made.put("piles", memo.text("piles", piles(open)));
    made.put("hand", "[]");
    made.put("known", "{}");
    return made;
  }

  // What a seat sees besides: its own hand, the faces of its techs, its own encounter card.
  private Map<String, String> only(int mine) {
    Map<String, String> made = new LinkedHashMap<>(texts(0));
    List<HandCard> hand = new ArrayList<>();
    Map<String, List<String>> known = new TreeMap<>();
    Map<Integer, TechView> techs = new TreeMap<>();
    for (Seat seat : Seat.listOf(mine)) {
      own.take(taken(), seat);
      boolean single = Integer.bitCount(mine) == 1;
      addHand(own, hand, single);
      addKnown(own, known);
      if (Techs.areInPlay(own))
        for (TechView tech : techs(own, mine))
          if (tech.id() != null || !techs.containsKey(tech.slot())) techs.put(tech.slot(), tech);
      if (seat == own.encounter().offense() || seat == own.encounter().defense() || single)
        encounter(made, mine, Encounters.of(own));
    }
    made.put("hand", memo.text("hand" + mine, hand));
    made.put("known", memo.text("known" + mine, known));
    if (ServerVariants.ALL.stream().anyMatch(variant -> variant.hidesAtPlanets(own)))
      made.put("systems", memo.text("systems" + mine, systems(open, mine)));
    if (Techs.areInPlay(own))
      made.put("techs", memo.text("techs" + mine, List.copyOf(techs.values())));
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
    List<SystemView> systems = new ArrayList<>();
    for (int i = 0; i < view.rules().seats(); i++) {
      Seat seat = Seat.of(i);
      long there = view.ships().planetsOf(seat);
      int last = 63 - Long.numberOfLeadingZeros(there & Planet.systemMask(seat) | 1L);
      int most = Math.max(view.rules().planets(), there == 0 ? 0 : Planet.of(last).number());
      List<PlanetView> planets = new ArrayList<>();
      for (int number = 1; number <= most; number++) {
        Planet planet = Planet.of(seat, number);
        boolean alive = (there & planet.bit()) != 0;
        Map<String, Integer> ships = alive ? ships(view, planet.index()) : Map.of();
        planets.add(
            new PlanetView(
                planet.toString(), alive, ships, tokens(view, planet), ofVariants(planet, mine)));
      }
      systems.add(new SystemView(seat.letter(), planets));
    }
    return systems;
  }

  private Map<String, Object> ofVariants(Planet planet, int mine) {
    Map<String, Object> all = new TreeMap<>();
    for (ServerVariant variant : ServerVariants.ALL)
      all.putAll(variant.ofPlanet(taken(), planet, mine));
    return all;
  }

  private static @Nullable List<Token> tokens(View view, Planet planet) {
    List<Token> tokens = new ArrayList<>();
    for (int slot = 0; slot < view.cardSlots().top(); slot++)
      if (Techs.of(view).exists(slot) && Techs.of(view).token(slot) == planet)
        tokens.add(token(view, slot, planet));
    ships(view, planet, tokens);
    if (view.ships().added() == planet) tokens.add(new Token("genesis", null, null, null));
    for (int i = 0; i < view.rules().seats() * Sizes.POWERS; i++) {
      CardSet beside = view.cards().pile(i);
      for (int card = beside.next(0); card >= 0; card = beside.next(card + 1))
        if (view.cards().beside(card) == planet)
          tokens.add(
              new Token(
                  view.powers().alien(i).id(),
                  null,
                  Seat.of(i / Sizes.POWERS).letter(),
                  view.face(card).notation()));
    }
    return tokens.isEmpty() ? null : tokens;
  }

  private static void ships(View view, Planet planet, List<Token> tokens) {
    for (int i = 0; i < view.rules().seats(); i++) {
      long there = view.tokenShips().at(Seat.of(i), planet.index());
      for (long rest = there; rest != 0; rest &= rest - 1) {
        int slot = Long.numberOfTrailingZeros(rest);
        tokens.add(new Token(id(view, slot), null, Seat.of(i).letter(), null));
      }
    }
  }

  private static String id(View view, int slot) {
    return Techs.of(view).tech(slot).token().toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  // The cannon stands between two planets, any other in the system of which this is the first.
  private static Token token(View view, int slot, Planet planet) {
    String id = id(view, slot);
    return id.equals("lunar-cannon")
        ? new Token(id, view.rightOf(planet).toString(), null, null)
        : new Token(id, null, Techs.of(view).owner(slot).letter(), null);
  }

  private static Map<String, Integer> ships(View view, int place) {
    Map<String, Integer> ships = new TreeMap<>();
    for (int i = 0; i < view.rules().seats(); i++) {
      int count = view.ships().at(place, Seat.of(i));
      if (count > 0) ships.put(Seat.of(i).letter(), count);
    }
    return ships;
  }

  private static List<TechView> techs(View view, int mine) {
    List<TechView> views = new ArrayList<>();
    if (!Techs.areInPlay(view)) return views;
    Techs techs = Techs.of(view);
    for (int slot = 0; slot < view.cardSlots().top(); slot++) {
      Seat owner = techs.owner(slot);
      if (!techs.isOf(slot, owner)) continue;
      boolean complete = techs.isComplete(slot);
      Tech tech = Techs.of(view).face(slot).orElse(null);
      views.add(
          new TechView(
              slot,
              owner.letter(),
              complete,
              techs.ships(slot),
              tech == null ? null : techs.price(tech),
              tech == null ? null : tech.id(),
              complete ? null : Boolean.TRUE,
              stored(view, slot, owner.in(mine)),
              techs.isCopy(slot) ? techs.card(slot).id() : null));
    }
    return views;
  }

  private static @Nullable List<String> stored(View view, int slot, boolean seen) {
    int card = Techs.of(view).stored(slot);
    if (card < 0) return null;
    // What can be played from under a tech lies face up.
    boolean open = card < Sizes.CARDS && view.cards().isHeld(card);
    return List.of(
        (seen || open) && card < view.content().cards() ? view.face(card).notation() : "");
  }

  private static Piles piles(View view) {
    List<String> discard = new ArrayList<>();
    for (int i = 0; i < view.cards().discardSize(); i++)
      discard.add(view.face(view.cards().discarded(i)).notation());
    List<String> destinies = new ArrayList<>();
    for (int card : view.destinies().discards().cards()) destinies.add(view.destiny(card));
    Hazards hazards = view.parts().find(Hazards.class);
    List<String> techs = new ArrayList<>();
    int techDeck = 0;
    if (Techs.areIn(view)) {
      techDeck = Techs.of(view).deck().cards().size();
      for (int tech : Techs.of(view).deck().discards().cards())
        techs.add(Techs.of(view).numbered(tech).id());
    }
    RewardDeck rewards = RewardDeck.in(view);
    return new Piles(
        view.cards().deckSize(),
        discard,
        view.destinies().deck().size(),
        destinies,
        techDeck,
        techs,
        rewards == null ? 0 : rewards.deckSize(),
        rewards == null
            ? List.of()
            : IntStream.range(0, rewards.discardSize())
                .mapToObj(i -> view.face(rewards.discarded(i)).notation())
                .toList(),
        hazards == null ? 0 : hazards.deckSize(),
        IntStream.range(0, hazards == null ? 0 : hazards.discardSize())
            .mapToObj(i -> Hazards.of(view).discarded(i).id())
            .toList(),
        IntStream.range(0, hazards == null ? 0 : hazards.inPlay())
            .mapToObj(slot -> hazard(view, slot))
            .toList());
  }

  private static HazardView hazard(View view, int slot) {
    Hazard hazard = Hazards.of(view).hazard(slot);
    Seat holder = Hazards.of(view).holder(slot);
    boolean held = hazard.isHandHeld() && holder.exists();
    String giver = null;
    for (int i = 0; holder.exists() && !held && i < view.rules().seats(); i++)
      if (view.ships().at(Place.COMMON_CARD, Seat.of(i)) > 0) giver = Seat.of(i).letter();
    String stay = hazard.stay().name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new HazardView(
        hazard.id(),
        held ? "held" : stay,
        held || !hazard.isTemporary(),
        giver,
        holder.exists() ? holder.letter() : null);
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
