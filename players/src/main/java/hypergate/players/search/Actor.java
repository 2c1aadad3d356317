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
import hypergate.players.NovicePlayer;

/// Who plays on at a seat of an imagined world: a novice, or one who spares its cards and ships,
/// who leans to what a player has been seen to do, and plays a card as it is told.
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

  private static final int LEANING = 0x1ea;
  private static final int SENDING = 0x5e2d;

  /// Of a hundred offenses and of a hundred allies who try their options out so many send one ship,
  /// and so many send two at most; measured in 24 games of `strong/200`.
  private static final int ONE_OFFENSE = 50;

  private static final int TWO_OFFENSE = 62;
  private static final int ONE_ALLY = 49;
  private static final int TWO_ALLIES = 64;

  /// After so many uses in one world it has had enough: what gives a card back for each that is
  /// played would never end.
  private static final int MOST_USES = 60;

  private final NovicePlayer novice = new NovicePlayer();
  private Luck dice = new Luck(0);
  private long luck;
  private final Observed record;
  private final Seat seat;
  private int uses;

  // How many ships it sends at most, as the offense and as an ally.
  private int launches;
  private int sends;
  private boolean few;
  private Plan plan = Plan.OWN;

  /// @param record what players have been seen to do
  Actor(Seat seat, Observed record) {
    this.seat = seat;
    this.record = record;
  }

  /// Makes it somebody else, for a world.
  ///
  /// @param own whether it plays on for whoever thinks
  void reseed(long luck, Cast cast, boolean own) {
    this.luck = luck;
    few = false;
    launches = Integer.MAX_VALUE;
    sends = Integer.MAX_VALUE;
    begin();
    switch (cast) {
      case ALIKE -> {}
      case TEMPERS -> novice.reseed(luck);
      case SPARING -> {
        if (own) {
          novice.becomeThrifty(luck);
          return;
        }
        novice.becomeSparing(luck);
        Luck coins = new Luck(Luck.mix(luck + SENDING));
        launches = most(coins.number(100), ONE_OFFENSE, TWO_OFFENSE);
        sends = most(coins.number(100), ONE_ALLY, TWO_ALLIES);
      }
    }
  }

  private static int most(int coin, int one, int two) {
    return coin < one ? 1 : coin < two ? 2 : Integer.MAX_VALUE;
  }

  /// Begins anew in its world: what it did after another option has not been done.
  void begin() {
    uses = 0;
    if (!record.isEmpty(seat)) dice = new Luck(Luck.mix(luck + LEANING));
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
    if (hasSentAll(question)) {
      int done = find(question, Word.DONE);
      if (done >= 0) return done;
    }
    int own = novice.choose(question);
    return record.isEmpty(seat) || question.gestureStep() > 0 ? own : leaning(question, own);
  }

  // An ally says first which side it joins.
  private boolean hasSentAll(Question question) {
    int step = question.gestureStep();
    if (question.prompt() == Prompt.LAUNCH) return step >= (few ? 1 : launches);
    return question.prompt() == Prompt.JOIN && step - 1 >= sends;
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
