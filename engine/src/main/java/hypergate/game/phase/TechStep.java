package hypergate.game.phase;

import hypergate.game.Game;
import hypergate.game.Option;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// The tech step at the start of every encounter (TC-4): each seat may research, complete or
/// abandon one of its techs, the offense first, then clockwise.
public final class TechStep {
  private TechStep() {}

  static void run(Game game) {
    if (game.options().is(Option.ACTION_ORDER)) together(game);
    else inTurn(game);
  }

  private static void inTurn(Game game) {
    int actions = game.options().get(Option.ACTIONS_PER_WINDOW);
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = inOrder(game, i);
      for (int action = 0; action < actions; action++) {
        fill(game, game.ask(seat).menu(), seat);
        if (!act(game, seat, game.ask(seat).choose(Prompt.TECH_ACTION))) break;
      }
    }
  }

  // Everybody decides at the same time and secretly; carried out in the usual order.
  private static void together(Game game) {
    int asked = game.everybody();
    int[] choices = new int[Seat.MOST];
    for (int left = game.options().get(Option.ACTIONS_PER_WINDOW); left > 0 && asked != 0; left--) {
      for (int i = 0; i < game.seats(); i++)
        if (Seat.of(i).in(asked)) fill(game, game.sealedMenu(Seat.of(i)).clear(), Seat.of(i));
      game.together(asked, Prompt.TECH_ACTION, choices);
      for (int i = 0; i < game.seats(); i++) {
        Seat seat = inOrder(game, i);
        if (!seat.in(asked) || !isOpen(game, seat, choices[seat.index()])) continue;
        if (!act(game, seat, choices[seat.index()])) asked &= ~seat.bit();
      }
    }
  }

  // What another seat's action brought about may have made it impossible: then nothing is done.
  private static boolean isOpen(Game game, Seat seat, int choice) {
    Menu menu = game.ask(seat).menu();
    fill(game, menu, seat);
    for (int i = 0; i < menu.count(); i++) if (menu.at(i) == choice) return true;
    return false;
  }

  // The offense first, then clockwise.
  private static Seat inOrder(Game game, int position) {
    return game.leftOf(game.encounter().offense(), position);
  }

  private static void fill(Game game, Menu menu, Seat seat) {
    menu.add(Word.PASS);
    for (int slot = 0; slot < game.techs().top(); slot++)
      if (game.techs().isOf(slot, seat)) addActions(game, menu, seat, slot);
  }

  /// @return whether the seat did something
  private static boolean act(Game game, Seat seat, int choice) {
    int value = Choice.value(choice);
    switch (Choice.kind(choice)) {
      case Choice.RESEARCH -> research(game, seat, value >> 8, value & 0xff);
      case Choice.COMPLETE -> game.verbs().research().complete(seat, value);
      case Choice.ABANDON -> game.verbs().discardTech(value, "");
      default -> {
        return false;
      }
    }
    game.techs().acted(seat);
    return true;
  }

  // By a switch the offense may send further ships to the same tech.
  private static void research(Game game, Seat seat, int slot, int first) {
    game.verbs().research().research(seat, slot, first);
    if (seat != game.encounter().offense()) return;
    for (int more = game.options().get(Option.OWN_TURN_SHIPS) - 1; more > 0; more--) {
      Menu menu = game.ask(seat).menu().add(Word.PASS);
      addResearch(game, menu, seat, slot);
      int choice = game.ask(seat).choose(Prompt.TECH_ACTION);
      if (Choice.kind(choice) != Choice.RESEARCH) return;
      game.verbs().research().research(seat, slot, Choice.value(choice) & 0xff);
    }
  }

  private static void addActions(Game game, Menu menu, Seat seat, int slot) {
    if (!game.techs().isComplete(slot)) {
      if (!game.techs().tech(slot).isMili()) addResearch(game, menu, seat, slot);
      if (game.verbs().research().mayComplete(seat, slot))
        menu.add(Choice.of(Choice.COMPLETE, slot));
    }
    if (game.verbs().research().mayAbandon(seat, slot)) menu.add(Choice.of(Choice.ABANDON, slot));
  }

  private static void addResearch(Game game, Menu menu, Seat seat, int slot) {
    for (long rest = game.ships().colonies(seat); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      if (!game.verbs().research().mayResearchFrom(seat, planet)) continue;
      if (game.ships().on(planet, seat) > 0)
        menu.add(Choice.of(Choice.RESEARCH, slot << 8 | planet.index()));
      int outpost = game.ships().outpost(planet, seat);
      if (outpost >= 0) menu.add(Choice.of(Choice.RESEARCH, slot << 8 | outpost));
    }
  }
}
