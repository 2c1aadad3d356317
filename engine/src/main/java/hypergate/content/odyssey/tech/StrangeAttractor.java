package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Strange Attractor of Cosmic Odyssey: after a hazard warning all flares in other hands and on the
/// discard pile are shown, and its owner takes as many of them as ships lie on it.
public final class StrangeAttractor {
  private static final Prompt WHICH = Prompt.of("strange-attractor-odyssey/cards");

  public static final Tech STRANGE_ATTRACTOR =
      Tech.namesake(
              "Strange Attractor",
              "odyssey",
              ANY,
              Step.DESTINY,
              Step.LAUNCH,
              Step.ALLIANCE,
              Step.PLANNING,
              Step.REVEAL,
              Step.RESOLUTION)
          .onHazard()
          .text(
              "Keep it face down. After a hazard warning, reveal it: the others show their flares,"
                  + " and for each ship on this you take one of those or one from the discard pile."
                  + " Then it is discarded and its ships are lost.")
          .onceWarned(ANY, StrangeAttractor::mayFind, StrangeAttractor::attract);

  private StrangeAttractor() {}

  // Whether the others hold flares is not known before they are shown.
  private static boolean mayFind(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && game.cards().handSize(Seat.of(i)) > 0) return true;
    return game.verbs().receipts().isDiscarded(Kind.FLARE);
  }

  private static void attract(Game game, Seat me) {
    int pull = Techs.of(game).x(game.current().location());
    CardSet flares = game.verbs().receipts().showAll(me, Kind.FLARE);
    if (flares.size() > pull) game.ask(me).cards(WHICH, flares, pull, pull);
    game.verbs().receipts().gather(me, flares);
  }
}
