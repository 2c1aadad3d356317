package hypergate.lab.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A table on which a card is tried: A attacks B, and C may help one of them.
///
/// @param name what is special about it
/// @param destiny whom A turns up, a list
/// @param card what A plays
/// @param home ships on each home planet of everybody
/// @param lying where else everybody has ships, keys below a seat with `%` for the planet's seat
/// @param hands what seats hold besides, by seat
/// @param aliens who sits there, by seat; only where the card is no alien of that seat
/// @param wishes what everybody likes to answer
/// @param until where it ends
record Stage(
    String name,
    String destiny,
    String card,
    List<Integer> home,
    String lying,
    Map<String, List<String>> hands,
    Map<String, String> aliens,
    List<String> wishes,
    String until) {
  private static final List<Integer> FULL = List.of(4, 4, 4, 4, 4);
  private static final String END = "encounter-end";

  /// Ships in the warp and a colony abroad.
  private static final List<Integer> LESS = List.of(3, 3, 3, 3, 4);

  private static final String SCATTERED = "warp: 3, colonies: {%5: 1}";

  /// Where it is tried, the plainest first.
  static final List<Stage> ALL =
      List.of(
          plain("plain"),
          plain("scattered").lying(LESS, SCATTERED),
          plain("bargain")
              .plays("negotiate")
              .lying(LESS, SCATTERED)
              .holds("A", "attack-06")
              .holds("B", "attack-07")
              .wish("A deal offer give: cards 1 for: cards 1")
              .wish("B deal accept")
              .wish("B deal offer give: cards 1 for: cards 1")
              .wish("A deal accept"),
          plain("no bargain").plays("negotiate"),
          plain("busy")
              .lying(LESS, SCATTERED)
              .holds("B", "plague")
              .holds("C", "mobius-tubes")
              .wish("B use plague")
              .wish("B plague/seat A")
              .wish("C use mobius-tubes"),
          plain("powers")
              .sits("A", "macron")
              .sits("B", "virus")
              .sits("C", "warpish")
              .holds("C", "cosmic-zap")
              .wish("A use macron")
              .wish("B use virus")
              .wish("C use cosmic-zap"),
          plain("reinforced")
              .holds("A", "reinforcement-5")
              .holds("B", "reinforcement-3")
              .wish("A use reinforcement-5")
              .wish("B use reinforcement-3"),
          plain("nearly won").lying(LESS, "colonies: {%2: 1, %3: 1, %4: 1, %5: 1}"),
          plain("warned").drawing("B!"),
          plain("rich")
              .holding("A", "attack-06", "attack-11", "attack-12", "flare-macron", "flare-virus")
              .holding("B", "attack-07", "attack-09", "attack-14", "flare-warpish", "flare-human")
              .sits("A", "macron")
              .sits("B", "virus")
              .sits("C", "warpish"),
          plain("wild").drawing("wild").lying(LESS, SCATTERED),
          plain("own colour").drawing("A, B").lying(LESS, SCATTERED),
          plain("few planets").lying(List.of(10, 7, 0, 0, 0), "warp: 3").sits("A", "macron"),
          plain("many ships").lying(List.of(2, 2, 2, 2, 2), "colonies: {%5: 10}"),
          plain("odd").plays("attack-13"),
          plain("forties").plays("attack-40").lying(LESS, SCATTERED),
          plain("high").plays("attack-30"),
          plain("low").plays("attack-04"),
          plain("turn")
              .drawing("B, C")
              .lying(LESS, SCATTERED)
              .plays("attack-20")
              .holds("A", "attack-15")
              .holds("C", "attack-08")
              .wish("A next encounter")
              .wish("A select attack-15")
              .wish("C select attack-08")
              .ending("turn-end"),
          plain("next turn").lying(LESS, SCATTERED).ending("turn-end"));

  private static Stage plain(String name) {
    return new Stage(name, "B", "attack-10", FULL, "", Map.of(), Map.of(), List.of(), END);
  }

  private Stage plays(String one) {
    return new Stage(name, destiny, one, home, lying, hands, aliens, wishes, until);
  }

  private Stage drawing(String some) {
    return new Stage(name, some, card, home, lying, hands, aliens, wishes, until);
  }

  private Stage lying(List<Integer> planets, String elsewhere) {
    return new Stage(name, destiny, card, planets, elsewhere, hands, aliens, wishes, until);
  }

  private Stage ending(String end) {
    return new Stage(name, destiny, card, home, lying, hands, aliens, wishes, end);
  }

  private Stage holds(String seat, String one) {
    return holding(seat, one);
  }

  private Stage holding(String seat, String... some) {
    Map<String, List<String>> more = new LinkedHashMap<>(hands);
    more.put(seat, List.of(some));
    return new Stage(name, destiny, card, home, lying, more, aliens, wishes, until);
  }

  private Stage sits(String seat, String alien) {
    Map<String, String> more = new LinkedHashMap<>(aliens);
    more.put(seat, alien);
    return new Stage(name, destiny, card, home, lying, hands, more, wishes, until);
  }

  private Stage wish(String answer) {
    List<String> more = new ArrayList<>(wishes);
    more.add(answer);
    return new Stage(name, destiny, card, home, lying, hands, aliens, more, until);
  }

  /// The keys below a seat that say where its ships are.
  ///
  /// @param away how many of its ships are elsewhere: one fewer on the last planets that have some
  String ships(String seat, int away) {
    List<String> keys = new ArrayList<>();
    List<Integer> planets = new ArrayList<>(home);
    for (int i = planets.size() - 1, left = away; i >= 0 && left > 0; i--) {
      int taken = Math.min(left, Math.max(0, planets.get(i) - 1));
      planets.set(i, planets.get(i) - taken);
      left -= taken;
    }
    if (!planets.equals(FULL)) keys.add("home: " + planets);
    // A has colonies of C, the others have colonies of A.
    if (!lying.isEmpty()) keys.add(lying.replace("%", seat.equals("A") ? "C" : "A"));
    return String.join(", ", keys);
  }
}
