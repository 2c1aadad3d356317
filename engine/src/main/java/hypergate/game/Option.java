package hypergate.game;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// A switch of a game: its name, its values, its default and what it changes. [Options] holds the
/// values of one game.
///
/// An option stands as a public constant where it belongs: those of the core here, one that a
/// variant brings in the folder of the variant, one that only a card looks at on the card. The
/// build finds them all and makes one [OptionRoster] of them (`tools/Rosters.java`).
public final class Option {
  private static final AtomicInteger COUNT = new AtomicInteger();

  public static final Option SEATS =
      number(
              "seats",
              2,
              8,
              4,
              "Players at the table. 2 is fan-made (R-24.3): each plays two systems.",
              "R-24.3")
          .under("table");

  public static final Option PLANETS =
      number(
              "planets",
              4,
              5,
              5,
              "Home planets a seat; 4 is the short game (R-25.1): 16 ships, four colonies win.",
              "R-25.1")
          .under("table");

  public static final Option ALIENS =
      someOf(
              "aliens.sets",
              "base dominion odyssey",
              "base",
              "The aliens to deal from (R-2.3), with their flares: the base set, Cosmic Dominion,"
                  + " Cosmic Odyssey.",
              "R-2.3")
          .brings()
          .under("cards");

  public static final Option FLARES =
      oneOf(
              "flares",
              "off on",
              "on",
              "Flares are dealt at setup and shuffled into the deck (R-2.6).",
              "R-2.6")
          .under("cards");

  public static final Option POWERS =
      number(
              "powers",
              1,
              2,
              1,
              "Powers that each seat chooses at setup (R-25.7); all are lost below three home"
                  + " colonies.",
              "R-25.7")
          .brings()
          .under("cards");

  public static final Option HIDDEN_POWERS =
      oneOf(
              "powers.hidden",
              "off on",
              "off",
              "Alien sheets lie face down until their power is first used (R-25.8).",
              "R-25.8")
          .brings()
          .under("cards");

  public static final Option FREEWHEELING =
      oneOf(
              "flares.freewheeling",
              "off on",
              "off",
              "Any number of flares a seat and encounter (R-19.10).",
              "R-19.10")
          .needs(FLARES)
          .under("cards");

  public static final Option OPTIONAL_BANS =
      oneOf(
          "bans.optional",
          "off on",
          "on",
          "A ban that the FAQ leaves to the players holds: Gambler never meets Sorcerer (R-2.4).",
          "R-2.4");

  public static final Option ALLIANCES =
      oneOf(
              "alliances",
              "open hidden",
              "open",
              "Allies answer one after another, or all at once and secretly (R-8.7).",
              "R-8.7")
          .under("table");

  public static final Option DESTINY_OFFENSE =
      oneOf(
          "destiny.special",
          "others all",
          "others",
          "Whom a special destiny card can name (R-6.6): never the offense, or the offense too, as"
              + " its own colour.",
          "R-6.6");

  public static final Option DEAL_ROUNDS =
      number(
              "deal.rounds",
              1,
              9,
              3,
              "Offers each main player may make before a deal fails (R-14.12).",
              "R-14.12")
          .under("table");

  public static final Option INCARNATION_SUPER =
      oneOf(
              "reincarnator.super",
              "off on",
              "off",
              "An incarnation's flare may be played as super (FAQ: no).",
              "R-19.2")
          .needs(FLARES);

  public static final Option TURN_LIMIT =
      number(
          "turns",
          10,
          9999,
          2000,
          "Safety stop: after this many turns nobody wins (R-22.8).",
          "R-22.8");

  public static final Option TECHNOLOGY =
      oneOf(
              "technology",
              "off warp odyssey",
              "off",
              "The Technology variant: as of 2008 (The Warp) or as of Cosmic Odyssey.",
              "TC-2")
          .brings()
          .under("technology");

  public static final Option TECH_DECKS =
      someOf(
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
      oneOf(
              "tech.homonyms",
              "keep preferOfficial preferHomebrew",
              "keep",
              "Techs of one name in two decks: both stay, or only one of them.",
              "TC-13.3")
          .needs(TECHNOLOGY);

  public static final Option DRAW_ON_COMPLETE =
      oneOf(
              "tech.drawOnComplete",
              "none cards allTechs",
              "cards",
              "Completing draws another tech: never (2008), where the card says so, or always.",
              "TC-13.25")
          .needs(TECHNOLOGY);

  public static final Option DRAW_ON_RECOMPLETE =
      oneOf(
              "tech.drawOnRecomplete",
              "false true",
              "true",
              "A tech that was reset draws another one again.",
              "TC-13.26")
          .needs(TECHNOLOGY);

  public static final Option OPENING_DRAW =
      number("tech.openingDraw", 1, 5, 2, "Techs dealt to each seat at setup.", "TC-13.5")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option OPENING_KEEP =
      number("tech.openingKeep", 1, 3, 1, "How many of them a seat keeps.", "TC-13.5")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option OPENING =
      oneOf(
              "tech.opening",
              "deal draft",
              "deal",
              "First techs are dealt, or laid out for all and chosen in turn, back and forth.",
              "H-80")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option HEAD_START =
      number(
              "tech.headStart",
              0,
              4,
              0,
              "Ships that each seat may put on its first tech at setup.",
              "H-81")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option OWN_TURN_SHIPS =
      number(
              "tech.ownTurnShips",
              1,
              4,
              1,
              "Ships that the offense may send to one tech in its research action.",
              "H-82")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option SHORT_RESEARCH =
      oneOf(
              "tech.shortResearch",
              "off on",
              "off",
              "Every research number above one is one less.",
              "H-85")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option ACTION_WINDOW =
      oneOf(
              "tech.actionWindow",
              "everyRegroup oncePerTurn",
              "everyRegroup",
              "When tech actions are taken.",
              "TC-13.6")
          .needs(TECHNOLOGY);

  public static final Option ACTIONS_PER_WINDOW =
      number(
              "tech.actionsPerWindow",
              1,
              3,
              1,
              "Tech actions a seat may take in one tech step.",
              "TC-13.7")
          .needs(TECHNOLOGY);

  public static final Option ACTION_ORDER =
      oneOf(
              "tech.actionOrder",
              "offenseThenClockwise simultaneous",
              "offenseThenClockwise",
              "The order of the tech step.",
              "TC-13.8")
          .needs(TECHNOLOGY);

  public static final Option RESEARCH_MAY_EMPTY =
      oneOf(
              "tech.researchMayEmptyColony",
              "false true",
              "true",
              "Research may take a colony's last ship.",
              "TC-13.9")
          .needs(TECHNOLOGY);

  public static final Option UNDERFUNDED =
      oneOf(
              "tech.underfundedComplete",
              "abandons illegal",
              "illegal",
              "Turning a tech up with too few ships: `abandon` (2008), or no action.",
              "TC-13.10")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option ABANDON_ACTION =
      oneOf(
              "tech.abandonAction",
              "false true",
              "true",
              "Abandoning is an action of its own (2008: no).",
              "TC-13.11")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option ABANDON_FACE_UP =
      oneOf(
              "tech.abandonFaceUp",
              "false true",
              "true",
              "Completed techs may be abandoned too (2008: no).",
              "TC-13.12")
          .needs(TECHNOLOGY);

  public static final Option X_MINIMUM =
      number("tech.xMinimumShips", 0, 1, 1, "Ships that an X tech needs at least.", "TC-13.13")
          .needs(TECHNOLOGY);

  public static final Option SECRET_COSTS =
      oneOf(
              "tech.secretRevealCostsAction",
              "false true",
              "false",
              "Revealing a secret tech uses up the tech action.",
              "TC-13.14")
          .needs(TECHNOLOGY);

  public static final Option NEW_TECH_FOR =
      oneOf(
              "tech.newTechFor",
              "second secondOrLater",
              "secondOrLater",
              "Which encounters may be given up for new tech.",
              "TC-13.15")
          .needs(TECHNOLOGY);

  public static final Option NEW_TECH_NEEDS_CARD =
      oneOf(
              "tech.newTechNeedsEncounterCard",
              "false true",
              "true",
              "New tech needs an encounter card in hand.",
              "TC-13.16")
          .needs(TECHNOLOGY);

  public static final Option MACHINE_ENDS_TURN =
      oneOf(
              "tech.machineNewTechEndsTurn",
              "false true",
              "true",
              "New tech ends the Machine's turn as well.",
              "TC-13.17")
          .needs(TECHNOLOGY);

  public static final Option NEW_TECH_BASE =
      number(
              "tech.newTechCount",
              0,
              5,
              1,
              "Techs drawn as new tech, besides one for each foreign colony.",
              "TC-13.18")
          .needs(TECHNOLOGY);

  public static final Option DECK_EXHAUSTION =
      oneOf(
              "tech.deckExhaustion",
              "none reshuffle",
              "reshuffle",
              "What an empty tech deck does.",
              "TC-13.19")
          .needs(TECHNOLOGY);

  public static final Option NO_COLONY_RETURN =
      oneOf(
              "tech.noColonyReturn",
              "warp stayOnTech",
              "warp",
              "Where a tech's ships go when their owner has no colony.",
              "TC-13.22")
          .needs(TECHNOLOGY);

  public static final Option TRADE_TECHS =
      oneOf(
              "tech.tradeTechs",
              "none all",
              "all",
              "Techs may be given in deals (2008: no).",
              "TC-13.23")
          .needs(TECHNOLOGY)
          .under("technology");

  public static final Option SHORT_GAME_RESEARCH =
      number(
              "tech.shortGameMaxResearch",
              0,
              99,
              7,
              "Largest research number in the four-planet game; 99: all.",
              "TC-13.24")
          .needs(TECHNOLOGY);

  public static final Option GENESIS_REUSE =
      oneOf(
              "tech.genesisPlanetReuse",
              "blocked move extra",
              "blocked",
              "A second use of the Genesis planet.",
              "TC-13.31")
          .needs(TECHNOLOGY);

  public static final Option CANNON_LAYOUT =
      oneOf(
              "tech.lunarCannonLayout",
              "linear circular",
              "linear",
              "Whether a system's first and last planet are neighbours.",
              "TC-13.32")
          .needs(TECHNOLOGY);

  public static final Option UNTIMED_WINDOW =
      oneOf(
              "tech.untimedHomebrewWindow",
              "startOfEncounter anyTime",
              "startOfEncounter",
              "When homebrew techs that do not say when are used.",
              "TC-13.30")
          .needs(TECHNOLOGY);

  public static final Option PEEK_OWN =
      oneOf(
              "tech.peekOwn",
              "false true",
              "true",
              "Owners may look at their face-down techs.",
              "TC-13.28")
          .needs(TECHNOLOGY);

  public static final Option SCRAMBLER_MILI =
      oneOf(
              "tech.scramblerVsMili",
              "immune zero",
              "immune",
              "Mili-Techs against the Tech Scrambler: out of its reach, or of research number 0.",
              "TC-13.33")
          .needs(TECHNOLOGY);

  public static final Option EDICTS =
      oneOf(
              "edicts",
              "off classic fan both",
              "off",
              "Edicts in the deck beside the artifacts: three classic ones, five that fans made, or"
                  + " all.",
              "ED-4.3")
          .brings();

  public static final Option LEVELS =
      oneOf(
              "levels",
              "false true",
              "false",
              "Tech levels (Bowe 1995): each turn its player advances in a field; who stands higher"
                  + " may wield against what others do in it.",
              "L-1")
          .brings();

  public static final Option LEVEL_MARKERS =
      oneOf(
              "levels.markers",
              "unlimited six",
              "unlimited",
              "Whether markers run out: with six a field no seventh player can rise from level 0 in"
                  + " it.",
              "L-4")
          .needs(LEVELS);

  public static final Option PULSARS =
      oneOf(
              "pulsars",
              "false true",
              "false",
              "Pulsars (Katz): one card for each power in play, which strengthens and shields it"
                  + " for its owner and weakens it, or shuts it off, for all others.",
              "P1")
          .brings();

  public static final Option PULSAR_EACH_COLONY =
      oneOf(
              "pulsars.eachColony",
              "false true",
              "false",
              "Of two powers one is lost with the third home colony, the second first, and the"
                  + " other with the fourth; a Pulsar keeps the one that it belongs to (P6.2).",
              "P6.2")
          .needs(PULSARS);

  public static final Option SUBVARIANT_WARNS =
      oneOf(
              "tech.hazWarningFromSubvariant",
              "false true",
              "false",
              "A hazard that is drawn without a warning counts as one for techs.",
              "TC-13.27")
          .needs(TECHNOLOGY);

  private final String notation;
  private final OptionValues values;
  private final int preset;
  private final String help;
  private final String rule;
  private final @Nullable Option needed;
  private final boolean bringing;
  private final String leadsTo;
  private final List<String> leading;
  private final String group;
  private final int number;

  private Option(
      OptionValues values,
      int preset,
      String help,
      String rule,
      @Nullable Option needed,
      boolean bringing,
      String leadsTo,
      List<String> leading,
      String group,
      int number) {
    this.notation = values.notation();
    this.values = values;
    this.preset = preset;
    this.help = help;
    this.rule = rule;
    this.needed = needed;
    this.bringing = bringing;
    this.leadsTo = leadsTo;
    this.leading = leading;
    this.group = group;
    this.number = number;
  }

  private static Option of(OptionValues values, int preset, String help, String rule) {
    int number = COUNT.getAndIncrement();
    return new Option(values, preset, help, rule, null, false, "", List.of(), "fine", number);
  }

  // ---- declaring

  /// A number.
  ///
  /// @param notation the name used with `--set`
  /// @param preset its value when nobody sets it
  /// @param help what it changes, in one sentence
  /// @param rule the number of the rule that it is about
  public static Option number(
      String notation, int lowest, int highest, int preset, String help, String rule) {
    return of(OptionValues.numbers(notation, lowest, highest), preset, help, rule);
  }

  /// One of some words. The first of them is what it is when it is off.
  ///
  /// @param words with blanks between them
  public static Option oneOf(
      String notation, String words, String preset, String help, String rule) {
    OptionValues values = OptionValues.oneOf(notation, words);
    return of(values, values.parse(preset), help, rule);
  }

  /// One or more of some words.
  ///
  /// @param words with blanks between them
  public static Option someOf(
      String notation, String words, String preset, String help, String rule) {
    OptionValues values = OptionValues.someOf(notation, words);
    return of(values, values.parse(preset), help, rule);
  }

  /// It does nothing unless another one is on.
  public Option needs(Option other) {
    return new Option(values, preset, help, rule, other, bringing, leadsTo, leading, group, number);
  }

  /// It brings cards or questions of its own: games that are to come upon everything there is have
  /// each of its values equally often.
  public Option brings() {
    return new Option(values, preset, help, rule, needed, true, leadsTo, leading, group, number);
  }

  /// With one of these words, what another option stands for can come into the game although that
  /// one is off.
  ///
  /// @param other its name
  public Option leadsTo(String other, String... words) {
    List<String> these = List.of(words);
    return new Option(values, preset, help, rule, needed, bringing, other, these, group, number);
  }

  /// Where people look for it: with the `table`, the `cards`, `technology`, or what is `fine`
  /// print.
  public Option under(String heading) {
    return new Option(
        values, preset, help, rule, needed, bringing, leadsTo, leading, heading, number);
  }

  // ---- reading

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

  /// The option without which this one does nothing; null: none.
  public @Nullable Option needed() {
    return needed;
  }

  /// Whether with this value it can bring what another one stands for.
  boolean leadsTo(Option other, int value) {
    if (!leadsTo.equals(other.notation)) return false;
    for (String word : leading)
      if (isSeveral() ? (value & parse(word)) != 0 : value == parse(word)) return true;
    return false;
  }

  /// Whether it brings cards or questions of its own.
  public boolean isBringing() {
    return bringing;
  }

  /// Where people look for it.
  public String group() {
    return group;
  }

  /// By which number [Options] keep its value. It tells options apart and says nothing of them.
  int number() {
    return number;
  }

  @Override
  public String toString() {
    return notation;
  }
}
