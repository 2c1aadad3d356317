package hypergate.soak.digest;

import java.util.Locale;

/// What a digest is made of. Each has a digest of its own, so that a difference says where to look,
/// and a part that was changed on purpose leaves the others to prove the rest.
enum Part {
  /// Every question with its options, and every answer.
  ASKED,
  /// Every event, and what each seat and a spectator hear of it.
  TOLD,
  /// The table as each seat and a spectator see it at some decisions, as the protocol writes it.
  SEEN,
  /// Answers to "why?" at some positions of some games, with the prompts of people there.
  WHY,
  /// The numbers of the rules that these cite.
  CITED,
  /// The lines of the game's record.
  RECORD,
  /// How it ends: the table with all hands open, winners, encounters, decisions.
  END;

  /// Its name in files and traces.
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
