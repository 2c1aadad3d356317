package hypergate.cli.variants.technology;

import hypergate.cli.terminal.Voice;
import hypergate.cli.variants.TerminalVariant;
import hypergate.variant.technology.TechEvent;
import java.util.Map;
import java.util.function.Function;

/// Techs in the terminal: in the story and in questions.
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
}
