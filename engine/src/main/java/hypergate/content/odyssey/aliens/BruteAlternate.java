package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Window.ALLIED;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Pressure: as an ally it makes somebody on the other side take all its ships out of the
/// encounter, or show as many cards as it has ships there, of which it loses one.
public final class BruteAlternate {
  private static final int USED = 0;
  private static final Prompt WHOM = Prompt.of("brute-alternate/seat");
  private static final Prompt YIELDS = Prompt.of("brute-alternate/choice");

  public static final Alien BRUTE_ALTERNATE =
      alien("Brute (alternate)", "odyssey")
          .level(1)
          .power("Pressure", ALLY, Step.ALLIANCE)
          .neverWith("brute")
          .text(
              "As an ally, after alliances are formed, you may pressure a player on the other side."
                  + " It returns all its ships in the encounter to its colonies, or lets you see as"
                  + " many random cards of its hand as it has ships there and take one of them.")
          .may(ALLY, ALLIED, BruteAlternate::mayPress, BruteAlternate::press)
          .naming(BruteAlternate::name);

  private BruteAlternate() {}

  /// Whether there is somebody to be pressured, for the first time in this encounter.
  public static boolean mayPress(Game game, Seat me) {
    int instance = game.powers().find(me, BRUTE_ALTERNATE);
    return instance >= 0 && game.powers().mark(instance, USED) == 0 && foes(game, me) != 0;
  }

  private static int foes(Game game, Seat me) {
    int mask = game.encounter().sideOf(me).other().seats();
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(mask) && ships(game, Seat.of(i)) == 0) mask &= ~(1 << i);
    return game.reach().reached(mask);
  }

  /// Names the player.
  public static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHOM, foes(game, me)).index());
  }

  private static void press(Game game, Seat me) {
    press(game, me, Seat.of(game.current().target()));
  }

  /// Pressures a player.
  public static void press(Game game, Seat me, Seat victim) {
    game.powers().mark(game.powers().find(me, BRUTE_ALTERNATE), USED, 1);
    int ships = ships(game, victim);
    if (ships == 0) return;
    Menu menu = game.ask(victim).menu();
    if (game.cards().handSize(victim) > 0) menu.add(Word.CARD);
    menu.add(Word.WITHDRAW);
    if (Choice.is(game.ask(victim).choose(YIELDS), Word.WITHDRAW)) withdraw(game, victim);
    else pick(game, me, victim, ships);
  }

  private static void pick(Game game, Seat me, Seat victim, int ships) {
    boolean all = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    int count = all ? game.cards().handSize(victim) : ships;
    CardSet seen = game.verbs().hands().showing().lookRandom(me, victim, count);
    game.ask(me).cards(Prompt.TAKE, seen, 1, 1);
    game.verbs().receipts().take(me, victim, seen);
  }

  private static int ships(Game game, Seat seat) {
    return game.ships().at(game.encounter().place(seat), seat);
  }

  // A defense leaves the target, which is none of its colonies then.
  private static void withdraw(Game game, Seat seat) {
    long homes = game.ships().colonies(seat);
    if (seat == game.encounter().defender()) homes &= ~game.encounter().target().bit();
    game.verbs().ships().returnTo(seat, game.encounter().place(seat), ships(game, seat), homes);
    if (game.encounter().isAlly(seat)) game.verbs().dismiss(seat);
    else game.verbs().ships().settle();
  }
}
