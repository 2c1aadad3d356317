package hypergate.content.odyssey.aliens;

import static hypergate.variant.essences.Essence.essence;

import hypergate.variant.essences.Essence;
import java.util.List;

/// The eight rules of the Cosmos, which everybody may use while they lie beside its sheet; in the
/// order of the phases.
final class CosmosRules {
  static final int START_TURN = 0;
  static final int REGROUP = 1;
  static final int DESTINY = 2;
  static final int LAUNCH = 3;
  static final int ALLIANCE = 4;
  static final int PLANNING = 5;
  static final int REVEAL = 6;
  static final int RESOLUTION = 7;

  private static final String KIND = "Cosmos Rule";

  static final List<Essence> ALL =
      List.of(
          rule("Start Turn", "As your turn begins, draw a card or discard one of your hand.")
              .atTurnStart(Cosmos::beginTurn),
          rule("Regroup", "As the offense, move any of your ships among your colonies."),
          rule("Destiny", "When you draw your own color, take it for a wild card."),
          rule(
              "Launch",
              "When the gate is aimed at a home planet of yours, turn it to another one on which"
                  + " the offense has no colony."),
          rule(
              "Alliance",
              "When alliances are formed and you are in none, join a main player with more ships"
                  + " than it has in the encounter."),
          rule(
              "Planning",
              "As a main player have selected negotiates turned up. If your opponent has selected"
                  + " none, you may exchange your card for another of your hand."),
          rule(
              "Reveal",
              "As a main player with a revealed negotiate, lose an involved ship and replace it"
                  + " with an attack of your hand."),
          rule("Resolution", "As a main player who has won, receive one reward."));

  private CosmosRules() {}

  private static Essence rule(String name, String text) {
    return essence(KIND, name, "odyssey", 0, text);
  }
}
