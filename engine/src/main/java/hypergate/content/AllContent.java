package hypergate.content;

import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.OptionRoster;
import hypergate.game.card.Play;
import hypergate.game.phase.Phases;
import hypergate.game.verb.Acting;
import hypergate.variant.Variants;
import java.util.Comparator;
import java.util.List;

/// All sets together: what games are played with. `Roster` is written by the build, which finds
/// every card in the folders beside this file, and so is `OptionsFound` with every option wherever
/// it stands (`tools/Rosters.java`); nobody lists them.
public final class AllContent {
  /// The sets in which lists go by sets: the boxes as they appeared, then the cards of others. One
  /// that is not named follows them.
  private static final List<String> SETS =
      List.of(
          "base",
          "incursion",
          "conflict",
          "alliance",
          "storm",
          "dominion",
          "eons",
          "odyssey",
          "classic",
          "fan",
          "reda",
          "oliviera",
          "hlavacek");

  /// Every card there is.
  public static final Content ALL =
      new Content(
          Roster.ALL.stream()
              .sorted(Comparator.<Card>comparingInt(card -> place(card.set())))
              .toList(),
          Variants.ALL,
          (Play<Acting>) Phases::run);

  /// Every option there is.
  public static final OptionRoster OPTIONS =
      new OptionRoster(OptionsFound.ALL.stream().sorted(PrintedOrder.OF_OPTIONS).toList());

  private AllContent() {}

  private static int place(String set) {
    int place = SETS.indexOf(set);
    return place < 0 ? SETS.size() : place;
  }
}
