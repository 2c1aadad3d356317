package hypergate.workshop.words;

import static hypergate.workshop.words.Type.CARD;
import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.SEAT;
import static hypergate.workshop.words.VerbList.both;
import static hypergate.workshop.words.VerbList.main;
import static hypergate.workshop.words.VerbList.needed;

import hypergate.game.card.Sheet;
import hypergate.game.piece.Place;
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
              if (alien != null)
                at.game().verbs().hands().passOn(at.game().powers().holder(alien));
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
          if (said.seat("who").exists())
            at.game().verbs().win(said.seat("who"), at.game().cause());
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
            at.game()
                .verbs()
                .landInstead(
                    at.me(),
                    Place.GATE,
                    at.game().encounter().target());
        });
    verbs.only(Window.LOSING);
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
}
