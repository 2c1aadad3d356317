package hypergate.cli.terminal;

import hypergate.cli.variants.TerminalVariant;
import hypergate.cli.variants.TerminalVariants;
import hypergate.game.decide.Choice;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.word.RuleNumbers;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What `?` answers: the question explained at length, then every card it is about.
public final class Help {
  private static final Map<String, String> ABOUT =
      Map.ofEntries(
          Map.entry(
              "keep-alien",
              "You were dealt two aliens and keep one; its power is yours for the whole game. The"
                  + " flares of both go into the deck."),
          Map.entry(
              "place",
              "Ships that return may go to any planet where you have a colony. Type them in one"
                  + " line: A1x2 A3 puts two on A1 and one on A3."),
          Map.entry(
              "lose",
              "You choose which of your ships go to the warp. A planet without your ships is no"
                  + " colony of yours any more; with too few home colonies you lose your power."),
          Map.entry(
              "defense",
              "A wild card lets the offense choose. Fewer cards in hand, few ships on some planet"
                  + " or a power that you can live with make an easy target."),
          Map.entry(
              "system",
              "You drew your own colour. You may drive another player's colony out of your own"
                  + " system (the letter of that player), settle an empty home planet again with up"
                  + " to "
                  + RuleNumbers.MOST_SHIPS
                  + " ships and without a fight (your own letter), or have another destiny"
                  + " card drawn."),
          Map.entry(
              "aim",
              "The ships that you launch fight for a colony on this planet. The defense counts the"
                  + " ships that it has there, so planets with few ships are easier to take. You"
                  + " need colonies on foreign planets to win."),
          Map.entry(
              "launch",
              "1 to "
                  + RuleNumbers.MOST_SHIPS
                  + " ships go onto the gate. Each adds 1 to your total. If you win, all of"
                  + " them land on the planet as your colony; if you lose, all go to the warp. Take"
                  + " them from planets with several ships: a planet left empty is no longer your"
                  + " colony."),
          Map.entry(
              "invite",
              "Allies add their ships to your total. Allies of the offense gain a colony as well"
                  + " when it wins; allies of the defense get cards or ships as a reward. `none`,"
                  + " `all`, or seats in one line: C D."),
          Map.entry(
              "join",
              "Send 1 to "
                  + RuleNumbers.MOST_SHIPS
                  + " ships to a side that invited you, or stay out. With the offense you"
                  + " gain a colony if it wins. With the defense your ships return and you draw a"
                  + " card or take a ship out of the warp for each ship sent. On the losing side"
                  + " your ships go to the warp. Type the side and the ships: offense A1x2."),
          Map.entry(
              "select",
              "Both main players choose secretly. Attack against attack: card plus ships on the"
                  + " side, the higher total wins, ties go to the defense. Attack against"
                  + " negotiate: the attack wins, and the loser takes one card at random from the"
                  + " winner for every ship it loses. Two negotiates: you make a deal, or each of"
                  + " you loses "
                  + RuleNumbers.FAILED_DEAL
                  + " ships."),
          Map.entry(
              "deal",
              "You both negotiated. Make a deal in which something changes hands, or both of you"
                  + " lose "
                  + RuleNumbers.FAILED_DEAL
                  + " ships. Pick an offer from the list or compose one: `offer give:"
                  + " TERMS for: TERMS`. TERMS are `nothing`, or some of: `colony B2` (the receiver"
                  + " gets a colony on a planet where the giver has one), `card attack-06` (a"
                  + " certain card), `cards 2` (random ones), `kind negotiate` (one of that kind);"
                  + " with commas between them. At most one colony each way."),
          Map.entry(
              "reward",
              "The defense has won with your help: one card from the deck, or one of your ships out"
                  + " of the warp, for every ship that you sent."),
          Map.entry("take", "Choose what you take."),
          Map.entry("discard", "Choose what you give up."),
          Map.entry(
              "next",
              "After a successful first encounter you may have another one if you still hold an"
                  + " encounter card."),
          Map.entry(
              "use",
              "Here you could use a power or a card. Nothing has to be used: `pass` goes"
                  + " on. You are asked again until you pass; `skip` passes for the rest of the"
                  + " encounter. Among reinforcements, `hold` waits for others to play while `pass`"
                  + " is final."));

  private static final List<String> COMMANDS =
      List.of(
          "An answer is a number from the list, the word itself, or the beginning of it.",
          "Several ships or seats go in one line: A1x2 A3. To say no: pass (or a dot).",
          "  ?             what is asked, what the options mean, the cards involved",
          "  ? CARD        what a card or alien does",
          "  why ANSWER    why it cannot be given now: why launch A1x5, why use cosmic-zap; why"
              + " total",
          "  hint          which options a strong machine would look at, and why",
          "  table         the whole table        hand      your cards with their texts",
          "  log [N|all]   what happened and why totals came out as they did",
          "  undo          take your last answer back, if nothing has been revealed since",
          "  skip          use nothing more until the encounter is over",
          "  save [FILE]   write the game down    quit      save and leave",
          "Table: ` A1: 4 B2` is planet A1 with 4 ships of its owner and 2 of B's; `–` is empty.",
          "`>B3: 4<` is what the gate points at.");

  private static final Set<String> ENCOUNTER =
      Set.of("defense", "aim", "launch", "invite", "join", "select", "deal");

  private final CardTexts cards;
  private final Look look;

  /// Help with these cards.
  public Help(CardTexts cards, Look look) {
    this.cards = cards;
    this.look = look;
  }

  /// The question explained, and the cards it is about.
  public List<String> about(Question question, String sentence) {
    List<String> lines = new ArrayList<>();
    lines.add(look.wrap(look.bold(sentence), 0));
    String about = about(question.prompt().id());
    if (!about.isEmpty()) lines.addAll(List.of(look.wrap(about, 2).split("\n")));
    for (String notation : cardsIn(question)) lines.addAll(cards.card(notation, look));
    lines.add(look.dim("Commands: help lists them; ? CARD explains any card or alien."));
    return lines.stream().map(look::plain).toList();
  }

  private static String about(String prompt) {
    String own = ABOUT.get(prompt);
    if (own != null) return own + more(prompt);
    return TerminalVariants.ALL.stream()
        .map(variant -> variant.help().get(prompt))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse("");
  }

  private static String more(String prompt) {
    return TerminalVariants.ALL.stream()
        .map(variant -> variant.helpToo().get(prompt))
        .filter(Objects::nonNull)
        .map(words -> " " + words)
        .collect(Collectors.joining());
  }

  private Set<String> cardsIn(Question question) {
    Set<String> found = new LinkedHashSet<>();
    String id = question.prompt().id();
    if (id.contains("/")) found.add(id.substring(0, id.lastIndexOf('/')));
    if (!question.used().effect().isEmpty()) found.add(question.used().effect());
    for (int i = 0; i < question.count(); i++) {
      int choice = question.option(i);
      String notation = question.notation(i);
      switch (Choice.kind(choice)) {
        case Choice.USE, Choice.ALIEN, Choice.SLOT -> found.add(notation);
        case Choice.CARD -> {
          if (!notation.startsWith("attack-")) found.add(notation);
        }
        case Choice.OF_PART -> {
          for (TerminalVariant<?> variant : TerminalVariants.ALL)
            found.addAll(variant.cards(question, choice, notation));
        }
        default -> {}
      }
      if (Choice.kind(choice) == Choice.ALIEN) found.add("flare-" + notation);
    }
    if (ENCOUNTER.contains(id)) found.addAll(powers(question.view(), question.seat()));
    found.removeIf(name -> cards.text(name).isEmpty());
    return found;
  }

  // Powers of the main players and of the seat itself: they decide what is wise.
  private static List<String> powers(View view, Seat seat) {
    List<String> powers = new ArrayList<>();
    for (Seat one : List.of(view.encounter().offense(), view.encounter().defense(), seat))
      for (int slot = 0; one.exists() && slot < Sizes.POWERS; slot++)
        if (view.powers().exists(Powers.instance(one, slot)))
          powers.add(view.powers().alien(Powers.instance(one, slot)).id());
    return powers;
  }

  /// One card in words, or why there is none.
  public List<String> card(String word) {
    return cards
        .named(word)
        .map(name -> cards.card(name, look))
        .orElse(
            List.of(
                "No card is called '"
                    + word
                    + "'. Names are like cosmic-zap, macron, flare-macron, lunar-cannon,"
                    + " negotiate."))
        .stream()
        .map(look::plain)
        .toList();
  }

  /// The commands that can be typed instead of an answer.
  public static List<String> commands() {
    Stream<String> signs = TerminalVariants.ALL.stream().flatMap(v -> v.signs().stream());
    return Stream.concat(COMMANDS.stream(), signs).toList();
  }
}
