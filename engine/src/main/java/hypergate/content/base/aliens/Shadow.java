package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DESTINY_DRAWN;

import hypergate.game.Game;
import hypergate.game.card.Option;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.verb.Cause;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Execute: each destiny card that names another player costs that player a ship of the Shadow's
/// choice; a wild card any other player. Redraws count; its own colour executes nobody.
public final class Shadow {
  private static final Prompt WHOM = Prompt.of("shadow/seat");
  private static final Prompt FROM = Prompt.of("shadow/planet");

  /// Whether it reaches researching ships.
  public static final Option SHADOW_HITS_RESEARCH =
      Option.oneOf(
              "tech.shadowHitsResearch",
              "false true",
              "true",
              "The Shadow reaches researching ships.",
              "TC-13.21")
          .needs("technology");

  public static final Alien SHADOW =
      alien("Shadow", "base")
          .level(1)
          .power("Execute", ANY, Step.DESTINY)
          .isMandatory()
          .text(
              "When destiny names another player, send one of that player's ships of your choice"
                  + " to the warp; on a wild card, of any other player.")
          .must(ANY, DESTINY_DRAWN, (game, me) -> victims(game, me) != 0, Shadow::execute);

  private Shadow() {}

  private static int victims(Game game, Seat me) {
    int card = game.encounter().destiny();
    if (card < 0) return 0;
    Seat seen = game.encounter().named();
    boolean wild =
        Destinies.isWild(card) || seen == me && game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    int named = wild ? game.everybody() : seen.bit();
    int mask = 0;
    for (int rest = named & ~me.bit(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (game.ships().colonies(seat) != 0
          || reachesCards(game) && game.cardSlots().ships(seat) > 0) mask |= seat.bit();
    }
    return game.reach().reached(mask);
  }

  private static boolean reachesCards(Game game) {
    return game.options().is(SHADOW_HITS_RESEARCH);
  }

  private static void execute(Game game, Seat me) {
    // An answer to this use may have moved ships.
    if (victims(game, me) == 0) return;
    Seat victim = game.ask(me).seat(WHOM, victims(game, me));
    int place = game.ask(me).placeOf(FROM, victim, reachesCards(game));
    int before = game.ships().lost(victim);
    game.verbs().beginLoss(Cause.EFFECT).add(victim, place, 1);
    game.verbs().carryOutLoss();
    if (!Place.isPlanet(place) || game.ships().lost(victim) == before) return;
    game.mark(0, place + 1);
    game.mark(1, game.encounter().destiny() + 1);
  }

  /// The planet of the ship executed for the destiny card that lies there now, [Planet#NONE] when
  /// there was none.
  public static Planet executed(Game game, Seat me) {
    int instance = game.powers().find(me, SHADOW);
    boolean now = game.powers().mark(instance, 1) == game.encounter().destiny() + 1;
    return now ? Planet.of(game.powers().mark(instance, 0) - 1) : Planet.NONE;
  }
}
