package hypergate.cli.variants.moons;

import hypergate.cli.terminal.Look;
import hypergate.cli.terminal.Voice;
import hypergate.cli.variants.TerminalVariant;
import hypergate.game.card.Content;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.MoonEvent;
import hypergate.variant.moons.Moons;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Moons in the terminal: beside their planets, in the story, in questions.
public final class TerminalMoons extends TerminalVariant<MoonEvent> {
  /// The moons.
  public TerminalMoons() {
    super(MoonEvent.class);
  }

  @Override
  protected void tell(MoonEvent event, Voice voice) {
    switch (event) {
      case MoonEvent.MoonPlaced(var seat, var planet, var moon, var back) ->
          voice.detail(
              voice.does(
                  seat, "attaches " + seenOrBack(voice, moon, back) + " to " + planet + "."));
      case MoonEvent.MoonOccupied(var seat, var planet, var moon, var back) -> {
        String what = seenOrBack(voice, moon, back);
        voice.line(voice.does(seat, "puts a ship on the moon of " + planet + ": " + what + "."));
        if (!moon.isEmpty()) voice.explain(moon);
      }
      case MoonEvent.MoonShown(var seat, var planet, var moon) -> {
        voice.line(
            voice.does(seat, "shows the moon of " + planet + ": " + voice.boldly(moon) + "."));
        voice.explain(moon);
      }
      case MoonEvent.MoonTurnedDown(var planet, var moon, var _) ->
          voice.line("The moon of " + planet + ", " + voice.card(moon) + ", is turned down.");
      case MoonEvent.MoonRemoved(var planet, var moon, var cause) ->
          voice.line(
              "The moon of "
                  + planet
                  + ", "
                  + voice.card(moon)
                  + ", leaves the game"
                  + voice.because(cause)
                  + ".");
    }
  }

  private static String seenOrBack(Voice voice, String moon, String back) {
    return moon.isEmpty() ? "a moon (" + back.replace('-', ' ') + ")" : voice.card(moon);
  }

  @Override
  public Map<String, Function<Asked, String>> questions() {
    return Map.of(
        "place-moon",
        _ -> "Which of these moons do you attach to which of your planets, face down?",
        "occupy",
        _ -> "Does one of your ships go to the moon of the planet?",
        "defend-moon",
        _ -> "Does your ship on the moon help to defend the planet?");
  }

  @Override
  public Map<String, String> help() {
    return Map.of(
        "place-moon",
        "You keep some of the moons that you were dealt, each beside another one of your planets,"
            + " face down. Whoever wins on such a planet may put one ship on its moon and has"
            + " what it says; you may look at yours at any time.",
        "occupy",
        "The moon is empty. A ship there belongs to your colony on the planet and keeps it,"
            + " even with no other ship there, and the moon works for you as long as it"
            + " stays.",
        "defend-moon",
        "If it helps, it counts for your side and is lost with it; if not, it stays where it"
            + " is, and with it a colony.");
  }

  // Of moons that the viewer does not know the back.
  @Override
  public List<String> below(View view, Seat system, Look look) {
    List<String> moons = new ArrayList<>();
    for (int slot = 0; Moons.areIn(view) && slot < Place.OUTPOSTS; slot++) {
      if (!Moons.of(view).exists(slot) || Moons.of(view).host(slot) != system) continue;
      String name =
          Moons.of(view).isKnown(slot)
              ? Moons.of(view).moon(slot).name()
              : Moons.of(view).back(slot).notation().replace('-', ' ');
      Seat there = Moons.of(view).occupant(slot);
      moons.add(
          Moons.of(view).planet(slot)
              + " "
              + name
              + (Moons.of(view).isUp(slot) ? " (up)" : "")
              + (Moons.of(view).isSpent(slot) ? " (spent)" : "")
              + (there.exists() ? " " + look.seat(there, "ship of " + there) : ""));
    }
    return moons.isEmpty() ? List.of() : List.of("   moons: " + String.join(" · ", moons));
  }

  @Override
  public List<Account> enforced(Content content) {
    List<Moon> moons = content.of(Moon.class);
    return List.of(
        new Account(
            "Moons of Cosmic Odyssey (" + moons.size() + ")",
            moons.stream().map(Moon::name).collect(Collectors.joining(", "))
                + ". Left out: the three that need speech, and the one that turns into a sky city;"
                + " encounters aimed at moons belong to older sets."));
  }
}
