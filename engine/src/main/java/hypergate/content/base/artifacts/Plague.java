package hypergate.content.base.artifacts;

import static hypergate.game.Artifact.artifact;
import static hypergate.game.Role.ANY;
import static hypergate.game.Window.REGROUP_START;

import hypergate.game.Artifact;
import hypergate.game.Game;
import hypergate.game.Kind;
import hypergate.game.Query;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;

/// Plague (R-18.7, R-18.13, E-73): three ships of the victim's choice and one card of each type it
/// holds.
public final class Plague {
  private static final Prompt WHOM = Prompt.of("plague/seat");
  private static final Kind[] KINDS = Kind.values();

  public static final Artifact PLAGUE =
      artifact("Plague", 1)
          .text(
              "At the start of an encounter: a player loses three ships and discards one card of"
                  + " each type.")
          .may(ANY, REGROUP_START, Plague::strike)
          .naming(Plague::name);

  private Plague() {}

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHOM, game.everybody()).index());
  }

  private static void strike(Game game, Seat me) {
    Seat victim = Seat.of(game.current().target());
    game.verbs().loseChosen(victim, 3, Cause.EFFECT);
    int types = 0;
    for (Kind kind : KINDS) if (!game.verbs().hands().discardable(victim, kind).isEmpty()) types++;
    // Who owes a card less may keep that of one type.
    int spared = types - game.query(Query.CARDS_OWED, victim, types);
    for (Kind kind : KINDS) {
      CardSet cards = game.verbs().hands().discardable(victim, kind);
      if (cards.isEmpty()) continue;
      int card =
          spared > 0
              ? game.ask(victim).cardOrNone(Prompt.DISCARD, cards)
              : game.ask(victim).card(Prompt.DISCARD, cards);
      if (card >= 0) game.verbs().discard(victim, card);
      else spared--;
    }
  }
}
