package hypergate.content.eons.aliens;

import static hypergate.game.word.Role.ANY;
import static hypergate.variant.essences.Essence.essence;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Action;
import hypergate.game.declare.Condition;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.table.Side;
import hypergate.game.verb.Hands;
import hypergate.game.verb.Picks;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.essences.Essence;
import hypergate.variant.essences.Essences;
import java.util.List;

/// The six help cards of the Assistant. Whoever has one face down hands it back at the moment that
/// it names; that is a use of the power, which may be stopped (H-800, H-801).
final class Helps {
  private static final String KIND = "Help";

  // Their positions in the set.
  private static final int LOST_TERRITORY = 0;
  private static final int SHIP_SCARCITY = 1;
  private static final int MESSY_HAND = 2;
  private static final int MESSY_COLONIES = 3;
  private static final int NEEDED_CARD = 4;

  // A colony is set up again with so many ships.
  private static final int SETTLERS = 3;

  private static final List<Window> ANY_TIME =
      List.of(
          Window.REGROUP_START,
          Window.AIMED,
          Window.BEFORE_SELECTION,
          Window.REVEALED,
          Window.OUTCOME);

  private static final Action HELPING = Helps::help;

  private static final Prompt ITSELF = Prompt.of("assistant/choice");
  private static final Prompt HOME = Prompt.of("help-lost-territory/planet");
  private static final Prompt SETTLING = Prompt.of("help-lost-territory/ships");
  private static final Prompt RETURNING = Prompt.of("help-ship-scarcity/number");
  private static final Prompt AWAY = Prompt.of("help-messy-hand/cards");
  private static final Prompt MOVING = Prompt.of("help-messy-colonies/ships");
  private static final Prompt NEEDED = Prompt.of("help-needed-card/card");
  private static final Prompt SIDE = Prompt.of("help-unwilling-ally/side");
  private static final Prompt NUMBER = Prompt.of("help-unwilling-ally/number");
  private static final Prompt SENT = Prompt.of("help-unwilling-ally/ships");

  static final List<Essence> ALL =
      List.of(
          anyTime(
              essence(
                  KIND,
                  "Lost Territory",
                  "eons",
                  0,
                  "At any time: set a lost home colony up again with up to three of your ships,"
                      + " from colonies and the warp."),
              (game, me) -> isReady(game, me) && mayResettle(game, me)),
          anyTime(
              essence(
                  KIND,
                  "Ship Scarcity",
                  "eons",
                  0,
                  "At any time: retrieve any number of your ships from the warp."),
              (game, me) -> isReady(game, me) && mayRetrieve(game, me)),
          essence(
                  KIND,
                  "Messy Hand",
                  "eons",
                  0,
                  "When you draw a new hand: the Assistant looks at it, and you discard any of its"
                      + " cards.")
              .seen()
              .free(
                  ANY,
                  Window.DRAWN,
                  (game, me) -> isReady(game, me) && isNewHand(game, me),
                  Helps::handBack),
          anyTime(
              essence(
                  KIND,
                  "Messy Colonies",
                  "eons",
                  0,
                  "At any time: spread your ships anew over your colonies."),
              (game, me) -> isReady(game, me) && maySpread(game, me)),
          anyTime(
              essence(
                  KIND,
                  "Needed Card",
                  "eons",
                  0,
                  "At any time: take a card of your choice from the discard pile."),
              (game, me) -> isReady(game, me) && mayFetch(game)),
          essence(
                  KIND,
                  "Unwilling Ally",
                  "eons",
                  0,
                  "When another player has said whether it allies, and with how many ships: change"
                      + " that answer or the number.")
              .seen()
              .free(
                  ANY,
                  Window.ANSWERED,
                  (game, me) -> isReady(game, me) && mayChange(game, me),
                  Helps::handBack));

  private Helps() {}

  private static Essence anyTime(Essence card, Condition when) {
    Essence help = card.seen();
    for (Window window : ANY_TIME) help = help.free(ANY, window, when, Helps::handBack);
    return help;
  }

  // Whether somebody else could give the help of the card whose text is running.
  private static boolean isReady(Game game, Seat me) {
    Seat helper = Essences.of(game).holder(game.here());
    return helper.exists() && helper != me && game.powers().inForce(helper, Assistant.ASSISTANT);
  }

  private static void handBack(Game game, Seat me) {
    int card = game.here();
    Essences helps = Essences.of(game);
    Seat helper = helps.holder(card);
    helps.handBack(card);
    if (game.usesPower(helper, Assistant.ASSISTANT))
      game.asIfHere(game.powers().find(helper, Assistant.ASSISTANT), HELPING, me);
    helps.settleBack();
  }

  // The text runs as that of the power.
  private static void help(Game game, Seat me) {
    Seat helper = Powers.owner(game.here());
    Essences helps = Essences.of(game);
    int card = helps.handedBack();
    int help = card - helps.first(helps.alienOf(card));
    give(game, me, helper, help);
    if (game.ofPower(Query.POWER_BOUND, me, 0) != 0) return;
    if (mayHelpItself(game, helper, help) && game.ask(helper).yes(ITSELF))
      give(game, helper, helper, help);
    else game.verbs().rewards().collect(helper, 1);
  }

  private static void give(Game game, Seat me, Seat helper, int help) {
    switch (help) {
      case LOST_TERRITORY -> resettle(game, me);
      case SHIP_SCARCITY -> retrieve(game, me);
      case MESSY_HAND -> tidy(game, me, helper);
      case MESSY_COLONIES -> game.verbs().ships().shift(me, MOVING);
      case NEEDED_CARD -> fetch(game, me);
      default -> change(game, me);
    }
  }

  // H-802: with a new hand of its own or somebody else's answer it has nothing to do right now.
  private static boolean mayHelpItself(Game game, Seat helper, int help) {
    return switch (help) {
      case LOST_TERRITORY -> mayResettle(game, helper);
      case SHIP_SCARCITY -> mayRetrieve(game, helper);
      case MESSY_COLONIES -> maySpread(game, helper);
      case NEEDED_CARD -> mayFetch(game);
      default -> false;
    };
  }

  // ---- ships

  private static long lostHomes(Game game, Seat seat) {
    return game.ships().planetsOf(seat) & ~game.ships().colonies(seat);
  }

  private static boolean mayResettle(Game game, Seat seat) {
    return lostHomes(game, seat) != 0
        && (game.ships().colonies(seat) != 0 || game.verbs().freeInWarp(seat) > 0);
  }

  private static void resettle(Game game, Seat me) {
    Planet home = game.ask(me).planet(HOME, lostHomes(game, me));
    Picks picks = game.verbs().ships().pickFrom(me, game.ships().colonies(me));
    picks.offer(Place.WARP, game.verbs().freeInWarp(me));
    picks.ask(game, me, SETTLING, 0, 1, SETTLERS);
    int back = 0;
    for (int i = 0; i < picks.places(); i++)
      if (picks.place(i) == Place.WARP) back += picks.picked(i);
    game.verbs().establish(me, picks, home);
    if (back > 0) game.verbs().ships().cameBack(me, back);
  }

  private static boolean mayRetrieve(Game game, Seat seat) {
    return game.ships().colonies(seat) != 0 && game.verbs().freeInWarp(seat) > 0;
  }

  private static void retrieve(Game game, Seat me) {
    int ships = game.ask(me).number(RETURNING, 1, game.verbs().freeInWarp(me));
    game.verbs().ships().retrieve(me, ships);
  }

  private static boolean maySpread(Game game, Seat seat) {
    return Long.bitCount(game.ships().colonies(seat)) > 1;
  }

  // ---- cards

  private static boolean isNewHand(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    return hands.isNewHand() && hands.drawer() == me && game.cards().handSize(me) > 0;
  }

  private static void tidy(Game game, Seat me, Seat helper) {
    Hands hands = game.verbs().hands();
    hands.showing().look(helper, me);
    CardSet hand = game.cards().hand(me);
    game.ask(me).cards(AWAY, hand, 1, hand.size());
    hands.discard(me, hand);
  }

  private static boolean mayFetch(Game game) {
    return game.cards().discardSize() > 0;
  }

  private static void fetch(Game game, Seat me) {
    int card = game.ask(me).card(NEEDED, game.cards().discardPile());
    game.verbs().hands().takeBack(me, card);
  }

  // ---- allies

  // H-803: neither its own answer nor that of the Assistant.
  private static boolean mayChange(Game game, Seat me) {
    Seat joiner = game.encounter().joiner();
    if (!joiner.exists() || joiner == me) return false;
    if (joiner == Essences.of(game).holder(game.here())) return false;
    return game.encounter().isAlly(joiner)
        ? isAny(game, game.encounter().sideOf(joiner))
        : sides(game, joiner) != 0;
  }

  // Whether an ally has any ships there, or could have some.
  private static boolean isAny(Game game, Side side) {
    Seat ally = game.encounter().joiner();
    return game.ships().at(side.place(), ally) > 0 || Alliance.mostToSend(game, ally, side) > 0;
  }

  // The sides to which who has declined could send ships.
  private static int sides(Game game, Seat joiner) {
    int sides = Alliance.sidesLeft(game, joiner);
    Encounter encounter = game.encounter();
    if ((sides & Alliance.OFFENSE) != 0
        && Alliance.mostToSend(game, joiner, encounter.offensive()) < 1) sides &= ~Alliance.OFFENSE;
    if ((sides & Alliance.DEFENSE) != 0
        && Alliance.mostToSend(game, joiner, encounter.defensive()) < 1) sides &= ~Alliance.DEFENSE;
    return sides;
  }

  private static void change(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat joiner = encounter.joiner();
    if (encounter.isAlly(joiner)) {
      Side side = encounter.sideOf(joiner);
      int ships = number(game, me, side, 0, game.ships().at(side.place(), joiner));
      if (ships == 0) game.verbs().dismiss(joiner);
      else game.verbs().ships().match(joiner, SENT, ships);
      return;
    }
    int sides = sides(game, joiner);
    boolean offense = sides == Alliance.OFFENSE;
    if (sides == (Alliance.OFFENSE | Alliance.DEFENSE))
      offense = game.ask(me).word(SIDE, Word.OFFENSE, Word.DEFENSE) == Word.OFFENSE;
    Side side = offense ? encounter.offensive() : encounter.defensive();
    Alliance.makeJoin(game, joiner, side, SENT, number(game, me, side, 1, 0));
  }

  // Another number than that of the ships that the joiner has sent.
  private static int number(Game game, Seat me, Side side, int least, int sent) {
    int most = Alliance.mostToSend(game, game.encounter().joiner(), side);
    Menu menu = game.ask(me).menu();
    for (int ships = least; ships <= most; ships++)
      if (ships != sent) menu.add(Choice.number(ships));
    return Choice.asNumber(game.ask(me).choose(NUMBER));
  }
}
