package hypergate.cli.terminal;

import hypergate.game.event.Event;
import hypergate.game.event.OfferTerms;
import hypergate.game.event.Term;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// How encounters and the game end: totals, the decision, ships lost, deals, rewards, the winners.
final class OutcomeStory {
  private final Voice voice;

  OutcomeStory(Voice voice) {
    this.voice = voice;
  }

  void totalChanged(Event.TotalChanged it) {
    voice.line(
        "The "
            + side(it.side())
            + "'s total changes by "
            + (it.amount() > 0 ? "+" : "")
            + it.amount()
            + voice.because(it.cause())
            + ".");
  }

  void totalCounted(Event.TotalCounted it) {
    String total = voice.look().bold(Integer.toString(it.total()));
    voice.line("The " + side(it.side()) + ": " + sum(it.terms()) + " = " + total + ".");
  }

  private static String side(int side) {
    return side == 0 ? "offense" : "defense";
  }

  private String sum(List<Term> terms) {
    return terms.stream()
        .map(
            term ->
                term.cause().isEmpty() || term.kind().compareTo(Term.Kind.REINFORCEMENT) < 0
                    ? term.words()
                    : term.words().replace(term.cause(), voice.card(term.cause())))
        .map(words -> words.startsWith("x ") ? "×" + words.substring(1) : words)
        .collect(Collectors.joining(" "));
  }

  void decided(Event.Decided it) {
    String outcome =
        switch (it.outcome()) {
          case OFFENSE_WINS -> voice.does(it.offense(), "wins the encounter");
          case DEFENSE_WINS -> voice.does(it.defense(), "wins the encounter");
          case RESETTLED -> voice.does(it.offense(), "settles again");
          case REPLACED -> voice.does(it.offense(), "has no encounter");
          case GRANTED -> voice.does(it.defense(), "grants a colony");
          default -> it.outcome().notation().replace('-', ' ');
        };
    voice.line(voice.look().bold(outcome) + grounds(it) + ".");
  }

  private String grounds(Event.Decided decided) {
    String grounds =
        switch (decided.grounds()) {
          case TOTALS ->
              ": totals " + decided.offensive() + " : " + decided.defensive() + hint(decided);
          case ATTACK -> ": attack against negotiate";
          case EMPTY_HOME -> ": empty home planet";
          case EFFECT ->
              decided.cause().isEmpty() ? ": decided by an effect" : voice.because(decided.cause());
        };
    return decided.upset() ? grounds + ", turned around by an upset" : grounds;
  }

  // Why the side with these totals is the winner, when it is not the higher one.
  private static String hint(Event.Decided decided) {
    if (decided.upset()) return "";
    int difference = decided.offensive() - decided.defensive();
    if (difference == 0)
      return decided.outcome() == Outcome.DEFENSE_WINS ? ", and a tie is the defense's" : ", a tie";
    boolean higher = difference > 0 == (decided.outcome() == Outcome.OFFENSE_WINS);
    return higher ? "" : ", the lower total wins";
  }

  void lost(Event.ShipsLost it) {
    ships(it.owner(), "loses " + voice.ships(it.count()) + " to the warp", it.cause());
  }

  void removed(Event.ShipsRemoved it) {
    ships(it.owner(), "loses " + voice.ships(it.count()) + " for good", it.cause());
  }

  void saved(Event.ShipsSaved it) {
    ships(it.owner(), "saves " + voice.ships(it.count()), it.cause());
  }

  private void ships(Seat owner, String what, String cause) {
    voice.line(voice.does(owner, what + voice.because(cause) + "."));
  }

  void offered(Event.Offered it) {
    voice.line(voice.does(it.seat(), "offers " + offer(it.seat(), it.terms()) + "."));
  }

  private String offer(Seat by, OfferTerms terms) {
    String wants = voice.persons().isReader(by) ? " and want " : " and wants ";
    return OfferTerms.half(terms.gives()) + wants + OfferTerms.half(terms.wants());
  }

  void deal(Event.DealEnded it) {
    voice.line(
        it.made() ? "The deal is made." : "There is no deal" + voice.because(it.cause()) + ".");
  }

  void rewarded(Event.Rewarded it) {
    List<String> taken = new ArrayList<>();
    if (it.cards() > 0 || it.ships() == 0) taken.add(voice.cards(it.cards()));
    if (it.ships() > 0) taken.add(voice.ships(it.ships()) + " from the warp");
    voice.line(voice.does(it.seat(), "takes rewards: " + String.join(" and ", taken) + "."));
  }

  void won(Event.GameWon it) {
    String why =
        switch (it.ending()) {
          case COLONIES -> "enough foreign colonies";
          case TURN_LIMIT -> "the turn limit is reached";
          case NO_PLANETS -> "no planet is left";
          case EFFECT -> voice.card(it.cause());
        };
    if (it.winners().isEmpty()) {
      voice.line("The game ends without a winner: " + why + ".");
      return;
    }
    String names =
        it.winners().stream().map(voice.persons()::name).collect(Collectors.joining(" and "));
    String win =
        it.winners().size() > 1
            ? " win together"
            : voice.persons().isReader(it.winners().getFirst()) ? " win" : " wins";
    voice.line(voice.look().bold("The game is over: " + names + win) + " (" + why + ").");
  }
}
