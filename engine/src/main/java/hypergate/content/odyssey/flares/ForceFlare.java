package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.LAUNCHED;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.game.word.Window.REINFORCED;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.odyssey.aliens.Force;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a card is handed to a main player, and both gain if it is played or turned up in this
/// encounter. Super: the power as an ally.
public final class ForceFlare {
  private static final int REWARDS_EACH = 2;

  // Beside the flare: the card, above it the seat that got it, plus one, above it whether it has
  // been played.
  private static final int SEAT_AT = 8;
  private static final int PLAYED_AT = 12;

  private static final Prompt WHOM = Prompt.of("flare-force/wild/seat");
  private static final Prompt CARD = Prompt.of("flare-force/wild/card");

  public static final Flare FLARE =
      flare(Force.FORCE)
          .wild(
              NOT_MAIN,
              List.of(Step.LAUNCH),
              "After the launch give a card of your hand to a main player. If it is played or"
                  + " turned up in this encounter both of you collect two rewards; if not, lose a"
                  + " ship.")
          .may(NOT_MAIN, LAUNCHED, ForceFlare::canGive, ForceFlare::give)
          .naming((game, me) -> game.current().target(game.ask(me).seat(WHOM, mains(game)).index()))
          .always(ANY, PLAYED, ForceFlare::isBeingPlayed, ForceFlare::notePlayed)
          .always(ANY, REINFORCED, ForceFlare::isReinforcing, ForceFlare::notePlayed)
          .always(ANY, REVEALED, ForceFlare::isUp, ForceFlare::notePlayed)
          .always(ANY, ENCOUNTER_END, (game, me) -> game.cards().mark() != 0, ForceFlare::reckon)
          .strong(ALLY, List.of(Step.PLANNING), "As an ally you may use your power.")
          .may(ALLY, SELECTED, (game, me) -> Force.mains(game, me) != 0, ForceFlare::interlope)
          .naming(Force::name);

  private ForceFlare() {}

  private static int mains(Game game) {
    int mask = 0;
    Seat offense = game.encounter().offense();
    Seat defense = game.encounter().defense();
    if (Flare.reaches(game, offense)) mask |= offense.bit();
    if (Flare.reaches(game, defense)) mask |= defense.bit();
    return mask;
  }

  private static boolean canGive(Game game, Seat me) {
    return game.cards().handSize(me) > 0 && mains(game) != 0;
  }

  private static void give(Game game, Seat me) {
    Seat main = Seat.of(game.current().target());
    if (game.cards().handSize(me) == 0) return;
    int card = game.ask(me).card(CARD, game.cards().hand(me));
    game.verbs().hands().give(me, main, card);
    game.cards().mark(card | main.index() + 1 << SEAT_AT);
  }

  private static int card(Game game) {
    return game.cards().mark() & (1 << SEAT_AT) - 1;
  }

  private static Seat main(Game game) {
    return Seat.of((game.cards().mark() >> SEAT_AT & 15) - 1);
  }

  private static boolean isWatched(Game game) {
    return game.cards().mark() != 0 && game.cards().mark() >> PLAYED_AT == 0;
  }

  private static boolean isBeingPlayed(Game game, Seat me) {
    return isWatched(game) && game.answering().card() == card(game);
  }

  private static boolean isReinforcing(Game game, Seat me) {
    return isWatched(game)
        && game.encounter().reinforcer().exists()
        && game.encounter().reinforcingCard() == card(game);
  }

  private static boolean isUp(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return isWatched(game)
        && (encounter.card(encounter.offense()) == card(game)
            || encounter.card(encounter.defense()) == card(game));
  }

  private static void notePlayed(Game game, Seat me) {
    game.cards().mark(game.cards().mark() | 1 << PLAYED_AT);
  }

  private static void reckon(Game game, Seat me) {
    boolean played = !isWatched(game);
    Seat main = main(game);
    game.cards().mark(0);
    if (!played) {
      game.verbs().loseChosen(me, 1, Cause.EFFECT);
      return;
    }
    if (game.encounter().is(Encounter.NO_SPOILS)) return;
    game.verbs().rewards().collect(me, REWARDS_EACH);
    game.verbs().rewards().collect(main, REWARDS_EACH);
  }

  private static void interlope(Game game, Seat me) {
    int named = game.current().target();
    if (!game.usesPower(me, Force.FORCE)) return;
    game.current().target(named);
    Force.interlope(game, me);
  }
}
