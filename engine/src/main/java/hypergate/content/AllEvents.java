package hypergate.content;

import hypergate.game.event.Event;
import hypergate.variant.Variants;
import java.util.ArrayList;
import java.util.List;

/// Every kind of event there is: the core's, and each variant's by its sealed type. Whoever puts
/// events into words is held against this list.
public final class AllEvents {
  /// The sealed types of the variants' own events.
  public static final List<Class<? extends Event.OfVariant>> VARIANTS =
      Variants.ALL.stream().flatMap(variant -> variant.events().stream()).toList();

  /// The records of all kinds, the core's first.
  public static final List<Class<? extends Event>> KINDS = kinds();

  private AllEvents() {}

  private static List<Class<? extends Event>> kinds() {
    List<Class<? extends Event>> all = new ArrayList<>(ofOneType(Event.class));
    for (Class<? extends Event.OfVariant> variant : VARIANTS) all.addAll(ofOneType(variant));
    return List.copyOf(all);
  }

  /// The records that a sealed type of events permits.
  public static List<Class<? extends Event>> ofOneType(Class<? extends Event> sealed) {
    List<Class<? extends Event>> records = new ArrayList<>();
    for (Class<?> kind : sealed.getPermittedSubclasses())
      if (kind.isRecord()) records.add(kind.asSubclass(Event.class));
    return List.copyOf(records);
  }
}
