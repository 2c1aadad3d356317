package hypergate.players;

import hypergate.game.Question;
import hypergate.game.decide.Choice;

/// Picking from what is offered: an alien at the start, rewards, cards to take and to discard.
final class Choosing {
  /// A card that is worth less is discarded even when nothing is due.
  private static final double JUNK = 0.4;

  /// What it costs not to discard when somebody else wants it.
  private static final double DEAR = 2.2;

  /// A card that is worth less is exchanged for one from the deck.
  private static final double FRESH = 0.8;

  private final Outlook outlook;

  Choosing(Outlook outlook) {
    this.outlook = outlook;
  }

  /// Answers `keep-alien`.
  int alien(Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      double worth = outlook.values.alien(question, i);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  /// Answers `reward`: cards, unless many ships are lost or few are left.
  int reward(Question question) {
    int lost = outlook.ships.inWarp(outlook.me);
    boolean ships = outlook.fleet(outlook.me) < 10 || lost > 2 * outlook.view.handSize(outlook.me);
    int best = 0;
    int most = -1;
    for (int i = 0; i < question.count(); i++) {
      int back = Choice.value(question.option(i)) & 0xff;
      int wanted = ships ? back : -back;
      if (i == 0 || wanted > most) {
        most = wanted;
        best = i;
      }
    }
    return best;
  }

  /// Answers `take`: the best card; of the own hand the worst.
  int take(Question question) {
    // Who owes compensation and may choose gives its worst.
    return extreme(question, isOwn(question.option(0)) ? -1 : 1, JUNK);
  }

  /// Answers `discard`: the worst card. Who need not discard at somebody else's bidding pays for it
  /// otherwise.
  int discard(Question question) {
    // What is paid for a Mili-Tech has been paid.
    boolean pays = question.used().effect().isEmpty();
    int done = Find.word(question, hypergate.game.decide.Word.DONE);
    if (pays && done >= 0 && question.gestureStep() == 0) return done;
    boolean bidden = question.user().exists() && question.user() != outlook.me;
    boolean redraws = question.used().effect().equals("re-armament");
    return extreme(question, -1, redraws ? FRESH : bidden ? DEAR : JUNK);
  }

  private boolean isOwn(int option) {
    return Choice.kind(option) == Choice.CARD && outlook.view.hand().has(Choice.value(option));
  }

  private int extreme(Question question, int sign, double none) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      int option = question.option(i);
      double worth =
          Choice.kind(option) == Choice.CARD ? sign * outlook.worthOf(Choice.value(option)) : -none;
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }
}
