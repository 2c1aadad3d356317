package hypergate.workshop.words;

import static hypergate.workshop.words.Type.CARD;
import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.PLANET;
import static hypergate.workshop.words.Type.PLANETS;
import static hypergate.workshop.words.Type.SEAT;
import static hypergate.workshop.words.Type.SEATS;
import static hypergate.workshop.words.VerbList.both;
import static hypergate.workshop.words.VerbList.main;
import static hypergate.workshop.words.VerbList.needed;

import hypergate.game.card.Sheet;
import hypergate.game.event.Event;
import hypergate.game.phase.Alliance;
import hypergate.game.phase.Resolution;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Outcome;
import hypergate.game.word.Window;
import java.util.List;
import java.util.Set;

/// The verbs of aliens and their flares: what lies on the sheet, and who has which power.
final class PowerVerbs {
  private static final int MOST = 999;

  private PowerVerbs() {}

  static void into(VerbList verbs) {
    verbs.add(
        new Verb(
            "set-counter",
            "The counter on the sheet of the alien is set.",
            "alien",
            Set.of(),
            List.of(main(NUMBER)),
            (at, said) -> {
              Sheet alien = at.alien();
              if (alien != null && !alien.counters().isEmpty() && at.power() >= 0)
                at.game().powers().counter(at.power(), 0, Math.min(MOST, said.count("")));
            }));
    verbs.add(
        new Verb(
            "note",
            "Notes a number with the power, until the encounter ends.",
            "alien",
            Set.of(),
            List.of(main(NUMBER), VerbList.words("as", "first", "first", "second")),
            (at, said) -> {
              if (at.power() >= 0)
                at.game()
                    .powers()
                    .mark(at.power(), said.of("as").equals("first") ? 0 : 1, said.number(""));
            }));
    verbs.add(
        "call",
        "Something is called that comes about after all that was called before it.",
        List.of(),
        (at, said) -> at.game().encounter().call());
    verbs.add(
        new Verb(
            "remember",
            "Notes a number with this flare, until the encounter ends.",
            "flare",
            Set.of(),
            List.of(main(NUMBER)),
            (at, said) -> at.game().cards().mark(Math.clamp(said.number(""), 0, MOST))));
    verbs.add(
        new Verb(
            "pass-on",
            "This flare goes to the player who has its alien, or is discarded.",
            "flare",
            Set.of(),
            List.of(),
            (at, said) -> {
              Sheet alien = at.alien();
              if (alien != null) at.game().verbs().hands().passOn(at.game().powers().holder(alien));
            }));
    verbs.add(
        "trade-powers",
        "Two players exchange their aliens for good.",
        List.of(main(SEAT), needed("with", SEAT)),
        (at, said) -> {
          if (both(said, "", "with") && said.seat("") != said.seat("with"))
            at.game().verbs().sheets().trade(said.seat(""), said.seat("with"));
        });
    verbs.add(
        "win-game",
        "A player wins the game.",
        List.of(VerbList.arg("who", SEAT, VerbList.ME)),
        (at, said) -> {
          if (said.seat("who").exists()) at.game().verbs().win(said.seat("who"), at.game().cause());
        });
    verbs.add(
        "win-too",
        "A player wins the game together with those who win it.",
        List.of(VerbList.arg("who", SEAT, VerbList.ME)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game()
                .verbs()
                .ships()
                .winning(at.game().verbs().ships().winning() | said.seat("who").bit());
        });
    verbs.only(Window.WIN_CHECK);
    verbs.add(
        "look-at-hand",
        "I look at the hand of a player.",
        List.of(main(SEAT)),
        (at, said) -> {
          if (said.seat("").exists() && said.seat("") != at.me())
            at.game().verbs().hands().showing().look(at.me(), said.seat(""));
        });
    verbs.add(
        "mix-hands-of",
        "Two players' hands are shuffled together; each gets as many cards back as it had.",
        List.of(main(SEAT), VerbList.arg("with", SEAT, VerbList.ME)),
        (at, said) -> {
          if (both(said, "", "with") && said.seat("") != said.seat("with"))
            at.game().verbs().exchange().mix(said.seat("with"), said.seat(""));
        });
    verbs.add(
        "steal",
        "The card that was played has no effect and goes to my hand.",
        List.of(),
        (at, said) -> at.game().cards().steal(at.me()));
    verbs.only(Window.PLAYED);
    verbs.add(
        "keep-card",
        "A main player takes its encounter card back into its hand.",
        List.of(VerbList.arg("who", SEAT, VerbList.ME)),
        (at, said) -> {
          if (at.game().encounter().isMain(said.seat("who")))
            at.game().verbs().usedCards().keep(said.seat("who"));
        });
    verbs.only(Window.KEEPING);
    verbs.add(
        "no-regular-ship",
        "The offense does not retrieve the ship of its regroup phase.",
        List.of(),
        (at, said) -> at.game().encounter().regrouped());
    verbs.only(Window.REGROUP);
    verbs.add(
        "choose-destiny",
        "I look through the destiny deck and choose the card that is drawn.",
        List.of(),
        (at, said) -> at.game().destinies().choose(at.me(), said.prompt("card")));
    verbs.only(Window.BEFORE_DESTINY);
    verbs.add(
        "shuffle-destiny",
        "The destiny deck is shuffled.",
        List.of(),
        (at, said) -> at.game().destinies().shuffle());
    verbs.only(Window.BEFORE_DESTINY);
    verbs.add(
        "take-more",
        "More cards are taken out of the hand from which cards are about to be taken.",
        List.of(main(NUMBER)),
        (at, said) ->
            at.game().verbs().hands().taken(at.game().verbs().hands().taken() + said.count("")));
    verbs.only(Window.TAKING_CARDS);
    verbs.add(
        "set-rewards",
        "So many rewards are about to be collected.",
        List.of(main(NUMBER)),
        (at, said) -> at.game().verbs().rewards().due(said.count("")));
    verbs.only(Window.COLLECTING);
    verbs.add(
        "set-compensation",
        "So many cards are about to be taken as compensation.",
        List.of(main(NUMBER)),
        (at, said) -> at.game().encounter().compensation(said.count("")));
    verbs.only(Window.COMPENSATION);
    verbs.add(
        "compensation-from",
        "Compensation is taken out of the hand of a player, and a player chooses the cards.",
        List.of(main(SEAT), needed("chosen-by", SEAT)),
        (at, said) -> {
          if (both(said, "", "chosen-by"))
            at.game().encounter().compensationFrom(said.seat(""), said.seat("chosen-by"));
        });
    verbs.only(Window.COMPENSATION);
    verbs.add(
        "crash-land",
        "One of my ships that are about to be lost on the gate lands on the planet under attack.",
        List.of(),
        (at, said) -> {
          if (at.game().verbs().losing().count(at.me(), Place.GATE) > 0
              && at.game().encounter().target().exists())
            at.game().verbs().landInstead(at.me(), Place.GATE, at.game().encounter().target());
        });
    verbs.only(Window.LOSING);
    verbs.add(
        "claim-win",
        "A side wins the encounter at once; where several claim it, whoever is first in timing"
            + " order has it.",
        List.of(VerbList.words("", "", "mine", "theirs", "offense", "defense")),
        (at, said) -> {
          Side side = VerbList.side(at, said, "");
          if (side != null) side.winsAtOnce(at.me());
        });
    verbs.add(
        new Verb(
            "zap-own-power",
            "The power of the alien is off until the encounter ends.",
            "flare",
            Set.of(),
            List.of(),
            (at, said) -> {
              if (at.power() >= 0) at.game().verbs().zap(at.power());
            }));
    verbs.add(
        new Verb(
            "burn",
            "This flare is discarded after this use.",
            "flare",
            Set.of(),
            List.of(),
            (at, said) -> at.game().current().discard()));
    verbs.add(
        "end-with-both-losing",
        "Both sides lose at once: no cards are played and all ships in the encounter go to the"
            + " warp, but those of the players who are named.",
        List.of(main(SEATS)),
        (at, said) -> {
          Encounter encounter = at.game().encounter();
          encounter.outcome(Outcome.BOTH_LOSE);
          for (Object one : (List<?>) said.of(""))
            if (((SeatValue) one).seat().exists()) encounter.spare(((SeatValue) one).seat());
          if (at.game().isHeard())
            at.game()
                .tell(
                    Event.Decided.by(
                        at.game().cause(),
                        Outcome.BOTH_LOSE,
                        encounter.offense(),
                        encounter.defense()));
        });
    verbs.only(Window.BEFORE_SELECTION);
    verbs.add(
        "copy-card",
        "My revealed card, as a main player, becomes what the opponent's shows.",
        List.of(),
        (at, said) -> {
          Encounter encounter = at.game().encounter();
          if (!encounter.isMain(at.me()) || !encounter.revealed()) return;
          Seat opponent = encounter.opponent(at.me());
          if (encounter.card(opponent) >= 0)
            encounter.becomes(at.me(), encounter.kind(opponent), encounter.faceValue(opponent));
        });
    verbs.only(Window.REVEALING, Window.REVEALED);
    verbs.add(
        "collect-compensation",
        "I collect compensation from a player for the ships that I have lost.",
        List.of(needed("from", SEAT)),
        (at, said) -> {
          if (said.seat("from").exists() && said.seat("from") != at.me())
            Resolution.compensate(at.game(), at.me(), said.seat("from"));
        });
    verbs.only(Window.BEFORE_COMPENSATION, Window.OUTCOME);
    verbs.add(
        "end-as-deal",
        "The encounter ends as if a deal had been made; the opponent takes its card back.",
        List.of(),
        (at, said) -> {
          if (!at.game().encounter().isMain(at.me())) return;
          at.game().verbs().piles().takeBackSelected(at.game().encounter().opponent(at.me()));
          at.game().encounter().endAsDeal();
        });
    verbs.only(Window.SELECTING);
    verbs.add(
        "ally-with-opponent",
        "I ally with my opponent as well, with up to so many ships.",
        List.of(main(NUMBER)),
        (at, said) -> {
          if (at.game().encounter().isMain(at.me())
              && !at.game().encounter().isOnBothSides(at.me())
              && at.game().ships().colonies(at.me()) != 0)
            Alliance.joinOpponent(
                at.game(), at.me(), said.prompt("ships"), Math.max(1, said.count("")));
        });
    verbs.only(Window.INVITED);
    verbs.add(
        "rewards-give-both",
        "Each reward that is about to be collected gives a card and a ship.",
        List.of(),
        (at, said) -> at.game().verbs().rewards().givesBoth());
    verbs.only(Window.COLLECTING);
    verbs.add(
        "heal",
        "A player gets back the ships that it has just lost, to colonies of its choice.",
        List.of(main(SEAT)),
        (at, said) -> {
          Seat seat = said.seat("");
          if (!seat.exists()) return;
          Loss loss = at.game().verbs().losing();
          int inWarp = Math.min(loss.wentToWarp(seat), at.game().ships().inWarp(seat));
          at.game().verbs().ships().heal(seat, inWarp, loss.wentOut(seat));
        });
    verbs.only(Window.SHIPS_LOST);
    verbs.add(
        "lose-outside",
        "To the ships that are being lost come some of a player outside the encounter, which it"
            + " chooses.",
        List.of(main(NUMBER), needed("who", SEAT)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().chooseLossOutside(said.seat("who"), said.count(""));
        });
    verbs.only(Window.LOSING);
    verbs.add(
        "lose-apart",
        "Besides the ships that are being lost a player loses some outside the encounter, which it"
            + " chooses; they are a loss apart.",
        List.of(main(NUMBER), needed("who", SEAT)),
        (at, said) -> {
          if (said.seat("who").exists())
            at.game().verbs().chooseLossApart(said.seat("who"), said.count(""));
        });
    verbs.only(Window.LOSING);
    verbs.add(
        "all-lose-outside",
        "Each of these players chooses ships of its own outside the encounter; all go to the warp"
            + " together.",
        List.of(main(NUMBER), needed("of", SEATS)),
        (at, said) -> {
          at.game().verbs().beginLoss(Cause.EFFECT);
          for (Object one : (List<?>) said.of("of"))
            if (((SeatValue) one).seat().exists())
              at.game().verbs().chooseLossOutside(((SeatValue) one).seat(), said.count(""));
          at.game().verbs().carryOutLoss();
        });
    verbs.add(
        "all-lost-on",
        "All ships of these players on a planet go to the warp.",
        List.of(main(PLANET), needed("of", SEATS)),
        (at, said) -> {
          Planet planet = said.planet("");
          if (!planet.exists()) return;
          Loss loss = at.game().verbs().beginLoss(Cause.EFFECT);
          for (int i = 0; i < at.game().seats(); i++)
            if (Seat.of(i).in(SeatValue.mask(said.of("of"))))
              loss.add(Seat.of(i), planet.index(), at.game().ships().on(planet, Seat.of(i)));
          at.game().verbs().carryOutLoss();
        });
    verbs.add(
        "pay-ships",
        "I choose ships of mine on these planets and lose them to the warp as a price.",
        List.of(main(NUMBER), needed("on", PLANETS)),
        (at, said) -> {
          long planets = PlanetValue.mask(said.of("on")) & at.game().ships().colonies(at.me());
          if (planets == 0) return;
          at.game().verbs().beginLoss(Cause.COST);
          at.game().verbs().chooseLoss(at.me(), said.count(""), false, planets);
          at.game().verbs().carryOutLoss();
        });
    verbs.add(
        "remove-lost",
        "The ships that these players are losing leave the game instead of going to the warp.",
        List.of(main(SEATS)),
        (at, said) -> {
          Loss loss = at.game().verbs().losing();
          for (int i = 0; i < at.game().seats(); i++)
            if (Seat.of(i).in(SeatValue.mask(said.of(""))) && loss.has(Seat.of(i)))
              loss.removeFromGame(Seat.of(i));
        });
    verbs.only(Window.LOSING);
    verbs.add(
        "settle-from-warp",
        "Ships of mine go from the warp to a planet, as a colony.",
        List.of(main(NUMBER), needed("on", PLANET)),
        (at, said) -> fromWarp(at, said.count(""), said.planet("on")));
    verbs.add(
        "retrieve-to",
        "Ships of mine are retrieved from the warp to a planet.",
        List.of(main(NUMBER), needed("on", PLANET)),
        (at, said) -> {
          int ships = fromWarp(at, said.count(""), said.planet("on"));
          if (ships > 0) at.game().verbs().ships().cameBack(at.me(), ships);
        });
    verbs.add(
        "release-to",
        "All ships of a player leave the warp for these planets.",
        List.of(main(PLANETS), VerbList.arg("who", SEAT, VerbList.ME)),
        (at, said) -> {
          long planets = PlanetValue.mask(said.of(""));
          if (said.seat("who").exists() && planets != 0)
            at.game().verbs().ships().releaseTo(said.seat("who"), planets);
        });
    verbs.add(
        "join-from-warp",
        "Ships of an ally join its side from the warp.",
        List.of(main(NUMBER), needed("who", SEAT)),
        (at, said) -> {
          Seat ally = said.seat("who");
          if (!ally.exists() || !at.game().encounter().isAlly(ally)) return;
          int ships = Math.min(said.count(""), at.game().verbs().freeInWarp(ally));
          if (ships > 0) at.game().verbs().ships().joinFromWarp(ally, ships);
        });
    verbs.only(Window.ACCEPTED);
    verbs.add(
        "remove-from-warp",
        "Ships of mine in the warp leave the game.",
        List.of(main(NUMBER)),
        (at, said) -> {
          int ships = Math.min(said.count(""), at.game().ships().inWarp(at.me()));
          if (ships > 0) at.game().verbs().ships().removeFromWarp(at.me(), ships);
        });
    verbs.add(
        "show-card",
        "I show a card of my hand to everybody.",
        List.of(main(CARD)),
        (at, said) -> {
          if (said.card("") >= 0 && at.game().cards().inHand(at.me(), said.card("")))
            at.game().verbs().receipts().show(at.me(), said.card(""));
        });
  }

  // Ships of mine that may leave the warp go to a planet; says how many do.
  private static int fromWarp(Moment at, int most, Planet planet) {
    int ships = Math.min(most, at.game().verbs().freeInWarp(at.me()));
    if (ships == 0 || !planet.exists()) return 0;
    at.game().verbs().ships().move(at.me(), Place.WARP, planet.index(), ships, true);
    at.game().verbs().ships().settle();
    return ships;
  }
}
