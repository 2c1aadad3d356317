package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// The tech step at the start of every encounter (TC-4): each seat may research, complete or
/// abandon one of its techs, the offense first, then clockwise.
final class TechStep {
  private final Game game;
  private final Techs techs;

  TechStep(Game game, Techs techs) {
    this.game = game;
    this.techs = techs;
  }

  void run() {
    if (game.options().is(TechnologyOptions.ACTION_ORDER)) together();
    else inTurn();
  }

  private void inTurn() {
    int actions = game.options().get(TechnologyOptions.ACTIONS_PER_WINDOW);
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = inOrder(i);
      for (int action = 0; action < actions; action++) {
        fill(game.ask(seat).menu(), seat);
        if (!act(seat, game.ask(seat).choose(TechQuestions.TECH_ACTION))) break;
      }
    }
  }

  // Everybody decides at the same time and secretly; carried out in the usual order.
  private void together() {
    int asked = game.everybody();
    int[] choices = new int[Seat.MOST];
    for (int left = game.options().get(TechnologyOptions.ACTIONS_PER_WINDOW);
        left > 0 && asked != 0;
        left--) {
      for (int i = 0; i < game.seats(); i++)
        if (Seat.of(i).in(asked)) fill(game.sealedMenu(Seat.of(i)).clear(), Seat.of(i));
      game.together(asked, TechQuestions.TECH_ACTION, choices);
      for (int i = 0; i < game.seats(); i++) {
        Seat seat = inOrder(i);
        if (!seat.in(asked) || !isOpen(seat, choices[seat.index()])) continue;
        if (!act(seat, choices[seat.index()])) asked &= ~seat.bit();
      }
    }
  }

  // What another seat's action brought about may have made it impossible: then nothing is done.
  private boolean isOpen(Seat seat, int choice) {
    Menu menu = game.ask(seat).menu();
    fill(menu, seat);
    for (int i = 0; i < menu.count(); i++) if (menu.at(i) == choice) return true;
    return false;
  }

  // The offense first, then clockwise.
  private Seat inOrder(int position) {
    return game.leftOf(game.encounter().offense(), position);
  }

  private void fill(Menu menu, Seat seat) {
    menu.add(Word.PASS);
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.isOf(slot, seat)) addActions(menu, seat, slot);
  }

  /// @return whether the seat did something
  private boolean act(Seat seat, int choice) {
    int slot = TechChoice.slot(choice);
    switch (TechChoice.kind(game.parts(), choice)) {
      case RESEARCH -> research(seat, slot, TechChoice.place(choice));
      case COMPLETE -> techs.research().complete(seat, slot);
      case ABANDON -> techs.research().discard(slot);
      default -> {
        return false;
      }
    }
    techs.acted(seat);
    return true;
  }

  // By a switch the offense may send further ships to the same tech.
  private void research(Seat seat, int slot, int first) {
    techs.research().research(seat, slot, first);
    if (seat != game.encounter().offense()) return;
    for (int more = game.options().get(TechnologyOptions.OWN_TURN_SHIPS) - 1; more > 0; more--) {
      Menu menu = game.ask(seat).menu().add(Word.PASS);
      addResearch(menu, seat, slot);
      int choice = game.ask(seat).choose(TechQuestions.TECH_ACTION);
      if (Choice.is(choice, Word.PASS)) return;
      techs.research().research(seat, slot, TechChoice.place(choice));
    }
  }

  private void addActions(Menu menu, Seat seat, int slot) {
    if (!techs.isComplete(slot)) {
      if (!techs.tech(slot).isMili() && !techs.isFrozen(slot)) addResearch(menu, seat, slot);
      if (techs.research().mayComplete(seat, slot))
        menu.add(techs.choice(TechChoice.Kind.COMPLETE, slot, 0));
    }
    if (techs.research().mayAbandon(seat, slot))
      menu.add(techs.choice(TechChoice.Kind.ABANDON, slot, 0));
  }

  private void addResearch(Menu menu, Seat seat, int slot) {
    for (long rest = game.ships().colonies(seat); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      if (!techs.research().mayResearchFrom(seat, planet)) continue;
      if (game.ships().on(planet, seat) > 0)
        menu.add(techs.choice(TechChoice.Kind.RESEARCH, slot, planet.index()));
      int outpost = game.ships().outpost(planet, seat);
      if (outpost >= 0) menu.add(techs.choice(TechChoice.Kind.RESEARCH, slot, outpost));
    }
  }
}
