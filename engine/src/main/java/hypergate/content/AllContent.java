package hypergate.content;

import hypergate.game.card.ArtifactCard;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.OptionRoster;
import hypergate.game.card.Options;
import hypergate.game.card.OwnBoxes;
import hypergate.game.card.OwnCard;
import hypergate.game.card.Play;
import hypergate.game.phase.Phases;
import hypergate.game.verb.Acting;
import hypergate.variant.Variants;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

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
  public static final Content ALL = with(List.of());

  /// Every option there is.
  public static final OptionRoster OPTIONS =
      new OptionRoster(OptionsFound.ALL.stream().sorted(PrintedOrder.OF_OPTIONS).toList());

  private static final OwnBoxes OWN =
      new OwnBoxes(
          box ->
              with(
                  box.cards().stream().flatMap(card -> card.cards().stream()).toList(),
                  box.leftOut()));

  private AllContent() {}

  /// Every card there is, and some more. One that has the id of a card takes its place, also in the
  /// order of the cards of its kind and set.
  ///
  /// @param more cards of others, of any kind
  /// @throws IllegalArgumentException when two of them have the same id
  public static Content with(List<? extends Card> more) {
    return with(more, Set.of());
  }

  private static Content with(List<? extends Card> more, Set<String> leftOut) {
    Map<String, Card> given = new LinkedHashMap<>();
    for (Card card : more)
      if (given.put(card.id(), card) != null)
        throw new IllegalArgumentException("two cards are called " + card.id());
    List<Card> all = new ArrayList<>();
    for (Card card : Roster.ALL) {
      Card instead = given.remove(card.id());
      if (instead != null) all.add(instead);
      else if (!leftOut.contains(card.id())) all.add(card);
    }
    all.addAll(given.values());
    return new Content(
        all.stream().sorted(Comparator.<Card>comparingInt(card -> place(card.set()))).toList(),
        Variants.ALL,
        (Play<Acting>) Phases::run,
        Subtitles::of);
  }

  /// The cards that games with these options are played with: all that there are, and those that
  /// somebody wrote for them.
  public static Content of(Options options) {
    List<OwnCard> own = options.ownCards();
    if (own.isEmpty()) return ALL;
    return OWN.with(new OwnBoxes.Box(own, leftOut(options)));
  }

  // Those of all packs fill the cosmic deck: where there are artifacts more, packs that are not in
  // the game stay in the box.
  private static Set<String> leftOut(Options options) {
    Set<String> known = ALL.artifacts().stream().map(Card::id).collect(Collectors.toSet());
    boolean more =
        options.ownCards().stream()
            .flatMap(own -> own.cards().stream())
            .filter(ArtifactCard.class::isInstance)
            .anyMatch(card -> !known.contains(card.id()));
    if (!more) return Set.of();
    return ALL.artifacts().stream()
        .filter(artifact -> !artifact.isIn(options) && !options.isStartCard(artifact.id()))
        .map(Card::id)
        .collect(Collectors.toSet());
  }

  private static int place(String set) {
    int place = SETS.indexOf(set);
    return place < 0 ? SETS.size() : place;
  }
}
