package hypergate.variant.technology;

import hypergate.game.card.Option;
import java.util.Map;

/// The options of a game with technology; the help of each says what it changes. What only one tech
/// looks at stands on that card.
public final class TechnologyOptions {
  private static final Map<String, String> AS_OF_2008 =
      Map.of(
          "tech.underfundedComplete", "abandons",
          "tech.abandonAction", "false",
          "tech.abandonFaceUp", "false",
          "tech.tradeTechs", "none",
          "tech.decks", "base",
          "tech.drawOnComplete", "none");

  public static final Option TECHNOLOGY =
      Option.oneOf(
              "technology",
              "off warp odyssey",
              "off",
              "The Technology variant: as of 2008 (The Warp) or as of Cosmic Odyssey.",
              "TC-2")
          .presets("warp", AS_OF_2008)
          .brings()
          .under("technology");

  public static final Option TECH_DECKS =
      Option.someOf(
              "tech.decks",
              "base odyssey reda oliviera hlavacek",
              "base+odyssey",
              "The tech cards in the game (2008: base): the base set, Cosmic Odyssey, and homebrew"
                  + " by Reda, Oliviera and Hlavacek.",
              "TC-13.2")
          .needs(TECHNOLOGY)
          .leadsTo("rewards", "odyssey")
          .brings()
          .under("technology");

  public static final Option HOMONYMS =
      Option.oneOf(
              "tech.homonyms",
              "keep preferOfficial preferHomebrew",
              "keep",
              "Techs of one name in two decks: both stay, or only one of them.",
              "TC-13.3")
          .needs(TECHNOLOGY);

  public static final Option DRAW_ON_COMPLETE =
      Option.oneOf(
              "tech.drawOnComplete",
              "none cards allTechs",
              "cards",
              "Completing draws another tech: never (2008), where the card says so, or always.",
              "TC-13.25")
          .needs(TECHNOLOGY);

  public static final Option DRAW_ON_RECOMPLETE =
      Option.oneOf(
              "tech.drawOnRecomplete",
              "false true",
              "true",
              "A tech that was reset draws another one again.",
              "TC-13.26")
          .needs(TECHNOLOGY);

  public static final Option OPENING_DRAW =
      Option.number("tech.openingDraw", 1, 5, 2, "Techs dealt to each seat at setup.", "TC-13.5")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option OPENING_KEEP =
      Option.number("tech.openingKeep", 1, 3, 1, "How many of them a seat keeps.", "TC-13.5")
          .atMost(OPENING_DRAW)
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option OPENING =
      Option.oneOf(
              "tech.opening",
              "deal draft",
              "deal",
              "First techs are dealt, or laid out for all and chosen in turn, back and forth.",
              "H-80")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option HEAD_START =
      Option.number(
              "tech.headStart",
              0,
              4,
              0,
              "Ships that each seat may put on its first tech at setup.",
              "H-81")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option OWN_TURN_SHIPS =
      Option.number(
              "tech.ownTurnShips",
              1,
              4,
              1,
              "Ships that the offense may send to one tech in its research action.",
              "H-82")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option SHORT_RESEARCH =
      Option.oneOf(
              "tech.shortResearch",
              "off on",
              "off",
              "Every research number above one is one less.",
              "H-85")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option ACTION_WINDOW =
      Option.oneOf(
              "tech.actionWindow",
              "everyRegroup oncePerTurn",
              "everyRegroup",
              "When tech actions are taken.",
              "TC-13.6")
          .needs(TECHNOLOGY);

  public static final Option ACTIONS_PER_WINDOW =
      Option.number(
              "tech.actionsPerWindow",
              1,
              3,
              1,
              "Tech actions a seat may take in one tech step.",
              "TC-13.7")
          .needs(TECHNOLOGY);

  public static final Option ACTION_ORDER =
      Option.oneOf(
              "tech.actionOrder",
              "offenseThenClockwise simultaneous",
              "offenseThenClockwise",
              "The order of the tech step.",
              "TC-13.8")
          .needs(TECHNOLOGY);

  public static final Option RESEARCH_MAY_EMPTY =
      Option.oneOf(
              "tech.researchMayEmptyColony",
              "false true",
              "true",
              "Research may take a colony's last ship.",
              "TC-13.9")
          .needs(TECHNOLOGY);

  public static final Option UNDERFUNDED =
      Option.oneOf(
              "tech.underfundedComplete",
              "abandons illegal",
              "illegal",
              "Turning a tech up with too few ships: `abandon` (2008), or no action.",
              "TC-13.10")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option ABANDON_ACTION =
      Option.oneOf(
              "tech.abandonAction",
              "false true",
              "true",
              "Abandoning is an action of its own (2008: no).",
              "TC-13.11")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option ABANDON_FACE_UP =
      Option.oneOf(
              "tech.abandonFaceUp",
              "false true",
              "true",
              "Completed techs may be abandoned too (2008: no).",
              "TC-13.12")
          .needs(TECHNOLOGY);

  public static final Option X_MINIMUM =
      Option.number(
              "tech.xMinimumShips", 0, 1, 1, "Ships that an X tech needs at least.", "TC-13.13")
          .needs(TECHNOLOGY);

  public static final Option SECRET_COSTS =
      Option.oneOf(
              "tech.secretRevealCostsAction",
              "false true",
              "false",
              "Revealing a secret tech uses up the tech action.",
              "TC-13.14")
          .needs(TECHNOLOGY);

  public static final Option NEW_TECH_FOR =
      Option.oneOf(
              "tech.newTechFor",
              "second secondOrLater",
              "secondOrLater",
              "Which encounters may be given up for new tech.",
              "TC-13.15")
          .needs(TECHNOLOGY);

  public static final Option NEW_TECH_NEEDS_CARD =
      Option.oneOf(
              "tech.newTechNeedsEncounterCard",
              "false true",
              "true",
              "New tech needs an encounter card in hand.",
              "TC-13.16")
          .needs(TECHNOLOGY);

  public static final Option MACHINE_ENDS_TURN =
      Option.oneOf(
              "tech.machineNewTechEndsTurn",
              "false true",
              "true",
              "New tech ends the Machine's turn as well.",
              "TC-13.17")
          .needs(TECHNOLOGY);

  public static final Option NEW_TECH_BASE =
      Option.number(
              "tech.newTechCount",
              0,
              5,
              1,
              "Techs drawn as new tech, besides one for each foreign colony.",
              "TC-13.18")
          .needs(TECHNOLOGY);

  public static final Option DECK_EXHAUSTION =
      Option.oneOf(
              "tech.deckExhaustion",
              "none reshuffle",
              "reshuffle",
              "What an empty tech deck does.",
              "TC-13.19")
          .needs(TECHNOLOGY);

  public static final Option NO_COLONY_RETURN =
      Option.oneOf(
              "tech.noColonyReturn",
              "warp stayOnTech",
              "warp",
              "Where a tech's ships go when their owner has no colony.",
              "TC-13.22")
          .needs(TECHNOLOGY);

  public static final Option TRADE_TECHS =
      Option.oneOf(
              "tech.tradeTechs",
              "none all",
              "all",
              "Techs may be given in deals (2008: no).",
              "TC-13.23")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option SHORT_GAME_RESEARCH =
      Option.number(
              "tech.shortGameMaxResearch",
              0,
              99,
              7,
              "Largest research number in the four-planet game; 99: all.",
              "TC-13.24")
          .needs(TECHNOLOGY);

  public static final Option UNTIMED_WINDOW =
      Option.oneOf(
              "tech.untimedHomebrewWindow",
              "startOfEncounter anyTime",
              "startOfEncounter",
              "When homebrew techs that do not say when are used.",
              "TC-13.30")
          .needs(TECHNOLOGY);

  public static final Option PEEK_OWN =
      Option.oneOf(
              "tech.peekOwn",
              "false true",
              "true",
              "Owners may look at their face-down techs.",
              "TC-13.28")
          .needs(TECHNOLOGY);

  public static final Option SCRAMBLER_MILI =
      Option.oneOf(
              "tech.scramblerVsMili",
              "immune zero",
              "immune",
              "Mili-Techs against the Tech Scrambler: out of its reach, or of research number 0.",
              "TC-13.33")
          .needs(TECHNOLOGY);

  private TechnologyOptions() {}
}
