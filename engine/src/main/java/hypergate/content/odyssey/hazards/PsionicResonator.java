package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.KEEPING;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.Hazards;

/// Psionic Resonator: it may change hands in a deal; otherwise the winner takes it after
/// compensation. Whoever holds it may, after having revealed an attack card, show it to count that
/// card as 15, or discard it to count it as 30.
public final class PsionicResonator {
  public static final Hazard PSIONIC_RESONATOR =
      hazard("Psionic Resonator", "odyssey", 1)
          .handHeld()
          .text(
              "This may change hands in a deal; otherwise the winner takes it. Whoever holds it"
                  + " may, after having revealed an attack card, show it to count that card as 15,"
                  + " or discard it to count it as 30.")
          .always(ANY, REVEALED, PsionicResonator::mayTune, PsionicResonator::tune)
          .always(
              ANY,
              KEEPING,
              (game, me) ->
                  !Hazards.of(game).holder(game.here()).exists()
                      && game.encounter().outcome().isWin(),
              (game, me) -> Hazards.of(game).hold(game.here(), game.encounter().winners().main()));

  private PsionicResonator() {}

  private static final Prompt NUMBER = Prompt.of("psionic-resonator/number");

  private static boolean mayTune(Game game, Seat me) {
    Seat holder = Hazards.of(game).holder(game.here());
    return game.encounter().isMain(holder) && game.encounter().attacks(holder);
  }

  private static void tune(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat holder = Hazards.of(game).holder(game.here());
    game.ask(holder).menu().add(Word.NONE).add(Choice.number(15)).add(Choice.number(30));
    int choice = game.ask(holder).choose(NUMBER);
    if (Choice.is(choice, Word.NONE)) return;
    encounter.counts(holder, Choice.asNumber(choice));
    if (Choice.asNumber(choice) == 30) Hazards.of(game).discardUsed();
  }
}
