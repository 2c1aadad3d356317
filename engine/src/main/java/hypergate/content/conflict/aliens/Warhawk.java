package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALING;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Attack: negotiates turn into attacks as soon as they are revealed: the opponent's into a 00, its
/// own into what the opponent's attack shows, two of them into two 00. What turns into a negotiate
/// later stays one.
public final class Warhawk {
  private static final Prompt FIFTEEN = Prompt.of("warhawk/choice");
  private static final int SELF_DEFENSE = 15;

  public static final Alien WARHAWK =
      alien("Warhawk", "conflict")
          .level(1)
          .power("Attack", MAIN, Step.REVEAL)
          .isMandatory()
          .text(
              "When only your opponent reveals a negotiate, it becomes an attack 00. When only you"
                  + " do, yours becomes a morph and copies the opponent's card. When both do, both"
                  + " become attacks 00.")
          .must(MAIN, REVEALING, Warhawk::isProvoked, Warhawk::arm);

  private Warhawk() {}

  private static boolean isProvoked(Game game, Seat me) {
    return game.encounter().revealed() && (game.encounter().negotiates(me) || armsFoe(game, me));
  }

  private static boolean armsFoe(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    return game.encounter().negotiates(opponent) && game.reach().reaches(opponent);
  }

  private static void arm(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat opponent = encounter.opponent(me);
    boolean both = encounter.negotiates(opponent);
    if (armsFoe(game, me)) encounter.becomes(opponent, Kind.ATTACK, 0);
    if (!encounter.negotiates(me)) return;
    boolean free = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    if (free && game.ask(me).yes(FIFTEEN)) encounter.becomes(me, Kind.ATTACK, SELF_DEFENSE);
    else if (both) encounter.becomes(me, Kind.ATTACK, 0);
    else encounter.becomes(me, encounter.kind(opponent), encounter.faceValue(opponent));
  }
}
