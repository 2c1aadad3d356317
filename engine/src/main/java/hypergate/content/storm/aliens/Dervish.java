package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ALLIED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Whirl: everybody in the encounter passes its whole hand on to the next in the direction that is
/// called. With only two of them they exchange hands.
public final class Dervish {
  private static final int USED = 0;

  /// Mark: who has passed Dervish its own flare, plus one.
  public static final int GIVER = 1;

  private static final int LEFTWARD = 1;
  private static final Prompt WAY = Prompt.of("dervish/choice");

  public static final Alien DERVISH =
      alien("Dervish", "storm")
          .level(1)
          .power("Whirl", MAIN, Step.ALLIANCE)
          .text(
              "As a main player, after alliances are formed, you may call a direction: all main"
                  + " players and allies pass their whole hands that way to the next of them.")
          .may(MAIN, ALLIED, (game, me) -> isTurning(game), Dervish::whirl)
          .naming(Dervish::call);

  private Dervish() {}

  private static boolean isTurning(Game game) {
    return game.mark(USED) == 0 && Integer.bitCount(dancers(game)) > 1;
  }

  private static int dancers(Game game) {
    int all = game.encounter().offensive().seats() | game.encounter().defensive().seats();
    return game.reach().reached(all);
  }

  private static void call(Game game, Seat me) {
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0)
      game.verbs().hands().showing().look(me, game.encounter().sideOf(me).other().main());
    boolean both = Integer.bitCount(dancers(game)) > 2;
    boolean left = !both || game.ask(me).word(WAY, Word.LEFT, Word.RIGHT) == Word.LEFT;
    game.current().target(left ? LEFTWARD : 0);
  }

  private static void whirl(Game game, Seat me) {
    game.mark(USED, 1);
    int dancers = dancers(game);
    boolean left = game.current().target() == LEFTWARD;
    game.verbs().exchange().passOn(dancers, left);
    boolean flare = game.cards().find(me, "flare-dervish") >= 0;
    if (flare) game.mark(GIVER, before(game, me, dancers, left).index() + 1);
  }

  private static Seat before(Game game, Seat me, int dancers, boolean left) {
    int step = left ? game.seats() - 1 : 1;
    int at = (me.index() + step) % game.seats();
    while (!Seat.of(at).in(dancers)) at = (at + step) % game.seats();
    return Seat.of(at);
  }
}
