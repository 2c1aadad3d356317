package hypergate.workshop.variants.technology;

import static hypergate.workshop.words.Type.CARD;
import static hypergate.workshop.words.Type.NUMBER;
import static hypergate.workshop.words.Type.SEAT;
import static hypergate.workshop.words.VerbList.main;

import hypergate.variant.technology.Techs;
import hypergate.workshop.words.Verb;
import hypergate.workshop.words.Verb.Arg;
import hypergate.workshop.words.Verb.Doer;
import java.util.List;
import java.util.Set;

/// The verbs of a technology card.
final class TechVerbs {
  static final List<Verb> ALL =
      List.of(
          tech(
              "mark",
              "Notes a number on this tech until the encounter ends.",
              List.of(main(NUMBER)),
              (at, said) ->
                  Techs.of(at.game()).mark(at.location(), Math.clamp(said.number(""), 0, 127))),
          tech(
              "stay",
              "This tech stays in play after this use.",
              List.of(),
              (at, said) -> at.game().current().keep()),
          tech(
              "go",
              "This tech is discarded after this use.",
              List.of(),
              (at, said) -> at.game().current().discard()),
          tech(
              "reset",
              "This tech is turned face down again and must be researched anew.",
              List.of(),
              (at, said) -> Techs.of(at.game()).research().resetUsed()),
          tech(
              "reset-to",
              "This tech is turned face down again and goes to another player.",
              List.of(main(SEAT)),
              (at, said) -> {
                if (said.seat("").exists())
                  Techs.of(at.game()).research().resetUsedTo(said.seat(""));
              }),
          tech(
              "give",
              "This tech goes to another player, completed.",
              List.of(main(SEAT)),
              (at, said) -> {
                if (said.seat("").exists())
                  Techs.of(at.game()).research().give(at.location(), said.seat(""));
              }),
          tech(
              "turn-down",
              "This tech, used up, is turned face down again.",
              List.of(),
              (at, said) -> Techs.of(at.game()).research().reset(at.location())),
          tech(
              "store",
              "I store a card of my hand under this tech, face down.",
              List.of(main(CARD)),
              (at, said) -> {
                if (said.card("") >= 0 && at.game().cards().inHand(at.me(), said.card("")))
                  Techs.of(at.game()).research().store(at.location(), said.card(""));
              }),
          tech(
              "swap-for-stored",
              "My revealed card is exchanged for the one that is stored under this tech.",
              List.of(),
              (at, said) -> {
                int card = Techs.of(at.game()).stored(at.location());
                if (card < 0) return;
                Techs.of(at.game()).stored(at.location(), -1);
                at.game().verbs().replaceRevealed(at.me(), card);
              }));

  private TechVerbs() {}

  private static Verb tech(String name, String text, List<Arg> args, Doer doer) {
    return new Verb(name, text, "tech", Set.of(), args, doer);
  }
}
