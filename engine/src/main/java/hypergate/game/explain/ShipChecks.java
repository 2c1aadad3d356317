package hypergate.game.explain;

import hypergate.game.card.Variant;
import hypergate.game.decide.Choice;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.phase.Launch;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Ships;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Aiming, launching, and picking ships from places.
final class ShipChecks {
  private static final Pattern SEVERAL = Pattern.compile("(.+)x(\\d{1,2})");

  private ShipChecks() {}

  static void aim(Inquiry inquiry) {
    Planet planet = inquiry.planet(inquiry.answer.strip());
    if (!planet.exists()) return;
    Seat defense = inquiry.encounter().defense();
    Ships ships = inquiry.view.ships();
    Seat system = ships.systemOf(planet);
    if (inquiry.view.step() == Step.DESTINY) {
      inquiry.check(
          ShipReason.EMPTY_HOME,
          system == inquiry.seat && ships.seatsOn(planet) == 0,
          Fact.of(planet));
    } else if (inquiry.encounter().is(hypergate.game.table.Encounter.OWN_SYSTEM)) {
      boolean colony = system == inquiry.seat && ships.on(planet, defense) > 0;
      inquiry.check(ShipReason.TARGET_COLONY, colony, Fact.of(Arg.SEAT, defense), Fact.of(planet));
    } else {
      inquiry.check(
          ShipReason.TARGET_SYSTEM, system == defense, Fact.of(planet), Fact.of(Arg.SEAT, defense));
    }
  }

  static void launch(Inquiry inquiry) {
    int onGate = inquiry.view.ships().onGate(inquiry.seat);
    boolean settling = inquiry.view.step() == Step.DESTINY;
    int limit =
        settling
            ? RuleNumbers.MOST_SHIPS
            : inquiry.table.query(Query.LAUNCH_LIMIT, inquiry.seat, RuleNumbers.MOST_SHIPS);
    send(
        inquiry,
        inquiry.words(),
        new Sending(
            "R-7.3",
            onGate > 0 && !settling ? 0 : 1,
            Math.max(0, limit - onGate),
            settling || limit == RuleNumbers.MOST_SHIPS ? null : Query.LAUNCH_LIMIT));
  }

  /// How many ships may go.
  ///
  /// @param rule the rule behind both numbers
  /// @param bent the query that changed the limit; null when it is the usual one
  record Sending(
      String rule, int least, int limit, @org.jspecify.annotations.Nullable Query bent) {}

  /// Looks at ships that are to be sent into an encounter.
  static void send(Inquiry inquiry, List<String> words, Sending sending) {
    Map<String, Integer> named = named(words);
    int sent = 0;
    for (Map.Entry<String, Integer> entry : named.entrySet()) {
      String place = entry.getKey();
      if (words.size() == 1 && place.equals("none")) break;
      if (!isSource(inquiry, place, entry.getValue(), sending.rule())) return;
      if (!place.equals("warp")) sent += entry.getValue();
    }
    if (sending.bent() != null)
      inquiry.check(
          ShipReason.SHIP_LIMIT_CHANGED,
          true,
          inquiry.causes(sending.bent()),
          Fact.of(Arg.LIMIT, sending.limit()));
    inquiry.check(
        ShipReason.SHIP_LIMIT,
        sending.rule(),
        sent <= sending.limit(),
        Fact.of(Arg.LIMIT, sending.limit()),
        Fact.of(Arg.NAMED, sent));
    inquiry.check(
        ShipReason.SHIP_LEAST,
        sending.rule(),
        // Ships that must go in any case need not be named.
        sent >= sending.least() || inquiry.isLegal(),
        Fact.of(Arg.LEAST, sending.least()),
        Fact.of(Arg.NAMED, sent));
  }

  /// How many ships are named at each place: `A1x2 A3`.
  static Map<String, Integer> named(List<String> words) {
    Map<String, Integer> named = new LinkedHashMap<>();
    for (String word : words) {
      Matcher several = SEVERAL.matcher(word);
      if (several.matches())
        named.merge(several.group(1), Integer.parseInt(several.group(2)), Integer::sum);
      else named.merge(word, 1, Integer::sum);
    }
    return named;
  }

  private static boolean isSource(Inquiry inquiry, String place, int count, String rule) {
    if (place.matches("[A-H]:.+"))
      return inquiry.check(
          ShipReason.YOUR_SHIPS,
          rule,
          place.startsWith(inquiry.seat.letter()),
          Fact.of(Arg.SEAT, place.substring(0, 1)));
    if (place.equals("warp")) {
      return inquiry.check(
          ShipReason.NOT_FROM_WARP, Launch.mayLeaveWarp(inquiry.table, inquiry.seat));
    }
    if (place.equals("gate") || place.equals("beside"))
      return inquiry.check(ShipReason.NOT_FROM_ENCOUNTER, false);
    for (Variant variant : inquiry.content().variants()) {
      Reason none = Explained.of(variant).noPlace(inquiry.content(), place);
      if (none != null) return inquiry.check(none, false);
    }
    Planet outpost = Outposts.planet(inquiry, place);
    if (outpost.exists()) return Outposts.isThere(inquiry, place) && isOpen(inquiry, outpost);
    Planet planet = Planet.named(place);
    if (!planet.exists())
      return inquiry.check(ShipReason.SHIPS_NAMED, rule, false, Fact.of(Arg.TYPED, place));
    return isThere(inquiry, planet, count, rule) && isOpen(inquiry, planet);
  }

  private static boolean isOpen(Inquiry inquiry, Planet planet) {
    return inquiry.check(
        ShipReason.PLANET_OPEN,
        Launch.isOpen(inquiry.table, inquiry.seat, planet),
        inquiry.causes(Query.SHIP_SOURCES),
        Fact.of(planet));
  }

  private static boolean isThere(Inquiry inquiry, Planet planet, int count, String rule) {
    int have = inquiry.view.ships().on(planet, inquiry.seat);
    return inquiry.check(
        ShipReason.SHIPS_THERE,
        rule,
        have >= count,
        Fact.of(Arg.HAVE, have),
        Fact.of(planet),
        Fact.of(Arg.NAMED, count));
  }

  /// Looks at ships that are placed, given up or moved: from or to the places that are offered.
  static void pick(Inquiry inquiry) {
    if (inquiry.words().size() == 1 && inquiry.offers(inquiry.words().getFirst())) {
      if (inquiry.offered(Choice.WORD).contains(inquiry.words().getFirst())) return;
    }
    Map<String, Integer> named = named(inquiry.words());
    int sum = 0;
    for (Map.Entry<String, Integer> entry : named.entrySet()) {
      if (!isOffered(inquiry, entry.getKey())) return;
      sum += entry.getValue();
    }
    Attempt.Result result = inquiry.result();
    if (result.end() == Attempt.End.LEGAL) return;
    int most = Attempt.longest(inquiry.game, inquiry.seat);
    for (Map.Entry<String, Integer> entry : named.entrySet()) {
      Planet planet = Planet.named(entry.getKey());
      boolean from = result.end() == Attempt.End.NOT_OPEN && planet.exists();
      if (from && !isThere(inquiry, planet, entry.getValue(), inquiry.rule())) return;
    }
    if (sum > most)
      inquiry.check(
          ShipReason.SHIP_LIMIT,
          inquiry.rule(),
          false,
          Fact.of(Arg.LIMIT, most),
          Fact.of(Arg.NAMED, sum));
    else if (result.end() == Attempt.End.TOO_LITTLE)
      inquiry.check(
          ShipReason.SHIPS_DUE,
          inquiry.rule(),
          false,
          Fact.of(Arg.DUE, most),
          Fact.of(Arg.NAMED, sum));
  }

  private static boolean isOffered(Inquiry inquiry, String place) {
    if (inquiry.offers(place)) return true;
    Planet planet = Planet.named(place);
    if (!planet.exists()) return isOtherPlace(inquiry, place);
    if (!inquiry.planet(place).exists()) return false;
    if (!inquiry.check(
        ShipReason.COLONY_THERE,
        inquiry.view.ships().on(planet, inquiry.seat) > 0 || inquiry.prompt.contains("/"),
        Fact.of(planet))) return false;
    List<String> places = inquiry.offered(Choice.PLACE);
    return inquiry.check(
        ShipReason.PLANET_OFFERED,
        inquiry.rule(),
        false,
        Fact.of(planet),
        Fact.of(Arg.PLACES, places));
  }

  private static boolean isOtherPlace(Inquiry inquiry, String place) {
    boolean outpost = Outposts.planet(inquiry, place).exists();
    if (outpost && !Outposts.isThere(inquiry, place)) return false;
    boolean named = place.equals("gate") || place.equals("beside") || place.equals("warp");
    if (named && inquiry.prompt.equals("place"))
      return inquiry.check(ShipReason.COLONY_THERE, false, Fact.of(Arg.PLACE, place));
    if (named || outpost)
      return inquiry.check(
          ShipReason.PLANET_OFFERED,
          inquiry.rule(),
          false,
          Fact.of(Arg.PLACE, place),
          Fact.of(Arg.PLACES, inquiry.offered(Choice.PLACE)));
    if (inquiry.offered(Choice.FACE_DOWN).isEmpty())
      inquiry.check(ShipReason.SHIPS_NAMED, inquiry.rule(), false, Fact.of(Arg.TYPED, place));
    return false;
  }
}
