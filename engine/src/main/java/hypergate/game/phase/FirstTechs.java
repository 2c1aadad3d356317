package hypergate.game.phase;

import hypergate.game.Game;
import hypergate.game.Option;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.view.TechEvent;
import java.util.ArrayList;
import java.util.List;

/// The techs that every seat begins with (TC-3): dealt, some kept face down and the rest discarded
/// face up; or, by a switch, laid out for all and chosen in turn.
final class FirstTechs {
  private FirstTechs() {}

  static void run(Game game) {
    int draw = game.options().get(Option.OPENING_DRAW);
    if (game.techs().deck().cards().size() < draw * game.seats()) draw = 1;
    if (game.techs().deck().cards().size() < draw * game.seats()) return;
    StartCards.techs(game, draw);
    int[] dealt = game.numbers();
    for (int round = 0; round < draw; round++)
      for (int i = 0; i < game.seats(); i++) dealt[i * draw + round] = game.techs().deck().draw();
    int keep = Math.min(draw, game.options().get(Option.OPENING_KEEP));
    if (game.options().is(Option.OPENING)) draft(game, dealt, draw * game.seats(), keep);
    else keep(game, dealt, draw, keep);
    discard(game, dealt, draw);
    headStart(game);
  }

  // Everybody chooses among its own at the same time.
  private static void keep(Game game, int[] dealt, int draw, int keep) {
    int[] chosen = game.choices();
    for (int k = 0; k < keep; k++) {
      for (int i = 0; i < game.seats(); i++) {
        Menu menu = game.sealedMenu(Seat.of(i)).clear();
        for (int j = 0; j < draw; j++)
          if (dealt[i * draw + j] >= 0) menu.add(Choice.of(Choice.TECH_CARD, dealt[i * draw + j]));
      }
      game.together(game.everybody(), Prompt.KEEP_TECH, chosen);
      for (int i = 0; i < game.seats(); i++)
        take(game, Seat.of(i), Choice.value(chosen[i]), dealt, game.seats() * draw);
    }
  }

  private static void take(Game game, Seat seat, int tech, int[] dealt, int size) {
    for (int at = 0; at < size; at++) if (dealt[at] == tech) dealt[at] = -1;
    game.verbs().research().keep(seat, tech);
  }

  // H-80: all lie face up; the first player chooses first, then clockwise, and back again with
  // every further round.
  private static void draft(Game game, int[] laid, int size, int keep) {
    if (game.isHeard()) tell(game, laid, size);
    int seats = game.seats();
    for (int pick = 0; pick < keep * seats; pick++) {
      int step = pick % seats;
      boolean back = pick / seats % 2 == 1;
      Seat seat = Seat.of((game.turn().index() + (back ? seats - 1 - step : step)) % seats);
      Menu menu = game.ask(seat).menu();
      for (int at = 0; at < size; at++)
        if (laid[at] >= 0) menu.add(Choice.of(Choice.TECH_CARD, laid[at]));
      take(game, seat, Choice.value(game.ask(seat).choose(Prompt.KEEP_TECH)), laid, size);
    }
  }

  private static void tell(Game game, int[] laid, int size) {
    List<String> techs = new ArrayList<>();
    for (int at = 0; at < size; at++) techs.add(game.content().tech(laid[at]).id());
    game.tell(new TechEvent.TechsLaidOut(techs));
  }

  private static void discard(Game game, int[] dealt, int draw) {
    for (int at = 0; at < game.seats() * draw; at++) {
      if (dealt[at] < 0) continue;
      game.techs().deck().discard(dealt[at]);
      if (game.isHeard())
        game.tell(
            new TechEvent.TechDiscarded(
                Seat.of(at / draw), game.content().tech(dealt[at]).id(), "setup"));
    }
  }

  // By a switch every seat, the first player first, may put ships on the first tech it has kept.
  private static void headStart(Game game) {
    int ships = game.options().get(Option.HEAD_START);
    for (int i = 0; ships > 0 && i < game.seats(); i++) {
      Seat seat = Seat.of((game.turn().index() + i) % game.seats());
      int slot = 0;
      while (slot < game.techs().top() && !game.techs().isOf(slot, seat)) slot++;
      if (slot < game.techs().top()) game.verbs().research().fund(slot, ships);
    }
  }
}
