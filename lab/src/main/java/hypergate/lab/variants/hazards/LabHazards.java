package hypergate.lab.variants.hazards;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.lab.env.Section;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Stock;
import hypergate.lab.variants.Counted;
import hypergate.lab.variants.Fact;
import hypergate.lab.variants.Having;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.Layer;
import hypergate.lab.variants.Line;
import hypergate.lab.variants.Noted;
import hypergate.lab.variants.Way;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.HazardEvent;
import hypergate.variant.hazards.HazardOptions;
import hypergate.variant.hazards.HazardVariant;
import hypergate.variant.hazards.Hazards;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;

/// Hazards in scenarios and counts.
public final class LabHazards implements LabVariant {
  static final String DECK = "hazard-deck";
  static final String IN_PLAY = "hazards";
  static final String KEPT = "hazard-pile";

  private static final Counted DRAWN =
      new Counted(
          "hazards",
          "hazards never drawn",
          content -> content.of(Hazard.class).stream().map(Hazard::id).toList(),
          LabHazards::drawn);
  private static final Counted ACTED =
      new Counted("hazardWindows", "hazards that never acted", LabHazards::windows, event -> "");

  @Override
  public Map<String, String> toTry(Card card) {
    return card instanceof Hazard hazard
        ? Map.of(
            HazardOptions.HAZARDS.notation(),
            HazardVariant.deckOf(hazard),
            HazardOptions.TRIGGER.notation(),
            "everyEncounter")
        : Map.of();
  }

  // They may be of two decks.
  @Override
  public Map<String, String> toTry(Card card, Card other) {
    Map<String, String> both = new LinkedHashMap<>(toTry(card));
    both.putAll(toTry(other));
    if (card instanceof Hazard && other instanceof Hazard)
      both.put(HazardOptions.HAZARDS.notation(), "both");
    return both;
  }

  // It is turned up in the encounter, or has come in an earlier one, also where the next hazard of
  // the deck is one that nobody overlooks.
  @Override
  public List<Way> ways(Card card) {
    if (!(card instanceof Hazard)) return List.of();
    return List.of(
        Way.onTable(Map.of(), DECK + ": [" + card.id() + "]"),
        Way.onTable(
            Map.of(HazardOptions.TRIGGER.notation(), "warnings"),
            IN_PLAY + ": [" + card.id() + "]"),
        Way.onTable(
            Map.of(HazardOptions.HAZARDS.notation(), "both"),
            IN_PLAY + ": [" + card.id() + "]",
            DECK + ": [unstable]"));
  }

  @Override
  public List<String> tableKeys() {
    return List.of(DECK, IN_PLAY);
  }

  @Override
  public List<String> seatKeys() {
    return List.of(KEPT);
  }

  @Override
  public Options with(Options options, Given given) {
    boolean named = given.has(DECK) || given.has(IN_PLAY);
    return !named || options.is(HazardOptions.HAZARDS)
        ? options
        : options.with(HazardOptions.HAZARDS.notation(), "both");
  }

  @Override
  public Layer layer(Game game, Given given, Stock stock) {
    return new HazardTable(game, given);
  }

  @Override
  public List<Fact> facts() {
    return List.of(
        new Fact("hazards", LabHazards::check, (game, subject) -> inPlay(game)),
        new Fact(KEPT, LabHazards::check, (game, subject) -> kept(game)),
        new Fact("hazard-pile-size", LabHazards::checkNumber, (game, subject) -> size(game)));
  }

  private static void checkNumber(Line line) {
    line.words(1);
    line.numbers();
  }

  private static String size(Game game) {
    Hazards hazards = game.parts().find(Hazards.class);
    return "" + (hazards == null ? 0 : hazards.kept());
  }

  // Face down on the sheet of an alien.
  private static String kept(Game game) {
    Hazards hazards = game.parts().find(Hazards.class);
    if (hazards == null || hazards.kept() == 0) return "none";
    return String.join(" ", hazards.keptCards().stream().map(hazards::id).sorted().toList());
  }

  private static void check(Line line) {
    line.words(1);
    line.each("hazard", word -> Hazard.numberOf(line.game().content(), withoutHolder(word)) >= 0);
  }

  private static String withoutHolder(String word) {
    return word.replaceFirst(":.*", "");
  }

  // With who holds them.
  private static String inPlay(Game game) {
    List<String> names = new ArrayList<>();
    Hazards hazards = game.parts().find(Hazards.class);
    for (int slot = 0; hazards != null && slot < hazards.inPlay(); slot++) {
      Seat holder = hazards.holder(slot);
      names.add(hazards.hazard(slot).id() + (holder.exists() ? ":" + holder : ""));
    }
    return names.isEmpty() ? "none" : String.join(" ", names);
  }

  // ---- records

  @Override
  public Map<Query, String> recorded() {
    return Map.of(Query.WARNED, "HAZARD_TRIGGER");
  }

  // ---- counting

  @Override
  public List<Counted> counted() {
    return List.of(DRAWN, ACTED);
  }

  private static String drawn(Event event) {
    return event instanceof HazardEvent.HazardDrawn(var _, var hazard) ? hazard : "";
  }

  // Every window in which a hazard can act: `unstable at outcome`.
  private static List<String> windows(Content content) {
    List<String> all = new ArrayList<>();
    for (Hazard hazard : content.of(Hazard.class))
      for (Ability ability : hazard.effect().abilities()) all.add(at(hazard, ability.window()));
    return all;
  }

  private static String at(Hazard hazard, Window window) {
    return hazard.id() + " at " + window.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public void listen(Game game, BiConsumer<Counted, String> counts) {
    if (Hazards.areIn(game))
      Hazards.of(game).tally((window, hazard) -> counts.accept(ACTED, at(hazard, window)));
  }

  @Override
  public List<Section> seen(Content content) {
    List<String> cards = content.all().stream().map(Card::id).toList();
    return List.of(
        new Section(
            "hazard",
            List.of("cards"),
            0,
            Seat.MOST + 1,
            "hazards in play: 1 for one that nobody holds, else who holds it, from 2 on; 0 for all"
                + " other cards",
            (view, _, row) -> {
              if (!Hazards.areIn(view)) return;
              Hazards hazards = Hazards.of(view);
              for (int i = 0; i < hazards.inPlay(); i++)
                row.put(cards.indexOf(hazards.hazard(i).id()), hazards.holder(i).index() + 2);
            }));
  }

  // ---- measuring cards

  private static final Having.Kind TURNED_UP =
      new Having.Kind("hazard", "Hazards, of the offense that drew them", true, false);

  @Override
  public Noted noted() {
    return new Noted() {
      @Override
      public List<Having.Kind> kinds() {
        return List.of(TURNED_UP);
      }

      @Override
      public void happened(Event event, Having having) {
        if (event instanceof HazardEvent.HazardDrawn(var offense, var hazard))
          having.has(TURNED_UP, offense, hazard);
      }
    };
  }
}
