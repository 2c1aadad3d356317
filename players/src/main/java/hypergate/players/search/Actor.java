package hypergate.players.search;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Seat;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.MachinePlayer;
import hypergate.players.NovicePlayer;
import hypergate.players.script.Scripts;

/// Who plays on at a seat of an imagined world: a novice, now and then somebody with one rule, who
/// leans to what a player has been seen to do, and plays a card as it is told.
final class Actor implements Player {
  /// How a main player chooses its card.
  enum Plan {
    /// As it would.
    OWN,
    HIGHEST,
    LOWEST,
    TALKS;

    private static final Plan[] ALL = values();

    /// The plan of a number, the own one first.
    static Plan of(int number) {
      return ALL[number];
    }
  }

  private static final int RULED = 0x5c1;
  private static final int LEANING = 0x1ea;

  /// One in so many follows a rule.
  private static final int RULES = 5;

  /// After so many uses in one world it has had enough: what gives a card back for each that is
  /// played would never end.
  private static final int MOST_USES = 60;

  private final NovicePlayer novice = new NovicePlayer();
  private final MachinePlayer ruled = Scripts.of(Scripts.ANY, 0);
  private Luck dice = new Luck(0);
  private final Observed record;
  private final Seat seat;
  private boolean follows;
  private int uses;
  private boolean few;
  private Plan plan = Plan.OWN;

  /// @param record what players have been seen to do
  Actor(Seat seat, Observed record) {
    this.seat = seat;
    this.record = record;
  }

  /// Makes it somebody else, for a world.
  void reseed(long luck, Cast cast) {
    follows = false;
    uses = 0;
    few = false;
    if (!record.isEmpty(seat)) dice = new Luck(Luck.mix(luck + LEANING));
    if (cast == Cast.ALIKE) return;
    novice.reseed(luck);
    if (cast == Cast.TEMPERS || Long.remainderUnsigned(Luck.mix(luck + RULED), RULES) != 0) return;
    follows = true;
    ruled.reseed(luck);
  }

  /// Lets it send a single ship as the offense, or as many as it would.
  void sendsFew(boolean given) {
    few = given;
  }

  /// Lets it choose its encounter card by a plan.
  void plan(Plan given) {
    plan = given;
  }

  @Override
  public int choose(Question question) {
    if (plan != Plan.OWN && question.prompt() == Prompt.SELECT) {
      int position = planned(question);
      if (position >= 0) return position;
    }
    if (question.prompt() == Prompt.USE && ++uses > MOST_USES) {
      int pass = find(question, Word.PASS);
      if (pass >= 0) return pass;
    }
    if (few && question.prompt() == Prompt.LAUNCH && question.gestureStep() > 0) {
      int done = find(question, Word.DONE);
      if (done >= 0) return done;
    }
    int own = follows ? ruled.choose(question) : novice.choose(question);
    return record.isEmpty(seat) || question.gestureStep() > 0 ? own : leaning(question, own);
  }

  private static int find(Question question, Word word) {
    for (int i = 0; i < question.count(); i++) if (Choice.is(question.option(i), word)) return i;
    return -1;
  }

  private int planned(Question question) {
    int best = -1;
    int most = 0;
    for (int i = 0; i < question.count(); i++) {
      int option = question.option(i);
      if (Choice.kind(option) != Choice.CARD) continue;
      Face face = question.view().face(Choice.value(option));
      if (plan == Plan.TALKS) {
        if (face.kind() == Kind.NEGOTIATE) return i;
        continue;
      }
      if (face.kind() != Kind.ATTACK) continue;
      int rank = plan == Plan.HIGHEST ? face.value() : -face.value();
      if (best >= 0 && rank <= most) continue;
      most = rank;
      best = i;
    }
    return best;
  }

  // Turns round what a novice would do now and then, so that it is done as often as was seen.
  private int leaning(Question question, int own) {
    Observed.Deed deed = Observed.deed(question.prompt());
    if (deed == null) return own;
    double lean = record.lean(seat, deed);
    boolean does = Observed.does(question, question.option(own));
    if (lean == 0 || does == lean > 0) return own;
    double chance = lean > 0 ? lean / (1 - deed.usual()) : -lean / deed.usual();
    if (dice.number(1000) >= 1000 * chance) return own;
    return other(question, own, !does);
  }

  private static int other(Question question, int own, boolean does) {
    if (!does && question.prompt() == Prompt.DEAL) {
      int reject = find(question, Word.REJECT);
      return reject >= 0 ? reject : own;
    }
    for (int i = 0; i < question.count(); i++)
      if (Observed.does(question, question.option(i)) == does) return i;
    return own;
  }
}
