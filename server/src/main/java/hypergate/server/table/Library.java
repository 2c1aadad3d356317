package hypergate.server.table;

/// What the program knows, whatever table one sits at.
public interface Library {
  /// Every option with its values, the presets, the machine players: a `RuleBook`.
  String rules();

  /// The lessons in their order: a list of `LessonName`.
  String lessons();

  /// Every card and alien with its text and timing: a `CardBook`.
  String cards();
}
