package hypergate.lab.env;

import hypergate.game.card.Content;
import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.CardSlots;
import hypergate.game.table.Powers;
import hypergate.game.table.Side;
import hypergate.game.view.View;
import hypergate.game.word.Query;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The blocks of numbers: what everybody knows of the table, and what the seat knows besides. It is
/// long because each block stands here with its range and its meaning, one like the other.
final class Sections {
  private static final int SHIPS = 60;
  private static final int CARDS = 127;
  private static final int MANY = 9999;

  private static final int[] PLACES = {
    Place.GATE,
    Place.BESIDE,
    Place.WARP,
    Place.REMOVED,
    Place.COMMON_CARD,
    Place.CARD,
    Place.WAITING,
    Place.ON_SHEETS
  };

  private final List<Section> all = new ArrayList<>();
  private final Map<String, Integer> faces;
  private final Map<String, Integer> alienCards;
  private final Map<String, Integer> cards;

  private Sections(Map<String, List<String>> lists) {
    faces = numbers(lists.getOrDefault("faces", List.of()));
    alienCards = numbers(lists.getOrDefault("alien-cards", List.of()));
    cards = numbers(lists.getOrDefault("cards", List.of()));
  }

  private static Map<String, Integer> numbers(List<String> names) {
    Map<String, Integer> numbers = new HashMap<>();
    for (int i = 0; i < names.size(); i++) numbers.put(names.get(i), i);
    return numbers;
  }

  /// All blocks.
  ///
  /// @param content all cards
  /// @param lists what they go over, see [Names]
  static List<Section> of(Content content, Map<String, List<String>> lists) {
    Sections sections = new Sections(lists);
    sections.addQuestion();
    sections.addGame();
    sections.addEncounter();
    sections.addShips();
    sections.addCards();
    sections.addPowers();
    sections.addSlots();
    for (LabVariant variant : LabVariants.ALL) sections.all.addAll(variant.seen(content));
    return List.copyOf(sections.all);
  }

  private void add(
      String name, List<String> over, int low, int high, String meaning, Section.Reader reader) {
    all.add(new Section(name, over, low, high, meaning, reader));
  }

  // ---- who looks, and what it is asked

  private void addQuestion() {
    add(
        "viewer",
        List.of("seats"),
        0,
        1,
        "1 for the seat that looks",
        (view, _, row) -> row.mark(view.seat()));
    add(
        "asked",
        List.of(),
        0,
        1,
        "1 when this seat is asked now",
        (_, question, row) -> row.put(question == null ? 0 : 1));
    add(
        "prompt-card",
        List.of(),
        0,
        cards.size(),
        "whose question it is: the number of the card in `cards` plus one, 0 for a question that is"
            + " no card's own",
        (_, question, row) -> {
          if (question != null) row.put(cards.getOrDefault(Names.card(question.prompt()), -1) + 1);
        });
    add(
        "prompt-word",
        List.of(),
        0,
        Names.WORDS,
        "what is asked: the word of the prompt folded to a number from 1 on, 0 when nothing is"
            + " asked",
        (_, question, row) -> {
          if (question != null) row.put(Names.folded(Names.word(question.prompt())));
        });
    add(
        "gesture",
        List.of(),
        0,
        255,
        "which small decision of one gesture it is, from 0 on",
        (_, question, row) -> row.put(question == null ? 0 : question.gestureStep()));
    add(
        "gesture-least",
        List.of(),
        0,
        255,
        "how many picks the gesture needs from here on",
        (_, question, row) -> row.put(question == null ? 0 : question.least()));
    add(
        "gesture-most",
        List.of(),
        0,
        255,
        "how many picks the gesture allows from here on",
        (_, question, row) -> row.put(question == null ? 0 : question.most()));
  }

  // ---- the game

  private void addGame() {
    add(
        "seats",
        List.of("seats"),
        0,
        1,
        "1 for each seat of the game",
        (view, _, row) -> row.marks(view.everybody()));
    add(
        "step",
        List.of("steps"),
        0,
        1,
        "1 for the phase",
        (view, _, row) -> row.put(view.step().ordinal(), 1));
    add(
        "encounters",
        List.of(),
        0,
        MANY,
        "encounters that have begun",
        (view, _, row) -> row.put(view.encounters()));
    add(
        "turns",
        List.of(),
        0,
        MANY,
        "turns that have begun",
        (view, _, row) -> row.put(view.turns()));
    add(
        "turn",
        List.of("seats"),
        0,
        1,
        "1 for the seat whose turn it is",
        (view, _, row) -> row.mark(view.turn()));
    add(
        "over",
        List.of(),
        0,
        1,
        "1 when the game is over",
        (view, _, row) -> row.put(view.isOver() ? 1 : 0));
    add(
        "winners",
        List.of("seats"),
        0,
        1,
        "1 for each winner",
        (view, _, row) -> row.marks(view.winners()));
  }

  // ---- the encounter

  private void addEncounter() {
    add(
        "offense",
        List.of("seats"),
        0,
        1,
        "1 for the offense",
        (view, _, row) -> row.mark(view.encounter().offense()));
    add(
        "defense",
        List.of("seats"),
        0,
        1,
        "1 for the defense",
        (view, _, row) -> row.mark(view.encounter().defense()));
    add(
        "target",
        List.of("planets"),
        0,
        1,
        "1 for the planet that is aimed at",
        (view, _, row) -> row.put(view.encounter().target().index(), 1));
    add(
        "invited",
        List.of("sides", "seats"),
        0,
        1,
        "1 for each seat that a side has invited",
        (view, _, row) -> {
          for (int side = 0; side < 2; side++)
            for (Seat seat : Seat.listOf(view.encounter().invited(side(view, side))))
              row.put(side, seat.index(), 1);
        });
    add(
        "allies",
        List.of("sides", "seats"),
        0,
        1,
        "1 for each ally of a side",
        (view, _, row) -> {
          for (int i = 0; i < view.seats(); i++)
            if (view.encounter().isAlly(Seat.of(i)))
              row.put(
                  view.encounter().sideOf(Seat.of(i)) == view.encounter().offensive() ? 0 : 1,
                  i,
                  1);
        });
    add(
        "encounter-card",
        List.of("seats"),
        0,
        faces.size() + 1,
        "the encounter card that a seat has chosen: 0 for none, 1 for one that lies face down, else"
            + " its number in `faces` plus two",
        (view, _, row) -> {
          for (int i = 0; i < view.seats(); i++) row.put(i, selected(view, Seat.of(i)));
        });
    add(
        "revealed",
        List.of(),
        0,
        1,
        "1 when the encounter cards have been revealed",
        (view, _, row) -> row.put(view.encounter().revealed() ? 1 : 0));
    add(
        "outcome",
        List.of("outcomes"),
        0,
        1,
        "1 for how the encounter has ended so far",
        (view, _, row) -> row.put(view.encounter().outcome().ordinal(), 1));
  }

  private static Side side(View view, int side) {
    return side == 0 ? view.encounter().offensive() : view.encounter().defensive();
  }

  private int selected(View view, Seat seat) {
    int card = view.encounter().card(seat);
    if (card < 0) return 0;
    if (card >= Sizes.CARDS) return 1;
    return faces.getOrDefault(view.face(card).notation(), -1) + 2;
  }

  // ---- ships and planets

  private void addShips() {
    add(
        "planets",
        List.of("planets"),
        0,
        1,
        "1 for each planet on the table",
        (view, _, row) -> row.marks(view.ships().planets()));
    add(
        "ships",
        List.of("planets", "seats"),
        0,
        SHIPS,
        "ships of each seat on each planet",
        (view, _, row) -> {
          for (int i = 0; i < view.seats(); i++)
            for (long rest = view.ships().standing(Seat.of(i)); rest != 0; rest &= rest - 1) {
              int planet = Long.numberOfTrailingZeros(rest);
              row.put(planet, i, view.ships().on(Planet.of(planet), Seat.of(i)));
            }
        });
    add(
        "ships-elsewhere",
        List.of("places", "seats"),
        0,
        SHIPS,
        "ships of each seat at other places",
        (view, _, row) -> {
          for (int place = 0; place < PLACES.length; place++)
            for (int i = 0; i < view.seats(); i++)
              row.put(place, i, view.ships().at(PLACES[place], Seat.of(i)));
        });
    add(
        "colonies",
        List.of("planets", "seats"),
        0,
        1,
        "1 where a seat has a colony",
        (view, _, row) -> {
          for (int i = 0; i < view.seats(); i++)
            for (long rest = view.ships().colonies(Seat.of(i)); rest != 0; rest &= rest - 1)
              row.put(Long.numberOfTrailingZeros(rest), i, 1);
        });
    add(
        "foreign-colonies",
        List.of("seats"),
        0,
        Planet.MOST,
        "how many foreign colonies count for the victory of a seat",
        (view, _, row) -> {
          for (int i = 0; i < view.seats(); i++) row.put(i, view.powers().colonyMarker(Seat.of(i)));
        });
    add(
        "colonies-needed",
        List.of("seats"),
        0,
        Planet.MOST,
        "how many it needs to win",
        (view, _, row) -> {
          for (int i = 0; i < view.seats(); i++)
            row.put(i, view.query(Query.COLONIES_NEEDED, Seat.of(i), view.rules().coloniesToWin()));
        });
  }

  // ---- cosmic cards

  private void addCards() {
    add(
        "hand-size",
        List.of("seats"),
        0,
        CARDS,
        "how many cards a seat holds",
        (view, _, row) -> {
          for (int i = 0; i < view.seats(); i++) row.put(i, view.handSize(Seat.of(i)));
        });
    add(
        "other-backs",
        List.of("seats"),
        0,
        CARDS,
        "how many of them have the back of a further deck",
        (view, _, row) -> {
          for (int i = 0; i < view.seats(); i++) row.put(i, view.otherBacksInHand(Seat.of(i)));
        });
    add(
        "hand",
        List.of("seats", "faces"),
        0,
        CARDS,
        "cards in the hand of each seat, as far as the seat that looks knows them: its own all",
        (view, _, row) -> {
          for (int i = 0; i < view.seats(); i++) {
            CardSet held = view.knownIn(Seat.of(i));
            for (int card = held.next(0); card >= 0; card = held.next(card + 1))
              row.add(i, faces.getOrDefault(view.face(card).notation(), -1), 1);
          }
        });
    add(
        "alien-card",
        List.of("alien-cards"),
        0,
        Seat.MOST + 1,
        "where a flare or another card of an alien lies, as far as the seat knows: 1 to 8 in the"
            + " hand of that seat, 9 in the discard pile, 0 for nothing known",
        (view, _, row) -> {
          for (int i = 0; i < view.seats(); i++)
            alienCards(view, view.knownIn(Seat.of(i)), i + 1, row);
          alienCards(view, view.cards().discardPile(), Seat.MOST + 1, row);
        });
    add(
        "discards",
        List.of("faces"),
        0,
        CARDS,
        "cards in the discard pile",
        (view, _, row) -> {
          CardSet pile = view.cards().discardPile();
          for (int card = pile.next(0); card >= 0; card = pile.next(card + 1))
            row.add(faces.getOrDefault(view.face(card).notation(), -1), 1);
        });
    add(
        "deck-size",
        List.of(),
        0,
        CARDS,
        "cards in the deck",
        (view, _, row) -> row.put(view.cards().deckSize()));
  }

  private void alienCards(View view, CardSet set, int where, Row row) {
    for (int card = set.next(0); card >= 0; card = set.next(card + 1)) {
      Face face = view.face(card);
      row.put(alienCards.getOrDefault(face.notation(), -1), where);
    }
  }

  // ---- aliens

  private void addPowers() {
    List<String> over = List.of("seats", "powers");
    add(
        "alien",
        over,
        0,
        MANY,
        "the aliens before each seat: the number in `aliens` plus one, 0 for none and for one that"
            + " lies face down and is not known",
        (view, _, row) ->
            atPowers(
                view,
                (seat, slot, instance) -> row.put(seat, slot, view.powers().number(instance) + 1)));
    add(
        "power",
        over,
        0,
        3,
        "how these stand: 0 for none, 1 for one in force, 2 for one that is not, 3 for one that"
            + " lies face down",
        (view, _, row) ->
            atPowers(
                view,
                (seat, slot, instance) ->
                    row.put(
                        seat,
                        slot,
                        view.powers().isFaceDown(instance)
                            ? 3
                            : view.powers().inForce(instance) ? 1 : 2)));
    add(
        "power-pile",
        over,
        0,
        CARDS,
        "how many cards lie on them",
        (view, _, row) ->
            atPowers(view, (seat, slot, instance) -> row.put(seat, slot, view.pileSize(instance))));
    add(
        "power-ships",
        List.of("seats", "powers", "seats"),
        0,
        SHIPS,
        "ships of each seat on them",
        (view, _, row) ->
            atPowers(
                view,
                (seat, slot, instance) -> {
                  for (int i = 0; i < view.seats(); i++)
                    row.put(seat, slot, i, view.powers().held(instance, Seat.of(i)));
                }));
    add(
        "power-counter",
        List.of("seats", "powers", "counters"),
        -MANY,
        MANY,
        "what they count; what a number means says the alien",
        (view, _, row) ->
            atPowers(
                view,
                (seat, slot, instance) -> {
                  for (int i = 0; i < Sizes.COUNTERS; i++)
                    row.put(seat, slot, i, view.powers().counter(instance, i));
                }));
  }

  /// What is done with each alien before a seat.
  private interface AtPower {
    void at(int seat, int slot, int instance);
  }

  private static void atPowers(View view, AtPower reader) {
    for (int i = 0; i < view.seats(); i++)
      for (int slot = 0; slot < Sizes.POWERS; slot++) {
        int instance = Powers.instance(Seat.of(i), slot);
        if (view.powers().exists(instance) || view.powers().isFaceDown(instance))
          reader.at(i, slot, instance);
      }
  }

  // ---- cards before players

  private void addSlots() {
    List<String> over = List.of("slots");
    add(
        "card-owner",
        over,
        0,
        Seat.MOST,
        "who owns the card in each slot before players: 1 to 8, 0 for an empty slot",
        (view, _, row) ->
            atSlots(view, slot -> row.put(slot, view.cardSlots().owner(slot).index() + 1)));
    add(
        "card",
        over,
        0,
        MANY,
        "which card it is: the number in `cards` plus one, 0 where the seat does not know it",
        (view, _, row) ->
            atSlots(
                view,
                slot -> {
                  CardSlots slots = view.cardSlots();
                  if (slots.isKnown(slot))
                    row.put(slot, cards.getOrDefault(slots.name(slot), -1) + 1);
                }));
    add(
        "card-up",
        over,
        0,
        1,
        "1 when it lies face up",
        (view, _, row) ->
            atSlots(view, slot -> row.put(slot, view.cardSlots().isFaceUp(slot) ? 1 : 0)));
    add(
        "card-ships",
        over,
        0,
        SHIPS,
        "ships on it",
        (view, _, row) -> atSlots(view, slot -> row.put(slot, view.cardSlots().ships(slot))));
  }

  /// What is done with each slot in use.
  private interface AtSlot {
    void at(int slot);
  }

  private static void atSlots(View view, AtSlot reader) {
    for (int slot = 0; slot < view.cardSlots().top(); slot++)
      if (view.cardSlots().isOf(slot, view.cardSlots().owner(slot))) reader.at(slot);
  }
}
