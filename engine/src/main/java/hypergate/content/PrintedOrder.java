package hypergate.content;

import hypergate.game.card.Option;
import java.util.Comparator;
import java.util.List;

/// The order in which options are listed, in `hypergate rules` and in the digests that records
/// hold: by their names, wherever they are declared. One that is not named follows the others.
final class PrintedOrder {
  private static final List<String> NAMES =
      List.of(
          "seats",
          "planets",
          "aliens.sets",
          "flares",
          "powers",
          "powers.hidden",
          "flares.freewheeling",
          "flares.classicWildWrack",
          "bans.optional",
          "alliances",
          "destiny.special",
          "deal.rounds",
          "reincarnator.super",
          "turns",
          "technology",
          "tech.decks",
          "tech.homonyms",
          "tech.drawOnComplete",
          "tech.drawOnRecomplete",
          "tech.openingDraw",
          "tech.openingKeep",
          "tech.opening",
          "tech.headStart",
          "tech.ownTurnShips",
          "tech.shortResearch",
          "tech.actionWindow",
          "tech.actionsPerWindow",
          "tech.actionOrder",
          "tech.researchMayEmptyColony",
          "tech.underfundedComplete",
          "tech.abandonAction",
          "tech.abandonFaceUp",
          "tech.xMinimumShips",
          "tech.secretRevealCostsAction",
          "tech.newTechFor",
          "tech.newTechNeedsEncounterCard",
          "tech.machineNewTechEndsTurn",
          "tech.newTechCount",
          "tech.deckExhaustion",
          "tech.shadowHitsResearch",
          "tech.noColonyReturn",
          "tech.tradeTechs",
          "tech.shortGameMaxResearch",
          "tech.genesisPlanetReuse",
          "tech.lunarCannonLayout",
          "tech.untimedHomebrewWindow",
          "tech.galactoseAfterUse",
          "tech.massDriverAfterUse",
          "tech.hawkingCatapultFour",
          "tech.peekOwn",
          "tech.scramblerVsMili",
          "tech.transmogrifierOneShot",
          "tech.transmogrifierLastUse",
          "hazards",
          "hazard.trigger",
          "hazard.drawTiming",
          "hazard.singletons",
          "hazard.exclude",
          "hazard.semiPermanent",
          "rewards",
          "rewards.copies",
          "edicts",
          "levels",
          "levels.markers",
          "moons",
          "moons.victory",
          "pulsars",
          "pulsars.eachColony",
          "tech.hazWarningFromSubvariant");

  static final Comparator<Option> OF_OPTIONS =
      Comparator.comparingInt(option -> place(option.notation()));

  private PrintedOrder() {}

  private static int place(String name) {
    int place = NAMES.indexOf(name);
    return place < 0 ? NAMES.size() : place;
  }
}
