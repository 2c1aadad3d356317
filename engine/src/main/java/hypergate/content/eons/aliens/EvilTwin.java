package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_DESTINY;
import static hypergate.game.word.Window.COMPENSATION;
import static hypergate.game.word.Window.LAUNCHED;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.OWING;
import static hypergate.game.word.Window.TAKING_CARDS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Hands;
import hypergate.game.verb.Loss;
import hypergate.game.verb.Owing;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Blame: until destiny is drawn again a player that it names loses in its place what it would have
/// to lose, ships and cards. Only the naming is a use (H-604).
public final class EvilTwin {
  // By counter: the number of a good twin, 1 for A; 0 for none. The super flare names a second one.
  private static final int TWINS = 2;

  /// Mark: the super flare names two.
  public static final int TWO = 0;

  private static final Prompt WHOM = Prompt.of("evil-twin/seat");
  private static final Prompt SECOND = Prompt.of("flare-evil-twin/super/seat");

  public static final Alien EVIL_TWIN =
      alien("Evil Twin", "eons")
          .level(2)
          .power("Blame", MAIN, Step.LAUNCH)
          .text(
              "When ships have been launched and you are a main player, name a player other than"
                  + " your opponent. Until destiny is next drawn it loses in your place the ships"
                  + " that you would lose to the warp and the cards that you would have to discard"
                  + " or give up; your ships go to other colonies, or stay if there are none.")
          .counter("twin")
          .counter("second twin")
          .may(
              MAIN,
              LAUNCHED,
              (game, me) -> twins(game, me) == 0 && others(game, me) != 0,
              EvilTwin::blame)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, others(game, me)).index()))
          .always(ANY, BEFORE_DESTINY, (game, me) -> twins(game, me) != 0, EvilTwin::forget)
          .evenZapped()
          .evenLost()
          .always(ANY, LOSING, EvilTwin::isLosing, EvilTwin::passLoss)
          .always(ANY, COMPENSATION, EvilTwin::isPaying, EvilTwin::passDebt)
          .always(ANY, OWING, EvilTwin::isOwing, EvilTwin::passDiscards)
          .always(ANY, TAKING_CARDS, EvilTwin::isRobbed, EvilTwin::passRobbery)
          .bends(Query.PENALTY_FOR, EvilTwin::penalised);

  private EvilTwin() {}

  // ---- twins

  private static int twin(Game game, Seat me, int number) {
    return game.powers().counter(game.powers().find(me, EVIL_TWIN), number);
  }

  /// Whether a seat is the good twin of anybody now.
  public static boolean isTwin(Game game, Seat seat) {
    Seat owner = game.powers().holder(EVIL_TWIN);
    return owner.exists() && game.powers().inForce(owner, EVIL_TWIN) && seat.in(twins(game, owner));
  }

  // Its good twins, as a mask.
  private static int twins(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < TWINS; i++) if (twin(game, me, i) > 0) mask |= 1 << twin(game, me, i) - 1;
    return mask;
  }

  private static int others(Game game, Seat me) {
    boolean any = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    int mask = game.everybody() & ~me.bit();
    if (!any) mask &= ~game.encounter().opponent(me).bit();
    for (int i = 0; i < game.seats(); i++)
      if (game.ofPower(Query.POWER_BOUND, Seat.of(i), 0) != 0) mask &= ~(1 << i);
    return mask;
  }

  private static void blame(Game game, Seat me) {
    become(game, 0, Seat.of(game.current().target()));
    if (game.mark(TWO) == 0) return;
    int others = game.everybody() & ~me.bit() & ~twins(game, me);
    for (int i = 0; i < game.seats(); i++)
      if (game.ofPower(Query.POWER_BOUND, Seat.of(i), 0) != 0) others &= ~(1 << i);
    if (others != 0) become(game, 1, game.ask(me).seat(SECOND, others));
  }

  private static void become(Game game, int number, Seat twin) {
    game.counter(number, twin.index() + 1);
    if (game.isHeard()) game.tell(new Event.TokenPlaced("twin token", twin.letter()));
  }

  private static void forget(Game game, Seat me) {
    for (int i = 0; i < TWINS; i++) game.counter(i, 0);
    if (game.isHeard()) game.tell(new Event.TokenPlaced("twin token", "box"));
  }

  // Nobody is blamed for what the holder of its Con has done.
  private static boolean isOwn(Game game, Seat by) {
    return by.exists() && game.ofPower(Query.POWER_BOUND, by, 0) != 0;
  }

  // ---- ships

  private static boolean isLosing(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    return loss.cause() != Cause.COST
        && loss.remaining(me) > 0
        && !loss.isSubstituted(me)
        && (twins(game, me) & ~me.bit()) != 0
        && !isOwn(game, loss.by());
  }

  private static void passLoss(Game game, Seat me) {
    Loss own = game.verbs().losing();
    int due = own.remaining(me);
    int twins = twins(game, me);
    if (own.takesLastColony(me)) own.substituteInPlace(me, due);
    else own.substitute(me, due);
    game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < game.seats(); p++) {
      Seat twin = game.inOrder(p);
      if (twin.in(twins)) game.verbs().chooseLoss(twin, due, true, game.ships().colonies(twin));
    }
    game.verbs().carryOutLoss();
  }

  // ---- cards

  private static boolean isPaying(Game game, Seat me) {
    Seat recipient = game.verbs().receipts().recipient();
    return game.encounter().compensationFrom() == me
        && (twins(game, me) & ~recipient.bit()) != 0
        && !isOwn(game, recipient);
  }

  // One twin owes it instead; a second one pays the whole of it, too.
  private static void passDebt(Game game, Seat me) {
    Seat recipient = game.verbs().receipts().recipient();
    Seat payer = Seat.NONE;
    for (int p = 0; p < game.seats(); p++) {
      Seat twin = game.inOrder(p);
      if (!twin.in(twins(game, me)) || twin == recipient) continue;
      if (!payer.exists()) payer = twin;
      else game.verbs().hands().takeRandom(recipient, twin, game.encounter().compensation());
    }
    game.encounter().compensationFrom(payer, game.encounter().compensationBy());
  }

  private static boolean isOwing(Game game, Seat me) {
    Owing owing = game.verbs().owing();
    return owing.seat() == me
        && owing.cards() > 0
        && twins(game, me) != 0
        && !isOwn(game, user(game));
  }

  // Whose effect it is.
  private static Seat user(Game game) {
    return game.pipeline().isIdle() ? Seat.NONE : game.pipeline().user();
  }

  private static void passDiscards(Game game, Seat me) {
    int due = game.verbs().owing().cards();
    game.verbs().owing().cards(0);
    int twins = twins(game, me);
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(twins)) game.verbs().hands().mustDiscard(game.inOrder(p), due);
  }

  // A card with a penalty that it is given is handed on to its first good twin that has not given
  // it itself.
  private static int penalised(Game game, Seat me, Seat who, int seat) {
    if (who != me || isOwn(game, user(game))) return seat;
    for (int p = 0; p < game.seats(); p++) {
      Seat twin = game.inOrder(p);
      if (twin.in(twins(game, me)) && twin != user(game)) return twin.index();
    }
    return seat;
  }

  private static boolean isRobbed(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    return hands.giver() == me
        && hands.taken() > 0
        && hands.taker() != me
        && (twins(game, me) & ~hands.taker().bit()) != 0
        && !isOwn(game, hands.taker());
  }

  private static void passRobbery(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    Seat taker = hands.taker();
    int due = hands.taken();
    hands.taken(0);
    int twins = twins(game, me);
    for (int p = 0; p < game.seats(); p++) {
      Seat twin = game.inOrder(p);
      if (twin.in(twins) && twin != taker) hands.takeRandom(taker, twin, due);
    }
  }
}
