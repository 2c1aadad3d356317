package hypergate.workshop.words;

import static hypergate.workshop.words.Type.CARD;
import static hypergate.workshop.words.Type.CARDS;
import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.PLANET;
import static hypergate.workshop.words.Type.PLANETS;
import static hypergate.workshop.words.Type.SEAT;
import static hypergate.workshop.words.Type.SEATS;
import static hypergate.workshop.words.Type.WORD;

import hypergate.game.Game;
import hypergate.game.phase.Alliance;
import hypergate.game.phase.Launch;
import hypergate.game.phase.NextEncounter;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.word.Kind;
import hypergate.workshop.variants.WorkshopVariant;
import hypergate.workshop.variants.WorkshopVariants;
import hypergate.workshop.words.Verb.Arg;
import hypergate.workshop.words.Verb.Doer;
import hypergate.workshop.words.Verb.Said;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The verbs: all of them act through the engine's own, so that everybody else's cards can answer.
/// What is said of nobody or nowhere does nothing. It is long because every verb stands here once.
public final class Verbs {
  private static final String ME = "me";
  private static final Map<String, Verb> ALL = new LinkedHashMap<>();

  static {
    totals();
    cards();
    ships();
    encounters();
    answers();
    for (WorkshopVariant variant : WorkshopVariants.ALL)
      for (Verb verb : variant.verbs()) ALL.put(verb.name(), verb);
  }

  private Verbs() {}

  /// All verbs by name.
  public static Map<String, Verb> all() {
    return ALL;
  }

  // ---- totals and outcome

  private static void totals() {
    verb(
        "add",
        "Adds to the total of a side, or takes from it with a number below 0.",
        List.of(main(NUMBER), words("side", "mine", "mine", "theirs", "offense", "defense")),
        (at, said) -> {
          Side side = side(at, said);
          if (side != null) side.add(said.number(""));
        });
    verb(
        "win",
        "A side wins the encounter at once.",
        List.of(words("", "", "mine", "theirs", "offense", "defense")),
        (at, said) -> {
          Side side = side(at, said, "");
          if (side != null) side.winsAtOnce();
        });
    verb(
        "win-unrevealed",
        "A side wins the encounter without any card being revealed.",
        List.of(words("", "", "mine", "theirs", "offense", "defense")),
        (at, said) -> {
          Side side = side(at, said, "");
          if (side != null) at.game().verbs().winUnrevealed(side);
        });
    verb(
        "lower-wins",
        "The lower total wins this encounter.",
        List.of(),
        (at, said) -> encounter(at).lowerWins());
    verb(
        "counts-as",
        "The revealed card of a main player counts as an attack of this value.",
        List.of(main(NUMBER), arg("of", SEAT, ME)),
        (at, said) -> {
          if (encounter(at).isMain(said.seat("of")))
            encounter(at).counts(said.seat("of"), said.number(""));
        });
    verb(
        "becomes-attack",
        "The revealed card of a main player becomes an attack of this value.",
        List.of(main(NUMBER), arg("of", SEAT, ME)),
        (at, said) -> {
          if (encounter(at).isMain(said.seat("of")))
            encounter(at).becomes(said.seat("of"), Kind.ATTACK, said.number(""));
        });
    verb(
        "ships-subtract",
        "The ships of these players are subtracted from their side's total.",
        List.of(main(SEATS)),
        (at, said) -> encounter(at).subtract(SeatValue.mask(said.of(""))));
    verb(
        "ships-count",
        "Each ship of a player in the encounter counts so many.",
        List.of(main(NUMBER), arg("of", SEAT, ME)),
        (at, said) -> {
          if (encounter(at).isInvolved(said.seat("of")))
            encounter(at).worth(said.seat("of"), said.count(""));
        });
    verb(
        "multiply-by-own-ships",
        "The card of my side is multiplied by the main player's ships instead of adding them.",
        List.of(),
        (at, said) -> {
          if (encounter(at).isInvolved(at.me())) encounter(at).sideOf(at.me()).multiplyByOwnShips();
        });
    verb(
        "multiply-by-all-ships",
        "The card of my side is multiplied by all ships of the side instead of adding them.",
        List.of(),
        (at, said) -> {
          if (encounter(at).isInvolved(at.me())) encounter(at).sideOf(at.me()).multiplyByAllShips();
        });
    verb(
        "multiply-ships",
        "The ships of my side's main player are multiplied by its allies' ships instead of adding"
            + " them.",
        List.of(),
        (at, said) -> {
          if (encounter(at).isInvolved(at.me())) encounter(at).sideOf(at.me()).multiplyShips();
        });
    verb(
        "switch-cards",
        "The main players' cards change places, face down.",
        List.of(),
        (at, said) -> encounter(at).switchCards());
    verb(
        "upset",
        "The losing side wins this encounter.",
        List.of(),
        (at, said) -> encounter(at).upset());
    verb(
        "must-attack",
        "Both main players must select an attack card if they have one.",
        List.of(),
        (at, said) -> encounter(at).mustAttack());
    verb(
        "foresee",
        "A main player selects its card after it has seen the opponent's.",
        List.of(main(SEAT)),
        (at, said) -> {
          if (encounter(at).isMain(said.seat(""))) encounter(at).foresees(said.seat(""));
        });
    verb(
        "collect",
        "I collect rewards.",
        List.of(main(NUMBER)),
        (at, said) -> {
          if (said.count("") > 0) at.game().verbs().rewards().collect(at.me(), said.count(""));
        });
    verb(
        "double-rewards",
        "The rewards that are about to be collected are twice as many.",
        List.of(),
        (at, said) -> at.game().verbs().rewards().due(2 * at.game().verbs().rewards().due()));
    verb(
        "save-all",
        "All ships that I am about to lose go to my colonies instead.",
        List.of(),
        (at, said) -> at.game().verbs().losing().returnToColonies(at.me()));
    verb("no-effect", "Nothing happens but what the card bends.", List.of(), (at, said) -> {});
    verb(
        "no-spoils",
        "Nobody takes compensation or rewards from this encounter.",
        List.of(),
        (at, said) -> encounter(at).noSpoils());
  }

  // ---- cards

  private static void cards() {
    verb(
        "draw",
        "A player draws cards from the deck.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists()) at.game().verbs().draw(said.seat("who"), said.count(""));
        });
    verb(
        "take-random",
        "A player takes cards at random out of another hand.",
        List.of(main(NUMBER), needed("from", SEAT), arg("who", SEAT, ME)),
        (at, said) -> {
          if (both(said, "who", "from"))
            at.game()
                .verbs()
                .hands()
                .takeRandom(said.seat("who"), said.seat("from"), said.count(""));
        });
    verb(
        "discard-random",
        "A player discards cards at random, as an effect makes it.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().hands().discardRandom(said.seat("who"), said.count(""));
        });
    verb(
        "pay-random",
        "I discard cards at random as a price.",
        List.of(main(NUMBER)),
        (at, said) -> at.game().verbs().hands().spendRandom(at.me(), said.count("")));
    verb(
        "discard",
        "I discard a card of my hand.",
        List.of(main(CARD)),
        (at, said) -> {
          if (said.card("") >= 0 && at.game().cards().inHand(at.me(), said.card("")))
            at.game().verbs().discard(at.me(), said.card(""));
        });
    verb(
        "discard-all",
        "I discard these cards of my hand.",
        List.of(main(CARDS)),
        (at, said) -> {
          CardSet cards = CardValue.set(at.game(), said.of(""));
          at.game().verbs().hands().discard(at.me(), cards);
        });
    verb(
        "keep-only-encounter-cards",
        "A player discards all cards that are not encounter cards.",
        List.of(main(SEAT)),
        (at, said) -> {
          if (said.seat("").exists())
            at.game().verbs().hands().discardAllButEncounterCards(said.seat(""));
        });
    verb(
        "take-back",
        "I take a card of the discard pile into my hand.",
        List.of(main(CARD)),
        (at, said) -> {
          if (said.card("") >= 0) at.game().verbs().hands().takeBack(at.me(), said.card(""));
        });
    verb(
        "enlarge-new-hand",
        "The new hand that is being drawn has more cards.",
        List.of(main(NUMBER)),
        (at, said) -> at.game().verbs().hands().enlargeNewHand(said.count("")));
    verb(
        "draw-more",
        "The draw that is about to happen brings more cards.",
        List.of(main(NUMBER)),
        (at, said) ->
            at.game().verbs().hands().drawn(at.game().verbs().hands().drawn() + said.count("")));
    verb(
        "owe-fewer",
        "I give up fewer cards of those that I owe.",
        List.of(main(NUMBER)),
        (at, said) ->
            at.game()
                .verbs()
                .owing()
                .cards(Math.max(0, at.game().verbs().owing().cards() - said.count(""))));
    verb(
        "draw-discarded",
        "I draw cards of the discard pile, shuffled.",
        List.of(main(NUMBER)),
        (at, said) -> {
          if (said.count("") > 0)
            at.game().verbs().receipts().drawDiscarded(at.me(), said.count(""));
        });
    verb(
        "set-hand-aside",
        "The old hand is set aside and joins the new one.",
        List.of(),
        (at, said) -> at.game().verbs().piles().setAside(at.me(), at.game().cards().hand(at.me())));
  }

  // ---- ships

  private static void ships() {
    verb(
        "retrieve",
        "A player gets ships back from the warp, to colonies of its choice.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().ships().retrieve(said.seat("who"), said.count(""));
        });
    verb(
        "lose",
        "Ships of a player on a planet go to the warp.",
        List.of(main(NUMBER), needed("of", SEAT), needed("on", PLANET)),
        (at, said) -> {
          Seat owner = said.seat("of");
          Planet planet = said.planet("on");
          if (!owner.exists() || !planet.exists()) return;
          int ships = Math.min(said.count(""), at.game().ships().on(planet, owner));
          if (ships > 0) at.game().verbs().lose(owner, planet, ships);
        });
    verb(
        "lose-there",
        "I choose ships on a planet, whoever owns them; they go to the warp.",
        List.of(main(NUMBER), needed("on", PLANET)),
        (at, said) -> {
          if (!said.planet("on").exists()) return;
          at.game().verbs().beginLoss(Cause.EFFECT);
          at.game()
              .verbs()
              .losses()
              .chooseAt(at.me(), said.prompt("ships"), said.count(""), said.planet("on").index());
          at.game().verbs().carryOutLoss();
        });
    verb(
        "lose-at-gate",
        "I choose ships on the gate, whoever owns them; they go to the warp.",
        List.of(main(NUMBER)),
        (at, said) -> {
          at.game().verbs().beginLoss(Cause.EFFECT);
          at.game()
              .verbs()
              .losses()
              .chooseAt(at.me(), said.prompt("ships"), said.count(""), Place.GATE);
          at.game().verbs().carryOutLoss();
        });
    verb(
        "lose-defending",
        "I choose ships of the defending side at the planet under attack; they go to the warp.",
        List.of(main(NUMBER)),
        (at, said) -> {
          if (!encounter(at).target().exists()) return;
          at.game().verbs().beginLoss(Cause.EFFECT);
          at.game()
              .verbs()
              .losses()
              .chooseAt(
                  at.me(),
                  said.prompt("ships"),
                  said.count(""),
                  encounter(at).defensive().seats(),
                  encounter(at).target().index(),
                  Place.BESIDE);
          at.game().verbs().carryOutLoss();
        });
    verb(
        "lose-chosen",
        "A player chooses ships of its own, on colonies, and loses them to the warp.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().loseChosen(said.seat("who"), said.count(""), Cause.EFFECT);
        });
    verb(
        "lose-anywhere",
        "A player chooses ships of its own, in the encounter too, and loses them to the warp.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().loseAnywhere(said.seat("who"), said.count(""), Cause.EFFECT);
        });
    verb(
        "all-lose",
        "Each of these players chooses ships of its own, in the encounter too; all go to the warp"
            + " together.",
        List.of(main(NUMBER), needed("of", SEATS)),
        (at, said) -> {
          at.game().verbs().beginLoss(Cause.EFFECT);
          for (Object seat : (List<?>) said.of("of")) {
            Seat owner = ((SeatValue) seat).seat();
            if (owner.exists())
              at.game()
                  .verbs()
                  .chooseLoss(owner, said.count(""), true, at.game().ships().colonies(owner));
          }
          at.game().verbs().carryOutLoss();
        });
    verb(
        "pay-ship",
        "I lose a ship on a planet as a price.",
        List.of(main(PLANET)),
        (at, said) -> {
          Planet planet = said.planet("");
          if (!planet.exists() || at.game().ships().on(planet, at.me()) == 0) return;
          at.game().verbs().beginLoss(Cause.COST).add(at.me(), planet.index(), 1);
          at.game().verbs().carryOutLoss();
        });
    verb(
        "save",
        "Of the ships that I am about to lose, some go to my colonies instead.",
        List.of(main(NUMBER)),
        (at, said) -> {
          int ships = Math.min(said.count(""), at.game().verbs().losing().remaining(at.me()));
          if (ships > 0) at.game().verbs().losing().save(at.me(), ships);
        });
    verb(
        "save-for",
        "Of the ships that a player is about to lose, some go to its colonies instead.",
        List.of(main(NUMBER), needed("who", SEAT)),
        (at, said) -> {
          Seat owner = said.seat("who");
          if (!owner.exists()) return;
          int ships = Math.min(said.count(""), at.game().verbs().losing().remaining(owner));
          if (ships > 0 && at.game().ships().colonies(owner) != 0)
            at.game().verbs().losing().save(owner, ships);
        });
    verb(
        "leave-in-place",
        "Of the ships that I am about to lose on the planet under attack, some stay there.",
        List.of(main(NUMBER)),
        (at, said) -> {
          int ships = Math.min(said.count(""), at.game().verbs().losing().remaining(at.me()));
          if (ships > 0) at.game().verbs().losing().leaveInPlace(at.me(), ships);
        });
    verb(
        "bring-in",
        "I bring up to so many ships from my colonies into the encounter.",
        List.of(main(NUMBER)),
        (at, said) -> {
          if (at.game().verbs().ships().mayBringIn(at.me()))
            at.game()
                .verbs()
                .ships()
                .bringIn(at.me(), said.prompt("ships"), Math.max(1, said.count("")));
        });
    verb(
        "withdraw",
        "I take up to so many ships out of the encounter, to my colonies.",
        List.of(main(NUMBER)),
        (at, said) -> {
          if (at.game().verbs().ships().mayWithdraw(at.me()))
            at.game()
                .verbs()
                .ships()
                .withdraw(at.me(), said.prompt("ships"), Math.max(1, said.count("")));
        });
    verb(
        "gain-colony",
        "I found a colony with up to four ships on one of these planets.",
        List.of(main(PLANETS)),
        (at, said) -> {
          long planets = PlanetValue.mask(said.of(""));
          if (at.game().verbs().mayGainColony(at.me(), planets))
            at.game()
                .verbs()
                .gainColony(at.me(), said.prompt("planet"), said.prompt("ships"), planets);
        });
    verb(
        "destroy-planet",
        "A planet leaves the game; all ships on it go to the warp.",
        List.of(main(PLANET)),
        (at, said) -> {
          if (said.planet("").exists()) at.game().verbs().destroyPlanet(said.planet(""));
        });
    verb(
        "send-home",
        "An ally leaves the encounter, with its ships.",
        List.of(main(SEAT)),
        (at, said) -> {
          if (said.seat("").exists() && encounter(at).isAlly(said.seat("")))
            at.game().verbs().dismiss(said.seat(""));
        });
  }

  // ---- the encounter

  private static void encounters() {
    verb(
        "aim",
        "The gate is aimed at another planet.",
        List.of(main(PLANET)),
        (at, said) -> {
          if (said.planet("").exists()) Launch.aimAgain(at.game(), said.planet(""));
        });
    verb(
        "redraw-destiny",
        "The destiny card is void and another is drawn.",
        List.of(),
        (at, said) -> encounter(at).destiny(-1));
    verb(
        "bar-invitations",
        "A side may not invite allies in this encounter.",
        List.of(words("", "", "mine", "theirs", "offense", "defense")),
        (at, said) -> {
          Side side = side(at, said, "");
          if (side != null) encounter(at).barInvitations(side);
        });
    verb(
        "must-invite",
        "A main player must invite a player, if it may.",
        List.of(main(SEAT), arg("whom", SEAT, ME)),
        (at, said) -> {
          if (both(said, "", "whom") && encounter(at).isMain(said.seat("")))
            Alliance.mustInvite(at.game(), said.seat(""), said.seat("whom"));
        });
    verb(
        "another-encounter",
        "The offense may have another encounter in this turn.",
        List.of(),
        (at, said) -> encounter(at).entitled(true));
    verb(
        "end-turn",
        "The turn ends with this encounter.",
        List.of(),
        (at, said) -> encounter(at).flag(Encounter.TURN_OVER));
    verb(
        "encounter-at-once",
        "A player has an encounter as the offense when this one is over, outside the order of"
            + " turns.",
        List.of(main(SEAT)),
        (at, said) -> {
          if (said.seat("").exists()) NextEncounter.request(at.game(), said.seat(""), Seat.NONE);
        });
    verb(
        "call-off",
        "The encounter ends before it begins.",
        List.of(),
        (at, said) -> at.game().verbs().callOff());
  }

  // ---- answering what others use

  private static void answers() {
    verb(
        "cancel",
        "What was used has no effect.",
        List.of(),
        (at, said) -> at.game().answering().cancel());
    verb(
        "prevent",
        "What was used is prevented: its card goes back, as if it had not been played.",
        List.of(),
        (at, said) -> at.game().answering().prevent());
    verb(
        "zap",
        "The use of a power is cancelled and the power is off until the encounter ends.",
        List.of(),
        (at, said) -> at.game().verbs().zap());
    verb(
        "zap-it",
        "The power that was used is off until the encounter ends.",
        List.of(),
        (at, said) -> at.game().verbs().zap(at.game().answering().instance()));
    verb(
        "silence-alien-of",
        "The power of the alien whose flare this is is off until the encounter ends.",
        List.of(main(CARD)),
        (at, said) -> {
          int alien = said.card("") < 0 ? -1 : at.game().cards().cardAlien(said.card(""));
          if (alien >= 0) at.game().verbs().lending().silence(alien);
        });
    verb(
        "deal-aliens-again",
        "All players' aliens are shuffled and dealt out again.",
        List.of(),
        (at, said) -> {
          if (at.game().verbs().sheets().count() > 1) at.game().verbs().sheets().dealAgain();
        });
    verb(
        "back-to-hand",
        "The card that was used goes back to its player's hand.",
        List.of(),
        (at, said) -> at.game().answering().keep());
  }

  // ---- how they are declared

  private static void verb(String name, String text, List<Arg> args, Doer doer) {
    ALL.put(name, new Verb(name, text, "", args, doer));
  }

  private static Arg main(Type type) {
    return new Arg("", type, List.of(), "");
  }

  private static Arg needed(String name, Type type) {
    return new Arg(name, type, List.of(), "");
  }

  private static Arg arg(String name, Type type, String usual) {
    return new Arg(name, type, List.of(), usual);
  }

  private static Arg words(String name, String usual, String... words) {
    return new Arg(name, WORD, List.of(words), usual);
  }

  private static Encounter encounter(Moment at) {
    return at.game().encounter();
  }

  private static boolean both(Said said, String one, String other) {
    return said.seat(one).exists() && said.seat(other).exists();
  }

  private static @Nullable Side side(Moment at, Said said) {
    return side(at, said, "side");
  }

  private static @Nullable Side side(Moment at, Said said, String name) {
    Game game = at.game();
    boolean involved = game.encounter().isInvolved(at.me());
    return switch ((String) said.of(name)) {
      case "offense" -> game.encounter().offensive();
      case "defense" -> game.encounter().defensive();
      case "mine" -> involved ? game.encounter().sideOf(at.me()) : null;
      default -> involved ? game.encounter().sideOf(at.me()).other() : null;
    };
  }
}
