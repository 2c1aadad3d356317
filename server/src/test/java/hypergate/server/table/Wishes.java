package hypergate.server.table;

import hypergate.server.protocol.ClockRules;
import hypergate.server.protocol.NewTable;
import hypergate.server.protocol.SeatChange;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Wishes for tables, as tests want them.
final class Wishes {
  private @Nullable ClockRules clock = new ClockRules("none", 0, 0);
  private String secrecy = "relaxed";
  private String watch = "link";
  private final Map<String, String> options = new HashMap<>();
  private @Nullable String preset;
  private @Nullable String hints;
  private @Nullable List<String> cards;
  private @Nullable List<String> with;
  private @Nullable String machine;
  private final int people;

  private Wishes(int people) {
    this.people = people;
  }

  /// A table of four with so many people; the others are machines.
  static Wishes people(int people) {
    return new Wishes(people);
  }

  Wishes clock(String mode, int bank, int prompt) {
    clock = new ClockRules(mode, bank, prompt);
    return this;
  }

  Wishes strict() {
    secrecy = "strict";
    return this;
  }

  Wishes watch(String who) {
    watch = who;
    return this;
  }

  Wishes preset(String name) {
    preset = name;
    return this;
  }

  Wishes set(String option, String value) {
    options.put(option, value);
    return this;
  }

  Wishes hints(String who) {
    hints = who;
    return this;
  }

  /// With cards that somebody wrote.
  Wishes cards(String... files) {
    cards = List.of(files);
    return this;
  }

  /// The host begins with these.
  Wishes with(String... begun) {
    with = List.of(begun);
    return this;
  }

  /// All machines are of a kind.
  Wishes against(String kind) {
    machine = kind;
    return this;
  }

  NewTable wish() {
    List<SeatChange> seats = new ArrayList<>();
    for (int i = 0; i < people; i++) seats.add(new SeatChange("person", null, null));
    while (machine != null && seats.size() < 4) seats.add(new SeatChange("machine", machine, null));
    return new NewTable(
        "Test table",
        preset,
        options,
        null,
        with,
        "Ana",
        seats,
        clock,
        secrecy,
        null,
        watch,
        null,
        null,
        hints,
        cards);
  }
}
