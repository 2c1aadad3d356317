package hypergate.catalogue;

import java.util.List;
import java.util.Locale;

/// What can be shown or hidden of an entry.
public enum Switch implements Chosen {
  HISTORY(Field.HISTORY),
  ART(Field.ART),
  AUTHOR(Field.AUTHOR),
  THEME(Field.THEME),
  NOTES(Field.NOTES),
  TYPE(Field.TYPE),
  EXPERIENCE(Field.EXPERIENCE);

  private final Field field;

  Switch(Field field) {
    this.field = field;
  }

  /// The field that it shows or hides.
  public Field field() {
    return field;
  }

  /// The word on the command line and in addresses: `history`.
  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public List<String> oldWords() {
    return List.of();
  }
}
