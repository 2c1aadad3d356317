package hypergate.server.protocol.ask;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.server.protocol.Words;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariants;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The options of a question, each with the things on the table that it is about.
final class Choices {
  private final Question question;
  private final View view;
  private final Asked asked;
  private List<String> implied = List.of();

  Choices(Question question, Asked asked) {
    this.question = question;
    this.view = question.view();
    this.asked = asked;
  }

  /// All options but these words.
  ///
  /// @param without words that are no options of their own
  /// @param picked what has been picked already in this gesture: it counts as available
  List<PromptOption> options(List<String> without, List<String> picked) {
    implied = picked;
    List<PromptOption> options = new ArrayList<>();
    for (int i = 0; i < question.count(); i++)
      if (!without.contains(question.notation(i))) options.add(option(i));
    return options;
  }

  private PromptOption option(int position) {
    int choice = question.option(position);
    int value = Choice.value(choice);
    String notation = question.notation(position);
    PromptOption option = PromptOption.of(notation, kind(choice));
    return switch (Choice.kind(choice)) {
      case Choice.WORD, Choice.KIND -> option;
      case Choice.SEAT -> option.about(Seat.of(value).letter());
      case Choice.PLACE -> place(option, value, position);
      case Choice.SHIP_OF ->
          place(option, value & 0xff, position).about(Seat.of(value >> 8).letter());
      case Choice.CARD -> card(option.showing(notation), position);
      case Choice.NUMBER -> option.worth(Choice.asNumber(choice));
      case Choice.SLOT -> inSlot(option, value).showing(notation);
      case Choice.FACE_DOWN, Choice.FACE_DOWN_OF -> inSlot(option, value);
      case Choice.USE, Choice.ALIEN -> option.showing(notation);
      case Choice.REWARD -> option.worth(value >> 8);
      case Choice.DESTINY -> destiny(option, notation);
      case Choice.OF_PART -> ofPart(option, choice, notation);
      case Choice.GAP -> option.at(Planet.of(value).toString());
      default -> option;
    };
  }

  private String kind(int choice) {
    return switch (Choice.kind(choice)) {
      case Choice.WORD -> "word";
      case Choice.SEAT -> "seat";
      case Choice.PLACE -> "place";
      // A reinforcement that is played is a use like any other.
      case Choice.CARD -> question.prompt().equals(Prompt.USE) ? "use" : "card";
      case Choice.NUMBER -> "number";
      case Choice.USE -> "use";
      case Choice.SLOT -> "tech";
      case Choice.ALIEN -> "alien";
      case Choice.OFFER -> "offer";
      case Choice.TERM -> "term";
      case Choice.REWARD -> "reward";
      case Choice.DESTINY -> "destiny";
      case Choice.KIND -> "card-kind";
      case Choice.GAP -> "gap";
      case Choice.OF_PART -> view.parts().choiceKind(choice);
      case Choice.SHIP_OF -> "ship";
      case Choice.FACE_DOWN, Choice.FACE_DOWN_OF -> "face-down";
      default -> throw new IllegalArgumentException("unknown choice " + choice);
    };
  }

  private PromptOption ofPart(PromptOption option, int choice, String notation) {
    for (ServerVariant variant : ServerVariants.ALL) {
      PromptOption own = variant.option(question, choice, option, planet -> emptied(planet, 1));
      if (own != null) return own;
    }
    return atPlanet(option.showing(notation.split(" ")[0]), choice);
  }

  private PromptOption atPlanet(PromptOption option, int choice) {
    Planet planet = view.parts().choicePlanet(choice);
    return planet.exists() ? option.at(planet.toString()) : option;
  }

  private PromptOption place(PromptOption option, int place, int position) {
    PromptOption there = option;
    if (Place.isPlanet(place)) there = there.at(Planet.of(place).toString());
    else if (Place.isOutpost(place)) there = there.at(afterColon(option.notation()));
    else if (Place.isOnCard(place)) {
      there = inSlot(there, place - Place.ON_CARD);
      // Somebody else's that lies face down has a number instead of its name.
      boolean hidden = option.kind().equals("ship");
      if (!hidden || view.cardSlots().isFaceUp(place - Place.ON_CARD))
        there = there.showing(afterColon(option.notation()));
    }
    int available = available(option, position);
    if (asked.isOfShips()) there = there.upTo(available);
    if (asked.takesShips() && Place.isPlanet(place) && option.kind().equals("place"))
      there = there.warning(emptied(Planet.of(place), available));
    return there;
  }

  private int available(PromptOption option, int position) {
    return question.available(position) + Gesture.count(implied, option.notation());
  }

  private PromptOption card(PromptOption option, int position) {
    boolean several = question.most() + implied.size() > 1;
    return several ? option.upTo(available(option, position)) : option;
  }

  private PromptOption inSlot(PromptOption option, int slot) {
    return option.inSlot(slot, view.cardSlots().owner(slot));
  }

  private static PromptOption destiny(PromptOption option, String notation) {
    return Seat.named(notation).exists() ? option.about(notation) : option;
  }

  private static String afterColon(String notation) {
    return notation.substring(notation.lastIndexOf(':') + 1);
  }

  // What taking so many own ships away from a planet would mean.
  private @Nullable Words emptied(Planet planet, int ships) {
    Seat seat = question.seat();
    if (view.ships().on(planet, seat) != ships) return null;
    if (asked.isOfShips() && question.most() + implied.size() < ships) return null;
    String place = planet.toString();
    if ((view.ships().homesOf(seat) & planet.bit()) == 0)
      return Words.of("warning.empties-colony").with("planet", place);
    int needed = view.rules().homeColoniesNeeded();
    int left = view.powers().homeColonies(seat) - 1;
    boolean loses = left < needed && view.powers().inForce(Powers.instance(seat, Powers.OWN));
    String key = loses ? "warning.loses-power" : "warning.empties-home";
    return Words.of(key).with("planet", place).with("left", left).with("needed", needed);
  }

  /// The declining answer among the options, null when there is none.
  static @Nullable String pass(Question question) {
    int declining = question.declining();
    return declining < 0 ? null : question.notation(declining);
  }
}
