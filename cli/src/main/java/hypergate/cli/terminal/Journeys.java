package hypergate.cli.terminal;

import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Ships on their way: moves of one player that belong together become one sentence.
final class Journeys {
  private final Voice voice;
  private final Map<String, Integer> leaving = new TreeMap<>();
  private Seat mover = Seat.NONE;
  private String going = "";
  private int allies;

  Journeys(Voice voice) {
    this.voice = voice;
  }

  /// An encounter begins: nobody is an ally.
  void begin() {
    allies = 0;
  }

  /// A player has become an ally; its ships were told of already.
  void join(Seat seat) {
    allies |= seat.bit();
  }

  /// Hears of ships that moved; one sentence tells of all that go the same way.
  void move(Event.ShipsMoved moved) {
    boolean home = moved.from().isEmpty() && isPlanet(moved.to());
    String way = home ? "" : moved.to();
    if (moved.owner() != mover || !way.equals(going)) finish();
    mover = moved.owner();
    going = way;
    leaving.merge(home ? moved.to() : moved.from(), moved.count(), Integer::sum);
  }

  private static boolean isPlanet(String place) {
    return place.matches("[A-H][1-8]");
  }

  /// Tells of the ships on their way; to be called before anything else is told.
  void finish() {
    if (leaving.isEmpty()) return;
    int count = leaving.values().stream().mapToInt(Integer::intValue).sum();
    String from =
        leaving.entrySet().stream()
            .filter(e -> !e.getKey().isEmpty())
            .map(
                e ->
                    leaving.size() == 1 || e.getValue() == 1
                        ? e.getKey()
                        : e.getKey() + "x" + e.getValue())
            .collect(Collectors.joining(" "));
    boolean fromPlanets = leaving.keySet().stream().allMatch(Journeys::isPlanet);
    boolean fromEncounter = leaving.keySet().stream().allMatch(p -> p.matches("gate|beside"));
    String ships = voice.ships(count);
    leaving.clear();
    boolean toPlanet = isPlanet(going);
    if (going.isEmpty()) voice.line(voice.does(mover, "gets " + ships + " back on " + from + "."));
    else if (going.equals("gate") && !mover.in(allies))
      voice.line(voice.does(mover, "sends " + ships + " from " + from + " to the gate."));
    else if (going.equals("gate") || going.equals("beside"))
      voice.detail(voice.does(mover, "sends " + ships + " from " + from + "."));
    else if (toPlanet && from.equals("gate"))
      voice.line(voice.does(mover, "lands " + ships + " on " + going + "."));
    else if (toPlanet && from.equals("warp"))
      voice.line(voice.does(mover, "brings " + ships + " back from the warp to " + going + "."));
    else if (toPlanet && fromEncounter)
      voice.detail(voice.does(mover, "takes " + ships + " back to " + going + "."));
    else if (toPlanet && fromPlanets)
      voice.line(voice.does(mover, "moves " + ships + " from " + from + " to " + going + "."));
    else if (toPlanet) voice.line(voice.does(mover, "brings " + ships + " to " + going + "."));
    else if (going.equals("warp"))
      voice.line(voice.does(mover, "puts " + ships + " into the warp."));
    else if (fromPlanets)
      voice.detail(voice.does(mover, "sends " + ships + " from " + from + " to research."));
    else
      voice.line(
          voice.does(
              mover,
              "moves " + ships + (from.isEmpty() ? "" : " from " + from) + " to " + going + "."));
  }
}
