package hypergate.lab.scenario;

import hypergate.game.Game;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.verb.Notation;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import hypergate.lab.variants.Fact;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import hypergate.variant.visits.Visits;
import java.util.ArrayList;
import java.util.List;

/// What is true on the table, in the words of `then`.
final class Facts {
  private final Game game;
  private final Decided decided;

  Facts(Game game, Decided decided) {
    this.game = game;
    this.decided = decided;
  }

  /// What the subject is; several readings where a scenario may mean either, the plainest first.
  List<String> of(List<String> subject, String operator) {
    return switch (subject.getFirst()) {
      case "hand" -> List.of(hand(seat(subject), subject.size() == 3));
      case "discard" -> List.of(subject.size() == 2 ? "" + game.cards().discardSize() : discard());
      case "deck" -> List.of(top());
      case "destiny" -> List.of(destinyTop());
      case "ships" -> List.of(shipsAt(Planet.named(subject.get(1)).index()));
      case "gate" -> List.of(shipsAt(Place.GATE));
      case "warp" -> List.of("" + game.ships().lost(seat(subject)));
      case "adrift" -> List.of(adrift(seat(subject)));
      case "removed" -> List.of("" + game.ships().removed(seat(subject)));
      case "changed" -> List.of(changed(seat(subject)));
      case "stacks" -> List.of(words(game.verbs().shipKinds().stacked(seat(subject))));
      case "ring" -> List.of(words(game.verbs().rings().where(seat(subject))));
      case "captured" -> List.of(captured(seat(subject)));
      case "destinies" -> List.of(destinies());
      case "ordained" -> List.of(ordained());
      case "mark" -> List.of(mark(seat(subject)));
      case "pile" -> List.of(pile(seat(subject), subject.size() == 3));
      case "visiting" -> List.of(visiting(seat(subject)));
      case "person" -> List.of(game.persons().at(seat(subject)).letter());
      case "grafts" -> List.of(names(game.stands().grafts().of(seat(subject))));
      case "colonies" -> List.of("" + game.powers().colonyMarker(seat(subject)));
      case "home" -> List.of(home(seat(subject)));
      case "power" -> List.of(power(seat(subject), subject.size() == 3 ? subject.get(2) : ""));
      case "counter" -> List.of(counter(seat(subject), subject.get(2)));
      case "tally" -> List.of(tally(seat(subject), subject.get(2)));
      case "outcome" -> outcome();
      case "totals" -> totals();
      case "offense" -> List.of(game.turn().letter());
      case "encounter" -> List.of("" + game.encounter().numberInTurn());
      case "winners" -> List.of(seats(game.winners()));
      default -> List.of(ofVariant(subject, operator));
    };
  }

  private String ofVariant(List<String> subject, String operator) {
    for (LabVariant variant : LabVariants.ALL)
      for (Fact fact : variant.facts())
        if (subject.getFirst().equals(fact.word())) return fact.value().apply(game, subject);
    throw new IllegalStateException(subject.getFirst() + " " + operator);
  }

  // Where ships of a seat are that are of another kind.
  private String changed(Seat seat) {
    return words(
        game.verbs().shipKinds().all().stream()
            .flatMap(kind -> kind.where(seat).stream())
            .toList());
  }

  // On whose sheets ships of a seat lie.
  private String captured(Seat owner) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++) {
      int ships = game.powers().held(i, owner);
      if (ships > 0)
        all.append(all.isEmpty() ? "" : " ").append(Powers.owner(i)).append(':').append(ships);
    }
    return all.isEmpty() ? "none" : all.toString();
  }

  // Home planets of a seat that are in the warp.
  private String adrift(Seat seat) {
    return words(
        Planet.listOf(game.ships().adriftOf(seat)).stream().map(Planet::toString).toList());
  }

  private static Seat seat(List<String> subject) {
    return Seat.named(subject.get(1));
  }

  private String hand(Seat seat, boolean size) {
    if (size) return "" + game.cards().handSize(seat);
    return names(new CardSet().set(game.cards().hand(seat).low(), game.cards().hand(seat).high()));
  }

  private String names(CardSet cards) {
    List<String> names = new ArrayList<>();
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      names.add(game.cards().face(card).notation());
    return words(names);
  }

  private static String words(List<String> words) {
    return words.isEmpty() ? "none" : String.join(" ", words);
  }

  private String discard() {
    List<String> names = new ArrayList<>();
    for (int i = game.cards().discardSize() - 1; i >= 0; i--)
      names.add(game.cards().face(game.cards().discarded(i)).notation());
    return words(names);
  }

  private String top() {
    int size = game.cards().deckSize();
    return size == 0 ? "none" : game.cards().face(game.cards().deck().top()).notation();
  }

  private String destinyTop() {
    int top = game.destinies().deck().top();
    return top < 0 ? "none" : Notation.destiny(game, top);
  }

  // The cards on the sheets of a seat.
  private String pile(Seat seat, boolean size) {
    CardSet cards = new CardSet();
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      CardSet pile = game.cards().pile(Powers.instance(seat, slot));
      for (int card = pile.next(0); card >= 0; card = pile.next(card + 1)) cards.add(card);
    }
    return size ? "" + cards.size() : names(cards);
  }

  // The cards of a seat that visit the warp.
  private String visiting(Seat seat) {
    Visits visits = game.parts().find(Visits.class);
    return visits == null ? "none" : names(visits.of(seat));
  }

  // Destiny cards on an alien sheet, in the order in which they have come.
  private String destinies() {
    List<String> cards = new ArrayList<>();
    for (int card : game.destinies().kept().cards()) cards.add(Notation.destiny(game, card));
    return words(cards);
  }

  // The colour of the card that lies face down on an alien sheet.
  private String ordained() {
    Seat colour = game.destinies().faceDown();
    return colour.exists() ? colour.letter() : "none";
  }

  // Before whom the mark of a seat lies.
  private String mark(Seat keeper) {
    Seat mark = game.verbs().secretMarks().of(keeper);
    return mark.exists() ? mark.letter() : "none";
  }

  private String shipsAt(int place) {
    List<String> ships = new ArrayList<>();
    for (int i = 0; i < game.seats(); i++) {
      int count = game.ships().at(place, Seat.of(i));
      if (count > 0) ships.add(Seat.of(i) + ":" + count);
    }
    return words(ships);
  }

  private String home(Seat seat) {
    List<String> counts = new ArrayList<>();
    List<Planet> places = Seats.home(game, seat);
    int last = game.rules().planets();
    for (int p = 1; p <= places.size(); p++)
      if (isOnTable(places.get(p - 1))) last = Math.max(last, p);
    for (Planet planet : places.subList(0, last)) {
      counts.add(isOnTable(planet) ? "" + game.ships().on(planet, seat) : "-");
    }
    return String.join(" ", counts);
  }

  private boolean isOnTable(Planet planet) {
    return (game.ships().planets() & planet.bit()) != 0;
  }

  // With several powers: zapped or lost when one of them is.
  // A sheet that lies face down is said so beside how its power stands.
  private String power(Seat seat, String id) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!game.powers().isFaceDown(instance)) continue;
      if (id.isEmpty() || game.powers().alien(instance).id().equals(id))
        return state(seat, id) + ":down";
    }
    return state(seat, id);
  }

  private String state(Seat seat, String id) {
    String power = "none";
    for (int slot = Sizes.POWERS - 1; slot >= 0; slot--) {
      int instance = Powers.instance(seat, slot);
      if (!game.powers().exists(instance)) continue;
      if (!id.isEmpty() && !game.powers().alien(instance).id().equals(id)) continue;
      if (game.powers().isZapped(instance)) return "zapped";
      if (game.powers().isBlocked(instance)) return "blocked";
      if (game.powers().isDenied(instance)) return "denied";
      if (game.powers().isGone(instance)) power = "lost";
      else if (!power.equals("lost")) power = "active";
    }
    return power;
  }

  private String counter(Seat seat, String name) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!game.powers().exists(instance)) continue;
      int at = game.powers().alien(instance).counters().indexOf(name);
      if (at >= 0) return "" + game.powers().counter(instance, at);
    }
    return "none";
  }

  // What all sheets on the table count of a seat by this name.
  private String tally(Seat seat, String name) {
    int sum = 0;
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++) {
      if (!game.powers().exists(i)) continue;
      int kind = game.powers().alien(i).tallies().indexOf(name);
      if (kind >= 0) sum += game.verbs().tallies().of(game.powers().alien(i), kind, seat);
    }
    return "" + sum;
  }

  // After an extra encounter the state remembers the interrupted one; the latest is what counts.
  private boolean isOver() {
    return game.step() == Step.NEXT_ENCOUNTER || game.step() == Step.START_TURN;
  }

  private List<String> outcome() {
    if (isOver()) return List.of(decided.outcome());
    String now = game.encounter().outcome().notation();
    return game.encounter().outcome() == Outcome.NONE
        ? List.of(now, decided.outcome())
        : List.of(now);
  }

  private List<String> totals() {
    if (isOver()) return List.of(decided.totals());
    String raw = game.encounter().offensive().total() + ":" + game.encounter().defensive().total();
    return game.encounter().outcome() == Outcome.NONE
        ? List.of(Decided.totals(game), raw, decided.totals())
        : List.of(Decided.totals(game), raw);
  }

  private static String seats(int mask) {
    List<String> letters = new ArrayList<>();
    for (Seat seat : Seat.listOf(mask)) letters.add(seat.letter());
    return words(letters);
  }
}
