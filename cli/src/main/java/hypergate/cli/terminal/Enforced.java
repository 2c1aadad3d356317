package hypergate.cli.terminal;

import hypergate.cli.variants.TerminalVariant;
import hypergate.cli.variants.TerminalVariant.Account;
import hypergate.cli.variants.TerminalVariants;
import hypergate.game.card.ArtifactCard;
import hypergate.game.card.Content;
import hypergate.game.card.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// What of the game is enforced, and what is not there yet: told plainly, so that nobody takes the
/// one for the other.
public final class Enforced {
  private static final String BASE =
      "amoeba anti-matter barbarian calculator chosen citadel clone cudgel dictator fido filch"
          + " fodder gambler grudge hacker hate healer human kamikaze loser machine macron"
          + " masochist mind mirror miser mite mutant observer oracle pacifist parasite"
          + " philanthropist reincarnator remora reserve shadow sorcerer spiff tick-tock trader"
          + " tripler vacuum virus void vulch warpish warrior will zombie";

  private Enforced() {}

  /// Names of the fifty base aliens that the content does not have.
  public static List<String> missingAliens(Content content) {
    return List.of(BASE.split(" ")).stream().filter(id -> content.alienNumber(id) < 0).toList();
  }

  /// The whole account.
  public static List<Account> parts(Content content) {
    String aliens = content.aliens().stream().map(Sheet::name).collect(Collectors.joining(", "));
    String artifacts =
        content.artifacts().stream().map(ArtifactCard::name).collect(Collectors.joining(", "));
    List<String> missing = missingAliens(content);
    List<Account> parts = new ArrayList<>();
    parts.add(
        new Account(
            "Enforced",
            "The whole sequence of play of the 2008 edition: setup, all phases of an encounter,"
                + " alliances, reinforcements, compensation, rewards, deals, second encounters, new"
                + " hands, losing and regaining powers, timing conflicts, shared wins, the"
                + " four-planet game, 2 to 8 seats."));
    for (TerminalVariant<?> variant : TerminalVariants.ALL) parts.addAll(variant.rules());
    parts.add(
        new Account(
            "Aliens, each with power, wild and super flare (" + content.aliens().size() + ")",
            aliens + "."));
    parts.add(new Account("Artifacts (" + content.artifacts().size() + ")", artifacts + "."));
    for (TerminalVariant<?> variant : TerminalVariants.ALL) parts.addAll(variant.enforced(content));
    parts.add(
        new Account(
            "Not there yet",
            "Aliens of the base set: "
                + (missing.isEmpty() ? "none missing" : String.join(", ", missing))
                + ". Station Dock: the space stations that it brings are not there. Cripple and"
                + " Progenitor: no source has their text. Later sets: their other aliens and"
                + " flares; of the cards that fans made only some."
                + TerminalVariants.ALL.stream()
                    .map(TerminalVariant::missing)
                    .filter(words -> !words.isEmpty())
                    .map(words -> " " + words)
                    .collect(Collectors.joining())));
    return List.copyOf(parts);
  }
}
