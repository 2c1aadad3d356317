package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_OFFENSE;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import hypergate.variant.essences.Essences;

/// Rules: when the offense has won it lays one of its rules out, or takes one away. What lies out
/// everybody may use, once in an encounter; that is no use of the power, and pays it (H-923).
public final class Cosmos {
  // Marks: who has used which rule, a byte each, four rules in a mark.
  private static final int USED = 0;

  /// Mark: those who have used a rule as the turn began, as a mask; above them how often it has
  /// used rules itself and not been rewarded for it.
  private static final int OWED = 2;

  private static final int OWN_USES = 8;
  private static final int BYTE = 8;
  private static final int PER_MARK = 4;

  private static final Prompt WHICH = Prompt.of("cosmos/card");
  private static final Prompt SECOND = Prompt.of("cosmos/card-2");
  private static final Prompt EARLY = Prompt.of("cosmos-rule-start-turn/choice");
  private static final Prompt AWAY = Prompt.of("cosmos-rule-start-turn/card");

  public static final Alien COSMOS =
      alien("Cosmos", "odyssey")
          .level(1)
          .power("Rules", NOT_OFFENSE, Step.RESOLUTION)
          .text(
              "You hold a secret cache of three of eight rules. When another player wins as the"
                  + " offense, lay a rule out face up, or discard one that lies there. Everybody"
                  + " may use what it says, once in an encounter; when others have, receive a"
                  + " reward.")
          .brings(CosmosRules.ALL)
          .may(NOT_OFFENSE, Window.OUTCOME, Cosmos::mayLay, Cosmos::lay)
          .always(ANY, Window.TURN_START, (game, me) -> early(game) != 0, Cosmos::pay)
          .always(ANY, Window.REGROUP, CosmosUses::mayRegroup, CosmosUses::regroup)
          .evenZapped()
          .always(ANY, Window.DESTINY_DRAWN, CosmosUses::mayName, CosmosUses::name)
          .evenZapped()
          .always(ANY, Window.AIMED, CosmosUses::mayAim, CosmosUses::aim)
          .evenZapped()
          .always(ANY, Window.ALLIED, CosmosUses::mayJoin, CosmosUses::join)
          .evenZapped()
          .always(ANY, Window.SELECTED, CosmosUses::mayShow, CosmosUses::show)
          .evenZapped()
          .always(ANY, Window.REVEALED, CosmosUses::mayAttack, CosmosUses::attack)
          .evenZapped()
          .always(ANY, Window.REWARDS, CosmosUses::mayProfit, CosmosUses::profit)
          .evenZapped();

  private Cosmos() {}

  private static int sheet(Game game) {
    return game.powers().find(game.content().alienNumber(COSMOS.id()));
  }

  private static int first(Game game) {
    return Essences.of(game).first(game.content().alienNumber(COSMOS.id()));
  }

  // ---- laying out

  private static boolean mayLay(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.OFFENSE_WINS && isAny(game);
  }

  private static boolean isAny(Game game) {
    Essences rules = Essences.of(game);
    int first = first(game);
    if (rules.cacheSize(game.content().alienNumber(COSMOS.id())) > 0) return true;
    for (int card = first; card < rules.end(first); card++) if (rules.isOut(card)) return true;
    return false;
  }

  private static void lay(Game game, Seat me) {
    boolean two = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    if (!isAny(game)) return;
    offer(game, game.ask(me).menu());
    lay(game, me, Essences.cardOf(game.ask(me).choose(WHICH)));
    if (!two || !isAny(game)) return;
    Menu menu = game.ask(me).menu().add(Word.NONE);
    offer(game, menu);
    int choice = game.ask(me).choose(SECOND);
    if (!Choice.is(choice, Word.NONE)) lay(game, me, Essences.cardOf(choice));
  }

  private static void offer(Game game, Menu menu) {
    Essences rules = Essences.of(game);
    int first = first(game);
    for (int card = first; card < rules.end(first); card++)
      if (rules.isOut(card) || rules.isCached(card)) menu.add(rules.choice(card));
  }

  private static void lay(Game game, Seat me, int card) {
    if (Essences.of(game).isOut(card)) Essences.of(game).spend(card);
    else Essences.of(game).layOut(me, card);
  }

  // ---- using rules

  /// Whether a seat could use a rule that lies out, and has not used it in this encounter.
  static boolean isFree(Game game, int rule, Seat seat) {
    int used = game.powers().mark(sheet(game), USED + rule / PER_MARK);
    return Essences.of(game).isOut(first(game) + rule)
        && (used >>> BYTE * (rule % PER_MARK) + seat.index() & 1) == 0;
  }

  /// A seat has used a rule: the Cosmos is rewarded.
  static void used(Game game, Seat me, int rule, Seat seat) {
    note(game, rule, seat);
    if (seat == me) game.mark(OWED, game.mark(OWED) + (1 << OWN_USES));
    else reward(game, me, seat);
  }

  private static void note(Game game, int rule, Seat seat) {
    int mark = USED + rule / PER_MARK;
    int bit = 1 << BYTE * (rule % PER_MARK) + seat.index();
    game.powers().mark(sheet(game), mark, game.powers().mark(sheet(game), mark) | bit);
  }

  private static void reward(Game game, Seat me, Seat user) {
    if (game.powers().inForce(game.here()) && game.ofPower(Query.POWER_BOUND, user, 0) == 0)
      game.verbs().rewards().collect(me, 1);
  }

  // ---- as a turn begins

  /// Whoever's turn begins may use that rule; it is paid as soon as the turn has begun.
  static void beginTurn(Game game, Seat seat) {
    if (!isFree(game, CosmosRules.START_TURN, seat)) return;
    Menu menu = game.ask(seat).menu().add(Word.NONE).add(Word.CARD);
    if (game.cards().handSize(seat) > 0) menu.add(Word.DISCARD);
    int choice = game.ask(seat).choose(EARLY);
    if (Choice.is(choice, Word.NONE)) return;
    if (Choice.is(choice, Word.CARD)) game.verbs().draw(seat, 1);
    else game.verbs().discard(seat, game.ask(seat).card(AWAY, game.cards().hand(seat)));
    note(game, CosmosRules.START_TURN, seat);
    int owed = game.powers().mark(sheet(game), OWED);
    game.powers().mark(sheet(game), OWED, owed | seat.bit());
  }

  private static int early(Game game) {
    return game.mark(OWED) & (1 << OWN_USES) - 1;
  }

  private static void pay(Game game, Seat me) {
    int early = early(game);
    game.mark(OWED, game.mark(OWED) & -(1 << OWN_USES));
    Seat user = Seat.of(Integer.numberOfTrailingZeros(early));
    if (user == me) game.mark(OWED, game.mark(OWED) + (1 << OWN_USES));
    else reward(game, me, user);
  }

  // ---- the super flare

  /// Whether it has used a rule itself and not been rewarded for it.
  public static boolean mayBePaid(Game game, Seat me) {
    int sheet = game.powers().find(me, COSMOS);
    return sheet >= 0 && game.powers().mark(sheet, OWED) >>> OWN_USES > 0;
  }

  /// It is rewarded for one use of its own.
  public static void payOwn(Game game, Seat me) {
    if (!mayBePaid(game, me)) return;
    int sheet = game.powers().find(me, COSMOS);
    game.powers().mark(sheet, OWED, game.powers().mark(sheet, OWED) - (1 << OWN_USES));
    game.verbs().rewards().collect(me, 1);
  }
}
