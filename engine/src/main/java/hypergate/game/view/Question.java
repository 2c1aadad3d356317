package hypergate.game.view;

import hypergate.game.card.Ability;
import hypergate.game.card.Rules;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.timing.Use;
import hypergate.game.verb.Matter;
import hypergate.game.verb.Offer;
import hypergate.game.word.Window;
import org.jspecify.annotations.Nullable;

/// All that a player gets: who is asked what, the full list of legal answers, and the table as that
/// seat sees it. Valid only until it has been answered.
public interface Question {
  /// Who is asked.
  Seat seat();

  /// What is asked.
  Prompt prompt();

  /// How many options there are, at least 2.
  int count();

  /// The packed [hypergate.game.decide.Choice] at a position.
  int option(int position);

  /// The notation of the option at a position; unique in the question.
  String notation(int position);

  /// The position of the answer that declines (`pass`, `none`, `no`, `reject`, `stop`); -1 when
  /// there is none.
  default int declining() {
    for (int i = 0; i < count(); i++) {
      int choice = option(i);
      if (Choice.kind(choice) == Choice.WORD && Word.of(Choice.value(choice)).isDefault()) return i;
    }
    return -1;
  }

  /// Which small decision of one gesture this is, counted from 0.
  int gestureStep();

  /// How many picks the whole gesture needs from this small decision on: 1 in a plain question, 0
  /// where `none` or `done` ends it at once. Picks that had one possible answer have been made
  /// already; the word before ships (`join offense A1x2`) is a pick.
  int least();

  /// How many picks the whole gesture allows from this small decision on: 1 in a plain question,
  /// whose answer says everything. Composed offers count their terms.
  int most();

  /// Whether everything in this gesture must be picked at one place.
  boolean onePlace();

  /// How many picks from this small decision on the gesture must not have; 0 when any number from
  /// [#least] to [#most] will do.
  int barred();

  /// How often the option at a position may be picked in this gesture: for a place how many ships
  /// may be picked there, for a card how many with that face; 1 elsewhere.
  int available(int position);

  /// The window that is open: for a `use` question the one in which the seat may act.
  Window window();

  /// The innermost use that is pending, which is the one that may be answered in PLAYED and
  /// POWER_USED: who uses; [Seat#NONE] when nothing is being used.
  Seat user();

  /// The innermost use that is pending: what is being used; an ability without a name for nothing.
  Ability used();

  /// What was named when the pending use was declared; see [Use#target].
  int target();

  /// What players are asked about on account of a variant; null when the game is played without it.
  <M extends Matter> @Nullable M matter(Class<M> kind);

  /// The standing offer of a deal; without terms when there is none.
  Offer offer();

  /// The table as this seat sees it; taken anew for each gesture, within which nothing changes, and
  /// reused.
  View view();

  /// What this seat can think with: the table as it may be. One object for each seat, begun anew
  /// for each question that it is asked for.
  ///
  /// @throws IllegalStateException where nothing is kept to think with: in a game that keeps no
  ///   checkpoints
  Imagination imagination();

  /// The rules that everybody knows: all cards and the options of this game.
  Rules rules();
}
