package hypergate.players.search;

import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Face;
import hypergate.game.card.Sheet;
import hypergate.game.card.Variant;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.CardSlots;
import hypergate.game.table.Powers;
import hypergate.game.view.View;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What is looked at when a table between two encounters is valued: figures for each seat, read
/// from the view of one of them, most between 0 and 1. Colonies, ships, hands as far as they are
/// known, cards that lie before a seat, whose turn it is, what variants add ([Figure]), and what
/// comes from declarations: for each alien whether its power works for the seat and what its first
/// counter shows, for each card of a variant whether it lies open before the seat. A new card
/// brings its own.
public final class Features {
  /// Colonies that are missing, counted up to here.
  private static final int MOST_LACKING = 5;

  private static final int SHIPS = 20;
  private static final int FEW_SHIPS = 9;
  private static final int HAND = 8;
  private static final int FEW_CARDS = 4;
  private static final int HIGHEST = 40;

  private static final int HIGH = 15;
  private static final int LOW = 8;
  private static final int FEW = 3;

  /// What the counter of an alien shows when much is on it.
  private static final double MUCH = 10;

  private static final String ALIEN = "alien/";
  private static final String COUNTER = "counter/";
  private static final String BEFORE = "before/";

  private final Content content;
  private final List<String> names = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final int lacking = add("lacks-1", "lacks-2", "lacks-3", "lacks-4", "lacks-5");
  private final int least = add("lacks-least");
  private final int near = add("lacks-1-on-turn", "lacks-1-next");
  private final int fleet = add("fleet", "few-ships", "warp", "removed");
  private final int homes = add("homes-lost", "powers", "powers-off");
  private final int hand = add("hand", "few-cards");
  private final int own =
      add(
          "own",
          "own-best",
          "own-second",
          "own-third",
          "own-attacks",
          "own-negotiates",
          "own-artifacts",
          "own-flares",
          "own-reinforcements",
          "own-no-encounter-card");
  private final int known = add("known-best", "known-negotiates");
  private final int slots = add("cards-before", "cards-face-down", "ships-on-cards");
  private final int turn = add("on-turn", "on-turn-again", "next-turn");
  private final int later = add("turn-in-2", "turn-in-3", "lacks-2-on-turn", "lacks-2-next");
  private final int race =
      add(
          "lacks-1-rival-1",
          "lacks-2-rival-1",
          "lacks-3-rival-1",
          "lacks-4-rival-1",
          "lacks-1-rival-2",
          "lacks-2-rival-2",
          "lacks-3-rival-2",
          "lacks-4-rival-2");
  private final int hold = add("thin-colonies", "guests", "homes-scarce", "launchable");
  private final int ownMore =
      add(
          "own-high",
          "own-middle",
          "own-low",
          "own-best-on-turn",
          "own-best-lacks-1",
          "own-best-lacks-2",
          "own-super-flare");
  private final int nearly =
      add("hand-lacks-1", "hand-lacks-2", "hand-on-turn", "fleet-lacks-1", "fleet-on-turn");
  private final int figures;
  private final int[] counters;
  private final Map<String, Integer> before = new HashMap<>();
  private final int aliens;

  /// The features of games with these cards.
  public Features(Content content) {
    this.content = content;
    this.figures = names.size();
    for (Figure figure : Roster.ALL) add(figure.name());
    this.aliens = names.size();
    for (Sheet alien : content.aliens()) add(ALIEN + alien.id());
    this.counters = new int[content.aliens().size()];
    for (int i = 0; i < counters.length; i++) {
      Sheet alien = content.alien(i);
      counters[i] = alien.counters().isEmpty() ? -1 : add(COUNTER + alien.id());
    }
    for (Variant variant : content.variants())
      for (Card card : content.all())
        if (variant.cards().contains(card.getClass()) && !before.containsKey(card.id()))
          before.put(card.id(), add(BEFORE + card.id()));
    for (int i = 0; i < names.size(); i++) numbers.put(names.get(i), i);
  }

  private int add(String... more) {
    int first = names.size();
    names.addAll(List.of(more));
    return first;
  }

  /// How many there are.
  public int count() {
    return names.size();
  }

  /// Their names, in order.
  public List<String> names() {
    return names;
  }

  /// The number of a feature, -1 when there is none of this name.
  public int number(String name) {
    return numbers.getOrDefault(name, -1);
  }

  /// Whether a feature belongs to a card: where the card is not in the box it is missing.
  static boolean isOfCard(String name) {
    return name.startsWith(ALIEN) || name.startsWith(COUNTER) || name.startsWith(BEFORE);
  }

  /// Reads them.
  ///
  /// @param view of a seat at the table
  /// @param into receives a row for each seat, as long as there are features
  public void read(View view, double[][] into) {
    int seats = view.seats();
    int fewest = Integer.MAX_VALUE;
    int second = Integer.MAX_VALUE;
    int alone = -1;
    for (int i = 0; i < seats; i++) {
      Seat seat = Seat.of(i);
      double[] row = into[i];
      Arrays.fill(row, 0);
      int lacks = lacks(view, seat);
      alone = lacks < fewest ? i : lacks == fewest ? -1 : alone;
      second = Math.min(second, Math.max(fewest, lacks));
      fewest = Math.min(fewest, lacks);
      if (lacks <= MOST_LACKING) row[lacking + Math.max(1, lacks) - 1] = 1;
      readTurn(view, seat, lacks, row);
      readShips(view, seat, row);
      readPowers(view, seat, row);
      int cards = view.handSize(seat);
      row[hand] = Math.min(1.5, (double) cards / HAND);
      row[hand + 1] = Math.max(0, FEW_CARDS - cards) / (double) FEW_CARDS;
      if (seat == view.seat()) readOwn(view, lacks, row);
      else readKnown(view, seat, row);
      readNearly(lacks, row);
      for (int f = 0; f < Roster.ALL.size(); f++)
        row[figures + f] = Roster.ALL.get(f).of(view, seat);
    }
    for (int i = 0; i < seats; i++) {
      into[i][least] = i == alone ? 1 : 0;
      readRace(into[i], fewest, second);
    }
    readSlots(view, into);
  }

  // How near a seat is, and how near the nearest of the others.
  private void readRace(double[] row, int fewest, int second) {
    int own = 0;
    while (own < 4 && row[lacking + own] == 0) own++;
    if (own == 4) return;
    int rival = Math.max(1, own + 1 <= Math.max(1, fewest) ? second : fewest);
    if (rival <= 2) row[race + 4 * (rival - 1) + own] = 1;
  }

  private void readNearly(int lacks, double[] row) {
    double onTurn = row[turn] + row[turn + 1];
    if (lacks <= 1) row[nearly] = row[hand];
    if (lacks == 2) row[nearly + 1] = row[hand];
    row[nearly + 2] = onTurn * row[hand];
    if (lacks <= 1) row[nearly + 3] = row[fleet];
    row[nearly + 4] = onTurn * row[fleet];
  }

  private static int lacks(View view, Seat seat) {
    return view.query(Query.COLONIES_NEEDED, seat, view.rules().coloniesToWin())
        - view.powers().colonyMarker(seat);
  }

  private void readTurn(View view, Seat seat, int lacks, double[] row) {
    Seat offense = view.turn();
    if (!offense.exists()) return;
    boolean again = view.step() == Step.REGROUP;
    int away = Math.floorMod(seat.index() - offense.index(), view.seats());
    if (away == 0) row[turn + (again ? 1 : 0)] = 1;
    if (away == 1) row[turn + 2] = 1;
    if (away == 2 || away == 3) row[later + away - 2] = 1;
    if (lacks <= 1 && away <= 1) row[near + away] = 1;
    if (lacks == 2 && away <= 1) row[later + 2 + away] = 1;
  }

  private void readShips(View view, Seat seat, double[] row) {
    int ships = view.ships().onColonies(seat);
    row[fleet] = (double) ships / SHIPS;
    row[fleet + 1] = (double) Math.max(0, FEW_SHIPS - ships) / FEW_SHIPS;
    row[fleet + 2] = (double) view.ships().inWarp(seat) / SHIPS;
    row[fleet + 3] = (double) view.ships().removed(seat) / SHIPS;
    int lost = Long.bitCount(view.ships().planetsOf(seat) & ~view.ships().colonies(seat));
    row[homes] = lost / 5.0;
    for (long left = view.ships().foreignColonies(seat); left != 0; left &= left - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(left));
      if (view.ships().inColony(planet, seat) == 1) row[hold] += 0.2;
    }
    for (long left = view.ships().planetsOf(seat); left != 0; left &= left - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(left));
      row[hold + 1] += Integer.bitCount(view.ships().seatsOn(planet) & ~seat.bit()) / 5.0;
    }
    int colonies = Long.bitCount(view.ships().homeColonies(seat));
    row[hold + 2] = colonies <= view.rules().homeColoniesNeeded() ? 1 : 0;
    int standing = Long.bitCount(view.ships().colonies(seat));
    row[hold + 3] = Math.min(4, Math.max(0, ships - standing)) / 4.0;
  }

  private void readPowers(View view, Seat seat, double[] row) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!view.powers().exists(instance)) continue;
      boolean works = view.powers().inForce(instance);
      row[homes + (works ? 1 : 2)] += 1;
      int number = view.powers().number(instance);
      if (!works || number < 0 || number >= content.aliens().size()) continue;
      row[aliens + number] = 1;
      if (counters[number] >= 0)
        row[counters[number]] = Math.min(3, view.powers().counter(instance, 0) / MUCH);
    }
  }

  private void readOwn(View view, int lacks, double[] row) {
    row[own] = 1;
    CardSet cards = view.hand();
    int best = 0;
    int second = 0;
    int third = 0;
    int sum = 0;
    int encounterCards = 0;
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      Face face = view.face(card);
      if (face.isEncounter()) encounterCards++;
      switch (face.kind()) {
        case ATTACK -> {
          int value = face.value();
          sum += value;
          row[ownMore + (value >= HIGH ? 0 : value >= LOW ? 1 : 2)] += 1.0 / FEW;
          if (value > best) {
            third = second;
            second = best;
            best = value;
          } else if (value > second) {
            third = second;
            second = value;
          } else if (value > third) third = value;
        }
        case NEGOTIATE -> row[own + 5] += 0.25;
        case ARTIFACT -> row[own + 6] += 0.25;
        case REINFORCEMENT -> row[own + 8] += face.value() / 10.0;
        case FLARE, OF_ALIEN -> {
          row[own + 7] += 0.25;
          if (isOwnAlien(view, card)) row[ownMore + 6] = 1;
        }
        case MORPH -> {}
      }
    }
    row[own + 1] = (double) best / HIGHEST;
    row[own + 2] = (double) second / HIGHEST;
    row[own + 3] = (double) third / HIGHEST;
    row[own + 4] = sum / 100.0;
    row[own + 9] = encounterCards == 0 ? 1 : 0;
    row[ownMore + 3] = (row[turn] + row[turn + 1]) * row[own + 1];
    if (lacks <= 1) row[ownMore + 4] = row[own + 1];
    if (lacks == 2) row[ownMore + 5] = row[own + 1];
  }

  private boolean isOwnAlien(View view, int card) {
    if (!view.content().isAlienCard(card)) return false;
    int alien = view.cards().cardAlien(card);
    return alien >= 0 && view.powers().inForce(view.seat(), content.alien(alien));
  }

  private void readKnown(View view, Seat seat, double[] row) {
    CardSet cards = view.knownIn(seat);
    int best = 0;
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      if (view.content().isAlienCard(card)) continue;
      Face face = view.face(card);
      switch (face.kind()) {
        case ATTACK -> best = Math.max(best, face.value());
        case NEGOTIATE -> row[known + 1] += 0.25;
        default -> {}
      }
    }
    row[known] = (double) best / HIGHEST;
  }

  private void readSlots(View view, double[][] into) {
    CardSlots cards = view.cardSlots();
    for (int slot = 0; slot < cards.top(); slot++)
      for (int i = 0; i < view.seats(); i++) {
        if (!cards.isOf(slot, Seat.of(i))) continue;
        into[i][slots + (cards.isFaceUp(slot) ? 0 : 1)] += 0.25;
        into[i][slots + 2] += cards.ships(slot) / 5.0;
        if (!cards.isFaceUp(slot)) continue;
        Integer number = before.get(cards.name(slot));
        if (number != null) into[i][number] = 1;
      }
  }
}
