package hypergate.content.conflict.hazards;

import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.variant.hazards.Hazard;

/// Psychic Switcheroo: the main players exchange powers until the encounter ends.
public final class PsychicSwitcheroo {
  public static final Hazard PSYCHIC_SWITCHEROO =
      hazard("Psychic Switcheroo", "conflict", 1)
          .text(
              "The main players exchange their alien powers, with everything that belongs to them,"
                  + " until the encounter ends.")
          .whenDrawn((game, me) -> game.verbs().lending().swap(me, game.encounter().defense()));

  private PsychicSwitcheroo() {}
}
