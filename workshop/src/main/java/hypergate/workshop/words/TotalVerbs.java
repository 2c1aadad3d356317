package hypergate.workshop.words;

import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.SEAT;
import static hypergate.workshop.words.Type.SEATS;
import static hypergate.workshop.words.VerbList.ME;
import static hypergate.workshop.words.VerbList.arg;
import static hypergate.workshop.words.VerbList.main;
import static hypergate.workshop.words.VerbList.side;
import static hypergate.workshop.words.VerbList.words;

import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Kind;
import hypergate.game.word.Window;
import java.util.List;

/// The verbs about totals, outcomes and revealed cards.
final class TotalVerbs {
  private TotalVerbs() {}

  static void into(VerbList verbs) {
    verbs.add(
        "add",
        "Adds to the total of a side, or takes from it with a number below 0.",
        List.of(main(NUMBER), words("side", "mine", "mine", "theirs", "offense", "defense")),
        (at, said) -> {
          Side side = side(at, said, "side");
          if (side != null) side.add(said.number(""));
        });
    verbs.add(
        "win",
        "A side wins the encounter at once.",
        List.of(words("", "", "mine", "theirs", "offense", "defense")),
        (at, said) -> {
          Side side = side(at, said, "");
          if (side != null) side.winsAtOnce();
        });
    verbs.add(
        "win-unrevealed",
        "A side wins the encounter without any card being revealed.",
        List.of(words("", "", "mine", "theirs", "offense", "defense")),
        (at, said) -> {
          Side side = side(at, said, "");
          if (side != null) at.game().verbs().winUnrevealed(side);
        });
    verbs.only(Window.LAUNCHING, Window.BEFORE_SELECTION, Window.SELECTED);
    verbs.add(
        "lower-wins",
        "The lower total wins this encounter.",
        List.of(),
        (at, said) -> at.game().encounter().lowerWins());
    verbs.add(
        "counts-as",
        "The revealed card of a main player counts as an attack of this value.",
        List.of(main(NUMBER), arg("of", SEAT, ME)),
        (at, said) -> {
          if (at.game().encounter().isMain(said.seat("of")))
            at.game().encounter().counts(said.seat("of"), said.number(""));
        });
    verbs.add(
        "becomes-attack",
        "The revealed card of a main player becomes an attack of this value.",
        List.of(main(NUMBER), arg("of", SEAT, ME)),
        (at, said) -> {
          if (at.game().encounter().isMain(said.seat("of")))
            at.game().encounter().becomes(said.seat("of"), Kind.ATTACK, said.number(""));
        });
    verbs.add(
        "becomes-negotiate",
        "The revealed card of a main player becomes a negotiate.",
        List.of(arg("of", SEAT, ME)),
        (at, said) -> {
          if (at.game().encounter().isMain(said.seat("of")) && at.game().encounter().revealed())
            at.game().encounter().becomes(said.seat("of"), Kind.NEGOTIATE, 0);
        });
    verbs.add(
        "lose-encounter",
        "A side loses the encounter, whatever else applies.",
        List.of(words("", "", "mine", "theirs", "offense", "defense")),
        (at, said) -> {
          Side side = side(at, said, "");
          if (side != null) at.game().encounter().doom(side);
        });
    verbs.add(
        "both-lose",
        "Both sides lose the encounter, whatever else applies.",
        List.of(),
        (at, said) -> at.game().encounter().flag(Encounter.BOTH_SIDES_LOSE));
    verbs.add(
        "ships-subtract",
        "The ships of these players are subtracted from their side's total.",
        List.of(main(SEATS)),
        (at, said) -> at.game().encounter().subtract(SeatValue.mask(said.of(""))));
    verbs.add(
        "ships-count",
        "Each ship of a player in the encounter counts so many.",
        List.of(main(NUMBER), arg("of", SEAT, ME)),
        (at, said) -> {
          if (at.game().encounter().isInvolved(said.seat("of")))
            at.game().encounter().worth(said.seat("of"), said.count(""));
        });
    verbs.add(
        "multiply-by-own-ships",
        "The card of my side is multiplied by the main player's ships instead of adding them.",
        List.of(),
        (at, said) -> {
          if (at.game().encounter().isInvolved(at.me()))
            at.game().encounter().sideOf(at.me()).multiplyByOwnShips();
        });
    verbs.add(
        "multiply-by-all-ships",
        "The card of my side is multiplied by all ships of the side instead of adding them.",
        List.of(),
        (at, said) -> {
          if (at.game().encounter().isInvolved(at.me()))
            at.game().encounter().sideOf(at.me()).multiplyByAllShips();
        });
    verbs.add(
        "multiply-ships",
        "The ships of my side's main player are multiplied by its allies' ships instead of adding"
            + " them.",
        List.of(),
        (at, said) -> {
          if (at.game().encounter().isInvolved(at.me()))
            at.game().encounter().sideOf(at.me()).multiplyShips();
        });
    verbs.add(
        "switch-cards",
        "The main players' cards change places, face down.",
        List.of(),
        (at, said) -> {
          Encounter encounter = at.game().encounter();
          boolean both =
              encounter.defense().exists()
                  && encounter.card(encounter.offense()) >= 0
                  && encounter.card(encounter.defense()) >= 0;
          if (both) encounter.switchCards();
        });
    verbs.only(Window.SELECTED);
    verbs.add(
        "upset",
        "The losing side wins this encounter.",
        List.of(),
        (at, said) -> at.game().encounter().upset());
    verbs.add(
        "must-attack",
        "Both main players must select an attack card if they have one.",
        List.of(),
        (at, said) -> at.game().encounter().mustAttack());
    verbs.add(
        "foresee",
        "A main player selects its card after it has seen the opponent's.",
        List.of(main(SEAT)),
        (at, said) -> {
          if (at.game().encounter().isMain(said.seat("")))
            at.game().encounter().foresees(said.seat(""));
        });
    verbs.add(
        "collect",
        "A player collects rewards.",
        List.of(main(NUMBER), arg("who", SEAT, ME)),
        (at, said) -> {
          if (said.count("") > 0 && said.seat("who").exists())
            at.game().verbs().rewards().collect(said.seat("who"), said.count(""));
        });
    verbs.add(
        "double-rewards",
        "The rewards that are about to be collected are twice as many.",
        List.of(),
        (at, said) -> at.game().verbs().rewards().due(2 * at.game().verbs().rewards().due()));
    verbs.add(
        "save-all",
        "All ships that I am about to lose go to my colonies instead.",
        List.of(),
        (at, said) -> at.game().verbs().losing().returnToColonies(at.me()));
    verbs.only(Window.LOSING);
    verbs.add("no-effect", "Nothing happens but what the card bends.", List.of(), (at, said) -> {});
    verbs.add(
        "no-spoils",
        "Nobody takes compensation or rewards from this encounter.",
        List.of(),
        (at, said) -> at.game().encounter().noSpoils());
  }
}
