package hypergate.players.novice;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.view.Question;
import hypergate.players.novice.Judgement.Answer;
import hypergate.players.novice.Judgement.Pick;

/// How questions are answered: as the core, a card or a variant says ([Habits], [Judgement]);
/// otherwise option by option, where seats are taken for victims, planets for targets and numbers
/// for gains.
public final class Effects {
  private final Outlook outlook;

  // The steps of a gesture are asked one after the other.
  private Prompt asked = Prompt.USE;
  private Answer answer;

  Effects(Outlook outlook) {
    this.outlook = outlook;
    this.answer = outlook.judgements.answer(asked.id());
  }

  /// Answers any question.
  public int answer(Question question) {
    Prompt prompt = question.prompt();
    if (prompt != asked) {
      asked = prompt;
      answer = outlook.judgements.answer(prompt.id());
    }
    return answer.to(outlook, question);
  }

  /// Answers a question of a card option by option.
  int byKind(Question question, Judgement card) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      double worth = worth(question, card, question.option(i));
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  private double worth(Question question, Judgement card, int option) {
    int kind = Choice.kind(option);
    int value = Choice.value(option);
    Pick pick = card.picks[kind];
    if (pick == null) pick = outlook.judgements.pick(kind);
    if (pick != null) return pick.of(outlook, value);
    return switch (kind) {
      case Choice.SEAT -> victim(Seat.of(value));
      case Choice.PLACE -> Place.isPlanet(value) ? -outlook.ships.seatsOn(Planet.of(value)) : 0;
      case Choice.CARD -> outlook.worthOf(value);
      case Choice.NUMBER -> Choice.asNumber(option);
      case Choice.DESTINY -> destiny(value);
      case Choice.SHIP_OF -> strike(Seat.of(value >> 8), value & 0xff);
      case Choice.ALIEN -> outlook.values.alien(value);
      case Choice.WORD -> word(question, Word.of(value));
      default -> 0;
    };
  }

  /// What it is worth to name a seat as a victim.
  public double victim(Seat seat) {
    return seat == outlook.me ? -100 : outlook.threat(seat);
  }

  /// What it is worth to strike one ship on a planet: a single one that holds a colony is best.
  public double strike(Planet planet) {
    double best = 0;
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index()) best = Math.max(best, strike(Seat.of(i), planet.index()));
    return best;
  }

  private double strike(Seat seat, int place) {
    if (seat == outlook.me) return -20;
    if (!Place.isPlanet(place)) return outlook.threat(seat);
    int there = outlook.ships.on(Planet.of(place), seat);
    double colony = outlook.ships.systemOf(Planet.of(place)) == seat ? 3 : 8;
    return there == 0 ? 0 : colony / there + 0.2 * outlook.colonies(seat);
  }

  private double destiny(int card) {
    if (Destinies.isWild(card)) return -5;
    Seat named = outlook.view.named(card);
    if (named == outlook.me) return -20;
    if (named == outlook.encounter.offense()) return -2;
    return outlook.threat(named);
  }

  /// What a word is worth: nothing is named to be refused; where a card asks, its use was wanted.
  public static double word(Question question, Word word) {
    return switch (word) {
      case YES, ADD -> 2;
      case ALL -> 1;
      case NO, PASS, NONE, DONE, STOP -> question.gestureStep() > 0 ? 0.5 : -1;
      case WITHDRAW -> 0;
      default -> 1;
    };
  }
}
