package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.phase.StartCards;
import hypergate.game.piece.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/// The techs that every seat begins with (TC-3): dealt, some kept face down and the rest discarded
/// face up; or, by a switch, laid out for all and chosen in turn.
final class FirstTechs {
  private final Game game;
  private final Techs techs;
  private final ToIntFunction<String> numbers;

  FirstTechs(Game game, Techs techs) {
    this.game = game;
    this.techs = techs;
    this.numbers = id -> Tech.numberOf(game.content(), id);
  }

  void run() {
    int draw = game.options().get(TechnologyOptions.OPENING_DRAW);
    if (techs.deck().cards().size() < draw * game.seats()) draw = 1;
    if (techs.deck().cards().size() < draw * game.seats()) return;
    StartCards.inRounds(game, numbers, techs.deck().cards(), draw);
    int[] dealt = game.numbers();
    for (int round = 0; round < draw; round++)
      for (int i = 0; i < game.seats(); i++) dealt[i * draw + round] = techs.deck().draw();
    int keep = Math.min(draw, game.options().get(TechnologyOptions.OPENING_KEEP));
    if (game.options().is(TechnologyOptions.OPENING)) draft(dealt, draw * game.seats(), keep);
    else keep(dealt, draw, keep);
    discard(dealt, draw);
    headStart();
  }

  // Everybody chooses among its own at the same time.
  private void keep(int[] dealt, int draw, int keep) {
    int[] chosen = game.choices();
    for (int k = 0; k < keep; k++) {
      for (int i = 0; i < game.seats(); i++) {
        Menu menu = game.sealedMenu(Seat.of(i)).clear();
        for (int j = 0; j < draw; j++)
          if (dealt[i * draw + j] >= 0)
            menu.add(techs.choice(TechChoice.Kind.CARD, 0, dealt[i * draw + j]));
      }
      game.together(game.everybody(), TechQuestions.KEEP_TECH, chosen);
      for (int i = 0; i < game.seats(); i++)
        take(Seat.of(i), TechChoice.card(chosen[i]), dealt, game.seats() * draw);
    }
  }

  private void take(Seat seat, int tech, int[] dealt, int size) {
    for (int at = 0; at < size; at++) if (dealt[at] == tech) dealt[at] = -1;
    techs.research().keep(seat, tech);
  }

  // H-80: all lie face up; the first player chooses first, then clockwise, and back again with
  // every further round.
  private void draft(int[] laid, int size, int keep) {
    if (game.isHeard()) tell(laid, size);
    int seats = game.seats();
    for (int pick = 0; pick < keep * seats; pick++) {
      int step = pick % seats;
      boolean back = pick / seats % 2 == 1;
      Seat seat = Seat.of((game.turn().index() + (back ? seats - 1 - step : step)) % seats);
      Menu menu = game.ask(seat).menu();
      for (int at = 0; at < size; at++)
        if (laid[at] >= 0) menu.add(techs.choice(TechChoice.Kind.CARD, 0, laid[at]));
      take(seat, TechChoice.card(game.ask(seat).choose(TechQuestions.KEEP_TECH)), laid, size);
    }
  }

  private void tell(int[] laid, int size) {
    List<String> names = new ArrayList<>();
    for (int at = 0; at < size; at++) names.add(techs.numbered(laid[at]).id());
    game.tell(new TechEvent.TechsLaidOut(names));
  }

  private void discard(int[] dealt, int draw) {
    for (int at = 0; at < game.seats() * draw; at++) {
      if (dealt[at] < 0) continue;
      techs.deck().discard(dealt[at]);
      if (game.isHeard())
        game.tell(
            new TechEvent.TechDiscarded(
                Seat.of(at / draw), techs.numbered(dealt[at]).id(), "setup"));
    }
  }

  // By a switch every seat, the first player first, may put ships on the first tech it has kept.
  private void headStart() {
    int ships = game.options().get(TechnologyOptions.HEAD_START);
    for (int i = 0; ships > 0 && i < game.seats(); i++) {
      Seat seat = Seat.of((game.turn().index() + i) % game.seats());
      int slot = 0;
      while (slot < techs.top() && !techs.isOf(slot, seat)) slot++;
      if (slot < techs.top()) techs.research().fund(slot, ships);
    }
  }
}
