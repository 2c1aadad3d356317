package hypergate.content.reda.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.DESTINY_DRAWN;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;
import hypergate.variant.tokens.Tokens;

/// Macroscope: a token that follows destiny from system to system. Once an encounter, until cards
/// are selected, its owner as a main player names a type and sees all such cards in the hand of the
/// player whose system it stands in. Types that the card does not list stay hidden.
public final class Macroscope {
  private static final Prompt WHAT = Prompt.of("macroscope/choice");
  private static final Kind[] KINDS = Kind.values();

  public static final Tech MACROSCOPE =
      tech("Macroscope", "reda", MAIN, Step.DESTINY, Step.LAUNCH, Step.ALLIANCE, Step.PLANNING)
          .research(5)
          .bringsPart(Tokens.class)
          .staysInPlay()
          .token("Macroscope")
          .text(
              "On completion put the Macroscope in your system; it moves to the system that destiny"
                  + " points at. As a main player you may name a type of card and see all of it in"
                  + " the hand of the player in whose system it stands.")
          .whenCompleted((game, me) -> Tokens.of(game).place(game.here(), me))
          .whenLeaving((game, me) -> Tokens.of(game).box(game.here()))
          .always(
              ANY,
              DESTINY_DRAWN,
              (game, me) -> game.encounter().named().exists(),
              (game, me) -> Tokens.of(game).place(game.here(), game.encounter().named()))
          .always(
              ANY,
              DEFENSE_CHOSEN,
              (game, me) -> Destinies.isWild(game.encounter().destiny()),
              (game, me) -> Tokens.of(game).place(game.here(), game.encounter().defense()))
          .may(MAIN, DEFENSE_CHOSEN, Macroscope::seesSomebody, Macroscope::look)
          .naming(Macroscope::name)
          .may(MAIN, AIMED, Macroscope::seesSomebody, Macroscope::look)
          .naming(Macroscope::name)
          .may(MAIN, BEFORE_SELECTION, Macroscope::seesSomebody, Macroscope::look)
          .naming(Macroscope::name);

  private Macroscope() {}

  private static boolean seesSomebody(Game game, Seat me) {
    Seat seen = Tokens.of(game).system(game.here());
    return Techs.of(game).mark(game.here()) == 0
        && seen.exists()
        && seen != me
        && game.cards().handSize(seen) > 0;
  }

  private static void name(Game game, Seat me) {
    Menu menu = game.ask(me).menu();
    for (int kind = 0; kind < KINDS.length; kind++)
      if (kind != Kind.MORPH.ordinal()) menu.add(Choice.of(Choice.KIND, kind));
    game.current().target(Choice.value(game.ask(me).choose(WHAT)));
  }

  private static void look(Game game, Seat me) {
    Techs.of(game).mark(game.here(), 1);
    Seat seen = Tokens.of(game).system(game.here());
    Kind kind = KINDS[game.current().target()];
    game.verbs().hands().showing().look(me, seen, kind);
  }
}
