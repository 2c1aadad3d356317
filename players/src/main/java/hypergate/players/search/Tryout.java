package hypergate.players.search;

import hypergate.game.card.Rules;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Imagination;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.view.World;

/// Two worlds, one that stands at a question and one in which an answer is played on to the end of
/// the encounter, by an [Actor] at every seat. Each world has others, the same for all options.
final class Tryout {
  private static final int NOT_ALIKE = 0x5eed;

  /// A share of the points that makes somebody take an offer in 73 of 100 cases.
  private static final double TEMPTING = 0.015;

  private final Rules rules;
  private final World here;
  private final World tried;

  // In which an offer is answered.
  private final World answered;

  private final Valuation valuation;
  private final Style style;
  private final Cast cast;
  private final Actor[] actors;

  // By seat: who sits there at the question.
  private final Seat[] persons;

  private final double[] shares = new double[Seat.MOST];
  private final double[] bySeat = new double[Seat.MOST];
  private Seat me = Seat.NONE;

  // How it stands at the question.
  private int colonies;
  private int warp;
  private int cards;
  private int friends;
  private int foes;

  // What has come of the last option.
  private double share;
  private double worth;
  private double fewest;

  // In which it is to be seen.
  private World told;

  // What it would come to if an offer were taken.
  private final double[] taken = new double[Seat.MOST];

  /// @param observed what players have been seen to do
  Tryout(Rules rules, Imagination imagination, Mind mind, Observed observed) {
    this.rules = rules;
    this.here = imagination.world();
    this.tried = imagination.world();
    this.answered = imagination.world();
    this.told = tried;
    this.valuation = mind.valuations().apply(rules);
    this.style = mind.style();
    this.cast = mind.cast();
    this.actors = new Actor[rules.seats()];
    this.persons = new Seat[rules.seats()];
    for (int i = 0; i < actors.length; i++) {
      actors[i] = new Actor(Seat.of(i), observed);
      persons[i] = Seat.of(i);
      tried.player(Seat.of(i), actors[i]);
      answered.player(Seat.of(i), actors[i]);
    }
  }

  /// Whether it is for games with these rules.
  boolean isOf(Rules others) {
    return rules == others;
  }

  /// Makes a world for a question.
  ///
  /// @return false when there is none
  boolean begin(Imagination imagination, long world) {
    me = imagination.seat();
    if (!imagination.imagine(here, world)) return false;
    seat();
    for (int i = 0; i < actors.length; i++)
      actors[i].reseed(Luck.mix(world + NOT_ALIKE + i), cast, i == me.index());
    return true;
  }

  // The actors sit where those sit whom they stand for.
  private void seat() {
    for (int i = 0; i < actors.length; i++) {
      Seat person = here.persons().at(Seat.of(i));
      if (persons[i] == person) continue;
      persons[i] = person;
      tried.player(person, actors[i]);
      answered.player(person, actors[i]);
    }
  }

  // Where somebody sits in a world who sits at a seat at the question.
  private Seat now(World world, int seat) {
    return world.persons().seatOf(persons[seat]);
  }

  // Whoever plays on has done nothing yet: all options are answered by the same people.
  private void begin() {
    for (Actor actor : actors) actor.begin();
  }

  /// Notes how it stands at the question, to be compared with what comes of it.
  void note() {
    View view = here.view(me);
    colonies = view.powers().colonyMarker(me);
    warp = view.ships().inWarp(me);
    cards = view.handSize(me);
    friends = 0;
    foes = 0;
    for (long left = view.ships().colonies(me); left != 0; left &= left - 1)
      friends |= view.ships().seatsOn(Planet.of(Long.numberOfTrailingZeros(left)));
    for (long left = view.ships().planetsOf(me); left != 0; left &= left - 1)
      foes |= view.ships().seatsOn(Planet.of(Long.numberOfTrailingZeros(left)));
    friends &= ~me.bit();
    foes &= ~me.bit();
  }

  /// Lets itself send a single ship if it is the offense, or as many as a novice would.
  void sendsFew(boolean few) {
    actors[me.index()].sendsFew(few);
  }

  /// Answers with an option that ends an encounter, and plays on to the end of the next one.
  void playNext(int option) {
    told = tried;
    begin();
    here.copyInto(tried, me, option);
    if (!tried.runEncounter()) tried.runEncounter();
    read(tried, shares);
    settle();
  }

  /// Answers with an option and plays on.
  void play(int option) {
    told = tried;
    begin();
    here.copyInto(tried, me, option);
    tried.runEncounter();
    read(tried, shares);
    settle();
  }

  /// Answers with an option, lets a main player choose its card by a plan, and plays on.
  void play(int option, Seat other, Actor.Plan plan) {
    actors[other.index()].plan(plan);
    try {
      play(option);
    } finally {
      actors[other.index()].plan(Actor.Plan.OWN);
    }
  }

  /// Answers with an offer and plays on. The other side is thought to take it the more likely the
  /// more it gains by that, and half of the time to do as a novice would.
  void offer(int option, Seat other) {
    told = tried;
    tried.player(persons[other.index()], null);
    begin();
    here.copyInto(tried, me, option);
    tried.runEncounter();
    tried.player(persons[other.index()], actors[other.index()]);
    boolean asks = other.in(tried.waitingFor());
    int accept = asks ? find(tried.question(other), Word.ACCEPT) : -1;
    if (accept < 0) {
      tried.runEncounter();
      read(tried, shares);
      settle();
      return;
    }
    Question asked = tried.question(other);
    boolean novice = actors[other.index()].choose(asked) == accept;
    begin();
    tried.copyInto(answered, other, find(asked, Word.REJECT));
    answered.runEncounter();
    read(answered, shares);
    begin();
    tried.copyInto(answered, other, accept);
    answered.runEncounter();
    read(answered, taken);
    told = answered;
    double gain = taken[other.index()] - shares[other.index()];
    double likely = 1 / (1 + StrictMath.exp(-gain / TEMPTING));
    double chance = 0.5 * likely + (novice ? 0.5 : 0);
    for (int i = 0; i < actors.length; i++)
      shares[i] = chance * taken[i] + (1 - chance) * shares[i];
    settle();
  }

  private static int find(Question question, Word word) {
    for (int i = 0; i < question.count(); i++) if (Choice.is(question.option(i), word)) return i;
    return -1;
  }

  private void read(World world, double[] into) {
    if (!world.isOver()) {
      valuation.shares(world.view(now(world, me.index())), bySeat);
      for (int i = 0; i < actors.length; i++) into[i] = bySeat[now(world, i).index()];
      return;
    }
    int winners = world.winners();
    for (int i = 0; i < actors.length; i++)
      into[i] = now(world, i).in(winners) ? 1.0 / Integer.bitCount(winners) : 0;
  }

  private void settle() {
    share = shares[me.index()];
    worth = style.isPlain() ? share : liked();
    fewest = 1;
    for (int i = 0; i < actors.length; i++)
      if (i != me.index()) fewest = Math.min(fewest, shares[i]);
  }

  private double liked() {
    Seat own = now(told, me.index());
    View view = told.view(own);
    double worth = share;
    worth += style.colony() * (view.powers().colonyMarker(own) - colonies);
    worth -= style.ship() * (view.ships().inWarp(own) - warp);
    for (int i = 0; i < actors.length; i++) {
      if ((friends >> i & 1) != 0) worth += style.friends() * shares[i];
      if ((foes >> i & 1) != 0) worth += style.foes() * shares[i];
    }
    return worth;
  }

  /// The share of the points that has come of it.
  double share() {
    return share;
  }

  /// The share of the points that has come of it for somebody.
  double share(Seat seat) {
    return shares[seat.index()];
  }

  /// The least share that anybody else is left with.
  double fewest() {
    return fewest;
  }

  /// The same with what else the player likes.
  double worth() {
    return worth;
  }

  /// Adds to a tally what has come of it; of an offer, what comes of it once it is taken.
  void count(Tally tally) {
    Seat own = now(told, me.index());
    View view = told.view(own);
    int winners = told.isOver() ? told.winners() : 0;
    tally.add(
        share,
        own.in(winners),
        winners != 0 && !own.in(winners),
        view.powers().colonyMarker(own) - colonies,
        view.ships().inWarp(own) - warp,
        view.handSize(own) - cards);
  }

  /// Whether it has to be noted how it stands at the question for choosing alone.
  boolean needsNotes() {
    return !style.isPlain();
  }
}
