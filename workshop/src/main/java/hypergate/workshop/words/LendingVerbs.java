package hypergate.workshop.words;

import static hypergate.workshop.words.Type.CARD;
import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.PLANET;
import static hypergate.workshop.words.Type.SEAT;
import static hypergate.workshop.words.VerbList.ME;
import static hypergate.workshop.words.VerbList.arg;
import static hypergate.workshop.words.VerbList.both;
import static hypergate.workshop.words.VerbList.main;
import static hypergate.workshop.words.VerbList.needed;

import hypergate.game.Game;
import hypergate.game.phase.StartTurn;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.List;
import java.util.Set;

/// The verbs about powers that are lent, cards that lie aside or have been given away, and what
/// takes the place of something else.
final class LendingVerbs {
  private LendingVerbs() {}

  static void into(VerbList verbs) {
    verbs.add(
        "choose-losses",
        "I choose which ships a player loses, as many as it was about to lose and some more,"
            + " wherever they are.",
        List.of(main(SEAT), arg("more", NUMBER, "0")),
        (at, said) -> {
          if (said.seat("").exists() && at.game().verbs().losing().has(said.seat("")))
            at.game()
                .verbs()
                .losses()
                .chooseInstead(said.seat(""), at.me(), said.prompt("ships"), said.count("more"));
        });
    verbs.only(Window.LOSING);
    verbs.add(
        "repeat",
        "What has just been carried out happens once more, as if I had played it.",
        List.of(),
        (at, said) -> {
          if (at.game().pipeline().mayRepeat(at.me())) at.game().pipeline().repeat();
        });
    verbs.only(Window.FLARE_RESOLVED, Window.ARTIFACT_RESOLVED);
    verbs.add(
        "lend-power",
        "A player has the power of another in place of its own, until the encounter ends.",
        List.of(main(SEAT), needed("to", SEAT)),
        (at, said) -> {
          if (both(said, "", "to")
              && said.seat("") != said.seat("to")
              && !at.game().verbs().lending().isLent()
              && at.game().powers().exists(Powers.instance(said.seat(""), Powers.OWN))
              && !isFixed(at.game(), said.seat(""))
              && !isFixed(at.game(), said.seat("to")))
            at.game().verbs().lending().lend(said.seat(""), said.seat("to"));
        });
    verbs.add(
        "graft",
        "I have a power of a player beside mine, until the encounter ends; that player is without"
            + " it.",
        List.of(main(SEAT)),
        (at, said) -> {
          if (said.seat("").exists() && said.seat("") != at.me())
            at.game().verbs().lending().graft(said.seat(""), at.me(), said.prompt("alien"));
        });
    verbs.add(
        "win-alone",
        "A player wins the game in place of those who win it.",
        List.of(arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists()) at.game().verbs().ships().winning(said.seat("who").bit());
        });
    verbs.only(Window.WIN_CHECK);
    verbs.add(
        "need-encounter-card",
        "A main player that has no encounter card draws new hands until it has one.",
        List.of(arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.seat("who").exists() && at.game().encounter().isMain(said.seat("who")))
            StartTurn.needEncounterCard(at.game(), said.seat("who"));
        });
    verbs.add(
        "lay-aside",
        "Random cards of a hand lie aside, unseen, until the encounter ends.",
        List.of(main(NUMBER), needed("of", SEAT)),
        (at, said) -> {
          if (!said.seat("of").exists()) return;
          int cards = Math.min(said.count(""), at.game().cards().handSize(said.seat("of")));
          if (said.count("") > 0)
            at.game().verbs().piles().away().layRandom(said.seat("of"), cards);
        });
    verbs.add(
        "meet",
        "The offense meets a player on a planet, whatever destiny says.",
        List.of(main(SEAT), needed("on", PLANET)),
        (at, said) -> {
          Encounter encounter = at.game().encounter();
          if (!said.seat("").exists()
              || said.seat("") == encounter.offense()
              || !said.planet("on").exists()) return;
          encounter.defense(said.seat(""));
          encounter.target(said.planet("on"));
        });
    verbs.only(Window.DEFENSE_CHOSEN);
    verbs.add(
        "lose-without-card",
        "A main player that has no card left which it could select loses; no card is revealed.",
        List.of(main(SEAT)),
        (at, said) -> {
          Seat seat = said.seat("");
          if (seat.exists()
              && at.game().encounter().isMain(seat)
              && !StartTurn.canSelect(at.game(), seat))
            at.game().verbs().winUnrevealed(at.game().encounter().sideOf(seat).other());
        });
    verbs.only(Window.INVITING, Window.ALLIED, Window.BEFORE_SELECTION);
    verbs.add(
        new Verb(
            "note-given",
            "Notes a card that I have given away in this encounter.",
            "alien",
            Set.of(),
            List.of(main(CARD)),
            (at, said) -> {
              if (said.card("") < 0 || at.power() < 0) return;
              at.game().encounter().givenCard(said.card(""));
              at.game().powers().mark(at.power(), 1, said.card("") + 1);
            }));
    verbs.add(
        "must-play-given",
        "The main player that was given a card must select it if it can.",
        List.of(),
        (at, said) -> at.game().encounter().flag(Encounter.MUST_PLAY_GIVEN));
    verbs.only(Window.SELECTING);
  }

  /// Whether the power of a player stays where it is.
  static boolean isFixed(Game game, Seat seat) {
    return game.query(Query.POWER_FIXED, seat, 0) != 0;
  }
}
