package hypergate.server.protocol.view;

import static hypergate.game.event.Term.Kind.CARD;

import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.table.Battles;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Notation;
import hypergate.game.view.View;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import hypergate.server.protocol.view.Parts.CardView;
import hypergate.server.protocol.view.Parts.EncounterView;
import hypergate.server.protocol.view.Parts.SideView;
import hypergate.server.protocol.view.Parts.Sides;
import hypergate.server.protocol.view.Parts.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The `encounter` section: both sides with their cards and sums.
public final class Encounters {
  private Encounters() {}

  /// The encounter as a view shows it; null outside encounters.
  public static @Nullable EncounterView of(View view) {
    Encounter encounter = view.encounter();
    Step step = view.step();
    if (!encounter.offense().exists() || step == Step.SETUP || step == Step.START_TURN) return null;
    boolean aimed = encounter.target().exists() && step.compareTo(Step.LAUNCH) >= 0;
    boolean named = encounter.defense().exists() && step.compareTo(Step.DESTINY) >= 0;
    SideView offense = side(view, encounter.offensive(), true);
    SideView defense = side(view, encounter.defensive(), named);
    return new EncounterView(
        view.encounters(),
        encounter.offense().letter(),
        named ? encounter.defense().letter() : null,
        aimed ? encounter.target().toString() : null,
        other(view),
        waiting(view),
        encounter.destiny() < 0 ? List.of() : List.of(view.destiny(encounter.destiny())),
        encounter.is(Encounter.WARNING),
        encounter.revealed(),
        new Sides(offense, defense),
        seconds(view),
        leading(encounter, offense, defense),
        encounter.outcome() == Outcome.NONE ? null : encounter.outcome().notation());
  }

  // With two battles, the planet that is not being fought for.
  private static @Nullable String other(View view) {
    Battles battles = view.battles();
    if (battles.before().exists()) return battles.before().toString();
    return battles.after().exists() ? battles.after().toString() : null;
  }

  // Allies of the defense that wait for a battle that follows.
  private static @Nullable Map<String, Integer> waiting(View view) {
    Map<String, Integer> waiting = new TreeMap<>();
    for (int i = 0; i < view.rules().seats(); i++) {
      int ships = view.ships().at(Place.WAITING, Seat.of(i));
      if (ships > 0) waiting.put(Seat.of(i).letter(), ships);
    }
    return waiting.isEmpty() ? null : waiting;
  }

  // Encounter cards that seats have laid beside those of their sides.
  private static @Nullable Map<String, CardView> seconds(View view) {
    Map<String, CardView> seconds = new TreeMap<>();
    for (int i = 0; i < view.rules().seats(); i++) {
      int card = view.encounter().second(Seat.of(i));
      if (card < 0) continue;
      boolean known = card < view.content().cards();
      boolean up = known && view.encounter().revealed();
      String face = known ? view.face(card).notation() : null;
      seconds.put(Seat.of(i).letter(), new CardView(up ? "up" : "down", face, null));
    }
    return seconds.isEmpty() ? null : seconds;
  }

  // Who is ahead as things stand; a tie goes to the defense.
  private static @Nullable String leading(Encounter encounter, SideView offense, SideView defense) {
    if (offense.total() == null || defense.total() == null) return null;
    boolean ahead =
        encounter.is(Encounter.LOWER_WINS)
            ? offense.total() < defense.total()
            : offense.total() > defense.total();
    return ahead ? "offense" : "defense";
  }

  private static SideView side(View view, Side side, boolean exists) {
    Encounter encounter = view.encounter();
    Seat main = exists ? side.main() : Seat.NONE;
    Map<String, Integer> allies = new TreeMap<>();
    List<String> invited = new ArrayList<>();
    if (exists) {
      for (Seat ally : Seat.listOf(side.allies()))
        allies.put(ally.letter(), encounter.allied(side, ally));
      for (Seat seat : Seat.listOf(encounter.invited(side))) invited.add(seat.letter());
    }
    boolean engaged = main.exists() && view.step().compareTo(Step.LAUNCH) >= 0;
    int ships = engaged ? encounter.shipsOf(main) : 0;
    CardView card = card(view, main);
    boolean attacks = card.state().equals("up") && encounter.attacks(main);
    List<Term> terms = new ArrayList<>();
    int sum = 0;
    if (engaged)
      for (var term : view.terms(side, attacks ? encounter.value(main) : 0)) {
        // As long as the card is not known it is missing, and nothing multiplies it.
        if (!attacks && (term.kind() == CARD || term.times())) continue;
        sum = term.after(sum);
        terms.add(Term.of(term));
      }
    return new SideView(
        main.exists() ? main.letter() : null,
        ships,
        allies,
        invited,
        card,
        sum,
        attacks ? Integer.valueOf(sum) : null,
        terms);
  }

  private static CardView card(View view, Seat main) {
    Encounter encounter = view.encounter();
    int card = encounter.card(main);
    // A card that was announced and put away shows what was said.
    if (card < 0 && encounter.isUp(main) && encounter.card(encounter.opponent(main)) >= 0)
      return new CardView(
          "up", Notation.face(encounter.kind(main), encounter.faceValue(main)), null);
    if (card < 0) return new CardView("none", null, null);
    boolean known = card < view.content().cards();
    if (!encounter.revealed())
      return new CardView("down", known ? view.face(card).notation() : null, null);
    if (!known) return new CardView("down", null, null);
    String face = view.face(card).notation();
    boolean shown = encounter.attacks(main) || encounter.negotiates(main);
    String counts = shown ? counts(encounter, main) : null;
    return new CardView("up", face, face.equals(counts) ? null : counts);
  }

  private static String counts(Encounter encounter, Seat main) {
    if (encounter.kind(main) != Kind.ATTACK) return encounter.kind(main).word();
    int value = encounter.value(main);
    return value < 0 ? "attack-" + value : String.format("attack-%02d", value);
  }
}
