package hypergate.lab.variants.moons;

import hypergate.game.Game;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
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
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.MoonEvent;
import hypergate.variant.moons.MoonOptions;
import hypergate.variant.moons.Moons;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntBiFunction;
import java.util.stream.IntStream;

/// Moons in scenarios and counts.
public final class LabMoons implements LabVariant {
  static final String KEY = "moons";
  private static final String SLOTS = "moon-slots";

  @Override
  public Map<String, String> toTry(Card card) {
    return card instanceof Moon ? Map.of(MoonOptions.MOONS.notation(), "serious") : Map.of();
  }

  // A ship of the seat is there, or its moon is there for whoever comes.
  @Override
  public List<Way> ways(Card card) {
    if (!(card instanceof Moon)) return List.of();
    String bare = KEY + ": {%1: " + card.id();
    return List.of(
        new Way(Map.of(), bare + ":%}", bare + ":%:off}", "", "", 1, List.of()),
        new Way(
            Map.of(),
            bare + "}",
            bare + ":off}",
            "",
            "",
            0,
            List.of("A occupy yes", "B occupy yes", "C occupy yes")));
  }

  @Override
  public List<String> seatKeys() {
    return List.of(KEY);
  }

  @Override
  public Options with(Options options, Given given) {
    return !given.isNamed(KEY) || options.is(MoonOptions.MOONS)
        ? options
        : options.with(MoonOptions.MOONS.notation(), "all");
  }

  @Override
  public Layer layer(Game game, Given given, Stock stock) {
    return new MoonTable(game, given);
  }

  @Override
  public List<Fact> facts() {
    return List.of(
        new Fact(
            "moon PLANET",
            LabMoons::check,
            (game, subject) -> MoonTable.of(game, Planet.named(subject.get(1)))));
  }

  private static void check(Line line) {
    line.words(2);
    line.planet(1);
  }

  @Override
  public List<Counted> counted() {
    return List.of(
        new Counted(
            "moons",
            "moons that nobody came to",
            content -> content.of(Moon.class).stream().map(Moon::id).toList(),
            LabMoons::occupied));
  }

  private static String occupied(Event event) {
    return event instanceof MoonEvent.MoonOccupied(var _, var _, var moon, var _) ? moon : "";
  }

  @Override
  public Map<String, List<String>> lists(Content content) {
    return Map.of(SLOTS, IntStream.range(0, Place.OUTPOSTS).mapToObj(Integer::toString).toList());
  }

  @Override
  public List<Section> seen(Content content) {
    Map<String, Integer> numbers = new HashMap<>();
    for (Card card : content.all()) numbers.put(card.id(), numbers.size() + 1);
    return List.of(
        block(
            "moon",
            content.all().size(),
            "the moon in each slot: its number in `cards` plus one, 0 where the seat does not know"
                + " it",
            (moons, slot) ->
                moons.isKnown(slot) ? numbers.getOrDefault(moons.moon(slot).id(), 0) : 0),
        block(
            "moon-planet",
            Planet.MOST,
            "the planet it belongs to: its number in `planets` plus one, 0 for an empty slot",
            (moons, slot) -> moons.planet(slot).index() + 1),
        block(
            "moon-seat",
            Seat.MOST,
            "who is there: 1 to 8, 0 for nobody",
            (moons, slot) -> moons.occupant(slot).index() + 1),
        block(
            "moon-state",
            4,
            "how it stands: 1 face down, 2 face up, 3 used up, 4 without effect",
            LabMoons::standing));
  }

  private static int standing(Moons moons, int slot) {
    if (moons.isSuspended(slot)) return 4;
    if (moons.isSpent(slot)) return 3;
    return moons.isUp(slot) ? 2 : 1;
  }

  private static Section block(
      String name, int high, String meaning, ToIntBiFunction<Moons, Integer> read) {
    return new Section(
        name,
        List.of(SLOTS),
        0,
        high,
        meaning,
        (view, _, row) -> {
          if (!Moons.areIn(view)) return;
          Moons moons = Moons.of(view);
          for (int slot = 0; slot < Place.OUTPOSTS; slot++)
            if (moons.exists(slot)) row.put(slot, read.applyAsInt(moons, slot));
        });
  }

  // ---- measuring cards

  private static final Having.Kind OCCUPIED =
      new Having.Kind("moon", "Moons, of who came to them", false, false);

  @Override
  public Noted noted() {
    return new Noted() {
      @Override
      public List<Having.Kind> kinds() {
        return List.of(OCCUPIED);
      }

      @Override
      public void happened(Event event, Having having) {
        if (event instanceof MoonEvent.MoonOccupied(var seat, var _, var moon, var _))
          having.has(OCCUPIED, seat, moon);
      }
    };
  }
}
