package hypergate.content.odyssey.aliens;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.phase.Alliance;
import hypergate.game.phase.Launch;
import hypergate.game.phase.Planning;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Picks;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import java.util.List;

/// What players do with the rules of the Cosmos that lie out.
final class CosmosUses {
  private static final Prompt MOVES = Prompt.of("cosmos-rule-regroup/choice");
  private static final Prompt SHIPS = Prompt.of("cosmos-rule-regroup/ships");
  private static final Prompt WHOM = Prompt.of("cosmos-rule-destiny/seat");
  private static final Prompt WHERE = Prompt.of("cosmos-rule-launch/planet");
  private static final Prompt SIDE = Prompt.of("cosmos-rule-alliance/choice");
  private static final Prompt SENT = Prompt.of("cosmos-rule-alliance/ships");
  private static final Prompt TURNS_UP = Prompt.of("cosmos-rule-planning/choice");
  private static final Prompt OTHER = Prompt.of("cosmos-rule-planning/card");
  private static final Prompt ATTACK = Prompt.of("cosmos-rule-reveal/card");
  private static final Prompt PROFITS = Prompt.of("cosmos-rule-resolution/choice");

  private CosmosUses() {}

  private static boolean isFree(Game game, int rule, Seat seat) {
    return seat.exists() && Cosmos.isFree(game, rule, seat);
  }

  // ---- regroup

  static boolean mayRegroup(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    return isFree(game, CosmosRules.REGROUP, offense)
        && Long.bitCount(game.ships().colonies(offense)) > 1;
  }

  static void regroup(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    if (!game.ask(offense).yes(MOVES)) return;
    game.verbs().ships().shift(offense, SHIPS);
    Cosmos.used(game, me, CosmosRules.REGROUP, offense);
  }

  // ---- destiny

  static boolean mayName(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.destiny() >= 0
        && Destinies.isColour(encounter.destiny())
        && encounter.named() == encounter.offense()
        && isFree(game, CosmosRules.DESTINY, encounter.offense());
  }

  static void name(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    Seat named = game.ask(offense).seatOrNone(WHOM, game.everybody() & ~offense.bit());
    if (!named.exists()) return;
    game.encounter().named(named);
    Cosmos.used(game, me, CosmosRules.DESTINY, offense);
  }

  // ---- launch

  private static long targets(Game game) {
    Encounter encounter = game.encounter();
    Seat defense = encounter.defense();
    boolean home =
        encounter.target().exists()
            && defense.exists()
            && game.ships().systemOf(encounter.target()) == defense;
    return home
        ? Launch.otherTargets(game)
            & game.ships().placesOf(defense)
            & ~game.ships().colonies(encounter.offense())
        : 0;
  }

  static boolean mayAim(Game game, Seat me) {
    return isFree(game, CosmosRules.LAUNCH, game.encounter().defense()) && targets(game) != 0;
  }

  static void aim(Game game, Seat me) {
    Seat defense = game.encounter().defense();
    Planet planet = game.ask(defense).planetOrNone(WHERE, targets(game));
    if (!planet.exists()) return;
    Launch.aimAgain(game, planet);
    Cosmos.used(game, me, CosmosRules.LAUNCH, defense);
  }

  // ---- alliance

  private static int least(Game game, Side side) {
    return game.encounter().shipsOf(side.main()) + 1;
  }

  private static int most(Game game, Seat seat) {
    int most = game.query(Query.JOIN_LIMIT, seat, RuleNumbers.MOST_SHIPS);
    return Math.min(most, Launch.offer(game, seat).available());
  }

  // The sides that a seat could join with enough ships.
  private static int sides(Game game, Seat seat) {
    Encounter encounter = game.encounter();
    boolean fits =
        isFree(game, CosmosRules.ALLIANCE, seat)
            && !encounter.isMain(seat)
            && !encounter.isAlly(seat)
            && encounter.defense().exists();
    if (!fits) return 0;
    int both = Alliance.OFFENSE | Alliance.DEFENSE;
    int sides = Alliance.unbarred(game, seat, game.query(Query.MAY_JOIN, seat, both));
    int most = most(game, seat);
    if (least(game, encounter.offensive()) > most) sides &= ~Alliance.OFFENSE;
    if (least(game, encounter.defensive()) > most) sides &= ~Alliance.DEFENSE;
    return sides & (Alliance.OFFENSE | Alliance.DEFENSE);
  }

  static boolean mayJoin(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++) if (sides(game, Seat.of(i)) != 0) return true;
    return false;
  }

  static void join(Game game, Seat me) {
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int sides = sides(game, seat);
      if (sides == 0) continue;
      Menu menu = game.ask(seat).menu().add(Word.NONE);
      if ((sides & Alliance.OFFENSE) != 0) menu.add(Word.OFFENSE);
      if ((sides & Alliance.DEFENSE) != 0) menu.add(Word.DEFENSE);
      int choice = game.ask(seat).choose(SIDE);
      if (Choice.is(choice, Word.NONE)) continue;
      Side side =
          Choice.is(choice, Word.OFFENSE)
              ? game.encounter().offensive()
              : game.encounter().defensive();
      int least = least(game, side);
      int most = most(game, seat);
      Picks picks = game.verbs().ships().pickFrom(seat, game.ships().colonies(seat));
      int sent = picks.ask(game, seat, SENT, 0, least, most);
      Alliance.ally(game, seat, side, picks, sent);
      game.verbs().ships().settle();
      Cosmos.used(game, me, CosmosRules.ALLIANCE, seat);
    }
  }

  // ---- planning

  private static boolean mayShow(Game game, int position) {
    Seat main = main(game, position);
    return isFree(game, CosmosRules.PLANNING, main)
        && game.encounter().card(main) >= 0
        && game.encounter().card(game.encounter().opponent(main)) >= 0;
  }

  private static Seat main(Game game, int position) {
    return position == 0 ? game.encounter().offense() : game.encounter().defense();
  }

  static boolean mayShow(Game game, Seat me) {
    return mayShow(game, 0) || mayShow(game, 1);
  }

  static void show(Game game, Seat me) {
    for (int p = 0; p < 2; p++) {
      Seat main = main(game, p);
      if (!mayShow(game, p) || !game.ask(main).yes(TURNS_UP)) continue;
      Seat opponent = game.encounter().opponent(main);
      turnUp(game, game.encounter().offense());
      turnUp(game, game.encounter().defense());
      if (!isNegotiate(game, opponent)) exchange(game, main);
      Cosmos.used(game, me, CosmosRules.PLANNING, main);
    }
  }

  private static boolean isNegotiate(Game game, Seat main) {
    int card = game.encounter().card(main);
    return card >= 0 && game.cards().face(card).kind() == Kind.NEGOTIATE;
  }

  private static void turnUp(Game game, Seat main) {
    int card = game.encounter().card(main);
    if (!isNegotiate(game, main) || game.cards().isKnownToAll(card)) return;
    game.cards().knownToAll(card);
    if (game.isHeard())
      game.tell(new Event.Showed(main, List.of(game.cards().face(card).notation()), game.cause()));
  }

  private static void exchange(Game game, Seat main) {
    CardSet others = game.cards().encounterCards(main);
    int card = others.isEmpty() ? -1 : game.ask(main).cardOrNone(OTHER, others);
    if (card < 0) return;
    game.verbs().piles().takeBackSelected(main);
    Planning.selects(game, main, card);
  }

  // ---- reveal

  private static boolean mayAttack(Game game, int position) {
    Seat main = main(game, position);
    return isFree(game, CosmosRules.REVEAL, main)
        && isNegotiate(game, main)
        && game.ships().at(game.encounter().place(main), main) > 0
        && !game.cards().hand(main, Kind.ATTACK).isEmpty();
  }

  static boolean mayAttack(Game game, Seat me) {
    return mayAttack(game, 0) || mayAttack(game, 1);
  }

  static void attack(Game game, Seat me) {
    for (int p = 0; p < 2; p++) {
      if (!mayAttack(game, p)) continue;
      Seat main = main(game, p);
      int card = game.ask(main).cardOrNone(ATTACK, game.cards().hand(main, Kind.ATTACK));
      if (card < 0) continue;
      game.verbs().beginLoss(Cause.EFFECT).add(main, game.encounter().place(main), 1);
      game.verbs().carryOutLoss();
      if (game.cards().inHand(main, card) && isNegotiate(game, main)) {
        game.cards().fromHand(main, card);
        game.cards().aside(card);
        game.cards().knownToAll(card);
        game.verbs().replaceRevealed(main, card);
      }
      Cosmos.used(game, me, CosmosRules.REVEAL, main);
    }
  }

  // ---- resolution

  private static Seat winner(Game game) {
    Side winners = game.encounter().outcome().isWin() ? game.encounter().winners() : null;
    return winners == null ? Seat.NONE : winners.main();
  }

  static boolean mayProfit(Game game, Seat me) {
    return isFree(game, CosmosRules.RESOLUTION, winner(game));
  }

  static void profit(Game game, Seat me) {
    Seat winner = winner(game);
    if (!game.ask(winner).yes(PROFITS)) return;
    game.verbs().rewards().collect(winner, 1);
    Cosmos.used(game, me, CosmosRules.RESOLUTION, winner);
  }
}
