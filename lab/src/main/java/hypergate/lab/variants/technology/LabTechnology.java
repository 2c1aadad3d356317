package hypergate.lab.variants.technology;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Item;
import hypergate.lab.scenario.Stock;
import hypergate.lab.variants.Counted;
import hypergate.lab.variants.Fact;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.Layer;
import hypergate.lab.variants.Line;
import hypergate.lab.variants.Noted;
import hypergate.lab.variants.Sums;
import hypergate.lab.variants.Way;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.TechEvent;
import hypergate.variant.technology.TechnologyOptions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Techs in scenarios, counts and figures.
public final class LabTechnology implements LabVariant {
  static final String TECHS = "tech";
  static final String DECK = "tech-deck";
  static final String DISCARD = "tech-discard";

  @Override
  public List<String> lessons() {
    return List.of("technology/technology");
  }

  // A Haz-Tech needs hazards besides.
  @Override
  public Map<String, String> toTry(Card card) {
    if (!(card instanceof Tech tech)) return Map.of();
    Map<String, String> needed = new LinkedHashMap<>();
    needed.put(TechnologyOptions.TECHNOLOGY.notation(), "odyssey");
    if (tech.isHaz()) needed.put("hazards", "odyssey");
    return needed;
  }

  @Override
  public List<Way> ways(Card card) {
    if (!(card instanceof Tech tech)) return List.of();
    String bare = TECHS + ": [" + card.id();
    Way complete = Way.before(bare + ":complete]");
    if (tech.research() != Tech.X) return List.of(complete);
    // It does as much as ships are on it.
    return List.of(Way.before(bare + ":3]", 3), Way.before(bare + ":complete:3]"), complete);
  }

  @Override
  public List<String> tableKeys() {
    return List.of(DECK, DISCARD);
  }

  @Override
  public List<String> seatKeys() {
    return List.of(TECHS);
  }

  // What comes with a tech is in games alone whose decks hold it.
  @Override
  public Options with(Options options, Given given) {
    Options all = options;
    for (Item techs : given.seats(TECHS).values())
      for (Item one : techs.list())
        if (AllContent.of(options).find(one.text().replaceFirst(":.*", "")) instanceof Tech tech
            && tech.isBringing()
            && !options.isOwnCard(tech.id())
            && !all.has(TechnologyOptions.TECH_DECKS, tech.set()))
          all =
              all.with(
                  TechnologyOptions.TECH_DECKS.notation(),
                  all.text(TechnologyOptions.TECH_DECKS) + "+" + tech.set());
    return all;
  }

  @Override
  public Layer layer(Game game, Given given, Stock stock) {
    return new TechTable(game, given, stock);
  }

  @Override
  public List<Fact> facts() {
    return List.of(
        new Fact(
            "tech SEAT",
            LabTechnology::check,
            (game, subject) -> TechTable.of(game, Seat.named(subject.get(1)))),
        new Fact(
            DISCARD + " has",
            LabTechnology::checkDiscard,
            (game, subject) -> TechTable.discarded(game)));
  }

  private static void check(Line line) {
    line.words(2);
    line.seat(1);
    line.each("tech", word -> isTech(line.game(), word.replaceFirst(":.*", "")));
  }

  private static void checkDiscard(Line line) {
    line.words(1);
    line.onlyHas();
    line.each("tech", word -> isTech(line.game(), word));
  }

  private static boolean isTech(Game game, String id) {
    return Tech.numberOf(game.content(), id) >= 0;
  }

  // ---- counting

  @Override
  public List<Counted> counted() {
    return List.of(
        new Counted(
            "completed",
            "techs never completed",
            content -> content.of(Tech.class).stream().map(Tech::id).toList(),
            LabTechnology::completed));
  }

  private static String completed(Event event) {
    return event instanceof TechEvent.TechCompleted(var _, var tech) ? tech : "";
  }

  @Override
  public Sums sums(Content content) {
    return new TechSums(content);
  }

  @Override
  public Noted noted() {
    return new TechNoted();
  }
}
