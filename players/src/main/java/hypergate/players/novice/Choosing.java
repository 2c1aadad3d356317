package hypergate.players.novice;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;

/// Picking from what is offered: an alien at the start, rewards, cards to take and to discard, what
/// to do next.
public final class Choosing {
  /// A card that is worth less is discarded even when nothing is due.
  private static final double JUNK = 0.4;

  /// What it costs not to discard when somebody else wants it.
  private static final double DEAR = 2.2;

  private final Outlook outlook;

  Choosing(Outlook outlook) {
    this.outlook = outlook;
  }

  /// Answers `keep-alien`.
  public int alien(Question question) {
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
  public int reward(Question question) {
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
  public int take(Question question) {
    // Who owes compensation and may choose gives its worst.
    return extreme(question, isOwn(question.option(0)) ? -1 : 1, JUNK);
  }

  /// Answers `discard`: the worst card. Who need not discard at somebody else's bidding pays for it
  /// otherwise.
  public int discard(Question question) {
    // What is paid for a Mili-Tech has been paid.
    boolean pays = question.used().effect().isEmpty();
    int done = Find.word(question, Word.DONE);
    if (pays && done >= 0 && question.gestureStep() == 0) return done;
    boolean bidden = question.user().exists() && question.user() != outlook.me;
    double below = outlook.judgements.card(question.used().effect()).junk;
    return extreme(question, -1, !Double.isNaN(below) ? below : bidden ? DEAR : JUNK);
  }

  /// Answers `next`: another encounter, or what a variant gives instead.
  public int next(Question question) {
    int encounter = Find.word(question, Word.ENCOUNTER);
    int instead = ofPart(question);
    double fight = encounter < 0 ? -1 : outlook.selecting.next();
    double learn = instead < 0 ? -1 : 0.8 + 0.2 * outlook.colonies(outlook.me);
    if (fight > 0 && fight >= learn) return encounter;
    if (learn > 0) return instead;
    return Math.max(0, Find.word(question, Word.STOP));
  }

  private static int ofPart(Question question) {
    for (int i = 0; i < question.count(); i++)
      if (Choice.kind(question.option(i)) == Choice.OF_PART) return i;
    return -1;
  }

  /// The best card offered (the worst, where `sign` is -1) if it is worth more than nothing at all.
  ///
  /// @param least what it must be worth, times the sign
  public int pick(Question question, int sign, double least) {
    int best = Find.either(Find.word(question, Word.NONE), Find.word(question, Word.DONE));
    double most = least;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.CARD) continue;
      double worth = sign * outlook.worthOf(Choice.value(question.option(i)));
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  /// The best card offered.
  public int best(Question question) {
    return extremeCard(question, 1);
  }

  /// The worst card offered.
  public int worst(Question question) {
    return extremeCard(question, -1);
  }

  private int extremeCard(Question question, int sign) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.CARD) continue;
      double worth = sign * outlook.worthOf(Choice.value(question.option(i)));
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  /// What the cards in our hand are worth.
  public double held() {
    double held = 0;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      held += outlook.worthOf(card);
    return held;
  }

  /// What it is worth to exchange hands with somebody.
  public double swapping(Seat other) {
    if (!other.exists()) return -1;
    CardSet hand = outlook.view.hand();
    double ours = 0;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      ours += outlook.values.card(outlook.view.face(card));
    return 0.85 * outlook.view.handSize(other) - ours;
  }

  /// What it is worth to draw from somebody's hand: more the fuller it is.
  public double fullHand(Seat seat) {
    return seat == outlook.me ? -100 : outlook.view.handSize(seat) + 0.1 * outlook.threat(seat);
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
