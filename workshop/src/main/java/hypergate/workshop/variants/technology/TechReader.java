package hypergate.workshop.variants.technology;

import hypergate.game.declare.Action;
import hypergate.game.declare.Condition;
import hypergate.game.declare.Declaration;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.lab.house.ReadLine;
import hypergate.lab.house.Said;
import hypergate.variant.technology.Payment;
import hypergate.variant.technology.Tech;
import hypergate.workshop.card.CardReader;
import hypergate.workshop.card.Head;
import hypergate.workshop.card.Numbers;
import hypergate.workshop.file.Keys;
import hypergate.workshop.file.Node;
import hypergate.workshop.file.Problems;
import hypergate.workshop.meaning.Effects;
import hypergate.workshop.schema.CardSchema;
import hypergate.workshop.schema.Group;
import hypergate.workshop.schema.Shapes;
import hypergate.workshop.words.Type;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads a technology card.
final class TechReader implements CardReader {
  private static final int MOST_RESEARCH = 20;
  private static final Set<String> MOMENTS = Set.of("any-time", "untimed", "once-warned");

  @Override
  public String kind() {
    return "tech";
  }

  @Override
  public Group keys() {
    return new Group()
        .may(
            "research",
            "How many ships complete it.",
            Shapes.any(
                List.of(Shapes.number(0, MOST_RESEARCH), Shapes.word(List.of("X", "hazard")))))
        .may(
            "pays",
            "With which attack cards it is paid: a sum, a pair or a run.",
            Shapes.any(List.of(Shapes.number(1, 99), Shapes.word(List.of("pair", "run")))))
        .either("research", "pays")
        .may("stays", "Whether it stays in play after a use.", Shapes.truth())
        .may("secret", "Whether it stays face down until it is used.", Shapes.truth())
        .may("draws-another", "Whether its completion draws another.", Shapes.truth())
        .may("reinforces", "By how much it reinforces.", Shapes.number(1, 99))
        .may("until-the-end", "Whether that holds for the whole encounter.", Shapes.truth())
        .beside("until-the-end", "reinforces")
        .may("complete-when", "When it may be completed.", Shapes.expression(Type.TRUTH))
        .may("keeps-ships", "When its ships stay on it.", Shapes.expression(Type.TRUTH))
        .may("when-completed", "What happens then.", Shapes.steps(kind()))
        .may("when-given", "What happens then.", Shapes.steps(kind()))
        .may("when-leaving", "What happens then.", Shapes.steps(kind()))
        .may("when-used-up", "What happens then.", Shapes.steps(kind()))
        .after(Shapes.acts(kind()));
  }

  @Override
  public void effects(CardSchema schema) {
    schema.effects(kind(), MOMENTS);
  }

  @Override
  public List<Declaration<?>> read(
      Head head, Keys keys, Problems problems, List<ReadLine> readBack) {
    Effects<Tech> effects = new Effects<>(head.id(), kind(), MOMENTS, problems, readBack);
    Role role = effects.word(keys, "role", Role.values(), Said.of("a role"));
    List<Step> phases = effects.words(keys, "phases", Step.values(), Said.of("a phase"));
    Role bar = role == null ? Role.ANY : role;
    Step[] bars = phases.toArray(Step[]::new);
    Tech tech =
        head.isNamesake()
            ? Tech.namesake(head.name(), head.set(), bar, bars)
            : Tech.tech(head.name(), head.set(), bar, bars);
    tech = price(tech, keys, problems).text(head.text());
    if (keys.is("stays")) tech = tech.staysInPlay();
    if (keys.is("secret")) tech = tech.staysSecret();
    if (keys.is("draws-another")) tech = tech.drawsAnother();
    tech = moments(tech, keys, effects);
    Integer reinforces = Numbers.read(keys.text("reinforces"), 1, 99, problems);
    if (reinforces != null)
      tech =
          keys.is("until-the-end")
              ? tech.reinforcesUntilTheEnd(reinforces)
              : tech.reinforces(reinforces);
    return List.of(effects.read(tech, keys.list("effects"), TechReader::several));
  }

  private static Tech moments(Tech tech, Keys keys, Effects<Tech> effects) {
    Tech read = tech;
    if (keys.has("complete-when"))
      read = read.mayCompleteWhen(effects.condition(keys, "complete-when"));
    if (keys.has("keeps-ships")) read = read.keepsShips(effects.condition(keys, "keeps-ships"));
    if (keys.has("when-completed"))
      read = read.whenCompleted(effects.outside(keys, "when-completed"));
    if (keys.has("when-given")) read = read.whenGiven(effects.outside(keys, "when-given"));
    if (keys.has("when-leaving")) read = read.whenLeaving(effects.outside(keys, "when-leaving"));
    if (keys.has("when-used-up")) read = read.whenUsedUp(effects.outside(keys, "when-used-up"));
    return read;
  }

  // Ships, X, a hazard, or attack cards.
  private static Tech price(Tech tech, Keys keys, Problems problems) {
    Node.Text pays = keys.text("pays");
    if (pays != null) {
      if (keys.has("research"))
        problems.add(
            pays,
            Said.of(
                "A tech is paid with ships (\"research\") or with cards (\"pays\"), not both."));
      Payment payment = payment(pays, problems);
      return payment == null ? tech : tech.pays(payment);
    }
    Node.Text research =
        keys.needed("research", Said.of("how many ships complete it, X, or \"hazard\""));
    if (research == null) return tech;
    if (research.text().equals("hazard")) return tech.onHazard();
    if (research.text().equals("X")) return tech.research(Tech.X);
    Integer ships = Numbers.read(research, 0, MOST_RESEARCH, problems);
    return ships == null ? tech : tech.research(ships);
  }

  private static @Nullable Payment payment(Node.Text pays, Problems problems) {
    if (pays.text().equals("pair")) return Payment.PAIR;
    if (pays.text().equals("run")) return Payment.RUN;
    if (pays.text().matches("[1-9][0-9]?")) return Payment.total(Integer.parseInt(pays.text()));
    problems.add(
        pays,
        Said.of(
            "It is paid with attack cards that add up to a number such as 25, with a \"pair\" or"
                + " with a \"run\", not with {what}.",
            "what",
            pays.what()));
    return null;
  }

  private static Tech several(Tech tech, String moment, Role role, Condition when, Action action) {
    return switch (moment) {
      case "untimed" -> tech.untimed(role, when, action);
      case "once-warned" -> tech.onceWarned(role, when, action);
      default -> tech.anyTime(role, when, action);
    };
  }
}
