package hypergate.game.explain;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;
import java.util.List;
import java.util.SplittableRandom;

/// Answers that somebody might type: some legal, most not, all of them plausible.
public final class RandomAnswers {
  private static final List<String> PROMPTS =
      List.of(
          "use",
          "use",
          "use",
          "keep-alien",
          "keep-tech",
          "tech-action",
          "place",
          "lose",
          "defense",
          "system",
          "aim",
          "launch",
          "invite",
          "join",
          "select",
          "deal",
          "reward",
          "take",
          "discard",
          "next",
          "advance",
          "wield",
          "advocate",
          "re-wield",
          "plague/seat",
          "nonsense");

  private final SplittableRandom random;
  private final Game game;

  /// Answers in a game, from a number.
  public RandomAnswers(Game game, long seed) {
    this.game = game;
    this.random = new SplittableRandom(seed);
  }

  /// Anybody.
  public Seat seat() {
    return Seat.of(random.nextInt(game.seats()));
  }

  /// The open question of a seat, or another kind.
  public String prompt(Seat seat) {
    if (seat.in(game.waitingFor()) && random.nextInt(3) > 0)
      return game.question(seat).prompt().id();
    return of(PROMPTS);
  }

  /// Something to say to a prompt.
  public String answer(Seat seat, String prompt) {
    boolean open = seat.in(game.waitingFor()) && game.question(seat).prompt().id().equals(prompt);
    if (open && random.nextInt(4) == 0) return option(game.question(seat));
    return switch (prompt) {
      case "use" -> random.nextInt(12) == 0 ? of(List.of("pass", "hold", "ufo")) : effect();
      case "keep-alien" -> of(game.content().aliens()).id();
      case "keep-tech" -> of(game.content().of(Tech.class)).id();
      case "tech-action" -> techAction(seat);
      case "place", "lose", "launch" -> ships();
      case "defense", "system" -> random.nextInt(5) == 0 ? "redraw" : letter();
      case "aim" -> planet();
      case "invite" -> letter() + (random.nextBoolean() ? " " + letter() : "");
      case "join" -> of(List.of("none", "offense", "defense", "both")) + " " + ships();
      case "select", "take", "discard" -> card() + (random.nextInt(4) == 0 ? " " + card() : "");
      case "deal" -> deal();
      case "reward" -> "cards " + random.nextInt(6) + " ships " + random.nextInt(6);
      case "advance" -> of(List.of("attack", "flare", "power", "moon", "beam"));
      case "wield", "advocate", "re-wield" -> of(List.of("yes", "no", "perhaps"));
      case "next" -> of(List.of("encounter", "tech", "stop", "again"));
      default -> any(seat);
    };
  }

  private String any(Seat seat) {
    return switch (random.nextInt(6)) {
      case 0 -> letter();
      case 1 -> planet();
      case 2 -> Integer.toString(random.nextInt(20) - 5);
      case 3 -> card();
      case 4 -> ships();
      default -> seat.letter();
    };
  }

  private static String option(Question question) {
    return question.notation(question.count() / 2);
  }

  private String effect() {
    return switch (random.nextInt(6)) {
      case 0 -> of(game.content().aliens()).id();
      case 1 -> of(game.content().of(Tech.class)).id();
      case 2 -> of(game.content().artifacts()).id();
      case 3 -> of(game.content().flares()).id();
      case 4 -> of(game.content().flares()).id() + of(List.of("/wild", "/super"));
      default -> card();
    };
  }

  private String techAction(Seat seat) {
    String tech = of(game.content().of(Tech.class)).id();
    for (int slot = 0; slot < game.cardSlots().top(); slot++)
      if (Techs.of(game).isOf(slot, seat) && random.nextInt(3) > 0)
        tech = Techs.of(game).tech(slot).id();
    return switch (random.nextInt(5)) {
      case 0, 1 -> "research " + tech + " " + planet();
      case 2 -> "complete " + tech;
      case 3 -> "abandon " + tech;
      default -> of(List.of("pass", "wait", "research", "complete"));
    };
  }

  private String ships() {
    StringBuilder ships = new StringBuilder();
    for (int i = random.nextInt(3); i >= 0; i--)
      ships
          .append(place())
          .append(random.nextBoolean() ? "" : "x" + (1 + random.nextInt(6)))
          .append(i > 0 ? " " : "");
    return ships.toString();
  }

  private String place() {
    return random.nextInt(8) == 0
        ? of(List.of("gate", "beside", "warp", "A:B1", "lunar-cannon", "moon"))
        : planet();
  }

  private String planet() {
    return letter() + (1 + random.nextInt(6));
  }

  private String letter() {
    return String.valueOf((char) ('A' + random.nextInt(game.seats() + 1)));
  }

  private String card() {
    return switch (random.nextInt(6)) {
      case 0 -> "negotiate";
      case 1 -> of(List.of("morph", "attack-99", "reinforcement-3", "reinforcement-9"));
      case 2 -> of(game.content().flares()).id();
      case 3 -> of(game.content().artifacts()).id();
      default -> of(List.of("attack-08", "attack-06", "attack-40", "attack-04"));
    };
  }

  private String deal() {
    return switch (random.nextInt(6)) {
      case 0 -> "accept";
      case 1 -> "reject";
      case 2 -> "bargain";
      default -> "offer give: " + terms() + " for: " + terms();
    };
  }

  private String terms() {
    return switch (random.nextInt(9)) {
      case 0, 1 -> "colony " + planet();
      case 2 -> "card " + card();
      case 3 -> "cards " + random.nextInt(9);
      case 4 -> "kind " + of(List.of("attack", "flare", "ship"));
      case 5 -> "tech " + of(game.content().of(Tech.class)).id();
      case 6 -> "free " + random.nextInt(4);
      case 7 -> "colony " + planet() + ", colony " + planet();
      default -> "nothing";
    };
  }

  private <T> T of(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
