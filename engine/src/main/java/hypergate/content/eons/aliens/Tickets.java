package hypergate.content.eons.aliens;

import static hypergate.variant.essences.Essence.essence;

import hypergate.game.Game;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Window;
import hypergate.variant.essences.Essence;
import java.util.List;

/// The nine tickets of the Sheriff: who has committed the infraction of each, and what it costs.
final class Tickets {
  private static final String KIND = "Ticket";

  private static final int EXCESSIVE_FORCE = 0;
  private static final int GRIDLOCK = 1;
  private static final int ILLEGAL_PARKING = 2;
  private static final int LITTERING = 3;
  private static final int LOITERING = 4;
  private static final int OBSTRUCTION = 5;
  private static final int PANHANDLING = 6;
  private static final int TRESPASSING = 7;

  private static final int FORCEFUL = 20;
  private static final int CRUSHING = 10;
  private static final int JAM = 11;
  private static final int PARKING = 4;
  private static final int LITTER = 3;

  // What each costs; ships with a minus.
  private static final int[] FINES = {3, 2, 1, -2, 1, 2, -2, -1, 2};

  static final List<Essence> ALL =
      List.of(
          ticket(
              "Excessive Force",
              "As a main player, revealing an attack of 20 or more, or winning by more than 10:"
                  + " three cards."),
          ticket("Gridlock", "Eleven or more own ships in the warp: two cards."),
          ticket("Illegal Parking", "More than four own ships on one planet: one card."),
          ticket("Littering", "Discarding more than three cards at once: two ships."),
          ticket("Loitering", "Not accepting an invitation: one card."),
          ticket("Obstruction", "Cancelling a card or an action of another player: two cards."),
          ticket("Panhandling", "Sending one ship as an ally when more could be sent: two ships."),
          ticket(
              "Trespassing",
              "Aiming the gate at a planet with one ship of the defense or none: one ship."),
          ticket("Vagrancy", "A foreign colony of a single ship: two cards."));

  private Tickets() {}

  private static Essence ticket(String name, String text) {
    return essence(KIND, name, "eons", 0, text);
  }

  /// How many cards a ticket costs, or with a minus how many ships.
  static int fine(int ticket) {
    return FINES[ticket];
  }

  /// Whether a seat has the cards or ships for the fine of a ticket.
  static boolean canPay(Game game, int ticket, Seat seat) {
    int fine = fine(ticket);
    return fine > 0 ? game.cards().handSize(seat) >= fine : game.ships().inColonies(seat) >= -fine;
  }

  /// Who commits the infraction of a ticket in a window, as a mask.
  static int offenders(Game game, int ticket, Window window) {
    return switch (ticket) {
      case EXCESSIVE_FORCE -> forceful(game, window);
      case LITTERING ->
          bit(
              game.verbs().hands().discarder(),
              window == Window.CARDS_DISCARDED
                  && game.verbs().hands().discardedTogether() > LITTER);
      case LOITERING -> bit(game.encounter().joiner(), isAnswer(window) && isLoitering(game));
      case OBSTRUCTION -> bit(game.pipeline().canceller(), window == Window.CANCELLED);
      case PANHANDLING -> bit(game.encounter().joiner(), isAnswer(window) && isPanhandling(game));
      case TRESPASSING ->
          bit(game.encounter().offense(), window == Window.AIMED && isTrespassing(game));
      default -> lasting(game, ticket, window);
    };
  }

  private static int bit(Seat seat, boolean offends) {
    return offends && seat.exists() ? seat.bit() : 0;
  }

  private static boolean isAnswer(Window window) {
    return window == Window.ANSWERED;
  }

  private static int forceful(Game game, Window window) {
    Encounter encounter = game.encounter();
    int seats = 0;
    if (window == Window.REVEALED)
      for (int p = 0; p < 2; p++) {
        Seat main = game.inOrder(p);
        boolean shows = encounter.attacks(main) && encounter.faceValue(main) >= FORCEFUL;
        seats |= bit(main, shows);
      }
    if (window == Window.OUTCOME && encounter.compared() && encounter.margin() > CRUSHING)
      seats |= encounter.winners().main().bit();
    return seats;
  }

  private static boolean isLoitering(Game game) {
    Encounter encounter = game.encounter();
    Seat joiner = encounter.joiner();
    return joiner.exists()
        && !encounter.isAlly(joiner)
        && (joiner.in(encounter.invited(encounter.offensive()))
            || joiner.in(encounter.invited(encounter.defensive())));
  }

  private static boolean isPanhandling(Game game) {
    Encounter encounter = game.encounter();
    Seat joiner = encounter.joiner();
    if (!joiner.exists() || !encounter.isAlly(joiner)) return false;
    Side side = encounter.sideOf(joiner);
    return game.ships().at(side.place(), joiner) == 1
        && Alliance.mostToSend(game, joiner, side) > 1;
  }

  private static boolean isTrespassing(Game game) {
    Encounter encounter = game.encounter();
    return encounter.target().exists()
        && encounter.defense().exists()
        && game.ships().on(encounter.target(), encounter.defense()) <= 1;
  }

  // Those that go on are looked at where tickets can be given at any time.
  private static int lasting(Game game, int ticket, Window window) {
    int seats = 0;
    if (!Sheriff.ANY_TIME.contains(window)) return 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean offends =
          switch (ticket) {
            case GRIDLOCK -> game.ships().inWarp(seat) >= JAM;
            case ILLEGAL_PARKING -> isAny(game, seat, game.ships().standing(seat), false);
            default -> isAny(game, seat, foreign(game, seat), true);
          };
      seats |= bit(seat, offends);
    }
    return seats;
  }

  private static long foreign(Game game, Seat seat) {
    return game.ships().standing(seat) & ~game.ships().planetsOf(seat);
  }

  // Whether on any of these planets a seat has a single ship, or too many.
  private static boolean isAny(Game game, Seat seat, long planets, boolean single) {
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      int ships = game.ships().on(Planet.of(Long.numberOfTrailingZeros(rest)), seat);
      if (single ? ships == 1 : ships > PARKING) return true;
    }
    return false;
  }
}
