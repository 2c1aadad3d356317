package hypergate.game;

import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;

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

  /// Which small decision of one gesture this is, counted from 0.
  int gestureStep();

  /// The table as this seat sees it; taken anew for each question and reused.
  View view();

  /// The rules that everybody knows: all cards and the options of this game.
  Game.Rules rules();
}
