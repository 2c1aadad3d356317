package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.COLLECTING;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.WIN_CHECK;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.timing.Use;
import hypergate.game.verb.Inspection;
import hypergate.game.verb.Rewards;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.variant.essences.Essences;

/// Zilch: once an encounter a fate of its cache, at the moment that it names; and it wins with the
/// player that it has ordained in secret, or in the place of all others. Only playing a fate is a
/// use.
public final class Zilch {
  /// Mark: how many fates have been played in this encounter.
  private static final int PLAYED = 0;

  // What can be played at any time.
  private static final int ANY_TIME =
      1 << Fates.SHIELD | 1 << Fates.PEEK | 1 << Fates.DONATE | 1 << Fates.STEAL;

  private static final int TARGET = 4;
  private static final int FATE = (1 << TARGET) - 1;

  private static final Prompt ORDAINED = Prompt.secret("zilch/seat");
  private static final Prompt WHICH = Prompt.of("zilch/card");
  private static final Prompt POWER = Prompt.of("zilch/alien");
  private static final Prompt WHOM = Prompt.of("zilch/seat-2");
  private static final Prompt RECEIVER = Prompt.of("zilch/seat-3");
  private static final Prompt ALLY = Prompt.of("zilch/seat-4");
  private static final Prompt GIFT = Prompt.of("zilch/card-2");
  private static final Prompt WHAT = Prompt.of("zilch/choice");
  private static final Prompt HOW_MANY = Prompt.of("zilch/number");

  public static final Alien ZILCH =
      alien("Zilch", "odyssey")
          .level(2)
          .power("Zilch", ANY, Step.PHASES)
          .text(
              "Once an encounter play a fate of your secret cache at the moment that it names. You"
                  + " share the victory of the player that you have ordained in secret if that"
                  + " player wins alone; of several winners with that player among them you alone"
                  + " win.")
          .brings(Fates.ALL)
          .readingWarnings()
          .hasVictory()
          .setup(Zilch::ordain)
          .leaving((game, me) -> game.destinies().dropFaceDown())
          .whenever(
              ANY,
              (game, me) -> playable(game, me, ANY_TIME) != 0,
              (game, me) -> name(game, me, ANY_TIME),
              Zilch::play)
          .may(
              ANY,
              SELECTED,
              (game, me) -> playable(game, me, ANY_TIME | 1 << Fates.PSYCH) != 0,
              Zilch::play)
          .naming((game, me) -> name(game, me, ANY_TIME | 1 << Fates.PSYCH))
          .may(ANY, POWER_USED, (game, me) -> has(game, Fates.ZAP) && isUsed(game, me), Zilch::zap)
          .naming((game, me) -> show(game, me, Fates.ZAP))
          .may(
              ANY,
              COLLECTING,
              (game, me) -> has(game, Fates.REWARD) && isCollecting(game, me),
              Zilch::passReward)
          .naming((game, me) -> show(game, me, Fates.REWARD))
          .always(ANY, WIN_CHECK, Zilch::decides, Zilch::decide)
          .first(Group.LAST);

  private Zilch() {}

  // ---- the ordained player

  private static int number(Game game) {
    return game.content().alienNumber(ZILCH.id());
  }

  private static void ordain(Game game, Seat me) {
    int colours = game.destinies().layable(me);
    if (colours == 0) return;
    Seat ordained = game.ask(me).seat(ORDAINED, colours);
    game.destinies().layDown(number(game), me, ordained);
  }

  private static boolean decides(Game game, Seat me) {
    int winning = game.verbs().ships().winning();
    if (winning == 0 || me.in(winning)) return false;
    Seat ordained = game.destinies().faceDown();
    return ordained.exists()
        && ordained != me
        && ordained.in(winning)
        && game.reach().reaches(ordained);
  }

  private static void decide(Game game, Seat me) {
    int winning = game.verbs().ships().winning();
    boolean alone = Integer.bitCount(winning) == 1;
    int beaten = game.reach().reached(winning);
    game.verbs().ships().winning((alone ? winning : winning & ~beaten) | me.bit());
    game.verbs().ships().winningBy(ZILCH.id());
  }

  // ---- fates

  private static int card(Game game, int fate) {
    return Essences.of(game).first(number(game)) + fate;
  }

  private static boolean has(Game game, int fate) {
    Essences fates = Essences.of(game);
    int most = game.ofPower(Query.POWER_UNBOUND, Powers.owner(game.here()), 0) != 0 ? 2 : 1;
    return game.mark(PLAYED) < most
        && fates.isHidden(card(game, fate))
        && fates.isCached(card(game, fate));
  }

  private static void show(Game game, Seat me, int fate) {
    Essences.of(game).show(me, card(game, fate));
  }

  private static void spend(Game game, int fate) {
    game.mark(PLAYED, game.mark(PLAYED) + 1);
    Essences.of(game).spend(card(game, fate));
  }

  // Which of these fates it holds and could play now, as a mask.
  private static int playable(Game game, Seat me, int fates) {
    int playable = 0;
    for (int fate = 0; fate < Fates.ALL.size(); fate++)
      if ((fates >>> fate & 1) != 0 && has(game, fate) && isPossible(game, me, fate))
        playable |= 1 << fate;
    return playable;
  }

  private static boolean isPossible(Game game, Seat me, int fate) {
    return switch (fate) {
      case Fates.SHIELD -> powers(game, me) != 0;
      case Fates.PEEK -> inspection(game, me).isAnyPlace();
      case Fates.PSYCH -> game.encounter().isAlly(me);
      case Fates.DONATE -> !gifts(game, me).isEmpty() && others(game, me) != 0;
      default -> hands(game, me) != 0;
    };
  }

  private static void name(Game game, Seat me, int fates) {
    int playable = playable(game, me, fates);
    Essences cards = Essences.of(game);
    Menu menu = game.ask(me).menu();
    for (int fate = 0; fate < Fates.ALL.size(); fate++)
      if ((playable >>> fate & 1) != 0) menu.add(cards.choice(card(game, fate)));
    int fate = Essences.cardOf(game.ask(me).choose(WHICH)) - card(game, 0);
    show(game, me, fate);
    game.current().target(fate | target(game, me, fate) << TARGET);
  }

  // What a fate is aimed at, plus one; 0 for nothing.
  private static int target(Game game, Seat me, int fate) {
    return switch (fate) {
      case Fates.SHIELD -> 1 + namePower(game, me);
      case Fates.PSYCH -> 1 + game.ask(me).seatOrNone(ALLY, allies(game, me)).index();
      case Fates.DONATE -> 1 + game.ask(me).seat(RECEIVER, others(game, me)).index();
      case Fates.STEAL -> 1 + game.ask(me).seat(WHOM, hands(game, me)).index();
      default -> 0;
    };
  }

  private static void play(Game game, Seat me) {
    int fate = game.current().target() & FATE;
    int target = (game.current().target() >> TARGET) - 1;
    if (!has(game, fate) || !isPossible(game, me, fate)) return;
    spend(game, fate);
    switch (fate) {
      case Fates.SHIELD -> game.powers().prove(target);
      case Fates.PEEK -> inspection(game, me).lookAtPlace();
      case Fates.PSYCH -> withdraw(game, me, Seat.of(target));
      case Fates.DONATE -> donate(game, me, Seat.of(target));
      default -> steal(game, me, Seat.of(target));
    }
  }

  private static int others(Game game, Seat me) {
    return game.reach().reached(game.everybody() & ~me.bit());
  }

  // ---- Zap

  private static boolean isUsed(Game game, Seat me) {
    Use use = game.answering();
    return use.instance() >= 0
        && use.seat() != me
        && !use.isCancelled()
        && use.mayBeZappedBy(me)
        && game.reach().reaches(use.seat());
  }

  private static void zap(Game game, Seat me) {
    spend(game, Fates.ZAP);
    game.verbs().zap();
  }

  // ---- Shield

  // The powers that it may shield, as a mask of instances.
  private static int powers(Game game, Seat me) {
    int mask = 0;
    for (int rest = others(game, me); rest != 0; rest &= rest - 1)
      for (int slot = 0; slot < Sizes.POWERS; slot++) {
        int instance = Powers.instance(Seat.of(Integer.numberOfTrailingZeros(rest)), slot);
        if (game.powers().exists(instance)
            && !game.powers().isFaceDown(instance)
            && game.powers().inForce(instance)
            && !game.powers().isProof(instance)) mask |= 1 << instance;
      }
    return mask;
  }

  private static int namePower(Game game, Seat me) {
    Menu menu = game.ask(me).menu();
    for (int rest = powers(game, me); rest != 0; rest &= rest - 1)
      menu.add(Choice.of(Choice.ALIEN, game.powers().number(Integer.numberOfTrailingZeros(rest))));
    return game.powers().find(Choice.value(game.ask(me).choose(POWER)));
  }

  // ---- Peek

  private static Inspection inspection(Game game, Seat me) {
    return new Inspection(game, me, WHAT, WHOM);
  }

  // ---- Psych

  private static int allies(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int allies = encounter.offensive().allies() | encounter.defensive().allies();
    return game.reach().reached(allies & ~me.bit());
  }

  private static void withdraw(Game game, Seat me, Seat other) {
    game.verbs().dismiss(me);
    if (other.exists() && other.in(allies(game, me))) game.verbs().dismiss(other);
  }

  // ---- cards of hands

  private static CardSet gifts(Game game, Seat me) {
    CardSet cards = game.cards().hand(me);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (game.cards().isEncounter(card)) cards.remove(card);
    return cards;
  }

  private static void donate(Game game, Seat me, Seat to) {
    game.verbs().hands().give(me, to, game.ask(me).card(GIFT, gifts(game, me)));
  }

  private static int hands(Game game, Seat me) {
    int mask = 0;
    for (int rest = others(game, me); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (game.cards().handSize(seat) > 0) mask |= seat.bit();
    }
    return mask;
  }

  private static void steal(Game game, Seat me, Seat from) {
    int card = game.verbs().hands().takeOne(me, from, -1L, -1L);
    if (card < 0 || !game.cards().inHand(me, card)) return;
    Seat to = game.ask(me).seat(RECEIVER, others(game, me));
    if (game.cards().inHand(me, card)) game.verbs().hands().give(me, to, card);
  }

  // ---- Reward

  private static boolean isCollecting(Game game, Seat me) {
    Rewards rewards = game.verbs().rewards();
    return rewards.collector() == me && rewards.due() > 0 && others(game, me) != 0;
  }

  private static void passReward(Game game, Seat me) {
    Rewards rewards = game.verbs().rewards();
    spend(game, Fates.REWARD);
    Seat to = game.ask(me).seat(RECEIVER, others(game, me));
    int passed = game.ask(me).number(HOW_MANY, 1, rewards.due());
    rewards.due(rewards.due() - passed);
    rewards.collect(to, passed);
  }
}
