package hypergate.variant.hazards;

import hypergate.game.card.Option;

/// The options of a game with hazards.
public final class HazardOptions {
  /// Whether there are hazards, and of which deck.
  public static final Option HAZARDS =
      Option.oneOf(
              "hazards",
              "off conflict odyssey both",
              "off",
              "The hazard deck: none, that of Cosmic Conflict, that of Cosmic Odyssey, or both"
                  + " mixed. A hazard warning on a destiny card draws from it.",
              "HZ-2.1")
          .leadsTo("rewards", "odyssey", "both")
          .brings()
          .under("cards");

  /// In which encounters one is drawn.
  public static final Option TRIGGER =
      Option.oneOf(
              "hazard.trigger",
              "warnings everyEncounter secondEncounters",
              "warnings",
              "When a hazard is drawn: after a warning, in every encounter, or in second"
                  + " encounters.",
              "HZ-2.11")
          .needs(HAZARDS)
          .under("cards");

  /// When in an encounter.
  public static final Option TIMING =
      Option.oneOf(
              "hazard.drawTiming",
              "endOfDestiny beforeAlliance",
              "endOfDestiny",
              "When in the encounter the hazard is drawn.",
              "HZ-2.2")
          .needs(HAZARDS);

  /// Whether there is one of each.
  public static final Option SINGLETONS =
      Option.oneOf(
              "hazard.singletons",
              "off on",
              "off",
              "Every hazard is in its deck once only.",
              "HZ-4.8")
          .needs(HAZARDS)
          .under("cards");

  /// Which of them is left out.
  public static final Option EXCLUDE =
      Option.oneOf(
              "hazard.exclude",
              "none temporal-anomaly",
              "none",
              "A hazard that is left out of its deck.",
              "HZ-4.8")
          .needs(HAZARDS);

  /// What drives out those that stay until the next one.
  public static final Option SEMI_PERMANENT =
      Option.oneOf(
              "hazard.semiPermanent",
              "official simplified",
              "official",
              "What drives semi-permanent hazards out: any that stays; or only each other, the"
                  + " Guardian, the Beast and the Witness counting as such.",
              "HZ-2.9")
          .needs(HAZARDS)
          .under("cards");

  /// Whether one that comes without a warning is a warning for techs.
  public static final Option SUBVARIANT_WARNS =
      Option.oneOf(
              "tech.hazWarningFromSubvariant",
              "false true",
              "false",
              "A hazard that is drawn without a warning counts as one for techs.",
              "TC-13.27")
          .needs("technology");

  private HazardOptions() {}
}
