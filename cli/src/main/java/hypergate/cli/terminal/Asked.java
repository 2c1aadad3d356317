package hypergate.cli.terminal;

import hypergate.catalogue.CardQuestions;
import hypergate.cli.variants.TerminalVariant;
import hypergate.cli.variants.TerminalVariants;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A question in words: its sentence, and what each option means.
public final class Asked {
  private final Question question;
  private final View view;
  private final CardTexts cards;
  private final Look look;
  private final String prompt;
  private String aimedAt = "";

  /// A question to a person.
  public Asked(Question question, CardTexts cards, Look look) {
    this.question = question;
    this.view = question.view();
    this.cards = cards;
    this.look = look;
    this.prompt = question.prompt().id();
  }

  /// Says whom the use that may be answered is aimed at: what its user answered last.
  ///
  /// @param line the last answer, as a record has it
  public Asked after(String line) {
    String[] words = line.split(" ", 3);
    boolean named =
        words.length == 3
            && question.user().exists()
            && words[0].equals(question.user().letter())
            && words[1].matches(Pattern.quote(question.used().effect()) + "/seats?");
    if (named)
      aimedAt =
          " on "
              + Arrays.stream(words[2].split(" "))
                  .map(
                      seat -> seat.equals(question.seat().letter()) ? "you" : who(Seat.named(seat)))
                  .collect(Collectors.joining(", "));
    return this;
  }

  /// One sentence that asks.
  ///
  /// @param length how many small decisions the answer has, for ships and cards
  public String sentence(int length) {
    Encounter encounter = view.encounter();
    Seat seat = question.seat();
    Seat opponent = encounter.opponent(seat);
    return switch (prompt) {
      case "keep-alien" -> "Which alien will you play?";
      case "place" ->
          length > 1
              ? length + " ships go to your colonies: where to? (in one line, like A1x2 A3)"
              : "Where does your ship go?";
      case "lose" -> "You lose ships: which? (" + length + " in one line, like A1x2 A3)";
      case "defense" -> "A wild destiny card: whom do you encounter?";
      case "system" ->
          "Your own colour: drive a player out of your system"
              + (offersSeat(seat) ? ", settle an empty home planet again (" + seat + ")" : "")
              + ", or draw again?";
      case "aim" ->
          encounter.defense().exists()
              ? "Which planet do you point the gate at? (defense: " + who(encounter.defense()) + ")"
              : "Which of your empty planets do you settle again?";
      case "launch" ->
          "Which ships do you launch? 1 to " + most(length) + ", in one line, like A1x2 A3";
      case "invite" -> "Whom do you invite to be your ally against " + who(opponent) + "?";
      case "join" -> join();
      case "select" ->
          "Which encounter card do you play, face down, against " + who(opponent) + "?";
      case "join-second" ->
          "Which ships do you send to the second planet of the defense? Up to " + most(length);
      case "select-second" -> "Which encounter card do you play for the second planet?";
      case "land" -> "You have won both planets: how many ships land on the first, or where?";
      case "back" -> "You take a card unseen: with which back?";
      case "deal" -> deal(opponent);
      case "reward" ->
          "Your reward for helping the defense: cards from the deck, ships from the warp?";
      case "take" -> "Which card is taken?";
      case "discard" ->
          "Which card do you discard" + (length > 1 ? " (" + length + " in one line)?" : "?");
      case "next" -> "Your encounter was a success: what now?";
      case "use" -> use();
      default -> ofVariant().orElseGet(this::own);
    };
  }

  private Optional<String> ofVariant() {
    return TerminalVariants.ALL.stream()
        .map(variant -> variant.questions().get(prompt))
        .filter(Objects::nonNull)
        .findFirst()
        .map(words -> words.apply(asked()));
  }

  private TerminalVariant.Asked asked() {
    return new TerminalVariant.Asked(question, cards::name, cards::text, this::who);
  }

  private static int most(int length) {
    return Math.max(1, Math.min(length, RuleNumbers.MOST_SHIPS));
  }

  private boolean offersSeat(Seat seat) {
    for (int i = 0; i < question.count(); i++)
      if (question.option(i) == Choice.of(Choice.SEAT, seat.index())) return true;
    return false;
  }

  private String deal(Seat opponent) {
    if (question.gestureStep() == 0)
      return "You negotiate with " + who(opponent) + ": offer, accept or reject?";
    return Choice.is(question.option(0), Word.FOR)
        ? "What (else) do you give? Several terms with commas; for: when that is all."
        : "What do you ask for? Several terms with commas, or nothing.";
  }

  private String join() {
    if (question.gestureStep() > 0) return "Which ships do you send?";
    Encounter e = view.encounter();
    boolean offense = question.seat().in(e.invited(e.offensive()));
    boolean defense = question.seat().in(e.invited(e.defensive()));
    String by =
        offense && defense
            ? who(e.offense()) + " and " + who(e.defense()) + " invite you"
            : offense
                ? who(e.offense()) + " invites you to join the offense"
                : defense ? who(e.defense()) + " invites you to join the defense" : "You may join";
    return by
        + " (1 to "
        + RuleNumbers.MOST_SHIPS
        + " ships, like: "
        + (offense ? "offense" : "defense")
        + " "
        + question.seat()
        + "1x2), or none?";
  }

  private String use() {
    String used = question.used().effect();
    if (!used.isEmpty() && question.user().exists())
      return (question.user() == question.seat() ? "You use " : who(question.user()) + " uses ")
          + cards.name(used)
          + aimedAt
          + ": do you answer?";
    return "You may use something " + Moments.words(question.window()) + "." + totals();
  }

  // What the totals would be if nothing more were played.
  private String totals() {
    Encounter encounter = view.encounter();
    if (question.window() != Window.REINFORCING || !encounter.revealed()) return "";
    if (!encounter.attacks(encounter.offense()) || !encounter.attacks(encounter.defense()))
      return "";
    return " Totals so far, offense : defense = "
        + view.total(encounter.offensive())
        + " : "
        + view.total(encounter.defensive())
        + ".";
  }

  private String own() {
    int slash = prompt.lastIndexOf('/');
    if (slash < 0) return prompt + "?";
    String what = prompt.substring(slash + 1).replaceFirst("-\\d$", "");
    String name = cards.name(prompt.substring(0, slash));
    if (prompt.startsWith("reinforcement-")) return name + ": for which side does it count?";
    Optional<String> sentence = CardQuestions.of(prompt, "en");
    if (sentence.isPresent())
      return (isBid() ? who(question.user()) + " uses " : "")
          + name
          + ": "
          + sentence.get()
          + (what.equals("ships") ? " (in one line, like A1x2 A3)" : "");
    return name
        + ": "
        + switch (what) {
          case "seat" -> "which player?";
          case "seats" -> "which players?";
          case "planet" -> "which planet?";
          case "card" -> "which card?";
          case "cards" -> "which cards?";
          case "ships" -> "which ships? (in one line, like A1x2 A3)";
          case "number" -> "which number?";
          case "side" -> "which side?";
          case "tech" -> "which tech?";
          case "effect" -> "which effect?";
          case "alien" -> "which alien?";
          default -> "what do you choose?";
        };
  }

  // Whether somebody else uses something and may be given something for it.
  private boolean isBid() {
    if (!question.user().exists() || question.user() == question.seat()) return false;
    for (int i = 0; i < question.count(); i++)
      if (Choice.kind(question.option(i)) == Choice.TERM) return true;
    return false;
  }

  private String who(Seat seat) {
    if (!seat.exists()) return "nobody";
    int own = Powers.instance(seat, Powers.OWN);
    String alien = view.powers().exists(own) ? " " + view.powers().alien(own).name() : "";
    return look.seat(seat, seat + alien);
  }

  /// What an option means, in a few words; empty when its notation says it all.
  public String meaning(int position) {
    int choice = question.option(position);
    int value = Choice.value(choice);
    return switch (Choice.kind(choice)) {
      case Choice.SEAT -> seat(Seat.of(value));
      case Choice.PLACE -> place(value);
      case Choice.USE -> used(question.notation(position));
      case Choice.ALIEN -> cards.name(question.notation(position));
      case Choice.OF_PART -> ofPart(choice);
      case Choice.CARD -> card(question.notation(position));
      case Choice.WORD -> word(Word.of(value));
      case Choice.DESTINY -> destiny(question.notation(position));
      default -> "";
    };
  }

  private String ofPart(int choice) {
    for (TerminalVariant<?> variant : TerminalVariants.ALL) {
      String meaning = variant.meaning(asked(), choice);
      if (meaning != null) return meaning;
    }
    return "";
  }

  private String seat(Seat seat) {
    return who(seat)
        + ", "
        + view.powers().colonyMarker(seat)
        + "/"
        + view.rules().coloniesToWin()
        + " colonies, "
        + view.handSize(seat)
        + (view.handSize(seat) == 1 ? " card" : " cards");
  }

  /// Who stands at a place.
  public String place(int place) {
    if (Place.isOnCard(place)) return inSlot(place - Place.ON_CARD);
    if (!Place.isPlanet(place)) return view.ships().at(place, question.seat()) + " of yours";
    List<String> there = new ArrayList<>();
    for (int i = 0; i < view.rules().seats(); i++) {
      int ships = view.ships().on(Planet.of(place), Seat.of(i));
      if (ships > 0) there.add(look.seat(Seat.of(i), Seat.of(i) + " " + ships));
    }
    return there.isEmpty() ? "empty" : String.join(", ", there);
  }

  /// A card in a slot and how far it is.
  public String inSlot(int slot) {
    for (TerminalVariant<?> variant : TerminalVariants.ALL) {
      String card = variant.inSlot(view, slot);
      if (card != null) return card;
    }
    return "";
  }

  private String used(String effect) {
    if (effect.startsWith("reinforcement-")) return "adds " + effect.substring(14);
    return cards.name(effect) + ": " + cards.text(effect);
  }

  private String card(String notation) {
    boolean plain = notation.startsWith("attack-") || notation.equals("negotiate");
    if (notation.startsWith("reinforcement-"))
      return "adds " + notation.substring(14) + " to either side's total";
    return plain || prompt.equals("select") && !notation.equals("morph")
        ? ""
        : cards.text(notation);
  }

  private String destiny(String card) {
    Seat seat = Seat.named(card);
    if (seat.exists()) return who(seat);
    return card.equals("wild") ? "the offense chooses" : "";
  }

  private String word(Word word) {
    return switch (prompt + " " + word.notation()) {
      case "system redraw" -> "discard this destiny card and draw another";
      case "join none" -> "stay out";
      case "join offense" -> "win and you gain a colony there; lose and your ships go to the warp";
      case "join defense" -> "win and you get cards or ships; lose and your ships go to the warp";
      case "invite none" -> "nobody";
      case "invite all" -> "everybody";
      case "next encounter" -> "a second encounter";
      case "next stop" -> "the turn ends";
      case "deal for:" -> "that is all I give";
      case "deal offer" -> "compose one: offer give: cards 1, colony A2 for: colony B3";
      case "deal reject" -> "no deal: you both lose " + RuleNumbers.FAILED_DEAL + " ships";
      case "deal accept" -> "take the standing offer";
      case "use hold" -> "not now, but perhaps after others";
      case "use pass" -> "use nothing";
      default -> ofVariants(prompt + " " + word.notation());
    };
  }

  private static String ofVariants(String answer) {
    return TerminalVariants.ALL.stream()
        .map(variant -> variant.words().get(answer))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse("");
  }
}
