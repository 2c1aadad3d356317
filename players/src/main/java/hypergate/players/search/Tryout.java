package hypergate.players.search;

import hypergate.game.card.Rules;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Imagination;
import hypergate.game.view.View;
import hypergate.game.view.World;
import hypergate.players.NovicePlayer;

/// Two worlds, one that stands at a question and one in which an answer is played on to the end of
/// the encounter, by novices at every seat. Each world gives them other tempers, the same for all
/// options.
final class Tryout {
  private static final int NOT_ALIKE = 0x5eed;

  private final Rules rules;
  private final World here;
  private final World tried;
  private final Valuation valuation;
  private final Style style;
  private final boolean varied;
  private final NovicePlayer[] novices;
  private final double[] shares = new double[Seat.MOST];
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

  /// @param varied whether the novices have tempers, or are all alike
  Tryout(Rules rules, Imagination imagination, Valuation valuation, Style style, boolean varied) {
    this.rules = rules;
    this.here = imagination.world();
    this.tried = imagination.world();
    this.valuation = valuation;
    this.style = style;
    this.varied = varied;
    this.novices = new NovicePlayer[rules.seats()];
    for (int i = 0; i < novices.length; i++) {
      novices[i] = new NovicePlayer();
      tried.player(Seat.of(i), novices[i]);
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
    if (varied)
      for (int i = 0; i < novices.length; i++) novices[i].reseed(Luck.mix(world + NOT_ALIKE + i));
    return true;
  }

  /// Notes how it stands at the question, to be compared with what comes of it.
  void note() {
    View view = here.view(me);
    colonies = view.powers().foreignColonies(me);
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

  /// Answers with an option and plays on.
  void play(int option) {
    here.copyInto(tried, me, option);
    tried.runEncounter();
    if (tried.isOver()) {
      int winners = tried.winners();
      for (int i = 0; i < novices.length; i++)
        shares[i] = (winners >> i & 1) == 0 ? 0 : 1.0 / Integer.bitCount(winners);
    } else valuation.shares(tried.view(me), shares);
    share = shares[me.index()];
    worth = style.isPlain() ? share : liked();
  }

  private double liked() {
    View view = tried.view(me);
    double worth = share;
    worth += style.colony() * (view.powers().foreignColonies(me) - colonies);
    worth -= style.ship() * (view.ships().inWarp(me) - warp);
    for (int i = 0; i < novices.length; i++) {
      if ((friends >> i & 1) != 0) worth += style.friends() * shares[i];
      if ((foes >> i & 1) != 0) worth += style.foes() * shares[i];
    }
    return worth;
  }

  /// The share of the points that has come of it.
  double share() {
    return share;
  }

  /// The same with what else the player likes.
  double worth() {
    return worth;
  }

  /// Adds to a tally what has come of it.
  void count(Tally tally) {
    View view = tried.view(me);
    int winners = tried.isOver() ? tried.winners() : 0;
    tally.add(
        share,
        me.in(winners),
        winners != 0 && !me.in(winners),
        view.powers().foreignColonies(me) - colonies,
        view.ships().inWarp(me) - warp,
        view.handSize(me) - cards);
  }

  /// Whether it has to be noted how it stands at the question for choosing alone.
  boolean needsNotes() {
    return !style.isPlain();
  }
}
