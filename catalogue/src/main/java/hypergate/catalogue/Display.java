package hypergate.catalogue;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// How entries are shown.
///
/// @param shown what is shown of those things that can be hidden
/// @param flares which sides of flares
/// @param timing how it is shown when a card acts
/// @param width columns of the screen
public record Display(Set<Switch> shown, FlareStyle flares, TimingStyle timing, int width) {
  private static final int NARROWEST = 40;

  /// Everything, with the flares of the edition that is played, 80 columns.
  public static final Display USUAL =
      new Display(EnumSet.allOf(Switch.class), FlareStyle.RETAINED, TimingStyle.STRIP, 80);

  /// A way to show entries.
  public Display {
    Set<Switch> copy = EnumSet.noneOf(Switch.class);
    copy.addAll(shown);
    shown = Collections.unmodifiableSet(copy);
  }

  /// The same with something hidden.
  public Display hiding(Switch what) {
    EnumSet<Switch> less = EnumSet.allOf(Switch.class);
    less.retainAll(shown);
    less.remove(what);
    return new Display(less, flares, timing, width);
  }

  /// The same with another style of flares.
  public Display flares(FlareStyle style) {
    return new Display(shown, style, timing, width);
  }

  /// The same with another style of timing.
  public Display timing(TimingStyle style) {
    return new Display(shown, flares, style, width);
  }

  /// The same on a screen of so many columns, of which there are at least 40.
  public Display width(int columns) {
    return new Display(shown, flares, timing, Math.max(NARROWEST, columns));
  }

  /// Whether a field is shown.
  public boolean shows(Field field) {
    for (Switch one : Switch.values()) if (one.field() == field) return shown.contains(one);
    return switch (field) {
      case WILD -> flares == FlareStyle.NEBULAS || flares.sides().contains(field);
      case SUPER, WILD1, SUPER1, CON, PRO -> flares.sides().contains(field);
      default -> true;
    };
  }
}
