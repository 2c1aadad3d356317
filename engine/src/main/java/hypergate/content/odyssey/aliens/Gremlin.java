package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DESTINY_OVER;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.variant.hazards.Hazards;
import java.util.List;

/// Meddle: a hazard comes face down onto its sheet as each turn begins; where no warning has come
/// up it plays one at the end of the destiny phase. Only the playing is a use.
public final class Gremlin {
  /// Mark: it has played a hazard in this encounter.
  private static final int PLAYED = 0;

  /// Mark: a warning does not keep it from playing one (the super flare).
  private static final int DEFIES = 1;

  private static final Prompt WHICH = Prompt.of("gremlin/card");

  public static final Alien GREMLIN =
      alien("Gremlin", "odyssey")
          .level(1)
          .power("Meddle", ANY, Step.DESTINY)
          .text(
              "At the start of every player's turn draw a hazard card and put it face down here,"
                  + " even in games without hazards. When the destiny phase ends and no hazard"
                  + " warning has come up you may play one of them. Before hazards are shuffled"
                  + " anew discard all of them.")
          .bringsPart(Hazards.class)
          .readingWarnings()
          .always(
              ANY,
              TURN_START,
              (game, me) -> Hazards.of(game).mayKeep(),
              (game, me) -> Hazards.of(game).keep(me))
          .may(ANY, DESTINY_OVER, Gremlin::mayPlay, Gremlin::play)
          .naming(Gremlin::name)
          .whenZapped((game, me) -> game.mark(PLAYED, 1));

  private Gremlin() {}

  private static boolean mayPlay(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return Hazards.of(game).kept() > 0
        && game.mark(PLAYED) == 0
        && encounter.outcome() == Outcome.NONE
        && encounter.defense().exists()
        && game.ofPower(Query.POWER_BOUND, encounter.offense(), 0) == 0
        && (!encounter.is(Encounter.WARNING)
            || game.mark(DEFIES) != 0
            || game.ofPower(Query.POWER_UNBOUND, me, 0) != 0);
  }

  private static void name(Game game, Seat me) {
    Hazards hazards = Hazards.of(game);
    Menu menu = game.ask(me).menu();
    hazards.keptCards().stream().distinct().sorted().forEach(n -> menu.add(hazards.choice(n)));
    int number = Hazards.numberOf(game.ask(me).choose(WHICH));
    game.current().target(number);
    if (game.isHeard()) game.tell(new Event.Showed(me, List.of(hazards.id(number)), game.cause()));
  }

  private static void play(Game game, Seat me) {
    game.mark(PLAYED, 1);
    Hazards.of(game).play(game.current().target());
  }

  /// It draws a hazard onto its sheet, and no warning keeps it from playing one in this encounter.
  public static void defy(Game game, Seat me) {
    int sheet = game.powers().find(me, GREMLIN);
    if (sheet < 0) return;
    game.powers().mark(sheet, DEFIES, 1);
    Hazards.of(game).keep(me);
  }
}
