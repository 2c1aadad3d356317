package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_COMPENSATION;
import static hypergate.game.word.Window.COLONY_CHANGED;
import static hypergate.game.word.Window.DRAWN;
import static hypergate.game.word.Window.KEEPING;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.WIN_CHECK;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.variant.essences.Essence;
import hypergate.variant.essences.Essences;
import java.util.List;
import java.util.stream.Stream;

/// Shift Reality: nobody wins by colonies; whoever fulfils a condition on the sheet wins, the one
/// that lies there face down among them. Each defeat brings another one to light (H-892).
public final class SchizoidAlternate {
  private static final String KIND = "Condition";
  private static final Prompt BEGINS = Prompt.of("schizoid-alternate/card");
  private static final Prompt COMES = Prompt.of("schizoid-alternate/card-2");

  public static final Alien SCHIZOID_ALTERNATE =
      alien("Schizoid (alternate)", "odyssey")
          .level(2)
          .power("Shift Reality", ANY, Step.PHASES)
          .isMandatory()
          .neverWith("schizoid")
          .text(
              "Whenever players would win by colonies, they do not. Whoever fulfils a condition on"
                  + " this sheet wins: one that you have chosen lies here face down, and after each"
                  + " encounter that you lose or fail to deal in as a main player another comes up"
                  + " at random.")
          .keeps(all())
          .hasVictory()
          .setup((game, me) -> choose(game, me))
          .bends(Query.WINS, (game, me, who, wins) -> who.in(fulfilling(game)) ? 1 : wins)
          .must(ANY, WIN_CHECK, (game, me) -> declared(game) != 0, (game, me) -> declare(game))
          .whenZapped((game, me) -> undeclare(game))
          .must(ANY, WIN_CHECK, (game, me) -> prevented(game) != 0, (game, me) -> prevent(game))
          .always(
              ANY, OUTCOME, (game, me) -> talked(game) != 0, (game, me) -> win(game, talked(game)))
          .always(
              ANY, DRAWN, (game, me) -> renewed(game) != 0, (game, me) -> win(game, renewed(game)))
          .always(
              ANY,
              COLONY_CHANGED,
              (game, me) -> resettled(game) != 0,
              (game, me) -> win(game, resettled(game)))
          .always(MAIN, BEFORE_COMPENSATION, SchizoidAlternate::hasLost, SchizoidAlternate::draw)
          .always(
              MAIN,
              KEEPING,
              (game, me) -> game.encounter().outcome() == Outcome.BOTH_LOSE,
              SchizoidAlternate::draw)
          .always(
              MAIN,
              OUTCOME,
              (game, me) -> game.encounter().outcome() == Outcome.NO_DEAL,
              SchizoidAlternate::draw)
          .first(Group.LAST);

  private SchizoidAlternate() {}

  private static List<Essence> all() {
    return Stream.concat(
            SchizoidConditions.six(KIND, "odyssey").stream(),
            SchizoidConditions.further(KIND, "odyssey").stream())
        .toList();
  }

  private static void choose(Game game, Seat me) {
    SchizoidRealities.choose(game, me, SCHIZOID_ALTERNATE, BEGINS);
  }

  private static int fulfilling(Game game) {
    return SchizoidRealities.fulfilling(game, SCHIZOID_ALTERNATE);
  }

  private static int declared(Game game) {
    return SchizoidRealities.declared(game, SCHIZOID_ALTERNATE);
  }

  private static void declare(Game game) {
    SchizoidRealities.declare(game, SCHIZOID_ALTERNATE);
  }

  private static void undeclare(Game game) {
    SchizoidRealities.undeclare(game, SCHIZOID_ALTERNATE);
  }

  private static int prevented(Game game) {
    return SchizoidRealities.prevented(game, SCHIZOID_ALTERNATE);
  }

  private static void prevent(Game game) {
    SchizoidRealities.prevent(game, SCHIZOID_ALTERNATE);
  }

  private static void win(Game game, int seats) {
    SchizoidRealities.win(game, SCHIZOID_ALTERNATE, seats);
  }

  private static int talked(Game game) {
    return SchizoidRealities.afterTalks(game, SCHIZOID_ALTERNATE);
  }

  private static int renewed(Game game) {
    int who = SchizoidRealities.renewed(game);
    return who == 0
        ? 0
        : SchizoidRealities.after(game, SCHIZOID_ALTERNATE, SchizoidConditions.COLONIZER, who);
  }

  private static int resettled(Game game) {
    Seat who = game.verbs().ships().changed();
    boolean home = (game.verbs().ships().gained() & game.ships().placesOf(who)) != 0;
    return !home
        ? 0
        : SchizoidRealities.after(
            game, SCHIZOID_ALTERNATE, SchizoidConditions.XENOPHOBE, who.bit());
  }

  // ---- further conditions

  private static boolean hasLost(Game game, Seat me) {
    return game.encounter().outcome().isWin()
        && game.encounter().sideOf(me) != game.encounter().winners();
  }

  private static void draw(Game game, Seat me) {
    Essences cards = Essences.of(game);
    int alien = game.content().alienNumber(SCHIZOID_ALTERNATE.id());
    if (cards.pick(alien) < 0) return;
    boolean chooses = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    cards.open(chooses ? another(game, me, COMES) : cards.pick(alien));
    win(game, 0);
  }

  private static int another(Game game, Seat me, Prompt prompt) {
    Essences cards = Essences.of(game);
    int first = cards.first(game.content().alienNumber(SCHIZOID_ALTERNATE.id()));
    Menu menu = game.ask(me).menu();
    for (int card = first; card < cards.end(first); card++)
      if (cards.isHidden(card) && !cards.isCached(card)) menu.add(cards.choice(card));
    return Essences.cardOf(game.ask(me).choose(prompt));
  }
}
