package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REINFORCED;
import static hypergate.game.word.Window.REVEALED;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// The Claw: a hidden card; whoever plays its like loses a planet to the system of its player as
/// the encounter ends. Showing the claw is the use; the theft cannot be answered any more.
public final class TheClaw {
  private static final int VICTIMS = 0;
  private static final int STOLEN = 1;

  private static final Prompt CLAW = Prompt.of("the-claw/card");
  private static final Prompt WHICH = Prompt.of("the-claw/planet");

  public static final Alien THE_CLAW =
      alien("The Claw", "conflict")
          .level(2)
          .hasVictory()
          .power("The Claw", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "Keep a card of your first hand here, face down, and draw another; exchange it as"
                  + " any regroup phase begins. The first other player in an encounter to play or"
                  + " reveal its like, no negotiate, loses a planet to your system as it ends: all"
                  + " ships there go to the warp, and it counts as a foreign colony of yours. Then"
                  + " choose another claw from your hand.")
          .pile("claw")
          .planetTokens("claw")
          .setup(TheClaw::begin)
          .free(ANY, REGROUP_START, TheClaw::mayExchange, TheClaw::exchange)
          .must(ANY, PLAYED, (game, me) -> player(game, me).exists(), TheClaw::show)
          .whenZapped(TheClaw::turnUp)
          .must(ANY, REVEALED, (game, me) -> revealer(game, me).exists(), TheClaw::show)
          .whenZapped(TheClaw::turnUp)
          .must(ANY, REINFORCED, (game, me) -> reinforcer(game, me).exists(), TheClaw::show)
          .whenZapped(TheClaw::turnUp)
          .always(ANY, ENCOUNTER_END, (game, me) -> game.mark(VICTIMS) != 0, TheClaw::steal)
          .first(Group.LAST)
          .evenLost()
          .bends(Query.FOREIGN_COLONIES, TheClaw::counted);

  private TheClaw() {}

  // ---- the claw

  private static void begin(Game game, Seat me) {
    CardSet hand = game.cards().hand(me);
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (game.cards().face(card).kind() == Kind.NEGOTIATE) hand.remove(card);
    if (hand.isEmpty()) return;
    game.verbs().piles().store(me, game.here(), game.ask(me).card(CLAW, hand));
    game.verbs().draw(me, 1);
  }

  private static int claw(Game game, int sheet) {
    return game.cards().pile(sheet).next(0);
  }

  private static boolean mayExchange(Game game, Seat me) {
    return claw(game, game.here()) >= 0 && game.cards().handSize(me) > 0;
  }

  private static void exchange(Game game, Seat me) {
    int sheet = game.here();
    int old = claw(game, sheet);
    int card = game.ask(me).card(CLAW, game.cards().hand(me));
    game.verbs().piles().store(me, sheet, card);
    game.verbs().piles().handOut(sheet, old, me);
  }

  // ---- matches

  // Whether a card is like the claw and its player can lose a planet by it.
  private static boolean matches(Game game, Seat me, Seat player, int card) {
    int claw = claw(game, game.here());
    if (claw < 0 || card < 0 || player == me || !isOpen(game, game.here(), me, player))
      return false;
    Face face = game.cards().face(claw);
    return face.kind() != Kind.NEGOTIATE && game.cards().face(card) == face;
  }

  private static boolean isOpen(Game game, int sheet, Seat me, Seat player) {
    int victims = game.powers().mark(sheet, VICTIMS);
    int most = game.ofPower(Query.POWER_NUMBER, me, 1);
    return player.exists()
        && !player.in(victims)
        && Integer.bitCount(victims) < most
        && game.ships().planetsOf(player) != 0
        && game.reach().reaches(player);
  }

  private static Seat player(Game game, Seat me) {
    boolean matches =
        game.answering().isArtifact()
            && matches(game, me, game.answering().seat(), game.answering().card());
    return matches ? game.answering().seat() : Seat.NONE;
  }

  // Cards that lie beside encounter cards are revealed with them and come after them.
  private static Seat revealer(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (matches(game, me, encounter.offense(), encounter.card(encounter.offense())))
      return encounter.offense();
    if (matches(game, me, encounter.defense(), encounter.card(encounter.defense())))
      return encounter.defense();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (matches(game, me, seat, encounter.second(seat))) return seat;
    }
    return Seat.NONE;
  }

  private static Seat reinforcer(Game game, Seat me) {
    Seat player = game.encounter().reinforcer();
    return matches(game, me, player, game.encounter().reinforcingCard()) ? player : Seat.NONE;
  }

  private static void show(Game game, Seat me) {
    Seat victim = revealer(game, me);
    if (!victim.exists()) victim = reinforcer(game, me);
    if (!victim.exists()) victim = player(game, me);
    if (victim.exists()) seize(game, me, victim);
    Seat other = revealer(game, me);
    if (other.exists() && game.usesPower(me, THE_CLAW)) seize(game, me, other);
  }

  private static void turnUp(Game game, Seat me) {
    turnUp(game, game.powers().find(me, THE_CLAW), me);
  }

  private static void turnUp(Game game, int sheet, Seat me) {
    int claw = claw(game, sheet);
    if (claw >= 0) game.verbs().piles().showOf(me, sheet, claw);
  }

  /// The claw is shown, and a player is going to lose a planet.
  public static void seize(Game game, Seat me, Seat victim) {
    int sheet = game.powers().find(me, THE_CLAW);
    turnUp(game, sheet, me);
    game.powers().mark(sheet, VICTIMS, game.powers().mark(sheet, VICTIMS) | victim.bit());
  }

  /// The seats of a mask that could still lose a planet in this encounter.
  public static int open(Game game, Seat me, int seats) {
    int sheet = game.powers().find(me, THE_CLAW);
    int open = 0;
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(seats) && sheet >= 0 && isOpen(game, sheet, me, Seat.of(i))) open |= 1 << i;
    return open;
  }

  // ---- stealing

  private static void steal(Game game, Seat me) {
    int sheet = game.here();
    int victims = game.mark(VICTIMS);
    game.mark(VICTIMS, 0);
    for (int p = 0; p < game.seats(); p++) {
      Seat victim = game.inOrder(p);
      long planets = game.ships().planetsOf(victim);
      if (!victim.in(victims) || planets == 0) continue;
      Planet stolen = game.ask(me).planet(WHICH, planets);
      Planet place = game.verbs().planets().moveInto(stolen, me);
      if (place.exists()) game.verbs().planetTokens().lay(THE_CLAW, place, STOLEN);
    }
    renew(game, me, sheet);
    game.verbs().ships().settle();
    game.verbs().ships().checkWin();
  }

  private static void renew(Game game, Seat me, int sheet) {
    int old = claw(game, sheet);
    if (old >= 0) game.verbs().piles().handOut(sheet, old, me);
    if (game.cards().handSize(me) == 0) return;
    game.verbs().piles().store(me, sheet, game.ask(me).card(CLAW, game.cards().hand(me)));
  }

  private static int counted(Game game, Seat me, Seat who, int colonies) {
    if (who != me) return colonies;
    long stolen = game.verbs().planetTokens().with(THE_CLAW, STOLEN) & game.ships().placesOf(me);
    return colonies + Long.bitCount(stolen);
  }
}
