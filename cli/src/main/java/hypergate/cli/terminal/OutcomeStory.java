package hypergate.cli.terminal;

import hypergate.game.RuleNumbers;
import hypergate.game.piece.Seat;
import hypergate.game.view.Event;
import hypergate.game.view.Term;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// How encounters and the game end: totals, the decision, ships lost, deals, rewards, the winners.
final class OutcomeStory {
  private static final Pattern TOTALS = Pattern.compile("totals (-?\\d+) : (-?\\d+)");

  private static final Pattern OFFER = Pattern.compile("give: (.*) for: (.*)");

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
          case "offense-wins" -> voice.does(it.offense(), "wins the encounter");
          case "defense-wins" -> voice.does(it.defense(), "wins the encounter");
          case "resettled" -> voice.does(it.offense(), "settles again");
          case "replaced" -> voice.does(it.offense(), "has no encounter");
          case "granted" -> voice.does(it.defense(), "grants a colony");
          default -> it.outcome().replace('-', ' ');
        };
    voice.line(voice.look().bold(outcome) + ": " + it.why() + hint(it) + ".");
  }

  // Why the side with these totals is the winner, when it is not the higher one.
  private static String hint(Event.Decided decided) {
    Matcher totals = TOTALS.matcher(decided.why());
    if (!totals.matches()) return "";
    int difference = Integer.parseInt(totals.group(1)) - Integer.parseInt(totals.group(2));
    if (difference == 0)
      return decided.outcome().equals("defense-wins") ? ", and a tie is the defense's" : ", a tie";
    boolean higher = difference > 0 == decided.outcome().equals("offense-wins");
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

  private String offer(Seat by, String terms) {
    Matcher halves = OFFER.matcher(terms);
    if (!halves.matches()) return terms;
    String wants = voice.persons().isReader(by) ? " and want " : " and wants ";
    return halves.group(1) + wants + halves.group(2);
  }

  void deal(Event.DealEnded it) {
    voice.line(
        it.made()
            ? "The deal is made."
            : "There is no deal"
                + voice.because(it.why())
                + ": both main players lose "
                + voice.ships(RuleNumbers.FAILED_DEAL)
                + ".");
  }

  void rewarded(Event.Rewarded it) {
    String ships = it.ships() > 0 ? " and " + voice.ships(it.ships()) + " from the warp." : ".";
    voice.line(voice.does(it.seat(), "takes rewards: " + voice.cards(it.cards()) + ships));
  }

  void won(Event.GameWon it) {
    String how = it.how();
    if (it.winners().isEmpty()) {
      voice.line(
          "The game ends without a winner" + (how.isEmpty() ? "." : ": " + voice.card(how) + "."));
      return;
    }
    String names =
        it.winners().stream().map(voice.persons()::name).collect(Collectors.joining(" and "));
    String why =
        how.equals("colonies") ? "enough foreign colonies" : how.isEmpty() ? "" : voice.card(how);
    String win =
        it.winners().size() > 1
            ? " win together"
            : voice.persons().isReader(it.winners().getFirst()) ? " win" : " wins";
    voice.line(
        voice.look().bold("The game is over: " + names + win)
            + (why.isEmpty() ? "." : " (" + why + ")."));
  }
}
