package hypergate.game.phase;

import hypergate.game.card.Option;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.verb.Acting;
import hypergate.game.word.PowerOrigin;
import java.util.ArrayList;
import java.util.List;

/// The aliens that everybody begins with: each seat is dealt some and keeps one, or all lie
/// open and are chosen in turn.
final class FirstAliens {
  private final Acting game;
  private final int seats;
  private final int each;
  private final int powers;

  FirstAliens(Acting game) {
    this.game = game;
    this.seats = game.seats();
    this.each = game.rules().aliensDealt();
    this.powers = game.options().get(Option.POWERS);
  }

  void run() {
    deal();
    StartCards.aliens(game);
    if (game.options().is(Option.ALIEN_OPENING)) draft();
    else keep();
  }

  private void deal() {
    int[] pool = game.numbers();
    int size = 0;
    for (int i = 0; i < game.content().aliens().size(); i++)
      if (game.rules().dealsAlien(i)) pool[size++] = i;
    for (int i = 0; i < seats; i++)
      for (int c = 0; c < each; c++) {
        int at = game.state().random(size);
        game.powers().dealt(Seat.of(i), c, pool[at]);
        pool[at] = pool[--size];
      }
  }

  // Everybody chooses among its own at the same time.
  private void keep() {
    for (int power = 0; power < powers; power++) choose(power);
    // Who begins with an alien can have it, whatever the others choose.
    for (int i = 0; i < seats; i++) if (StartCards.hasAlien(game, Seat.of(i))) become(Seat.of(i));
    for (int i = 0; i < seats; i++) if (!StartCards.hasAlien(game, Seat.of(i))) become(Seat.of(i));
  }

  // Those that a seat has chosen come first among those that it was dealt.
  private void choose(int power) {
    int[] chosen = game.choices();
    for (int i = 0; i < seats; i++) {
      Menu menu = game.sealedMenu(Seat.of(i)).clear();
      for (int c = power; c < each; c++)
        menu.add(Choice.of(Choice.ALIEN, game.powers().dealt(Seat.of(i), c)));
    }
    game.together(game.everybody(), Prompt.KEEP_ALIEN, chosen);
    for (int i = 0; i < seats; i++) {
      int at = power;
      while (game.powers().dealt(Seat.of(i), at) != Choice.value(chosen[i])) at++;
      game.powers().swapDealt(Seat.of(i), power, at);
    }
  }

  private void become(Seat seat) {
    for (int power = 0; power < powers; power++) {
      settle(seat, power);
      become(seat, power);
    }
  }

  private void become(Seat seat, int power) {
    int instance = Powers.instance(seat, power);
    int alien = game.powers().dealt(seat, power);
    if (game.options().is(Option.HIDDEN_POWERS))
      game.verbs().sheets().becomesSecretly(instance, alien);
    else game.verbs().sheets().becomes(instance, PowerOrigin.CHOSEN, alien);
  }

  // of two picks that must not meet the later one is forced to another alien.
  private void settle(Seat seat, int power) {
    int other = powers;
    while (isBanned(game.powers().dealt(seat, power)) && other < each)
      game.powers().swapDealt(seat, power, other++);
  }

  private boolean isBanned(int alien) {
    for (int i = 0; i < Sizes.INSTANCES; i++)
      if (game.powers().exists(i)
          && game.content().neverMeet(game.powers().number(i), alien, game.options())) return true;
    return false;
  }

  // H-740: all lie open; a seat that is drawn by lot chooses first, then clockwise, and back again
  // for the second power.
  private void draft() {
    Seat first = Seat.of(game.state().random(seats));
    if (game.isHeard()) tell(first);
    for (int pick = 0; pick < powers * seats; pick++) {
      int step = pick % seats;
      boolean back = pick / seats % 2 == 1;
      pick(Seat.of((first.index() + (back ? seats - 1 - step : step)) % seats), pick / seats);
    }
  }

  private void tell(Seat first) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < seats; i++)
      for (int c = 0; c < each; c++)
        names.add(game.content().alien(game.powers().dealt(Seat.of(i), c)).id());
    game.tell(new Event.AliensLaidOut(first, names));
  }

  private void pick(Seat seat, int power) {
    Menu menu = game.ask(seat).menu();
    addOpen(menu, seat, true);
    if (menu.count() == 0) addOpen(menu, seat, false);
    int chosen = Choice.value(game.ask(seat).choose(Prompt.KEEP_ALIEN));
    game.powers().bringDealt(seat, power, chosen);
    become(seat, power);
  }

  // What lies there, without those that must not meet one that is taken, and without those
  // that somebody else begins with.
  private void addOpen(Menu menu, Seat seat, boolean banned) {
    for (int i = 0; i < seats; i++)
      for (int c = 0; c < each; c++) {
        int alien = game.powers().dealt(Seat.of(i), c);
        if (!game.powers().isUsed(alien)
            && !(banned && isBanned(alien))
            && !StartCards.isOfAnother(game, seat, alien)) menu.add(Choice.of(Choice.ALIEN, alien));
      }
  }
}
