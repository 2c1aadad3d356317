package hypergate.workshop.words;

import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.PLANET;
import static hypergate.workshop.words.Type.SEAT;
import static hypergate.workshop.words.VerbList.ME;
import static hypergate.workshop.words.VerbList.arg;
import static hypergate.workshop.words.VerbList.both;
import static hypergate.workshop.words.VerbList.main;
import static hypergate.workshop.words.VerbList.needed;
import static hypergate.workshop.words.VerbList.side;
import static hypergate.workshop.words.VerbList.words;

import hypergate.game.event.Event;
import hypergate.game.phase.Alliance;
import hypergate.game.phase.Launch;
import hypergate.game.phase.NextEncounter;
import hypergate.game.phase.StartTurn;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Window;
import java.util.List;

/// The verbs about the course of an encounter.
final class EncounterVerbs {
  private EncounterVerbs() {}

  static void into(VerbList verbs) {
    verbs.add(
        "aim",
        "The gate is aimed at another planet.",
        List.of(main(PLANET)),
        (at, said) -> {
          if (said.planet("").exists()) Launch.aimAgain(at.game(), said.planet(""));
        });
    verbs.add(
        "redraw-destiny",
        "The destiny card is void and another is drawn.",
        List.of(),
        (at, said) -> at.game().encounter().destiny(-1));
    verbs.add(
        "bar-invitations",
        "A side may not invite allies in this encounter.",
        List.of(words("", "", "mine", "theirs", "offense", "defense")),
        (at, said) -> {
          Side side = side(at, said, "");
          if (side != null) at.game().encounter().barInvitations(side);
        });
    verbs.add(
        "must-invite",
        "A main player must invite a player, if it may.",
        List.of(main(SEAT), arg("whom", SEAT, ME)),
        (at, said) -> {
          if (both(said, "", "whom") && at.game().encounter().isMain(said.seat("")))
            Alliance.mustInvite(at.game(), said.seat(""), said.seat("whom"));
        });
    verbs.add(
        "reverse-turns",
        "The direction of play is reversed for the rest of the game.",
        List.of(),
        (at, said) -> at.game().reverse());
    verbs.add(
        "swap-powers",
        "Two players exchange their alien powers, with all that belongs to them, until the"
            + " encounter ends.",
        List.of(main(SEAT), needed("with", SEAT)),
        (at, said) -> {
          if (both(said, "", "with")
              && said.seat("") != said.seat("with")
              && !at.game().verbs().lending().isSwapped())
            at.game().verbs().lending().swap(said.seat(""), said.seat("with"));
        });
    verbs.add(
        "deal-penalty",
        "A main player loses so many ships for the failed deal.",
        List.of(main(NUMBER), arg("of", SEAT, ME)),
        (at, said) -> {
          if (at.game().encounter().isMain(said.seat("of")))
            at.game().encounter().penalty(said.seat("of"), said.count(""));
        });
    verbs.only(Window.DEAL_FAILED);
    verbs.add(
        "quash",
        "The deal that has been made is cancelled and counts as failed.",
        List.of(),
        (at, said) -> {
          if (at.game().encounter().isDealStanding()) at.game().encounter().quash();
        });
    verbs.only(Window.DEAL);
    verbs.add(
        "nobody-wins",
        "The game ends and nobody has won it.",
        List.of(),
        (at, said) -> at.game().end(0, Event.Ending.EFFECT, at.game().cause()));
    verbs.add(
        "another-encounter",
        "The offense may have another encounter in this turn.",
        List.of(),
        (at, said) -> at.game().encounter().entitled(true));
    verbs.add(
        "insist-on-encounter",
        "The offense has another encounter in this turn, and draws new hands for it as long as it"
            + " has no encounter card.",
        List.of(),
        (at, said) -> {
          Encounter encounter = at.game().encounter();
          if (at.game().cards().hasEncounterCard(encounter.offense())) {
            encounter.entitled(true);
            return;
          }
          encounter.commit();
          StartTurn.needEncounterCard(at.game(), encounter.offense());
        });
    verbs.only(Window.NEXT_ENCOUNTER);
    verbs.add(
        "end-turn",
        "The turn ends with this encounter.",
        List.of(),
        (at, said) -> at.game().encounter().flag(Encounter.TURN_OVER));
    verbs.add(
        "encounter-at-once",
        "A player has an encounter as the offense when this one is over, outside the order of"
            + " turns.",
        List.of(main(SEAT), arg("against", SEAT, "nobody")),
        (at, said) -> {
          if (said.seat("").exists())
            NextEncounter.request(at.game(), said.seat(""), said.seat("against"));
        });
    verbs.add(
        "call-off",
        "The encounter ends before it begins.",
        List.of(),
        (at, said) -> at.game().verbs().callOff());
    verbs.only(Window.REGROUP_START);
  }
}
