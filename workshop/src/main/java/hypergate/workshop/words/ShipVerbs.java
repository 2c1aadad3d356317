package hypergate.workshop.words;

import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.PLANET;
import static hypergate.workshop.words.Type.PLANETS;
import static hypergate.workshop.words.Type.SEAT;
import static hypergate.workshop.words.Type.SEATS;
import static hypergate.workshop.words.VerbList.ME;
import static hypergate.workshop.words.VerbList.arg;
import static hypergate.workshop.words.VerbList.main;
import static hypergate.workshop.words.VerbList.needed;

import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Window;
import java.util.List;

/// The verbs about ships, colonies and planets.
final class ShipVerbs {
  // Ships have been sent and the winner is not decided.
  private static final Window[] SENT = {
    Window.LAUNCHED,
    Window.ALLIED,
    Window.BEFORE_SELECTION,
    Window.SELECTED,
    Window.REVEALED,
    Window.TOTALS,
    Window.REINFORCING
  };

  private ShipVerbs() {}

  static void into(VerbList verbs) {
    verbs.add(
        "retrieve",
        "A player gets ships back from the warp, to colonies of its choice.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().ships().retrieve(said.seat("who"), said.count(""));
        });
    verbs.add(
        "release",
        "Somebody else's ships leave the warp for colonies of their owner's choice; they are not"
            + " retrieved.",
        List.of(main(NUMBER), needed("who", SEAT)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().ships().release(said.seat("who"), said.count(""));
        });
    verbs.add(
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
    verbs.add(
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
    verbs.add(
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
    verbs.add(
        "lose-defending",
        "I choose ships of the defending side at the planet under attack; they go to the warp.",
        List.of(main(NUMBER)),
        (at, said) -> {
          if (!at.game().encounter().target().exists()) return;
          at.game().verbs().beginLoss(Cause.EFFECT);
          at.game()
              .verbs()
              .losses()
              .chooseAt(
                  at.me(),
                  said.prompt("ships"),
                  said.count(""),
                  at.game().encounter().defensive().seats(),
                  at.game().encounter().target().index(),
                  Place.BESIDE);
          at.game().verbs().carryOutLoss();
        });
    verbs.add(
        "lose-chosen",
        "A player chooses ships of its own, on colonies, and loses them to the warp.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().loseChosen(said.seat("who"), said.count(""), Cause.EFFECT);
        });
    verbs.add(
        "lose-anywhere",
        "A player chooses ships of its own, in the encounter too, and loses them to the warp.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().loseAnywhere(said.seat("who"), said.count(""), Cause.EFFECT);
        });
    verbs.add(
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
    verbs.add(
        "pay-ship",
        "I lose a ship on a planet as a price.",
        List.of(main(PLANET)),
        (at, said) -> {
          Planet planet = said.planet("");
          if (!planet.exists() || at.game().ships().on(planet, at.me()) == 0) return;
          at.game().verbs().beginLoss(Cause.COST).add(at.me(), planet.index(), 1);
          at.game().verbs().carryOutLoss();
        });
    verbs.add(
        "save",
        "Of the ships that I am about to lose, some go to my colonies instead.",
        List.of(main(NUMBER)),
        (at, said) -> {
          int ships = Math.min(said.count(""), at.game().verbs().losing().remaining(at.me()));
          if (ships > 0) at.game().verbs().losing().save(at.me(), ships);
        });
    verbs.only(Window.LOSING);
    verbs.add(
        "save-all-of",
        "All ships that these players are about to lose go to their colonies instead.",
        List.of(main(SEATS)),
        (at, said) -> at.game().verbs().losing().returnToColonies(SeatValue.mask(said.of(""))));
    verbs.only(Window.LOSING);
    verbs.add(
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
    verbs.only(Window.LOSING);
    verbs.add(
        "leave-in-place",
        "Of the ships that I am about to lose on the planet under attack, some stay there.",
        List.of(main(NUMBER)),
        (at, said) -> {
          int ships = Math.min(said.count(""), at.game().verbs().losing().remaining(at.me()));
          if (ships > 0) at.game().verbs().losing().leaveInPlace(at.me(), ships);
        });
    verbs.only(Window.LOSING);
    verbs.add(
        "bring-in",
        "I bring up to so many ships from my colonies into the encounter.",
        List.of(main(NUMBER)),
        (at, said) -> {
          if (at.game().encounter().isInvolved(at.me())
              && at.game().verbs().ships().mayBringIn(at.me()))
            at.game()
                .verbs()
                .ships()
                .bringIn(at.me(), said.prompt("ships"), Math.max(1, said.count("")));
        });
    verbs.only(SENT);
    verbs.add(
        "withdraw",
        "I take up to so many ships out of the encounter, to my colonies.",
        List.of(main(NUMBER)),
        (at, said) -> {
          if (at.game().encounter().isInvolved(at.me())
              && at.game().verbs().ships().mayWithdraw(at.me()))
            at.game()
                .verbs()
                .ships()
                .withdraw(at.me(), said.prompt("ships"), Math.max(1, said.count("")));
        });
    verbs.only(SENT);
    verbs.add(
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
    verbs.add(
        "destroy-planet",
        "A planet leaves the game; all ships on it go to the warp.",
        List.of(main(PLANET)),
        (at, said) -> {
          if (said.planet("").exists()) at.game().verbs().destroyPlanet(said.planet(""));
        });
    verbs.add(
        "destroy-target",
        "The planet under attack leaves the game; all ships in the encounter go to the warp.",
        List.of(),
        (at, said) -> {
          if (at.game().encounter().target().exists()) at.game().verbs().planets().destroyTarget();
        });
    verbs.only(Window.OUTCOME);
    verbs.add(
        "lose-one-each",
        "A player loses a ship on each of these planets, all together.",
        List.of(main(PLANETS), needed("of", SEAT)),
        (at, said) -> {
          Seat owner = said.seat("of");
          if (!owner.exists()) return;
          Loss loss = at.game().verbs().beginLoss(Cause.EFFECT);
          for (long rest = PlanetValue.mask(said.of("")); rest != 0; rest &= rest - 1) {
            int planet = Long.numberOfTrailingZeros(rest);
            if (at.game().ships().on(Planet.of(planet), owner) > 0) loss.add(owner, planet, 1);
          }
          at.game().verbs().carryOutLoss();
        });
    verbs.add(
        "give-up-colony",
        "A player gives up a colony; its ships go to its other colonies.",
        List.of(main(PLANET), arg("who", SEAT, ME)),
        (at, said) -> {
          Seat owner = said.seat("who");
          Planet planet = said.planet("");
          if (!owner.exists() || !planet.exists()) return;
          long colonies = at.game().ships().colonies(owner);
          if ((colonies & planet.bit()) == 0) return;
          int outpost = at.game().ships().outpost(planet, owner);
          int ships = at.game().ships().on(planet, owner);
          long others = colonies & ~planet.bit();
          at.game().verbs().ships().returnTo(owner, planet.index(), ships, others);
          if (outpost >= 0) at.game().verbs().ships().returnTo(owner, outpost, 1, others);
          at.game().verbs().ships().settle();
        });
    verbs.add(
        "send-home",
        "An ally leaves the encounter, with its ships.",
        List.of(main(SEAT)),
        (at, said) -> {
          if (said.seat("").exists() && at.game().encounter().isAlly(said.seat("")))
            at.game().verbs().dismiss(said.seat(""));
        });
  }
}
