package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.REVEALING;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.verb.Tallies;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Wild Cards: a revealed card that is wild becomes what a token of its choice says, before
/// anything else changes it. A used token lies idle until all have been used (H-696). Placing is a
/// use each; naming what is wild is none.
public final class Joker {
  /// Counter: the attack value that is wild.
  private static final int WILD = 0;

  /// Counter: what the super flare has named, 0 for nothing.
  private static final int BY_FLARE = 1;

  private static final int NAMED_ATTACK = 1;
  private static final int NAMED_NEGOTIATE = 2;
  private static final int NAMED_MORPH = 3;

  /// Counter: of the tokens that are no attacks those that have been used.
  private static final int USED = 2;

  /// Mark: tokens that lie on cards, as a mask.
  private static final int PLACED = 0;

  /// Mark: the main players who retreat by a token, as a mask.
  private static final int RETREATS = 1;

  // What the tokens say: attacks, then these.
  private static final int[] ATTACKS = {1, 5, 11, 15, 20, 23};
  private static final int NEGOTIATE = ATTACKS.length;
  private static final int MORPH = NEGOTIATE + 1;
  private static final int RETREAT = MORPH + 1;
  private static final int TOKENS = RETREAT + 1;

  private static final int FIRST = 8;
  private static final String OWN = "flare-joker";

  private static final Prompt NAME = Prompt.of("joker/number");
  private static final Prompt OFFENSES = Prompt.of("joker/choice");
  private static final Prompt DEFENSES = Prompt.of("joker/choice-2");
  private static final Prompt NAMED = Prompt.of("flare-joker/super/choice");

  public static final Alien JOKER =
      alien("Joker", "dominion")
          .level(2)
          .power("Wild Cards", ANY, Step.REVEAL)
          .isMandatory()
          .text(
              "Attack 08 is wild; as your turn starts you may name another value. Each revealed"
                  + " wild card becomes what one of your tokens says: attack 01, 05, 11, 15, 20 or"
                  + " 23, negotiate, morph or retreat. A token comes round again when all have been"
                  + " used.")
          .counter("wild")
          .counter("flare-named")
          .counter("used-negotiate")
          .counter("used-morph")
          .counter("used-retreat")
          .tallies("used-01", "used-05", "used-11", "used-15", "used-20", "used-23")
          .setup((game, me) -> game.counter(WILD, FIRST))
          .always(ANY, TURN_START, Joker::isForgotten, Joker::forget)
          .always(ANY, REGROUP_START, Joker::isForgotten, Joker::forget)
          .always(ANY, AIMED, Joker::isForgotten, Joker::forget)
          .always(ANY, BEFORE_SELECTION, Joker::isForgotten, Joker::forget)
          .free(ANY, TURN_START, Joker::mayName, Joker::name)
          .must(
              ANY,
              REVEALING,
              (game, me) -> isWild(game, me, game.encounter().offense()),
              (game, me) -> place(game, me, game.encounter().offense(), OFFENSES))
          .must(
              ANY,
              REVEALING,
              (game, me) -> isWild(game, me, game.encounter().defense()),
              (game, me) -> place(game, me, game.encounter().defense(), DEFENSES))
          .always(ANY, REVEALED, (game, me) -> isToCopy(game), (game, me) -> copy(game))
          .evenLost()
          .always(ANY, OUTCOME, Joker::isRetreating, Joker::saveShips)
          .evenLost()
          .always(ANY, ENCOUNTER_END, (game, me) -> game.mark(PLACED) != 0, Joker::takeBack)
          .evenLost();

  private Joker() {}

  // ---- what is wild

  private static boolean isForgotten(Game game, Seat me) {
    return game.counter(BY_FLARE) != 0 && game.cards().find(me, OWN) < 0;
  }

  private static void forget(Game game, Seat me) {
    game.counter(BY_FLARE, 0);
    game.counter(WILD, FIRST);
  }

  private static boolean mayName(Game game, Seat me) {
    return me == game.turn() || game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
  }

  // The attack values of the game but the one that is wild already.
  private static Menu values(Game game, Seat me, int wild) {
    Menu menu = game.ask(me).menu();
    int last = -1;
    for (Face face : game.content().faces()) {
      if (face.kind() != Kind.ATTACK || face.value() == last || face.value() == wild) continue;
      last = face.value();
      menu.add(Choice.number(last));
    }
    return menu;
  }

  private static void name(Game game, Seat me) {
    values(game, me, game.counter(WILD));
    game.counter(WILD, Choice.asNumber(game.ask(me).choose(NAME)));
    if (game.counter(BY_FLARE) != 0) game.counter(BY_FLARE, 0);
  }

  /// With its super flare it names any encounter card.
  public static void nameAny(Game game, Seat me) {
    int sheet = game.powers().find(me, JOKER);
    if (sheet < 0) return;
    values(game, me, game.powers().counter(sheet, WILD))
        .add(Choice.of(Choice.KIND, Kind.NEGOTIATE.ordinal()))
        .add(Choice.of(Choice.KIND, Kind.MORPH.ordinal()));
    int choice = game.ask(me).choose(NAMED);
    boolean attack = Choice.kind(choice) == Choice.NUMBER;
    boolean morph = Choice.value(choice) == Kind.MORPH.ordinal();
    if (attack) game.powers().counter(sheet, WILD, Choice.asNumber(choice));
    game.powers()
        .counter(sheet, BY_FLARE, attack ? NAMED_ATTACK : morph ? NAMED_MORPH : NAMED_NEGOTIATE);
  }

  private static boolean isWild(Game game, Seat me, Seat main) {
    Encounter encounter = game.encounter();
    boolean up = encounter.revealed() && !encounter.turning().exists() && encounter.isUp(main);
    if (!up || game.ofPower(Query.POWER_BOUND, main, 0) != 0) return false;
    boolean forgotten = isForgotten(game, me);
    int wild = forgotten ? FIRST : game.counter(WILD);
    int card = encounter.card(main);
    return switch (forgotten ? 0 : game.counter(BY_FLARE)) {
      case NAMED_NEGOTIATE -> encounter.negotiates(main);
      case NAMED_MORPH -> card >= 0 && game.cards().face(card).kind() == Kind.MORPH;
      default -> encounter.attacks(main) && encounter.faceValue(main) == wild;
    };
  }

  // ---- tokens

  private static boolean isUsed(Game game, int token) {
    if (token >= NEGOTIATE) return game.counter(USED + token - NEGOTIATE) > 0;
    for (int i = 0; i < game.seats(); i++)
      if (game.verbs().tallies().of(JOKER, token, Seat.of(i)) > 0) return true;
    return false;
  }

  private static void use(Game game, int token, boolean used) {
    if (isUsed(game, token) == used) return;
    if (token >= NEGOTIATE) {
      game.counter(USED + token - NEGOTIATE, used ? 1 : 0);
      return;
    }
    Tallies tallies = game.verbs().tallies();
    if (used) tallies.add(JOKER, token, Powers.owner(game.here()), 1);
    for (int i = 0; !used && i < game.seats(); i++)
      if (tallies.of(JOKER, token, Seat.of(i)) > 0) tallies.add(JOKER, token, Seat.of(i), -1);
  }

  private static boolean isReady(Game game, int token) {
    return !isUsed(game, token) && (game.mark(PLACED) >> token & 1) == 0;
  }

  private static void place(Game game, Seat me, Seat main, Prompt prompt) {
    Menu menu = game.ask(me).menu();
    for (int token = 0; token < TOKENS; token++) if (isReady(game, token)) menu.add(option(token));
    int choice = game.ask(me).choose(prompt);
    int token = 0;
    while (option(token) != choice) token++;
    game.mark(PLACED, game.mark(PLACED) | 1 << token);
    turnUpAll(game);
    become(game, main, token);
    // The other token may still be to come.
    Seat defense = game.encounter().defense();
    if ((main == defense || !isWild(game, me, defense)) && isToCopy(game)) copy(game);
  }

  private static int option(int token) {
    if (token < NEGOTIATE) return Choice.number(ATTACKS[token]);
    if (token == RETREAT) return Choice.of(Word.WITHDRAW);
    Kind kind = token == MORPH ? Kind.MORPH : Kind.NEGOTIATE;
    return Choice.of(Choice.KIND, kind.ordinal());
  }

  // When the last one has left the sheet those that have been used are ready again.
  private static void turnUpAll(Game game) {
    for (int token = 0; token < TOKENS; token++) if (isReady(game, token)) return;
    for (int token = 0; token < TOKENS; token++) use(game, token, false);
  }

  private static void become(Game game, Seat main, int token) {
    if (token == RETREAT) game.mark(RETREATS, game.mark(RETREATS) | main.bit());
    if (token < NEGOTIATE) game.encounter().becomes(main, Kind.ATTACK, ATTACKS[token]);
    else game.encounter().becomes(main, token == MORPH ? Kind.MORPH : Kind.NEGOTIATE, 0);
  }

  private static void takeBack(Game game, Seat me) {
    int placed = game.mark(PLACED);
    game.mark(PLACED, 0);
    for (int token = 0; token < TOKENS; token++)
      if ((placed >> token & 1) != 0) use(game, token, true);
  }

  // ---- morph and retreat

  private static boolean copies(Game game, Seat main) {
    Encounter encounter = game.encounter();
    return encounter.kind(main) == Kind.MORPH
        && encounter.kind(encounter.opponent(main)) != Kind.MORPH;
  }

  private static boolean isToCopy(Game game) {
    Encounter encounter = game.encounter();
    return (game.mark(PLACED) >> MORPH & 1) != 0
        && encounter.revealed()
        && (copies(game, encounter.offense()) || copies(game, encounter.defense()));
  }

  private static void copy(Game game) {
    Encounter encounter = game.encounter();
    boolean first = copies(game, encounter.offense());
    Seat main = first ? encounter.offense() : encounter.defense();
    Seat other = encounter.opponent(main);
    encounter.becomes(main, encounter.kind(other), encounter.faceValue(other));
  }

  private static boolean isRetreating(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (!encounter.outcome().isWin()) return false;
    Seat loser = encounter.winners().other().main();
    return loser.in(game.mark(RETREATS))
        && encounter.negotiates(loser)
        && encounter.attacks(encounter.winners().main());
  }

  // The offense's go home in the end, the defense's stay; those of its allies go home.
  private static void saveShips(Game game, Seat me) {
    int side = game.encounter().winners().other().seats();
    for (int rest = side; rest != 0; rest &= rest - 1)
      game.encounter().spare(Seat.of(Integer.numberOfTrailingZeros(rest)));
  }
}
