package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.lab.house.CardError;
import hypergate.lab.house.HouseCard;
import hypergate.server.protocol.workshop.BalanceStep;
import hypergate.server.protocol.workshop.BalanceWish;
import hypergate.server.workshop.Trial;
import hypergate.server.workshop.VerdictRow;
import hypergate.server.workshop.VerdictText;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// What a card that somebody wrote is worth.
@Command(
    name = "balance",
    mixinStandardHelpOptions = true,
    description =
        "Plays games with a card and without it on the same deals, until the difference is clear,"
            + " and says what its author would like to know: whether it is fair and how sure that"
            + " is, how it is used, which deals it decides, how long games are and who pays.",
    footer = {
      "",
      "Examples:",
      "  hypergate workshop balance my-tech.yaml",
      "  hypergate workshop balance my-tech.yaml --seats 3,4,5 --players novice,strong/32",
      "  hypergate workshop balance my-tech.yaml --sweep research=4,5,6,7 --save",
      "Status: 0 it was measured; 1 games failed; 2 it cannot be measured."
    })
final class CardBalance implements Callable<Integer> {
  private static final Pattern SWEEP = Pattern.compile("([a-z-]+)=(\\d{1,3}(?:,\\d{1,3})*)");

  @Spec private CommandSpec spec;

  @CommandLine.Parameters(paramLabel = "FILE", description = "A card's file.")
  private Path file = Path.of("");

  @CommandLine.Option(
      names = "--players",
      paramLabel = "NAME[,NAME…]",
      split = ",",
      description = "Who plays, one measurement for each (default novice).")
  private List<String> players = List.of("novice");

  @CommandLine.Option(
      names = "--seats",
      paramLabel = "N[,N…]",
      split = ",",
      description = "Players at the table, one measurement for each (default 4).")
  private List<Integer> seats = List.of(4);

  @CommandLine.Option(
      names = "--games",
      paramLabel = "N",
      description = "The most games of each measurement, both sides together (default 4000).")
  private int games = 4000;

  @CommandLine.Option(
      names = "--beside",
      paramLabel = "ID",
      description = "A card of the same kind that it is held against.")
  private @Nullable String beside;

  @CommandLine.Option(
      names = "--sweep",
      paramLabel = "KEY=N,N…",
      description = "A number of its file as it might be, one measurement for each.")
  private @Nullable String sweep;

  @CommandLine.Option(
      names = "--seed",
      paramLabel = "N",
      description = "What all games follow from (default 1).")
  private long seed = 1;

  @CommandLine.Option(
      names = "--save",
      description =
          "Put the verdict into the card's file, behind the card and its scenarios, beside what"
              + " was measured of the same text before.")
  private boolean save;

  @CommandLine.Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @CommandLine.Mixin private Workers threads;

  CardBalance() {}

  /// The card with a number as it might be.
  private record Tried(String text, String key, int number) {
    String label() {
      return key.isEmpty() ? "as it is" : key + " " + number;
    }
  }

  @Override
  public Integer call() {
    String text = CardFiles.text(file);
    HouseCard card = card(text);
    List<Tried> all = tried(text);
    if (all.size() * players.size() * seats.size() > VerdictText.MOST)
      throw new Failure("a verdict has at most " + VerdictText.MOST + " measurements");
    // Whatever cannot be measured is told before anything is played.
    for (Tried one : all)
      for (String player : players) for (int table : seats) trial(one.text, player, table);
    PrintWriter out = spec.commandLine().getOut();
    if (!json) out.println(card.name() + " (" + card.own().id() + ", " + card.digest() + ")");
    List<VerdictRow> rows = new ArrayList<>();
    try (Interrupt interrupt = new Interrupt()) {
      for (String player : players)
        for (int table : seats)
          for (Tried one : all) {
            if (interrupt.hasCome()) break;
            VerdictRow row = row(one, player, table, interrupt);
            rows.add(row);
            if (!json) print(out, one, row);
          }
    }
    VerdictText verdict = new VerdictText(card.digest(), rows);
    if (json) out.println(verdict.json());
    if (save) {
      String whole = CardFiles.whole(file);
      CardFiles.write(file, verdict.after(VerdictText.of(whole)).in(whole));
      if (!json) out.println("The verdict stands in " + file + ".");
    }
    out.flush();
    return rows.stream().allMatch(row -> row.step().failed() == 0) ? 0 : 1;
  }

  private HouseCard card(String text) {
    try {
      return HouseCard.of(text);
    } catch (CardError e) {
      throw new Failure(file + ": " + e.getMessage(), e);
    }
  }

  private List<Tried> tried(String text) {
    String wanted = sweep;
    if (wanted == null) return List.of(new Tried(text, "", 0));
    Matcher form = SWEEP.matcher(wanted);
    if (!form.matches())
      throw new Failure("--sweep is a key and numbers, as in research=4,5,6,7, not " + wanted);
    String key = form.group(1);
    Pattern line = Pattern.compile("(?m)^" + key + ": *\\d+ *$");
    if (!line.matcher(text).find())
      throw new Failure(file + " has no line \"" + key + ":\" with a number of its own");
    List<Tried> all = new ArrayList<>();
    for (String number : form.group(2).split(","))
      all.add(
          new Tried(
              line.matcher(text).replaceFirst(key + ": " + number), key, Integer.parseInt(number)));
    return all;
  }

  private Trial trial(String text, String player, int table) {
    try {
      return Trial.of(new BalanceWish(text, beside, player, table, games, seed));
    } catch (CardError | IllegalArgumentException e) {
      throw new Failure("that cannot be measured: " + e.getMessage(), e);
    }
  }

  private VerdictRow row(Tried one, String player, int table, Interrupt interrupt) {
    Trial trial = trial(one.text, player, table);
    AtomicReference<@Nullable BalanceStep> last = new AtomicReference<>();
    trial.run(threads.count(), threads.patience(), interrupt::hasCome, last::set);
    BalanceStep step = last.get();
    if (step == null) throw new IllegalStateException("a trial ends with a step");
    return VerdictRow.of(trial, beside, step).tried(one.key, one.number);
  }

  private void print(PrintWriter out, Tried one, VerdictRow row) {
    String against = beside == null ? "with it and without it" : "with it and with " + beside;
    out.println();
    out.println(
        row.players() + ", " + row.seats() + " seats, " + one.label() + ", " + against + ":");
    out.println("  " + TrialWords.span(row.step()));
    List<String> words =
        sweep == null ? TrialWords.of(row.step()) : List.of(TrialWords.verdict(row.step()));
    words.forEach(line -> out.println("  " + line));
    out.flush();
  }
}
