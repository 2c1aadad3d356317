package hypergate.content.dominion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.variant.technology.Techs;

/// Technology: a defeat or a failed deal brings it two techs, one of which may lie on its sheet,
/// where its ships in the warp research it, too. It brings the tech deck into games without techs.
public final class Engineer {
  /// Mark: techs have been drawn in this encounter.
  private static final int DRAWN = 0;

  private static final int TECHS = 2;
  private static final Prompt KEEP = Prompt.of("engineer/tech");
  private static final Prompt OLD = Prompt.of("engineer/tech-2");
  private static final Prompt FIND = Prompt.of("flare-engineer/super/tech");

  public static final Alien ENGINEER =
      alien("Engineer", "dominion")
          .bringsPart(Techs.class)
          .level(1)
          .power("Technology", MAIN, Step.RESOLUTION)
          .text(
              "As a main player, when you lose or fail to deal, you may draw two techs and put one"
                  + " of them face down on this sheet, in place of the one there. Your ships in the"
                  + " warp count as ships on it; completed, it is an ordinary tech of yours.")
          .may(MAIN, OUTCOME, Engineer::mayDraw, Engineer::draw);

  private Engineer() {}

  /// Whether it has lost or failed to deal, and there are techs that it has not drawn yet.
  public static boolean mayDraw(Game game, Seat me) {
    int sheet = game.powers().find(me, ENGINEER);
    return game.encounter().isBeaten(me)
        && game.powers().mark(sheet, DRAWN) == 0
        && Techs.of(game).onSheets().areAny();
  }

  private static void draw(Game game, Seat me) {
    game.mark(DRAWN, 1);
    boolean watched = game.ofPower(Query.POWER_BOUND, game.encounter().opponent(me), 0) != 0;
    int room = room(game, me);
    Techs.of(game).onSheets().draw(me, ENGINEER, watched ? 1 : TECHS, room, KEEP, OLD);
  }

  // How many techs may lie on the sheet.
  private static int room(Game game, Seat me) {
    return game.ofPower(Query.POWER_NUMBER, me, 1);
  }

  /// Instead of drawing it takes a tech of its choice out of the deck.
  public static void search(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, ENGINEER), DRAWN, 1);
    Techs.of(game).onSheets().search(me, ENGINEER, room(game, me), FIND, KEEP, OLD);
  }
}
