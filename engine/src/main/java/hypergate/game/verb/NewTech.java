package hypergate.game.verb;

import hypergate.game.Game;
import hypergate.game.Option;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.view.TechEvent;

/// New tech, which a player takes instead of a further encounter (TC-5).
public final class NewTech {
  private final Game game;
  private final int[] drawn = new int[Sizes.TECHS];

  NewTech(Game game) {
    this.game = game;
  }

  /// How many techs a seat draws: one, and one for each foreign colony.
  public int count(Seat seat) {
    return game.options().get(Option.NEW_TECH_BASE) + game.powers().foreignColonies(seat);
  }

  /// Whether taking new tech would give a seat anything. If it would not, it is not offered:
  /// nothing would change, and it could be taken again and again.
  public boolean isWorth(Seat seat) {
    return count(seat) > 0 && game.techs().deck().hasMore() && game.techs().hasRoom();
  }

  /// A seat draws techs, keeps some of its choice face down and discards the others face up.
  public void draw(Seat seat, int count, int keep) {
    int got = 0;
    while (got < count && got < drawn.length) {
      int tech = game.techs().deck().draw();
      if (tech < 0) break;
      drawn[got++] = tech;
    }
    for (int kept = 0; kept < keep && got > 0; kept++) {
      Menu menu = game.ask(seat).menu();
      for (int i = 0; i < got; i++) menu.add(Choice.of(Choice.TECH_CARD, drawn[i]));
      int tech = Choice.value(game.ask(seat).choose(Prompt.KEEP_TECH));
      for (int i = 0, j = 0; i < got; i++) if (drawn[i] != tech) drawn[j++] = drawn[i];
      got--;
      game.verbs().research().keep(seat, tech);
    }
    for (int i = 0; i < got; i++) {
      game.techs().deck().discard(drawn[i]);
      if (game.isHeard())
        game.tell(new TechEvent.TechDiscarded(seat, game.content().tech(drawn[i]).id(), ""));
    }
  }
}
