package hypergate.players;

import hypergate.game.Encounter;
import hypergate.game.Kind;
import hypergate.game.Question;
import hypergate.game.Window;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// Rules of thumb for powers and flares that deal in cards, gifts and targets: what a use is worth,
/// and what to answer when the card asks. Effects that are not named here are judged elsewhere.
final class Knacks {
  /// A card that is worth less is gladly given away.
  private static final double JUNK = 0.5;

  private final Outlook outlook;
  private final Reinforcing reinforcing;
  private final Shipping shipping;
  private final Aiming aiming;

  Knacks(Outlook outlook, Reinforcing reinforcing, Shipping shipping, Aiming aiming) {
    this.outlook = outlook;
    this.reinforcing = reinforcing;
    this.shipping = shipping;
    this.aiming = aiming;
  }

  /// What using an effect now is worth; NaN when it is not one of these.
  double worth(Question question, String effect) {
    return switch (effect) {
      case "reserve" -> question.window() == Window.REINFORCED ? stopping() : reinforcing(6);
      case "flare-reserve/super" -> reinforcing(9);
      case "healer" -> outlook.cards(outlook.me, 1) + healing();
      case "philanthropist" -> giving();
      case "flare-philanthropist/super" -> 2;
      case "flare-philanthropist/wild", "flare-hacker/super" -> -1;
      case "flare-tick-tock/wild" -> 5;
      case "flare-tick-tock/super" -> 1.5;
      case "flare-fido/wild" -> throwing();
      case "flare-observer/wild" -> treating();
      case "flare-will/wild" -> 0.3;
      case "flare-mind/wild" -> 0.2;
      case "flare-clone/wild", "flare-vacuum/super" -> 1;
      case "flare-mite/super", "flare-healer/super", "flare-will/super" -> 0.5;
      // A Human is glad to be zapped.
      case "flare-healer/wild" -> outlook.has(outlook.me, Reckoned.HUMAN) ? -1 : 1.5;
      default -> Double.NaN;
    };
  }

  // A reinforcement of the side that we do not want to win, in a fight that matters to us.
  private double stopping() {
    Seat other = outlook.encounter.reinforcer();
    if (!other.exists() || !reinforcing.compares()) return -1;
    boolean foe = outlook.sideOf(other) > 0 != reinforcing.wantsOffense();
    return foe && Math.abs(outlook.stake()) > 2.5 ? 2 : -1;
  }

  // Worth the stake when some of our low attacks turn the result.
  private double reinforcing(int highest) {
    if (!reinforcing.compares() || Math.abs(outlook.stake()) < 2.5) return -1;
    boolean wanted = reinforcing.wantsOffense();
    if (reinforcing.offenseWins(0) == wanted) return -1;
    CardSet hand = outlook.view.hand();
    int sum = 0;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      boolean attack = outlook.view.face(card).kind() == Kind.ATTACK;
      int value = outlook.view.face(card).value();
      if (attack && value <= highest) sum += value;
    }
    return reinforcing.turns(sum, wanted) ? Math.abs(outlook.stake()) : -1;
  }

  // Ships of rivals that came to grief in this encounter.
  private double healing() {
    double worth = 0;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      if (seat != outlook.me)
        worth += Math.min(4, outlook.encounter.lostSinceStart(seat)) * outlook.ship(seat);
    }
    return worth;
  }

  // A weak card that must be played, or a strong one for a friend.
  private double giving() {
    Encounter encounter = outlook.encounter;
    CardSet hand = outlook.view.hand();
    int encounters = 0;
    int low = 99;
    int high = 0;
    boolean flare = false;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      flare |= outlook.view.face(card).notation().equals("flare-philanthropist");
      if (!outlook.view.face(card).isEncounter()) continue;
      encounters++;
      if (outlook.view.face(card).kind() != Kind.ATTACK) continue;
      low = Math.min(low, outlook.view.face(card).value());
      high = Math.max(high, outlook.view.face(card).value());
    }
    if (encounter.isMain(outlook.me)) return flare && low <= 6 && encounters > 1 ? 2 : -1;
    return high >= 15 && Math.abs(outlook.stake()) > 3 ? 1 : -1;
  }

  private double throwing() {
    int size = outlook.view.cards().discardSize();
    if (size == 0) return -1;
    return 0.9 - 0.5 * outlook.worthOf(outlook.view.cards().discarded(size - 1));
  }

  // Our allies may have their card unless one of them is about to win.
  private double treating() {
    if (outlook.sideOf(outlook.me) == 0) return -1;
    int allies = outlook.encounter.sideOf(outlook.me).allies();
    for (int i = 0; i < outlook.seats; i++)
      if (Seat.of(i).in(allies) && outlook.lacks(Seat.of(i)) <= 2) return -1;
    return 0.2;
  }

  /// Answers a question of one of these effects; -1 when it is not one of these.
  int answer(Question question, String prompt) {
    return switch (prompt) {
      case "reserve/card", "flare-reserve/super/card" -> reinforcement(question);
      case "reserve/side", "flare-reserve/super/side" -> reinforcing.side(question);
      case "healer/seats" -> patients(question);
      case "philanthropist/card" -> best(question, !outlook.encounter.isMain(outlook.me));
      case "philanthropist/seat" -> friend(question);
      case "fido/card", "flare-fido/super/card" -> best(question, false);
      case "fido/seat" -> weakest(question);
      case "flare-vulch/wild/card" -> keep(question);
      case "flare-tick-tock/wild/ships" -> shipping.send(question, question.gestureStep(), 2);
      case "will/seat" -> aiming.defense(question);
      case "will/planet", "flare-will/wild/planet" -> target(question);
      case "hacker/seat" -> fullest(question);
      default -> -1;
    };
  }

  // The smallest card that turns the result, else the largest.
  private int reinforcement(Question question) {
    boolean wanted = reinforcing.wantsOffense();
    int best = 0;
    int most = -1;
    int least = 99;
    for (int i = 0; i < question.count(); i++) {
      int value = outlook.view.face(Choice.value(question.option(i))).value();
      boolean turns = reinforcing.turns(value, wanted);
      if (turns ? value < least : least == 99 && value > most) {
        if (turns) least = value;
        most = Math.max(most, value);
        best = i;
      }
    }
    return best;
  }

  // Whoever is no danger and has lost few enough ships for the card.
  private int patients(Question question) {
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.SEAT) continue;
      Seat seat = Seat.of(Choice.value(question.option(i)));
      int lost = Math.min(4, outlook.encounter.lostSinceStart(seat));
      if (outlook.cards(outlook.me, 1) + lost * outlook.ship(seat) > 0) return i;
    }
    return Find.either(Find.word(question, Word.DONE), Find.word(question, Word.NONE));
  }

  private int best(Question question, boolean most) {
    int best = 0;
    double found = -1e9;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.CARD) continue;
      double worth = outlook.worthOf(Choice.value(question.option(i)));
      if ((most ? worth : -worth) > found) {
        found = most ? worth : -worth;
        best = i;
      }
    }
    return best;
  }

  private int friend(Question question) {
    boolean offense = outlook.sideOf(outlook.me) > 0;
    Seat main = offense ? outlook.encounter.offense() : outlook.encounter.defense();
    return Math.max(0, Find.option(question, Choice.SEAT, main.index()));
  }

  private int weakest(Question question) {
    int best = 0;
    double least = 1e9;
    for (int i = 0; i < question.count(); i++) {
      double threat = outlook.threat(Seat.of(Choice.value(question.option(i))));
      if (threat < least) {
        least = threat;
        best = i;
      }
    }
    return best;
  }

  private int fullest(Question question) {
    int best = 0;
    double most = -1;
    for (int i = 0; i < question.count(); i++) {
      Seat seat = Seat.of(Choice.value(question.option(i)));
      double worth = outlook.view.handSize(seat) + 0.01 * outlook.threat(seat);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  // What the rival loses is worth something too.
  private int keep(Question question) {
    int card = 1 - Math.max(0, Find.word(question, Word.NONE));
    return outlook.worthOf(Choice.value(question.option(card))) > 2 * JUNK ? card : 1 - card;
  }

  // Of what is offered only the victim's home planets lie together; abroad it has colonies.
  private int target(Question question) {
    Seat victim = outlook.encounter.defense();
    int most = 0;
    for (int i = 0; i < outlook.seats; i++) {
      int here = 0;
      for (int o = 0; o < question.count(); o++)
        if (Planet.of(Choice.value(question.option(o))).system() == Seat.of(i)) here++;
      if (here > most && question.prompt().id().equals("will/planet")) {
        most = here;
        victim = Seat.of(i);
      }
    }
    int best = 0;
    double found = -1e9;
    for (int i = 0; i < question.count(); i++) {
      double worth = aiming.worth(Planet.of(Choice.value(question.option(i))), victim);
      if (worth > found) {
        found = worth;
        best = i;
      }
    }
    return best;
  }
}
