package hypergate.game.imagine;

import hypergate.game.ask.Guide;
import hypergate.game.ask.Open;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;

/// Runs a phase again as it went, and notes what was answered and which cards chance picked.
final class Witness implements Guide {
  private final int[] given;
  private final int[] picks;
  private final Remembered notes;
  private int next;
  private int nextPick;

  /// @param given the positions of the answers of the phase
  /// @param picks the cards that chance picked, if it was guided
  Witness(int[] given, int[] picks, Remembered notes) {
    this.given = given;
    this.picks = picks;
    this.notes = notes;
  }

  @Override
  public int answer(Open question) {
    if (next == given.length) return NOBODY;
    int position = given[next++];
    only(question.seat(), question.prompt(), question.step(), question.menu().at(position));
    return position;
  }

  @Override
  public void only(Seat seat, Prompt prompt, int step, int choice) {
    notes.add(seat, prompt, step, choice);
  }

  @Override
  public boolean isBehind(int seats) {
    return next < given.length;
  }

  @Override
  public int pick(int card, long low, long high) {
    int picked = nextPick < picks.length ? picks[nextPick++] : card;
    notes.addPick(picked);
    return picked;
  }
}
