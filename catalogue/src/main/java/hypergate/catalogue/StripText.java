package hypergate.catalogue;

import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// When a card acts, in the three styles.
public final class StripText {
  private StripText() {}

  /// The lit cells of an entry's strip.
  public static Set<Phase> lit(Entry entry) {
    Set<Phase> lit = EnumSet.noneOf(Phase.class);
    for (String word : entry.all(Field.PHASE)) Phase.named(word).ifPresent(lit::add);
    return lit;
  }

  /// The eight cells by name in 78 columns, those in brackets that are lit.
  public static String drawn(Set<Phase> lit) {
    StringBuilder strip = new StringBuilder();
    for (Phase phase : Phase.values())
      strip.append(lit.contains(phase) ? "[" + phase.words() + "]" : "·" + phase.words() + "·");
    return strip.toString();
  }

  /// The eight cells in as many columns.
  static String small(Entry entry) {
    if (!entry.has(Field.PHASE)) return "";
    Set<Phase> lit = lit(entry);
    StringBuilder cells = new StringBuilder();
    for (Phase phase : Phase.values()) cells.append(lit.contains(phase) ? '■' : '·');
    return cells.toString();
  }

  /// Lines that say when an entry acts; none when nothing is known.
  static List<String> lines(Entry entry, TimingStyle style) {
    if (!entry.has(Field.PHASE)) return List.of();
    return switch (style) {
      case STRIP -> List.of(drawn(lit(entry)));
      case CLASSIC -> entry.all(Field.CLASSIC).stream().map(StripText::classic).toList();
      case WORDS -> words(entry);
    };
  }

  private static String classic(String number) {
    return number + " " + Phase.classicName(Integer.parseInt(number));
  }

  private static List<String> words(Entry entry) {
    List<String> lines = new ArrayList<>();
    List<String> events = new ArrayList<>(entry.all(Field.WINDOW));
    List<String> whole = new ArrayList<>();
    for (Phase phase : lit(entry)) {
      List<String> here = new ArrayList<>();
      for (Window window : Window.values())
        if (Phase.of(window).filter(phase::equals).isPresent()
            && events.remove(Timing.word(window))) here.add(spoken(window));
      if (here.isEmpty()) whole.add(phase.words());
      else lines.add(phase.words() + ": " + String.join(", ", here));
    }
    boolean any = whole.size() == Phase.values().length;
    if (!whole.isEmpty()) lines.add(any ? "Any phase" : String.join(", ", whole));
    if (!events.isEmpty())
      lines.add(
          "Whenever it happens: "
              + events.stream().map(e -> e.replace('-', ' ')).collect(Collectors.joining(", ")));
    return lines;
  }

  private static String spoken(Window window) {
    return Timing.word(window).replace('-', ' ');
  }
}
