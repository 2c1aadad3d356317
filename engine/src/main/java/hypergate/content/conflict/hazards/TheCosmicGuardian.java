package hypergate.content.conflict.hazards;

import static hypergate.game.word.Query.SECOND_ATTACK_LIMIT;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.REVEALING;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.variant.hazards.Hazard.permanent;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.variant.hazards.Hazard;

/// The Cosmic Guardian (permanent): attack cards above 20 are negotiate cards.
///
/// RULING: they are from the moment they are revealed, or come into the encounter face up.
public final class TheCosmicGuardian {
  private static final int HIGHEST = 20;

  public static final Hazard THE_COSMIC_GUARDIAN =
      permanent("The Cosmic Guardian", "conflict")
          .rivalry("visitors")
          .text(
              "Attack cards above 20 are negotiate cards. When this is drawn, The Entropy Beast and"
                  + " The Witness are discarded.")
          .always(ANY, REVEALING, TheCosmicGuardian::isAny, TheCosmicGuardian::appease)
          .first(Group.WITNESS)
          .always(ANY, REVEALED, TheCosmicGuardian::isAny, TheCosmicGuardian::appease)
          .always(ANY, TOTALS, TheCosmicGuardian::isAny, TheCosmicGuardian::appease)
          .bends(SECOND_ATTACK_LIMIT, (game, me, who, limit) -> HIGHEST);

  private TheCosmicGuardian() {}

  private static boolean isAny(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.revealed()
        && (isHigh(game, encounter.offense()) || isHigh(game, encounter.defense()));
  }

  private static boolean isHigh(Game game, Seat main) {
    return game.encounter().attacks(main) && game.encounter().faceValue(main) > HIGHEST;
  }

  private static void appease(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (isHigh(game, encounter.offense()))
      encounter.becomes(encounter.offense(), Kind.NEGOTIATE, 0);
    if (isHigh(game, encounter.defense()))
      encounter.becomes(encounter.defense(), Kind.NEGOTIATE, 0);
  }
}
