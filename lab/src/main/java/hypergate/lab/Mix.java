package hypergate.lab;

import hypergate.content.AllContent;
import hypergate.game.Content;
import hypergate.game.Option;
import hypergate.game.Options;
import hypergate.game.StartCard;
import hypergate.game.piece.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/// Random mixes of options: what games are played with that are to come upon everything there is.
public final class Mix {
  private static final List<Map.Entry<String, List<String>>> MIXED =
      List.of(
          Map.entry("seats", List.of("2", "3", "4", "4", "5", "6", "7", "8")),
          Map.entry("planets", List.of("5", "5", "5", "4")),
          Map.entry("flares", List.of("on", "on", "off")),
          Map.entry("flares.freewheeling", List.of("off", "off", "on")),
          Map.entry("alliances", List.of("open", "open", "hidden")),
          Map.entry("destiny.special", List.of("others", "all")),
          Map.entry("deal.rounds", List.of("3", "1", "2")),
          Map.entry("reincarnator.super", List.of("off", "on")),
          Map.entry("technology", List.of("odyssey", "odyssey", "warp", "off")),
          Map.entry("tech.homonyms", List.of("keep", "keep", "preferOfficial", "preferHomebrew")),
          Map.entry("tech.drawOnComplete", List.of("cards", "cards", "none", "allTechs")),
          Map.entry("tech.drawOnRecomplete", List.of("true", "true", "false")),
          Map.entry("tech.opening", List.of("deal", "deal", "draft")),
          Map.entry("tech.headStart", List.of("0", "0", "2")),
          Map.entry("tech.ownTurnShips", List.of("1", "1", "2")),
          Map.entry("tech.shortResearch", List.of("off", "off", "on")),
          Map.entry("tech.scramblerVsMili", List.of("immune", "zero")),
          Map.entry("tech.untimedHomebrewWindow", List.of("startOfEncounter", "anyTime")),
          Map.entry("tech.galactoseAfterUse", List.of("discard", "stays")),
          Map.entry("tech.massDriverAfterUse", List.of("stays", "discard")),
          Map.entry("tech.hawkingCatapultFour", List.of("ships", "card")),
          Map.entry("tech.transmogrifierOneShot", List.of("blank", "discard")),
          Map.entry("tech.transmogrifierLastUse", List.of("encounter", "none")),
          Map.entry("tech.openingDraw", List.of("2", "2", "3")),
          Map.entry("tech.actionWindow", List.of("everyRegroup", "oncePerTurn")),
          Map.entry("tech.actionsPerWindow", List.of("1", "1", "2")),
          Map.entry("tech.actionOrder", List.of("offenseThenClockwise", "simultaneous")),
          Map.entry("tech.xMinimumShips", List.of("1", "0")),
          Map.entry("tech.deckExhaustion", List.of("reshuffle", "none")),
          Map.entry("tech.noColonyReturn", List.of("warp", "stayOnTech")),
          Map.entry("tech.genesisPlanetReuse", List.of("blocked", "move", "extra")),
          Map.entry("tech.lunarCannonLayout", List.of("linear", "circular")),
          Map.entry("tech.peekOwn", List.of("true", "false")));

  /// As often one deck alone, so that its cards come up, as several together.
  private static final List<String> DECKS =
      List.of(
          "base",
          "odyssey",
          "reda",
          "oliviera",
          "base+odyssey",
          "reda+hlavacek",
          "base+odyssey+reda+oliviera+hlavacek");

  private static final List<String> ALIENS = List.of("base", "base+dominion+odyssey");

  private static final List<Map.Entry<String, List<String>>> HAZARDS_AND_REWARDS =
      List.of(
          Map.entry("hazards", List.of("conflict", "odyssey", "both", "off")),
          Map.entry("hazard.trigger", List.of("warnings", "everyEncounter", "secondEncounters")),
          Map.entry("hazard.drawTiming", List.of("endOfDestiny", "beforeAlliance")),
          Map.entry("hazard.semiPermanent", List.of("official", "simplified")),
          Map.entry("hazard.singletons", List.of("off", "off", "on")),
          Map.entry("tech.hazWarningFromSubvariant", List.of("false", "true")),
          Map.entry("edicts", List.of("off", "classic", "fan", "both")),
          Map.entry("rewards", List.of("off", "on")),
          Map.entry("rewards.copies", List.of("2", "2", "1")));

  private static final List<Map.Entry<String, List<String>>> POWERS =
      List.of(
          Map.entry("powers", List.of("1", "1", "2")),
          Map.entry("powers.hidden", List.of("off", "off", "on")));

  private static final List<String> LEVELS = List.of("false", "true");

  private static final List<String> MOONS = List.of("off", "serious", "all");
  private static final List<String> PULSARS = List.of("false", "true", "true");

  private Mix() {}

  /// The options of one game.
  ///
  /// @param seed what they follow from
  public static Options options(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Map<String, String> given = new LinkedHashMap<>();
    for (Map.Entry<String, List<String>> option : MIXED)
      given.put(option.getKey(), option.getValue().get(random.nextInt(option.getValue().size())));
    given.put("tech.decks", DECKS.get(random.nextInt(DECKS.size())));
    for (Map.Entry<String, List<String>> option : HAZARDS_AND_REWARDS)
      given.put(option.getKey(), option.getValue().get(random.nextInt(option.getValue().size())));
    for (Map.Entry<String, List<String>> option : POWERS)
      given.put(option.getKey(), option.getValue().get(random.nextInt(option.getValue().size())));
    given.put("aliens.sets", ALIENS.get(random.nextInt(ALIENS.size())));
    given.put("moons", MOONS.get(random.nextInt(MOONS.size())));
    given.put("levels", LEVELS.get(random.nextInt(LEVELS.size())));
    String pulsars = PULSARS.get(random.nextInt(PULSARS.size()));
    String eachColony = LEVELS.get(random.nextInt(LEVELS.size()));
    // Flares and Pulsars of eight seats with two powers do not fit together.
    boolean tooMany = "8".equals(given.get("seats")) && "2".equals(given.get("powers"));
    given.put("pulsars", tooMany && "on".equals(given.get("flares")) ? "false" : pulsars);
    given.put("pulsars.eachColony", eachColony);
    Options options = Options.of(given);
    return random.nextInt(4) > 0 ? options : options.withStartCards(start(options, random));
  }

  // One alien, and one of every other kind that such a game has.
  private static List<StartCard> start(Options options, SplittableRandom random) {
    Content all = AllContent.ALL;
    List<String> ids = new ArrayList<>();
    ids.add(any(all.aliens(), random).id());
    ids.add(any(List.of("attack-40", "negotiate", "reinforcement-5", "cosmic-zap"), random));
    boolean room = !options.is(Option.PULSARS) || options.get(Option.POWERS) == 1;
    if (options.is(Option.FLARES) && room) ids.add(any(all.flares(), random).id());
    if (options.is(Option.TECHNOLOGY)) ids.add(any(all.techs(), random).id());
    if (options.is(Option.MOONS)) ids.add(any(all.moons(), random).id());
    if (options.is(Option.HAZARDS)) ids.add(any(all.hazards(), random).id());
    return ids.stream()
        .map(id -> new StartCard(Seat.of(random.nextInt(options.systems())), id))
        .toList();
  }

  private static <T> T any(List<T> all, SplittableRandom random) {
    return all.get(random.nextInt(all.size()));
  }
}
