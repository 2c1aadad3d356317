package hypergate.content.eons.aliens;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Receipts;
import hypergate.game.verb.Rewards;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;

/// What players do with rules that the Anarchist has disrupted. Each use is noted there, so that
/// the card goes to the middle.
final class DisruptedRules {
  private static final Prompt CARD = Prompt.of("disruption-destiny/choice");
  private static final Prompt CONVERTED = Prompt.of("disruption-compensation/number");
  private static final Prompt TAKEN = Prompt.of("disruption-compensation/number-2");
  private static final Prompt FROM = Prompt.of("disruption-compensation/seat");

  private DisruptedRules() {}

  // ---- Warp

  static boolean mayEmptyWarp(Game game, Seat me) {
    return game.verbs().ships().retriever() == me
        && game.verbs().ships().retrieved() < game.verbs().freeInWarp(me);
  }

  static void emptyWarp(Game game, Seat me) {
    game.verbs().ships().retrieving(game.verbs().freeInWarp(me));
    Anarchist.used(game, me);
  }

  // ---- Success

  static boolean mayGoOn(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return !encounter.isEntitled()
        && !encounter.outcome().successful()
        && encounter.numberInTurn() < Math.max(1, game.query(Query.ENCOUNTERS_PER_TURN, me, 2))
        && game.cards().hasEncounterCard(me);
  }

  static void goOn(Game game, Seat me) {
    game.encounter().commit();
    Anarchist.used(game, me);
  }

  // ---- Rewards

  static boolean maySee(Game game, Seat me) {
    Receipts receipts = game.verbs().receipts();
    return receipts.areRewards() && receipts.collector() != me && !receipts.collected().isEmpty();
  }

  static void see(Game game, Seat me) {
    Receipts receipts = game.verbs().receipts();
    game.verbs().hands().showing().see(me, receipts.collector(), receipts.collected());
    Anarchist.used(game, me);
  }

  // ---- Hand

  static boolean mayExchange(Game game, Seat me) {
    boolean any = game.cards().handSize(me) > 0 || game.cards().deckSize() > 0;
    return any && game.cards().hand(me, Kind.ATTACK).isEmpty();
  }

  static void exchange(Game game, Seat me) {
    game.verbs().hands().newHand(me);
    Anarchist.used(game, me);
  }

  // ---- Gate

  static boolean sends(Game game, Seat seat) {
    return Anarchist.hasNoLimit(game, seat);
  }

  // Those that would go to the gate.
  static boolean mayFollow(Game game, Seat me) {
    return game.encounter().joiner() == me
        && !sends(game, me)
        && (Alliance.sidesLeft(game, me) & Alliance.OFFENSE) != 0;
  }

  static void sendAll(Game game, Seat me) {
    Anarchist.lift(game, me);
    Anarchist.used(game, me);
  }

  static int joining(Game game, Seat me, Seat who, int ships) {
    boolean attacks = who.in(game.encounter().offensive().allies());
    return attacks && sends(game, who) ? Disruptions.NO_LIMIT : ships;
  }

  // ---- Destiny

  static boolean mayChoose(Game game, Seat me) {
    return game.destinies().usedInstead() < 0 && !game.destinies().isChosen();
  }

  static void choose(Game game, Seat me) {
    if (!Anarchist.isCommon(game)) game.destinies().shuffle();
    game.destinies().choose(me, CARD);
    Anarchist.used(game, me);
  }

  // ---- Compensation

  static boolean mayConvert(Game game, Seat me) {
    return game.verbs().receipts().recipient() == me && game.encounter().compensation() > 0;
  }

  static void convert(Game game, Seat me) {
    int due = game.encounter().compensation();
    int rewards = game.ask(me).number(CONVERTED, 1, due);
    game.encounter().compensation(due - rewards);
    game.verbs().rewards().collect(me, rewards);
    Anarchist.used(game, me);
  }

  private static int others(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && game.cards().handSize(Seat.of(i)) > 0) mask |= 1 << i;
    return mask;
  }

  static boolean mayTake(Game game, Seat me) {
    Rewards rewards = game.verbs().rewards();
    return rewards.collector() == me && rewards.due() > 0 && others(game, me) != 0;
  }

  static void take(Game game, Seat me) {
    int cards = game.ask(me).number(TAKEN, 1, game.verbs().rewards().due());
    for (int i = 0; i < cards && others(game, me) != 0; i++) {
      game.verbs().rewards().due(game.verbs().rewards().due() - 1);
      game.verbs().hands().takeRandom(me, game.ask(me).seat(FROM, others(game, me)), 1);
    }
    Anarchist.used(game, me);
  }

  // ---- Alliance

  static boolean mayIntrude(Game game, Seat me) {
    int both = Alliance.OFFENSE | Alliance.DEFENSE;
    return game.encounter().joiner() == me
        && !Anarchist.isIntruder(game, me)
        && game.ships().colonies(me) != 0
        && (Alliance.sides(game, me) & both) != both;
  }

  static void intrude(Game game, Seat me) {
    Anarchist.admit(game, me);
    Anarchist.used(game, me);
  }

  static int sides(Game game, Seat me, Seat who, int sides) {
    return Anarchist.isIntruder(game, who) ? sides | Alliance.OFFENSE | Alliance.DEFENSE : sides;
  }

  /// Whether a seat has allied with a side that has not invited it.
  static boolean hasIntruded(Game game, Seat seat) {
    Encounter encounter = game.encounter();
    if (!Anarchist.isIntruder(game, seat) || !encounter.isAlly(seat)) return false;
    Side side = encounter.sideOf(seat);
    return !seat.in(encounter.invited(side));
  }
}
