package hypergate.game;

import hypergate.game.OptionValues.Several;
import java.util.List;

/// Every switch of a game: its name, its values, its default and what it changes. `hypergate rules`
/// prints this list; [Options] holds the values of one game.
public enum Option {
  SEATS(
      "seats",
      2,
      8,
      4,
      "Players at the table. 2 is fan-made (R-24.3): each plays two systems.",
      "R-24.3"),
  PLANETS(
      "planets",
      4,
      5,
      5,
      "Home planets a seat; 4 is the short game (R-25.1): 16 ships, four colonies win.",
      "R-25.1"),
  ALIENS(
      "aliens.sets",
      Several.of("base dominion odyssey"),
      "base",
      "The aliens to deal from (R-2.3), with their flares: the base set, Cosmic Dominion, Cosmic"
          + " Odyssey.",
      "R-2.3"),
  FLARES(
      "flares",
      "off on",
      "on",
      "Flares are dealt at setup and shuffled into the deck (R-2.6).",
      "R-2.6"),
  POWERS(
      "powers",
      1,
      2,
      1,
      "Powers that each seat chooses at setup (R-25.7); all are lost below three home colonies.",
      "R-25.7"),
  HIDDEN_POWERS(
      "powers.hidden",
      "off on",
      "off",
      "Alien sheets lie face down until their power is first used (R-25.8).",
      "R-25.8"),
  FREEWHEELING(
      "flares.freewheeling",
      "off on",
      "off",
      "Any number of flares a seat and encounter (R-19.10).",
      "R-19.10"),
  CLASSIC_WRACK(
      "flares.classicWildWrack",
      "off on",
      "off",
      "Wild Wrack is the older one: instead of taking a ship for each use it shuts the opponent's"
          + " powers off for the encounter, unless a Pulsar shields them.",
      "H-304"),
  OPTIONAL_BANS(
      "bans.optional",
      "off on",
      "on",
      "A ban that the FAQ leaves to the players holds: Gambler never meets Sorcerer (R-2.4).",
      "R-2.4"),
  ALLIANCES(
      "alliances",
      "open hidden",
      "open",
      "Allies answer one after another, or all at once and secretly (R-8.7).",
      "R-8.7"),
  DESTINY_OFFENSE(
      "destiny.special",
      "others all",
      "others",
      "Whom a special destiny card can name (R-6.6): never the offense, or the offense too, as its"
          + " own colour.",
      "R-6.6"),
  DEAL_ROUNDS(
      "deal.rounds",
      1,
      9,
      3,
      "Offers each main player may make before a deal fails (R-14.12).",
      "R-14.12"),
  INCARNATION_SUPER(
      "reincarnator.super",
      "off on",
      "off",
      "An incarnation's flare may be played as super (FAQ: no).",
      "R-19.2"),
  TURN_LIMIT(
      "turns",
      10,
      9999,
      2000,
      "Safety stop: after this many turns nobody wins (R-22.8).",
      "R-22.8"),
  TECHNOLOGY(
      "technology",
      "off warp odyssey",
      "off",
      "The Technology variant: as of 2008 (The Warp) or as of Cosmic Odyssey.",
      "TC-2"),
  TECH_DECKS(
      "tech.decks",
      Several.of("base odyssey reda oliviera hlavacek"),
      "base+odyssey",
      "The tech cards in the game (2008: base): the base set, Cosmic Odyssey, and homebrew by Reda,"
          + " Oliviera and Hlavacek.",
      "TC-13.2"),
  HOMONYMS(
      "tech.homonyms",
      "keep preferOfficial preferHomebrew",
      "keep",
      "Techs of one name in two decks: both stay, or only one of them.",
      "TC-13.3"),
  DRAW_ON_COMPLETE(
      "tech.drawOnComplete",
      "none cards allTechs",
      "cards",
      "Completing draws another tech: never (2008), where the card says so, or always.",
      "TC-13.25"),
  DRAW_ON_RECOMPLETE(
      "tech.drawOnRecomplete",
      "false true",
      "true",
      "A tech that was reset draws another one again.",
      "TC-13.26"),
  OPENING_DRAW("tech.openingDraw", 1, 5, 2, "Techs dealt to each seat at setup.", "TC-13.5"),
  OPENING_KEEP("tech.openingKeep", 1, 3, 1, "How many of them a seat keeps.", "TC-13.5"),
  OPENING(
      "tech.opening",
      "deal draft",
      "deal",
      "First techs are dealt, or laid out for all and chosen in turn, back and forth.",
      "H-80"),
  HEAD_START(
      "tech.headStart",
      0,
      4,
      0,
      "Ships that each seat may put on its first tech at setup.",
      "H-81"),
  OWN_TURN_SHIPS(
      "tech.ownTurnShips",
      1,
      4,
      1,
      "Ships that the offense may send to one tech in its research action.",
      "H-82"),
  SHORT_RESEARCH(
      "tech.shortResearch",
      "off on",
      "off",
      "Every research number above one is one less.",
      "H-85"),
  ACTION_WINDOW(
      "tech.actionWindow",
      "everyRegroup oncePerTurn",
      "everyRegroup",
      "When tech actions are taken.",
      "TC-13.6"),
  ACTIONS_PER_WINDOW(
      "tech.actionsPerWindow",
      1,
      3,
      1,
      "Tech actions a seat may take in one tech step.",
      "TC-13.7"),
  ACTION_ORDER(
      "tech.actionOrder",
      "offenseThenClockwise simultaneous",
      "offenseThenClockwise",
      "The order of the tech step.",
      "TC-13.8"),
  RESEARCH_MAY_EMPTY(
      "tech.researchMayEmptyColony",
      "false true",
      "true",
      "Research may take a colony's last ship.",
      "TC-13.9"),
  UNDERFUNDED(
      "tech.underfundedComplete",
      "abandons illegal",
      "illegal",
      "Turning a tech up with too few ships: `abandon` (2008), or no action.",
      "TC-13.10"),
  ABANDON_ACTION(
      "tech.abandonAction",
      "false true",
      "true",
      "Abandoning is an action of its own (2008: no).",
      "TC-13.11"),
  ABANDON_FACE_UP(
      "tech.abandonFaceUp",
      "false true",
      "true",
      "Completed techs may be abandoned too (2008: no).",
      "TC-13.12"),
  X_MINIMUM("tech.xMinimumShips", 0, 1, 1, "Ships that an X tech needs at least.", "TC-13.13"),
  SECRET_COSTS(
      "tech.secretRevealCostsAction",
      "false true",
      "false",
      "Revealing a secret tech uses up the tech action.",
      "TC-13.14"),
  NEW_TECH_FOR(
      "tech.newTechFor",
      "second secondOrLater",
      "secondOrLater",
      "Which encounters may be given up for new tech.",
      "TC-13.15"),
  NEW_TECH_NEEDS_CARD(
      "tech.newTechNeedsEncounterCard",
      "false true",
      "true",
      "New tech needs an encounter card in hand.",
      "TC-13.16"),
  MACHINE_ENDS_TURN(
      "tech.machineNewTechEndsTurn",
      "false true",
      "true",
      "New tech ends the Machine's turn as well.",
      "TC-13.17"),
  NEW_TECH_BASE(
      "tech.newTechCount",
      0,
      5,
      1,
      "Techs drawn as new tech, besides one for each foreign colony.",
      "TC-13.18"),
  DECK_EXHAUSTION(
      "tech.deckExhaustion",
      "none reshuffle",
      "reshuffle",
      "What an empty tech deck does.",
      "TC-13.19"),
  SHADOW_HITS_RESEARCH(
      "tech.shadowHitsResearch",
      "false true",
      "true",
      "The Shadow reaches researching ships.",
      "TC-13.21"),
  NO_COLONY_RETURN(
      "tech.noColonyReturn",
      "warp stayOnTech",
      "warp",
      "Where a tech's ships go when their owner has no colony.",
      "TC-13.22"),
  TRADE_TECHS(
      "tech.tradeTechs", "none all", "all", "Techs may be given in deals (2008: no).", "TC-13.23"),
  SHORT_GAME_RESEARCH(
      "tech.shortGameMaxResearch",
      0,
      99,
      7,
      "Largest research number in the four-planet game; 99: all.",
      "TC-13.24"),
  GENESIS_REUSE(
      "tech.genesisPlanetReuse",
      "blocked move extra",
      "blocked",
      "A second use of the Genesis planet.",
      "TC-13.31"),
  CANNON_LAYOUT(
      "tech.lunarCannonLayout",
      "linear circular",
      "linear",
      "Whether a system's first and last planet are neighbours.",
      "TC-13.32"),
  UNTIMED_WINDOW(
      "tech.untimedHomebrewWindow",
      "startOfEncounter anyTime",
      "startOfEncounter",
      "When homebrew techs that do not say when are used.",
      "TC-13.30"),
  GALACTOSE_AFTER_USE(
      "tech.galactoseAfterUse",
      "discard stays",
      "discard",
      "What becomes of Oliviera's Galactose Intolerance after use.",
      "TC-13.37"),
  MASS_DRIVER_AFTER_USE(
      "tech.massDriverAfterUse",
      "stays discard",
      "stays",
      "What becomes of Mass Driver Armor after use.",
      "TC-13.38"),
  CATAPULT_FOUR(
      "tech.hawkingCatapultFour",
      "ships card",
      "ships",
      "What the 4 of Hawking Catapult stands for: the ships at the gate or the attack card.",
      "TC-13.36"),
  PEEK_OWN(
      "tech.peekOwn",
      "false true",
      "true",
      "Owners may look at their face-down techs.",
      "TC-13.28"),
  SCRAMBLER_MILI(
      "tech.scramblerVsMili",
      "immune zero",
      "immune",
      "Mili-Techs against the Tech Scrambler: out of its reach, or of research number 0.",
      "TC-13.33"),
  COPY_ONE_SHOT(
      "tech.transmogrifierOneShot",
      "blank discard",
      "blank",
      "The Transmogrifier when the tech it copies is used up: blank until activated again, or"
          + " discarded.",
      "TC-13.34"),
  COPY_LAST_USE(
      "tech.transmogrifierLastUse",
      "encounter none",
      "encounter",
      "The Transmogrifier's last activation: works until the encounter ends, or not at all.",
      "TC-13.35"),
  HAZARDS(
      "hazards",
      "off conflict odyssey both",
      "off",
      "The hazard deck: none, that of Cosmic Conflict, that of Cosmic Odyssey, or both mixed. A"
          + " hazard warning on a destiny card draws from it.",
      "HZ-2.1"),
  HAZARD_TRIGGER(
      "hazard.trigger",
      "warnings everyEncounter secondEncounters",
      "warnings",
      "When a hazard is drawn: after a warning, in every encounter, or in second encounters.",
      "HZ-2.11"),
  HAZARD_TIMING(
      "hazard.drawTiming",
      "endOfDestiny beforeAlliance",
      "endOfDestiny",
      "When in the encounter the hazard is drawn.",
      "HZ-2.2"),
  HAZARD_SINGLETONS(
      "hazard.singletons", "off on", "off", "Every hazard is in its deck once only.", "HZ-4.8"),
  HAZARD_EXCLUDE(
      "hazard.exclude",
      "none temporal-anomaly",
      "none",
      "A hazard that is left out of its deck.",
      "HZ-4.8"),
  SEMI_PERMANENT(
      "hazard.semiPermanent",
      "official simplified",
      "official",
      "What drives semi-permanent hazards out: any that stays; or only each other, the Guardian,"
          + " the Beast and the Witness counting as such.",
      "HZ-2.9"),
  REWARDS(
      "rewards",
      "off on",
      "off",
      "The reward deck (R-25.3): cards taken as rewards may come from it. Of the decks of Cosmic"
          + " Incursion and Dominion the artifacts are known; attack values and kickers are not.",
      "R-25.3"),
  REWARDS_COPIES(
      "rewards.copies",
      1,
      2,
      2,
      "Copies of each card in the reward deck, which is small without the unknown ones.",
      "H-140"),
  EDICTS(
      "edicts",
      "off classic fan both",
      "off",
      "Edicts in the deck beside the artifacts: three classic ones, five that fans made, or all.",
      "ED-4.3"),
  LEVELS(
      "levels",
      "false true",
      "false",
      "Tech levels (Bowe 1995): each turn its player advances in a field; who stands higher may"
          + " wield against what others do in it.",
      "L-1"),
  LEVEL_MARKERS(
      "levels.markers",
      "unlimited six",
      "unlimited",
      "Whether markers run out: with six a field no seventh player can rise from level 0 in it.",
      "L-4"),
  MOONS(
      "moons",
      "off serious all",
      "off",
      "The moons of Cosmic Odyssey: those that are played in earnest, or the cheesy ones too.",
      "M-6-1"),
  MOON_VICTORY(
      "moons.victory",
      "off on",
      "on",
      "Whether the cheesy moons that change who wins are among them.",
      "M-6-1"),
  PULSARS(
      "pulsars",
      "false true",
      "false",
      "Pulsars (Katz): one card for each power in play, which strengthens and shields it for its"
          + " owner and weakens it, or shuts it off, for all others.",
      "P1"),
  PULSAR_EACH_COLONY(
      "pulsars.eachColony",
      "false true",
      "false",
      "Of two powers one is lost with the third home colony, the second first, and the other with"
          + " the fourth; a Pulsar keeps the one that it belongs to (P6.2).",
      "P6.2"),
  SUBVARIANT_WARNS(
      "tech.hazWarningFromSubvariant",
      "false true",
      "false",
      "A hazard that is drawn without a warning counts as one for techs.",
      "TC-13.27");

  private final String notation;
  private final OptionValues values;
  private final int preset;
  private final String help;
  private final String rule;

  Option(String notation, int lowest, int highest, int preset, String help, String rule) {
    this.notation = notation;
    this.values = OptionValues.numbers(notation, lowest, highest);
    this.preset = preset;
    this.help = help;
    this.rule = rule;
  }

  Option(String notation, String values, String preset, String help, String rule) {
    this(notation, OptionValues.oneOf(notation, values), preset, help, rule);
  }

  Option(String notation, Several values, String preset, String help, String rule) {
    this(notation, OptionValues.someOf(notation, values.words()), preset, help, rule);
  }

  Option(String notation, OptionValues values, String preset, String help, String rule) {
    this.notation = notation;
    this.values = values;
    this.preset = values.parse(preset);
    this.help = help;
    this.rule = rule;
  }

  /// The name used with `--set`, in scenarios and records.
  public String notation() {
    return notation;
  }

  /// What it changes, in one sentence.
  public String help() {
    return help;
  }

  /// The number of the rule that it is about, as `docs/rules` has it: `R-25.1`, `TC-13.6`, `H-80`.
  public String rule() {
    return rule;
  }

  /// The value it has when nobody sets it, as text.
  public String defaultValue() {
    return text(preset);
  }

  /// The values it takes, as people read them: `off, on` or `3 to 8`.
  public String allowed() {
    return values.allowed();
  }

  /// Whether several of its words may be chosen, joined by `+`; its value is then a mask of them.
  public boolean isSeveral() {
    return values.several();
  }

  /// Its values as words; empty when it is a number.
  public List<String> words() {
    return values.words();
  }

  /// The lowest number that it can be; of words, 0.
  public int lowest() {
    return values.lowest();
  }

  /// The highest number that it can be; of words, the position of the last.
  public int highest() {
    return values.highest();
  }

  int preset() {
    return preset;
  }

  /// The value's text.
  String text(int value) {
    return values.text(value);
  }

  /// The value written as this text; what is none is refused, with what is allowed.
  int parse(String text) {
    return values.parse(text);
  }

  /// The option with this name.
  ///
  /// @throws IllegalArgumentException when there is none, naming those that come near
  public static Option named(String name) {
    for (Option option : values()) if (option.notation.equals(name)) return option;
    throw new IllegalArgumentException(
        "unknown option '" + name + "'; `hypergate rules` lists them all");
  }
}
