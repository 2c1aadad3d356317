package hypergate.cli.command;

import hypergate.cli.terminal.Enforced;
import hypergate.cli.terminal.Json;
import hypergate.cli.terminal.Look;
import hypergate.cli.variants.TerminalVariant;
import hypergate.cli.variants.TerminalVariants;
import hypergate.content.AllContent;
import hypergate.game.card.Option;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Lists every option of a game, and what of the game is enforced.
@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    description =
        "Lists every option of a game with its values, its default and what it changes, "
            + "then what of the game is enforced and what is not yet there.",
    footer = {
      "",
      "Set options with `--set name=value` in `play` and `sim`, or in a scenario's `options`."
    })
public final class RulesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Option(names = "--json", description = "Print JSON.")
  private boolean json;

  /// Made by the command line.
  public RulesCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (json) out.println(Json.of(asJson()));
    else print(out);
    out.flush();
    return 0;
  }

  private static void print(PrintWriter out) {
    out.println("Options of a game (--set name=value):");
    out.println();
    for (Option option : AllContent.OPTIONS.all()) {
      String name = "  " + option.notation() + " = " + option.defaultValue();
      String allowed = "[" + option.allowed() + "]";
      boolean fits = name.length() + allowed.length() < 76;
      out.println(fits ? name + "    " + allowed : name + "\n" + Look.PLAIN.wrap(allowed, 6));
      out.println(Look.PLAIN.wrap(option.help(), 6));
    }
    out.println();
    for (TerminalVariant<?> variant : TerminalVariants.ALL)
      for (String note : variant.options()) {
        out.println(Look.PLAIN.wrap(note, 2));
        out.println();
      }
    for (TerminalVariant.Account part : Enforced.parts(AllContent.ALL)) {
      out.println(part.title() + ":");
      out.println(Look.PLAIN.wrap(part.text(), 2));
      out.println();
    }
  }

  private static Map<String, Object> asJson() {
    List<Object> options = new ArrayList<>();
    for (Option option : AllContent.OPTIONS.all()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", option.notation());
      one.put("values", option.allowed());
      one.put("default", option.defaultValue());
      one.put("changes", option.help());
      options.add(one);
    }
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("options", options);
    all.put("aliens", AllContent.ALL.aliens().stream().map(a -> a.id()).toList());
    all.put("artifacts", AllContent.ALL.artifacts().stream().map(a -> a.id()).toList());
    all.put("flares", AllContent.ALL.flares().stream().map(f -> f.id()).toList());
    for (TerminalVariant<?> variant : TerminalVariants.ALL)
      all.putAll(variant.lists(AllContent.ALL));
    all.put("missingAliens", Enforced.missingAliens(AllContent.ALL));
    return all;
  }
}
