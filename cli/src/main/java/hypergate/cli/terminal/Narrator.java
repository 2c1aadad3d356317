package hypergate.cli.terminal;

import hypergate.game.piece.Seat;
import hypergate.game.view.Event;
import hypergate.game.view.HazardEvent;
import hypergate.game.view.LevelEvent;
import hypergate.game.view.PulsarEvent;
import hypergate.game.view.RewardDeckEvent;
import hypergate.game.view.TechEvent;
import hypergate.game.view.Term;
import hypergate.variant.moons.MoonEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Turns events into sentences for one person: what happened, who did it and why. Moves of ships
/// that belong together become one sentence, and the first use of a card comes with its text.
public final class Narrator {
  /// A sentence of the story.
  ///
  /// @param text one line, possibly longer than the screen
  /// @param heading whether a turn begins here
  /// @param detail whether it is for the log only, not for the running story
  public record Line(String text, boolean heading, boolean detail) {}

  private static final Pattern TOTALS = Pattern.compile("totals (-?\\d+) : (-?\\d+)");

  private static final Pattern OFFER = Pattern.compile("give: (.*) for: (.*)");

  private final CardTexts cards;
  private final Look look;
  private final int own;
  private final Persons persons;
  private final Journeys journeys;
  private final List<Line> log = new ArrayList<>();
  private final Set<String> explained = new HashSet<>();
  private final Set<String> shown = new HashSet<>();
  private boolean started;
  private int turn;

  /// Tells the story to the person who plays these seats.
  ///
  /// @param own the seats, as a mask
  public Narrator(CardTexts cards, int own, Look look) {
    this.cards = cards;
    this.own = own;
    this.look = look;
    this.persons = new Persons(cards, own, look);
    this.journeys = new Journeys(persons, this::line, this::detail);
  }

  /// Everything told so far; moves that may still go on are finished first.
  public List<Line> log() {
    journeys.finish();
    return log;
  }

  /// Hears an event with everything in it, and keeps what the person may know.
  public void hear(Event event) {
    Event seen = event.seenBy(Seat.NONE);
    for (int i = 0; i < Seat.MOST; i++)
      if ((own >> i & 1) != 0 && event.seenBy(Seat.of(i)).equals(event)) seen = event;
    if (seen instanceof Event.ShipsMoved moved) journeys.move(moved);
    else {
      journeys.finish();
      tell(seen);
    }
  }

  /// A seat as people call it: `You`, or its letter and alien.
  public String name(Seat seat) {
    return persons.name(seat);
  }

  private String does(Seat seat, String predicate) {
    return persons.does(seat, predicate);
  }

  private String whom(Seat seat) {
    return persons.whom(seat);
  }

  private String whose(Seat seat) {
    return persons.whose(seat);
  }

  private void line(String text) {
    log.add(new Line(look.plain(text), false, false));
  }

  private void detail(String text) {
    log.add(new Line(look.plain(text), false, true));
  }

  static String ships(int count) {
    return count == 1 ? "1 ship" : count + " ships";
  }

  private static String cards(int count) {
    return count == 1 ? "1 card" : count + " cards";
  }

  // ---- everything else

  private String because(String cause) {
    return switch (cause) {
      case "", "setup" -> "";
      case "encounter" -> " (lost encounter)";
      case "deal" -> " (failed deal)";
      case "effect", "cost" -> "";
      default -> " (" + cards.name(cause) + ")";
    };
  }

  private String names(List<String> notations) {
    return notations.stream().map(cards::name).collect(Collectors.joining(", "));
  }

  private static String side(int side) {
    return side == 0 ? "offense" : "defense";
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private String act(Seat target, String action) {
    return action.isEmpty() ? "the win of " + whom(target) : cards.name(action);
  }

  private String pulsar(Seat seat, String effect) {
    String power = cards.name(effect.replaceFirst("^pulsar-", "").replaceFirst("/.*", ""));
    return switch (effect.substring(effect.lastIndexOf('/') + 1)) {
      case "con" -> does(seat, "is immune to " + power + " until the encounter ends.");
      case "denial" -> power + " is not in use until the encounter ends.";
      case "pro" -> power + " is stronger until the encounter ends.";
      default -> power + " works in this encounter in spite of too few home colonies.";
    };
  }

  private void tell(Event event) {
    switch (event) {
      case Event.TurnBegan(var seat) -> turn(seat);
      case Event.EncounterBegan(var offense, var number) -> encounter(offense, number);
      case Event.PhaseBegan(var phase) -> detail("· " + phase);
      case Event.DestinyDrawn(var offense, var card) -> destiny(offense, card);
      case Event.DestinyDiscarded _ ->
          line("That destiny card is discarded; another one is drawn.");
      case Event.DefenseNamed(var offense, var defense) ->
          line(does(defense, "is the defense against ") + whom(offense) + ".");
      case Event.Aimed(var offense, var target) ->
          line(does(offense, "points the gate at " + target + "."));
      case Event.ShipsMoved moved -> journeys.move(moved);
      case Event.ShipsLost(var owner, var count, var cause) ->
          line(does(owner, "loses " + ships(count) + " to the warp" + because(cause) + "."));
      case Event.ShipsRemoved(var owner, var count, var cause) ->
          line(does(owner, "loses " + ships(count) + " for good" + because(cause) + "."));
      case Event.ShipsSaved(var owner, var count, var cause) ->
          line(does(owner, "saves " + ships(count) + because(cause) + "."));
      case Event.Invited(var by, var seats) ->
          line(
              does(
                  by,
                  "invites "
                      + (seats.isEmpty()
                          ? "nobody"
                          : seats.stream().map(this::whom).collect(Collectors.joining(", ")))
                      + "."));
      case Event.Joined(var seat, var side, var ships) -> {
        journeys.join(seat);
        line(does(seat, "joins the " + side + " with " + ships(ships) + "."));
      }
      case Event.StayedOut(var seat) -> line(does(seat, "stays out."));
      case Event.Drew drew -> drew(drew);
      case Event.Took took -> took(took);
      case Event.Discarded(var seat, var away, var cause) -> discarded(seat, away, cause);
      case Event.NewHand(var seat, var away) ->
          line(
              does(seat, "gets a new hand")
                  + (away.isEmpty() ? "." : "; discarded: " + names(away) + "."));
      case Event.TookBack(var seat, var card, var cause) ->
          line(
              does(
                  seat,
                  "takes " + cards.name(card) + " from the discard pile" + because(cause) + "."));
      case Event.LookedAt(var seat, var owner, var seen, var cause) ->
          line(
              does(seat, "looks at cards of ")
                  + whom(owner)
                  + (seen.isEmpty() ? "" : ": " + names(seen))
                  + because(cause)
                  + ".");
      case Event.Showed(var seat, var shown, var cause) ->
          line(does(seat, "shows " + names(shown)) + because(cause) + ".");
      case Event.Selected(var seat, var card) ->
          line(
              does(
                  seat,
                  "lays down "
                      + (card.isEmpty()
                          ? "a card, face down."
                          : cards.name(card) + ", face down.")));
      case Event.Revealed(var seat, var card) -> {
        shown.add(card);
        line(does(seat, "reveals " + look.bold(cards.name(card)) + "."));
      }
      case Event.CardChanged(var seat, var counts, var cause) ->
          line(
              whose(seat)
                  + " card counts as "
                  + cards.name(counts)
                  + (cause.equals("morph") ? " (Morph copies it)" : because(cause))
                  + ".");
      case Event.Used(var seat, var effect) -> used(seat, effect);
      case Event.Cancelled(var seat, var effect, var cause) ->
          line(whose(seat) + " " + cards.name(effect) + " is cancelled" + because(cause) + ".");
      case Event.Zapped(var seat, var alien) ->
          line(
              whose(seat)
                  + " power "
                  + cards.name(alien)
                  + " is zapped: off until the encounter ends.");
      case Event.PowerChanged(var seat, var lost) ->
          line(
              lost
                  ? does(seat, "loses the power: too few home colonies left.")
                  : does(seat, "has enough home colonies again: the power is back."));
      case Event.AlienChanged(var seat, var alien, var gained, var _) -> alien(seat, alien, gained);
      case Event.AlienShown(var seat, var alien) -> {
        line(does(seat, "turns an alien sheet up."));
        alien(seat, alien, true);
      }
      case Event.TotalChanged(var side, var amount, var cause) ->
          line(
              "The "
                  + side(side)
                  + "'s total changes by "
                  + (amount > 0 ? "+" : "")
                  + amount
                  + because(cause)
                  + ".");
      case Event.TotalCounted(var side, var total, var terms) ->
          line(
              "The "
                  + side(side)
                  + ": "
                  + sum(terms)
                  + " = "
                  + look.bold(Integer.toString(total))
                  + ".");
      case Event.Decided decided -> decided(decided);
      case Event.Offered(var seat, var terms) ->
          line(does(seat, "offers " + offer(seat, terms) + "."));
      case Event.DealEnded(var made, var why) ->
          line(
              made
                  ? "The deal is made."
                  : "There is no deal" + because(why) + ": both main players lose three ships.");
      case Event.Rewarded(var seat, var drawn, var back) ->
          line(
              does(
                  seat,
                  "takes rewards: "
                      + cards(drawn)
                      + (back > 0 ? " and " + ships(back) + " from the warp." : ".")));
      case RewardDeckEvent.RewardsDrawn(var seat, var count, var drawn, var cause) ->
          line(
              does(
                  seat,
                  "draws "
                      + (drawn.isEmpty() ? cards(count) : names(drawn))
                      + " from the reward deck"
                      + because(cause)
                      + "."));
      case RewardDeckEvent.DeckOpened(var deck, var cause) ->
          line("The " + deck + " comes into the game" + because(cause) + ".");
      case TechEvent.TechKept(var seat, var tech) ->
          line(
              does(
                  seat,
                  "keeps "
                      + (tech.isEmpty()
                          ? "a tech face down."
                          : "the tech " + cards.name(tech) + ", face down.")));
      case TechEvent.Researched(var seat, var tech, var _, var ships) ->
          line(
              does(
                  seat,
                  "researches "
                      + (tech.isEmpty() ? "a face-down tech" : cards.name(tech))
                      + ": "
                      + ships(ships)
                      + " on it now."));
      case TechEvent.TechCompleted(var seat, var tech) -> {
        line(does(seat, "turns up the tech " + look.bold(cards.name(tech)) + "."));
        explain(tech);
      }
      case TechEvent.TechDiscarded(var seat, var tech, var cause) -> {
        if (cause.equals("setup"))
          detail(does(seat, "discards the tech " + cards.name(tech) + "."));
        else line(does(seat, "discards the tech " + cards.name(tech) + because(cause) + "."));
      }
      case TechEvent.TechsLaidOut(var techs) ->
          line(
              "Techs to choose from: "
                  + techs.stream().map(cards::name).collect(Collectors.joining(", "))
                  + ".");
      case TechEvent.TechReset(var seat, var tech, var cause) ->
          line(
              does(
                  seat,
                  "turns the tech " + cards.name(tech) + " face down" + because(cause) + "."));
      case TechEvent.TechCopied(var seat, var card, var tech) -> {
        line(
            does(
                seat,
                "makes " + cards.name(card) + " a copy of " + look.bold(cards.name(tech)) + "."));
        explain(tech);
      }
      case TechEvent.TechGiven(var from, var to, var tech, var _) ->
          line(
              does(from, "gives ")
                  + (tech.isEmpty() ? "a face-down tech" : cards.name(tech))
                  + " to "
                  + whom(to)
                  + ".");
      case HazardEvent.HazardDrawn(var _, var hazard) -> {
        line("Hazard: " + look.bold(cards.name(hazard)) + ".");
        explain(hazard);
      }
      case HazardEvent.HazardDiscarded(var hazard, var cause) -> {
        if (cause.isEmpty()) detail("The hazard " + cards.name(hazard) + " is over.");
        else line("The hazard " + cards.name(hazard) + " is discarded" + because(cause) + ".");
      }
      case HazardEvent.HazardHeld(var seat, var hazard) ->
          line(does(seat, "holds the hazard " + cards.name(hazard) + " from now on."));
      case Event.LaidAside(var seat, var count, var seen, var cause) ->
          line(
              does(seat, "lays the " + count + " top cards of the deck aside")
                  + (seen.isEmpty() ? "" : ": " + names(seen))
                  + because(cause)
                  + ".");
      case Event.CardsRemoved(var _, var removed, var cause) ->
          line(
              removed.stream().map(cards::name).collect(Collectors.joining(", "))
                  + (removed.size() == 1 ? " leaves" : " leave")
                  + " the game"
                  + because(cause)
                  + ".");
      case HazardEvent.Proposed(var seat, var colonies) ->
          line(does(seat, "proposes colonies: " + String.join(", ", colonies) + "."));
      case Event.PlanetChanged(var planet, var added) ->
          line(
              added
                  ? "A new planet comes to the table: " + planet + "."
                  : "The planet " + planet + " is destroyed.");
      case Event.TokenPlaced(var token, var where) ->
          line("The token " + cards.name(token) + " is at " + where + ".");
      case Event.Counted(var seat, var counter, var now) ->
          line(whose(seat) + " " + counter + ": " + now + ".");
      case Event.Reshuffled(var deck, var quake) ->
          line(
              quake
                  ? "Cosmic quake: the deck is used up; all hands are shuffled in and dealt anew."
                  : "The discard pile is shuffled and becomes the " + deck + ".");
      case Event.CalledOff(var offense, var why) ->
          line("The encounter of " + whom(offense) + " is off: " + why + ".");
      case PulsarEvent.PulsarInForce(var seat, var effect) -> line(pulsar(seat, effect));
      case PulsarEvent.PowerShielded(var seat, var alien) ->
          line(
              does(
                  seat,
                  "discards the Pulsar of "
                      + cards.name(alien)
                      + ", whose power works all the same."));
      case PulsarEvent.PulsarReturned(var seat, var card) ->
          line(does(seat, "takes " + cards.name(card) + " back to hand."));
      case LevelEvent.LevelAdvanced(var seat, var field, var from, var to, var _) ->
          line(does(seat, "goes from level " + from + " to " + to + " in " + capital(field) + "."));
      case LevelEvent.LevelsStripped(var _, var field, var seats) ->
          line(
              "Down to level 0 in "
                  + capital(field)
                  + ": "
                  + seats.stream().map(this::whom).collect(Collectors.joining(", "))
                  + ".");
      case LevelEvent.Wielded(var seat, var target, var field, var action) ->
          line(does(seat, "wields " + capital(field) + " against " + act(target, action) + "."));
      case LevelEvent.Advocated(var seat, var target, var _, var action) ->
          line(does(seat, "advocates " + act(target, action) + "."));
      case LevelEvent.ReWielded(var seat, var target, var field, var action) ->
          line(
              does(
                  seat,
                  "wields " + capital(field) + " again against " + act(target, action) + "."));
      case LevelEvent.ActionBlocked(var seat, var _, var _, var action) ->
          line(
              action.isEmpty()
                  ? "The wield stands: no ship of the offense's side lands."
                  : "The wield stands: " + act(seat, action) + " has no effect.");
      case MoonEvent.MoonPlaced _,
          MoonEvent.MoonOccupied _,
          MoonEvent.MoonShown _,
          MoonEvent.MoonTurnedDown _,
          MoonEvent.MoonRemoved _ ->
          moon(event);
      case Event.GameWon(var winners, var how) -> won(winners, how);
      case Event.OfVariant other -> throw new IllegalStateException(other.toString());
    }
  }

  private String sum(List<Term> terms) {
    return terms.stream()
        .map(
            term ->
                term.cause().isEmpty() || term.kind().compareTo(Term.Kind.REINFORCEMENT) < 0
                    ? term.words()
                    : term.words().replace(term.cause(), cards.name(term.cause())))
        .map(words -> words.startsWith("x ") ? "×" + words.substring(1) : words)
        .collect(Collectors.joining(" "));
  }

  private String offer(Seat by, String terms) {
    Matcher halves = OFFER.matcher(terms);
    if (!halves.matches()) return terms;
    return halves.group(1)
        + (persons.isReader(by) ? " and want " : " and wants ")
        + halves.group(2);
  }

  private void turn(Seat seat) {
    started = true;
    log.add(
        new Line(
            "Turn " + ++turn + ": " + (persons.isReader(seat) ? "yours" : name(seat)),
            true,
            false));
  }

  // What was used or revealed is known to go to the discard pile.
  private void discarded(Seat seat, List<String> away, String cause) {
    String text = does(seat, "discards " + names(away) + because(cause) + ".");
    if (shown.containsAll(away)) detail(text);
    else line(text);
  }

  private void encounter(Seat offense, int number) {
    journeys.begin();
    shown.clear();
    if (number == 0) line(does(offense, "has an extra encounter."));
    else if (number == 2) line(does(offense, "has a second encounter."));
    else if (number > 2) line(does(offense, "has another encounter."));
  }

  private void destiny(Seat offense, String card) {
    String shown =
        switch (card) {
          case "wild" -> "a wild card: " + whom(offense) + " may choose the defense";
          case "most-foreign-colonies" -> "the player with the most foreign colonies";
          case "fewest-ships-in-warp" -> "the player with the fewest ships in the warp";
          case "most-cards-in-hand" -> "the player with the most cards in hand";
          default -> {
            Seat seat = Seat.named(card);
            yield seat == offense
                ? "the offense's own colour, " + card
                : seat.exists() ? whom(seat) : card;
          }
        };
    line("Destiny: " + shown + ".");
  }

  private void drew(Event.Drew drew) {
    String what = drew.cards().isEmpty() ? cards(drew.count()) : names(drew.cards());
    if (drew.cause().equals("setup")) {
      if (!drew.cards().isEmpty()) line(does(drew.seat(), "is dealt " + what + "."));
      else detail(does(drew.seat(), "is dealt " + what + "."));
    } else line(does(drew.seat(), "draws " + what + because(drew.cause()) + "."));
  }

  private void took(Event.Took took) {
    String what = took.cards().isEmpty() ? cards(took.count()) : names(took.cards());
    line(
        does(took.to(), "takes " + what + " from ")
            + whom(took.from())
            + because(took.cause())
            + ".");
  }

  private void used(Seat seat, String effect) {
    boolean power = cards.alien(effect).isPresent();
    shown.add(effect.replaceFirst("/.*", ""));
    line(does(seat, "uses ") + (power ? "the power " : "") + look.bold(cards.name(effect)) + ".");
    explain(effect);
  }

  private void explain(String effect) {
    String text = cards.text(effect);
    if (!text.isEmpty() && explained.add(effect))
      line("   " + look.dim(cards.name(effect) + ": " + text));
  }

  private void alien(Seat seat, String alien, boolean gained) {
    if (alien.isEmpty()) {
      line(does(seat, gained ? "has an alien face down." : "no longer has its face-down alien."));
      return;
    }
    if (!gained) {
      persons.isNoLonger(seat, alien);
      line(does(seat, "is no longer " + cards.name(alien) + "."));
      return;
    }
    persons.becomes(seat, alien);
    line(
        (persons.isReader(seat)
                ? "You are "
                : look.seat(seat, seat.letter()) + (seat.in(own) ? " (you)" : "") + " is ")
            + look.bold(cards.name(alien))
            + ": "
            + cards.text(alien));
    if (!started) explained.add(alien);
  }

  private void decided(Event.Decided decided) {
    String outcome =
        switch (decided.outcome()) {
          case "offense-wins" -> does(decided.offense(), "wins the encounter");
          case "defense-wins" -> does(decided.defense(), "wins the encounter");
          case "resettled" -> does(decided.offense(), "settles again");
          case "replaced" -> does(decided.offense(), "has no encounter");
          case "granted" -> does(decided.defense(), "grants a colony");
          default -> decided.outcome().replace('-', ' ');
        };
    line(look.bold(outcome) + ": " + decided.why() + hint(decided) + ".");
  }

  // Why the side with these totals is the winner, when it is not the higher one.
  private static String hint(Event.Decided decided) {
    Matcher totals = TOTALS.matcher(decided.why());
    if (!totals.matches()) return "";
    int difference = Integer.parseInt(totals.group(1)) - Integer.parseInt(totals.group(2));
    if (difference == 0)
      return decided.outcome().equals("defense-wins") ? ", and a tie is the defense's" : ", a tie";
    boolean higher = difference > 0 == decided.outcome().equals("offense-wins");
    return higher ? "" : ", the lower total wins";
  }

  private void moon(Event event) {
    switch (event) {
      case MoonEvent.MoonPlaced(var seat, var planet, var moon, var back) ->
          detail(does(seat, "attaches " + moonWords(moon, back) + " to " + planet + "."));
      case MoonEvent.MoonOccupied(var seat, var planet, var moon, var back) -> {
        line(
            does(
                seat, "puts a ship on the moon of " + planet + ": " + moonWords(moon, back) + "."));
        if (!moon.isEmpty()) explain(moon);
      }
      case MoonEvent.MoonShown(var seat, var planet, var moon) -> {
        line(does(seat, "shows the moon of " + planet + ": " + look.bold(cards.name(moon)) + "."));
        explain(moon);
      }
      case MoonEvent.MoonTurnedDown(var planet, var moon, var _) ->
          line("The moon of " + planet + ", " + cards.name(moon) + ", is turned down.");
      case MoonEvent.MoonRemoved(var planet, var moon, var cause) ->
          line(
              "The moon of "
                  + planet
                  + ", "
                  + cards.name(moon)
                  + ", leaves the game"
                  + because(cause)
                  + ".");
      default -> throw new IllegalStateException(event.toString());
    }
  }

  private String moonWords(String moon, String back) {
    return moon.isEmpty() ? "a moon (" + back.replace('-', ' ') + ")" : cards.name(moon);
  }

  private void won(List<Seat> winners, String how) {
    if (winners.isEmpty()) {
      line("The game ends without a winner" + (how.isEmpty() ? "." : ": " + cards.name(how) + "."));
      return;
    }
    String names = winners.stream().map(this::name).collect(Collectors.joining(" and "));
    String why =
        how.equals("colonies") ? "enough foreign colonies" : how.isEmpty() ? "" : cards.name(how);
    line(
        look.bold(
                "The game is over: "
                    + names
                    + (winners.size() > 1
                        ? " win together"
                        : persons.isReader(winners.getFirst()) ? " win" : " wins"))
            + (why.isEmpty() ? "." : " (" + why + ")."));
  }
}
