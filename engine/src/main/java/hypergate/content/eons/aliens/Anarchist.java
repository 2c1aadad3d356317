package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.variant.essences.Essences;

/// Chaos: each defeat as a main player turns up a disruption, a rule that it alone may use, until
/// it shares it and somebody else uses it; with all of them face up it wins. Only turning one up
/// after a defeat is a use (H-837).
public final class Anarchist {
  /// Mark: whether it has shared in this encounter, and above it who sends any number of ships.
  private static final int SENDERS = 0;

  /// Mark: who may ally uninvited.
  private static final int INTRUDERS = 1;

  private static final int SHARED = 1;
  private static final int SENDERS_AT = 1;

  private static final Prompt WHICH = Prompt.of("anarchist/card");
  private static final Prompt GIVEN = Prompt.of("anarchist/card-2");
  private static final Prompt WHOM = Prompt.of("anarchist/seat");
  private static final Prompt TAKES = Prompt.of("anarchist/choice");

  public static final Alien ANARCHIST =
      alien("Anarchist", "eons")
          .level(2)
          .hasVictory()
          .power("Chaos", MAIN, Step.RESOLUTION)
          .isMandatory()
          .text(
              "You hold a secret cache of three disruptions. When you lose as a main player or fail"
                  + " to deal, turn one up: you alone may use its rule. Once an encounter you may"
                  + " let another player have one that is up, and turn up another. When others use"
                  + " a rule everybody may. With all eight up you win.")
          .brings(Disruptions.ALL)
          .must(MAIN, OUTCOME, Anarchist::isDefeated, Anarchist::disrupt)
          .free(MAIN, OUTCOME, Anarchist::mayShare, Anarchist::share)
          .always(ANY, LOSING, (game, me) -> intruders(game) != 0, Anarchist::loseTwice)
          .first(Ability.Group.ADDITION)
          .bends(Query.WINS, (game, me, who, wins) -> who == me && hasWon(game) ? 1 : wins);

  private Anarchist() {}

  private static int number(Game game) {
    return game.content().alienNumber(ANARCHIST.id());
  }

  private static int sheet(Game game) {
    return game.powers().find(number(game));
  }

  private static int first(Game game) {
    return Essences.of(game).first(number(game));
  }

  // ---- turning up

  private static boolean isDefeated(Game game, Seat me) {
    return game.encounter().isBeaten(me) && mayTurnUp(game, me);
  }

  /// Whether it has a disruption to turn up.
  public static boolean mayTurnUp(Game game, Seat me) {
    return game.powers().find(me, ANARCHIST) >= 0 && Essences.of(game).cacheSize(number(game)) > 0;
  }

  private static void disrupt(Game game, Seat me) {
    turnUp(game, me);
    if (game.ofPower(Query.POWER_NUMBER, me, 1) > 1) turnUp(game, me);
  }

  /// It turns up a disruption of its cache.
  public static void turnUp(Game game, Seat me) {
    if (!mayTurnUp(game, me)) return;
    Essences disruptions = Essences.of(game);
    Menu menu = game.ask(me).menu();
    int first = first(game);
    for (int card = first; card < disruptions.end(first); card++)
      if (disruptions.isCached(card)) menu.add(disruptions.choice(card));
    disruptions.layOut(me, Essences.cardOf(game.ask(me).choose(WHICH)));
    if (hasWon(game)) game.verbs().win(me, game.cause());
  }

  private static boolean hasWon(Game game) {
    int alien = number(game);
    return Essences.of(game).atWork(alien) == Essences.of(game).setSize(alien);
  }

  // ---- sharing

  private static boolean mayShare(Game game, Seat me) {
    if ((game.mark(SENDERS) & SHARED) != 0) return false;
    Essences disruptions = Essences.of(game);
    int first = first(game);
    for (int card = first; card < disruptions.end(first); card++)
      if (disruptions.isOut(card)) return true;
    return false;
  }

  private static void share(Game game, Seat me) {
    game.mark(SENDERS, game.mark(SENDERS) | SHARED);
    Essences disruptions = Essences.of(game);
    Menu menu = game.ask(me).menu();
    int first = first(game);
    for (int card = first; card < disruptions.end(first); card++)
      if (disruptions.isOut(card)) menu.add(disruptions.choice(card));
    int card = Essences.cardOf(game.ask(me).choose(GIVEN));
    Seat other = game.ask(me).seat(WHOM, game.everybody() & ~me.bit());
    if (!game.ask(other).yes(TAKES)) return;
    disruptions.openBefore(card, other);
    turnUp(game, me);
  }

  // ---- using rules; the card whose text is running

  private static boolean isFree(Game game, Seat seat) {
    return game.ofPower(sheet(game), Query.POWER_BOUND, seat, 0) != 0;
  }

  /// Whether a seat may use the rule of the disruption whose text is running.
  static boolean mayUse(Game game, Seat seat) {
    int sheet = sheet(game);
    if (sheet < 0 || !game.powers().inForce(sheet)) return false;
    Essences disruptions = Essences.of(game);
    int card = game.here();
    return disruptions.isInMiddle(card)
        || disruptions.holder(card) == seat
        || disruptions.isOpenBefore(card, seat)
        || isFree(game, seat);
  }

  /// A seat has used it: it goes to the middle if somebody else has.
  static void used(Game game, Seat seat) {
    Essences disruptions = Essences.of(game);
    int card = game.here();
    boolean free = !disruptions.isOpenBefore(card, seat) && isFree(game, seat);
    if (disruptions.holder(card) != seat && !free && !disruptions.isInMiddle(card))
      disruptions.toMiddle(card);
  }

  /// Whether it lies in the middle.
  static boolean isCommon(Game game) {
    return Essences.of(game).isInMiddle(game.here());
  }

  // ---- what lasts for the encounter

  private static int mark(Game game, int mark) {
    int sheet = sheet(game);
    return sheet < 0 ? 0 : game.powers().mark(sheet, mark);
  }

  static boolean hasNoLimit(Game game, Seat seat) {
    return (mark(game, SENDERS) >>> SENDERS_AT + seat.index() & 1) != 0;
  }

  static void lift(Game game, Seat seat) {
    game.powers().mark(sheet(game), SENDERS, mark(game, SENDERS) | seat.bit() << SENDERS_AT);
  }

  static boolean isIntruder(Game game, Seat seat) {
    return seat.in(mark(game, INTRUDERS));
  }

  static void admit(Game game, Seat seat) {
    game.powers().mark(sheet(game), INTRUDERS, mark(game, INTRUDERS) | seat.bit());
  }

  // Uninvited allies that are about to lose ships to the warp.
  private static int intruders(Game game) {
    Loss loss = game.verbs().losing();
    int seats = 0;
    if (loss.cause() != Cause.ENCOUNTER) return 0;
    for (int i = 0; i < game.seats(); i++)
      if (loss.remaining(Seat.of(i)) > 0 && DisruptedRules.hasIntruded(game, Seat.of(i)))
        seats |= 1 << i;
    return seats;
  }

  private static void loseTwice(Game game, Seat me) {
    int intruders = intruders(game);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int lost = seat.in(intruders) ? game.verbs().losing().remaining(seat) : 0;
      if (lost > 0) game.verbs().chooseLossOutside(seat, lost);
    }
  }
}
