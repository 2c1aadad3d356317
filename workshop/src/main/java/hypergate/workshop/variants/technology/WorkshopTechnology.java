package hypergate.workshop.variants.technology;

import hypergate.variant.technology.Techs;
import hypergate.workshop.card.CardReader;
import hypergate.workshop.variants.WorkshopVariant;
import hypergate.workshop.words.Call;
import hypergate.workshop.words.SeatValue;
import hypergate.workshop.words.Type;
import hypergate.workshop.words.Value;
import hypergate.workshop.words.Verb;
import java.util.List;

/// Technology cards that people write, and their words.
public final class WorkshopTechnology implements WorkshopVariant {
  /// Made by the roster.
  public WorkshopTechnology() {}

  @Override
  public List<CardReader> readers() {
    return List.of(new TechReader());
  }

  @Override
  public List<Value> values() {
    return TechValues.ALL;
  }

  @Override
  public List<Call> calls() {
    return List.of(
        new Call(
            "ships_on_techs",
            Type.SEAT,
            List.of(),
            Type.NUMBER,
            "How many ships the player has on its techs.",
            of -> shipsOn((SeatValue) of[0])));
  }

  private static long shipsOn(SeatValue seat) {
    return seat.game() == null || !seat.seat().exists() || !Techs.areIn(seat.game())
        ? 0
        : Techs.of(seat.game()).ships(seat.seat());
  }

  @Override
  public List<Verb> verbs() {
    return TechVerbs.ALL;
  }
}
