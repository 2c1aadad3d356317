package hypergate.game.imagine;

import hypergate.game.ask.Guide;
import hypergate.game.ask.Open;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Parked;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;

/// Answers in an imagined game as a seat remembers it: what it has answered itself it answers
/// again, or the game is given up; what it saw others do is done again as soon as that can be done;
/// whatever else others are asked they pass, and where they cannot, they choose by chance. It notes
/// what is answered, so that one can tell whether the seat would remember this game as its own.
final class Replay implements Guide {
  /// Many more answers than a phase ever has: more of them run in a circle.
  private static final int MOST = 500;

  private final Seat viewer;
  private final Remembered seen;
  private final Remembered notes;
  private final Luck luck;
  private final boolean[] done;

  // The cards that the viewer sees now.
  private final long low;
  private final long high;

  private int first;
  private int own;
  private int picks;
  private int asked;

  /// @param seen what the viewer remembers
  /// @param notes where to note what is answered and picked here
  /// @param luck what follows where nothing is remembered
  /// @param low the cards from 0 to 63 that the viewer sees now
  /// @param high the cards from 64 to 127
  Replay(Seat viewer, Remembered seen, Remembered notes, Luck luck, long low, long high) {
    this.viewer = viewer;
    this.seen = seen;
    this.notes = notes;
    this.luck = luck;
    this.low = low;
    this.high = high;
    this.done = new boolean[seen.size()];
    this.own = nextOwn(0);
  }

  // The next answer of the viewer's at or after a number; one past the last when there is none.
  private int nextOwn(int from) {
    int at = from;
    while (at < seen.size() && seen.answer(at).seat() != viewer) at++;
    return at;
  }

  @Override
  public boolean isBehind(int seats) {
    return !viewer.in(seats) || own < seen.size();
  }

  @Override
  public int answer(Open question) {
    if (++asked > MOST) throw Parked.MISFIT;
    int position = question.seat() == viewer ? ownAnswer(question) : answerOfOthers(question);
    if (position != NOBODY)
      notes.add(question.seat(), question.prompt(), question.step(), question.menu().at(position));
    return position;
  }

  private int ownAnswer(Open question) {
    if (own == seen.size()) return NOBODY;
    Remembered.Answer answer = seen.answer(own);
    int position = answer.fits(question) ? find(question.menu(), answer.choice()) : NOBODY;
    if (position < 0) throw Parked.MISFIT;
    goOn();
    return position;
  }

  private void goOn() {
    first = own + 1;
    own = nextOwn(first);
  }

  @Override
  public void only(Seat seat, Prompt prompt, int step, int choice) {
    notes.add(seat, prompt, step, choice);
    if (seat == viewer) {
      if (own == seen.size()) throw Parked.MISFIT;
      Remembered.Answer answer = seen.answer(own);
      if (!answer.fits(seat, prompt, step) || answer.choice() != choice) throw Parked.MISFIT;
      goOn();
      return;
    }
    for (int i = first; i < own; i++) {
      Remembered.Answer answer = seen.answer(i);
      if (done[i] || answer.seat() != seat) continue;
      done[i] = answer.fits(seat, prompt, step) && answer.choice() == choice;
      return;
    }
  }

  // Of what others did between two answers of the viewer's the order of each seat counts; uses
  // wait for all that came before.
  private int answerOfOthers(Open question) {
    boolean earlier = false;
    for (int i = first; i < own; i++) {
      if (done[i]) continue;
      Remembered.Answer answer = seen.answer(i);
      if (answer.fits(question)) {
        int position = earlier && isUse(question) ? NOBODY : find(question.menu(), answer.choice());
        if (position >= 0) {
          done[i] = true;
          return position;
        }
      }
      if (answer.seat() == question.seat()) break;
      earlier = true;
    }
    return guess(question.menu());
  }

  private static boolean isUse(Open question) {
    return question.prompt().equals(Prompt.USE);
  }

  private static int find(Menu menu, int choice) {
    for (int i = 0; i < menu.count(); i++) if (menu.at(i) == choice) return i;
    return NOBODY;
  }

  private int guess(Menu menu) {
    int nothing = NOBODY;
    boolean cards = false;
    for (int i = 0; i < menu.count(); i++) {
      if (Remembered.isNothing(menu.at(i)) && !Choice.is(menu.at(i), Word.HOLD)) nothing = i;
      cards |= Choice.kind(menu.at(i)) == Choice.CARD;
    }
    if (nothing >= 0 && find(menu, Choice.of(Word.PASS)) >= 0) return nothing;
    if (nothing >= 0 && (!cards || luck.number(2) == 0)) return nothing;
    return luck.number(menu.count());
  }

  @Override
  public int pick(int card, long setLow, long setHigh) {
    int picked = picked(card, setLow, setHigh);
    notes.addPick(picked);
    return picked;
  }

  // What the seat saw picked is picked again; what it did not see is any card that it has not seen.
  private int picked(int card, long setLow, long setHigh) {
    int known = picks < seen.picks() ? seen.pick(picks) : Remembered.UNSEEN;
    picks++;
    if (known != Remembered.UNSEEN) {
      boolean there = ((known < 64 ? setLow : setHigh) >>> known & 1) != 0;
      if (!there) throw Parked.MISFIT;
      return known;
    }
    long restLow = setLow & ~low;
    long restHigh = setHigh & ~high;
    int size = Long.bitCount(restLow) + Long.bitCount(restHigh);
    return size == 0 ? card : CardSet.nth(restLow, restHigh, luck.number(size));
  }
}
