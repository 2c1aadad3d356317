package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.OFFERED;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Step;
import hypergate.variant.tokens.Tokens;

/// Silence: a token before a player makes it pay for whatever it says: inviting, accepting, an
/// offer out of turn, each use of an optional power. A total token bears any number of penalties
/// until the encounter is over, a partial one bears one more and comes back.
public final class Silencer {
  /// The token that bears one penalty.
  public static final int PARTIAL = 1;

  /// The token that bears penalties until the encounter is over.
  public static final int TOTAL = 2;

  private static final Prompt WHOM = Prompt.of("silencer/seat");
  private static final Prompt PENALTY = Prompt.of("silencer/choice");

  public static final Alien SILENCER =
      alien("Silencer", "odyssey")
          .level(1)
          .power("Silence", MAIN, Step.DESTINY)
          .text(
              "When destiny has named the defense, you may silence a player as a main player. When"
                  + " a silenced player invites, joins, offers a deal out of turn or uses an"
                  + " optional power, it loses a ship outside the encounter or a random card, as"
                  + " you choose. After the encounter the token turns partial: one penalty more"
                  + " takes it back.")
          .bringsPart(Tokens.class)
          .tokens("partial-silence", "total-silence")
          .may(
              MAIN,
              DEFENSE_CHOSEN,
              (game, me) -> loud(game, me) != 0,
              (game, me) ->
                  Tokens.of(game)
                      .seats()
                      .lay(Silencer.SILENCER, Seat.of(game.current().target()), TOTAL))
          .naming(
              (game, me) -> game.current().target(game.ask(me).seat(WHOM, loud(game, me)).index()))
          .always(
              ANY,
              INVITED,
              (game, me) -> inviting(game) != 0,
              (game, me) -> penalize(game, me, inviting(game)))
          .always(
              ANY,
              ALLIED,
              (game, me) -> joining(game) != 0,
              (game, me) -> penalize(game, me, joining(game)))
          .always(
              ANY,
              OFFERED,
              (game, me) -> game.offer().speaker().in(silenced(game)),
              (game, me) -> penalize(game, me, game.offer().speaker().bit()))
          .always(
              ANY,
              POWER_USED,
              Silencer::isOptional,
              (game, me) -> penalize(game, me, game.answering().seat().bit()))
          .always(
              ANY,
              ENCOUNTER_END,
              (game, me) -> Tokens.of(game).seats().with(TOTAL) != 0,
              Silencer::turnDown)
          .first(Group.LAST)
          .evenZapped();

  private Silencer() {}

  private static int loud(Game game, Seat me) {
    return game.reach().reached(Tokens.of(game).seats().with(0) & ~me.bit());
  }

  private static int silenced(Game game) {
    int marked = Tokens.of(game).seats().with(TOTAL) | Tokens.of(game).seats().with(PARTIAL);
    return game.reach().reached(marked);
  }

  private static int inviting(Game game) {
    Encounter encounter = game.encounter();
    return silenced(game)
        & (inviter(game, encounter.offensive()) | inviter(game, encounter.defensive()));
  }

  private static int inviter(Game game, Side side) {
    return game.encounter().invited(side) != 0 ? side.main().bit() : 0;
  }

  private static int joining(Game game) {
    Encounter encounter = game.encounter();
    return silenced(game) & (encounter.offensive().allies() | encounter.defensive().allies());
  }

  private static boolean isOptional(Game game, Seat me) {
    int instance = game.answering().instance();
    return game.answering().seat().in(silenced(game))
        && instance >= 0
        && !game.powers().alien(instance).mandatory();
  }

  private static void penalize(Game game, Seat me, int seats) {
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(seats)) penalize(game, me, game.inOrder(p));
  }

  private static void penalize(Game game, Seat me, Seat noisy) {
    boolean ships = game.verbs().outside(noisy) != 0;
    boolean cards = game.cards().handSize(noisy) > 0;
    if (!ships && !cards) return;
    Word what = !cards ? Word.SHIP : Word.CARD;
    if (ships && cards) what = game.ask(me).word(PENALTY, Word.SHIP, Word.CARD);
    if (Tokens.of(game).seats().of(noisy) == PARTIAL)
      Tokens.of(game).seats().lay(SILENCER, noisy, 0);
    if (what == Word.CARD) {
      game.verbs().hands().discardRandom(noisy, 1);
      return;
    }
    game.verbs().beginLoss(hypergate.game.verb.Cause.EFFECT);
    game.verbs().chooseLossOutside(noisy, 1);
    game.verbs().carryOutLoss();
  }

  private static void turnDown(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++)
      if (Tokens.of(game).seats().of(Seat.of(i)) == TOTAL)
        Tokens.of(game).seats().lay(SILENCER, Seat.of(i), PARTIAL);
  }
}
