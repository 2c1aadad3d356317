package hypergate.cli.variants.technology;

import hypergate.cli.terminal.Look;
import hypergate.cli.terminal.Voice;
import hypergate.cli.variants.TerminalVariant;
import hypergate.game.card.Content;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.TechChoice;
import hypergate.variant.technology.TechEvent;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Techs in the terminal: before seats and among the decks, in the story, in questions.
public final class TerminalTechnology extends TerminalVariant<TechEvent> {
  /// The techs.
  public TerminalTechnology() {
    super(TechEvent.class);
  }

  @Override
  protected void tell(TechEvent event, Voice voice) {
    switch (event) {
      case TechEvent.TechKept(var seat, var tech) ->
          voice.line(
              voice.does(
                  seat,
                  "keeps "
                      + (tech.isEmpty() ? "a tech" : "the tech " + voice.card(tech) + ",")
                      + " face down."));
      case TechEvent.Researched(var seat, var tech, var _, var ships) ->
          voice.line(
              voice.does(
                  seat,
                  "researches "
                      + (tech.isEmpty() ? "a face-down tech" : voice.card(tech))
                      + ": "
                      + voice.ships(ships)
                      + " on it now."));
      case TechEvent.TechCompleted(var seat, var tech) -> {
        voice.line(voice.does(seat, "turns up the tech " + voice.boldly(tech) + "."));
        voice.explain(tech);
      }
      case TechEvent.TechDiscarded(var seat, var tech, var cause) -> {
        String what = "discards the tech " + voice.card(tech) + voice.because(cause) + ".";
        if (cause.equals("setup")) voice.detail(voice.does(seat, what));
        else voice.line(voice.does(seat, what));
      }
      case TechEvent.TechsLaidOut(var techs) ->
          voice.line("Techs to choose from: " + voice.cards(techs) + ".");
      case TechEvent.TechReset(var seat, var tech, var cause) ->
          voice.line(
              voice.does(
                  seat,
                  "turns the tech "
                      + voice.card(tech)
                      + " face down"
                      + voice.because(cause)
                      + "."));
      case TechEvent.TechCopied(var seat, var card, var tech) -> {
        voice.line(
            voice.does(
                seat, "makes " + voice.card(card) + " a copy of " + voice.boldly(tech) + "."));
        voice.explain(tech);
      }
      case TechEvent.TechGiven(var from, var to, var tech, var _) ->
          voice.line(
              voice.does(from, "gives ")
                  + (tech.isEmpty() ? "a face-down tech" : voice.card(tech))
                  + " to "
                  + voice.whom(to)
                  + ".");
    }
  }

  @Override
  public Map<String, Function<Asked, String>> questions() {
    return Map.of(
        "keep-tech",
        _ -> "Which tech will you keep, face down in front of you?",
        "tech-action",
        _ -> "Tech step: what do you do with your techs?");
  }

  @Override
  public Map<String, String> help() {
    return Map.of(
        "keep-tech",
        "Techs lie face down and grow: at the start of every encounter you may put one ship"
            + " on one of them. With enough ships on it you may turn it up; the ships come"
            + " home and the tech works from then on. The techs that you do not keep are"
            + " discarded.",
        "tech-action",
        "At the start of every encounter each player may do one thing: `research TECH PLANET`"
            + " puts one ship from that planet on the tech, `complete TECH` turns up a tech"
            + " with enough ships, `abandon TECH` discards one. Researching ships cannot"
            + " fight, and a colony without ships is lost.");
  }

  @Override
  public Map<String, String> helpToo() {
    return Map.of(
        "deal",
        "A term may be `tech ID` as well.",
        "next",
        "With technology you may draw new techs instead: one, and one for each foreign colony; you"
            + " keep one of them.");
  }

  @Override
  public List<String> signs() {
    return List.of("Techs: filled dots are ships on a tech.");
  }

  @Override
  public List<String> options() {
    return List.of(
        "technology=warp also sets tech.underfundedComplete=abandons, tech.abandonAction=false,"
            + " tech.abandonFaceUp=false and tech.tradeTechs=none, unless they are set by hand.");
  }

  @Override
  public List<Account> rules() {
    return List.of(
        new Account(
            "Technology", "The variant as of 2008 (warp) and as of Cosmic Odyssey (odyssey)."));
  }

  @Override
  public @Nullable String meaning(Asked asked, int choice) {
    View view = asked.question().view();
    int slot = TechChoice.slot(choice);
    return switch (TechChoice.kind(view.parts(), choice)) {
      case RESEARCH -> inSlot(view, slot) + ", a ship from " + from(view, TechChoice.place(choice));
      case COMPLETE ->
          "turn it up: " + asked.text().apply(Techs.of(view).face(slot).map(Tech::id).orElse(""));
      case ABANDON -> "discard it; its ships come home";
      case CARD -> asked.card().apply(Techs.of(view).numbered(TechChoice.card(choice)).id());
      case NEW -> "draw new techs instead, keep one; ends the turn";
      case NONE -> null;
    };
  }

  private static String from(View view, int place) {
    return (Place.isOutpost(place) ? "the " + view.parts().outpost() + " of " : "")
        + view.ships().planetOf(place);
  }

  @Override
  public Map<String, String> words() {
    return Map.of("tech-action pass", "do nothing");
  }

  @Override
  public List<String> cards(Question question, int choice, String notation) {
    return switch (TechChoice.kind(question.view().parts(), choice)) {
      case RESEARCH, COMPLETE, ABANDON -> List.of(notation.split(" ")[1]);
      case CARD -> List.of(notation);
      case NEW, NONE -> List.of();
    };
  }

  @Override
  public @Nullable Taking taking(View view, int choice, String notation) {
    if (TechChoice.kind(view.parts(), choice) != TechChoice.Kind.RESEARCH) return null;
    String command = notation.replaceFirst(" [A-H]\\d$", "");
    return new Taking(command, TechChoice.slot(choice), TechChoice.place(choice));
  }

  @Override
  public String inSlot(View view, int slot) {
    return Techs.of(view)
        .face(slot)
        .map(t -> t.name() + ", " + Techs.of(view).ships(slot) + " of " + t.number() + " ships")
        .orElse("face-down tech of " + Techs.of(view).owner(slot));
  }

  // ---- the table

  @Override
  public List<String> before(View view, Seat seat, Look look) {
    List<String> parts = new ArrayList<>();
    for (int slot = 0; slot < view.cardSlots().top(); slot++)
      if (Techs.of(view).isOf(slot, seat)) parts.add(card(view, slot, look));
    if (parts.isEmpty()) return List.of();
    parts.set(0, look.dim("tech ") + parts.getFirst());
    return look.flow(parts, 4, 0);
  }

  private static String card(View view, int slot, Look look) {
    int ships = Techs.of(view).ships(slot);
    var seen = Techs.of(view).face(slot);
    String pips = "●".repeat(ships);
    if (Techs.of(view).isComplete(slot))
      return look.bold(seen.map(Tech::id).orElse("?"))
          + " complete"
          + (Techs.of(view).isCopy(slot)
              ? " (" + Techs.of(view).card(slot).id() + " " + pips + ")"
              : "");
    String sheet = Techs.of(view).sheet(slot) < 0 ? "" : ", on the sheet";
    if (seen.isEmpty()) return "[face down " + (ships == 0 ? "–" : pips) + sheet + "]";
    Tech tech = seen.get();
    if (tech.isMili()) return "[" + tech.id() + " for cards " + tech.number() + sheet + "]";
    if (tech.research() == Tech.X)
      return "[" + tech.id() + " " + pips + " " + ships + " of X" + sheet + "]";
    int needed = Techs.of(view).needed(tech);
    String open = "○".repeat(Math.max(0, needed - ships));
    return "[" + tech.id() + " " + pips + open + " " + ships + " of " + needed + sheet + "]";
  }

  @Override
  public List<String> faces(View view, Seat seat) {
    List<String> faces = new ArrayList<>();
    for (int slot = 0; slot < view.cardSlots().top(); slot++)
      if (Techs.of(view).isOf(slot, seat))
        Techs.of(view).face(slot).ifPresent(tech -> faces.add(tech.id()));
    return faces;
  }

  @Override
  public List<String> decks(View view) {
    if (!Techs.areInPlay(view)) return List.of();
    return List.of(
        "· tech deck "
            + Techs.of(view).deck().cards().size()
            + ", discard "
            + Techs.of(view).deck().discards().size());
  }

  // ---- what there is

  @Override
  public List<Account> enforced(Content content) {
    return List.of(
        new Account("Tech cards (" + content.of(Tech.class).size() + ")", TechList.of(content)));
  }

  @Override
  public Map<String, List<String>> lists(Content content) {
    return Map.of("techs", content.of(Tech.class).stream().map(Tech::id).toList());
  }
}
