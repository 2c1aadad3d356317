package hypergate.players.dominion.flares;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.variant.technology.Slots;
import hypergate.variant.technology.TechChoice;
import hypergate.variant.technology.Techs;

/// The Engineer's flare: an artifact is welcome, and of the whole tech deck the best is taken.
public final class EngineerFlare {
  public static final Judgement ENGINEER_FLARE =
      Judgement.of("flare-engineer")
          .worth("wild", _ -> 1.5)
          .worth("super", _ -> 3)
          .answers(
              "super/tech",
              (outlook, question) ->
                  Find.best(
                      question,
                      tech ->
                          Slots.glad(
                              outlook, Techs.of(outlook.view).numbered(TechChoice.card(tech)))));

  private EngineerFlare() {}
}
