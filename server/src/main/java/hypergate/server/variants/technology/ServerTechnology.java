package hypergate.server.variants.technology;

import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.game.word.Step;
import hypergate.server.protocol.Words;
import hypergate.server.protocol.ask.PromptOption;
import hypergate.server.protocol.book.Preset;
import hypergate.server.protocol.deal.DealTerm;
import hypergate.server.protocol.view.SeatFacts;
import hypergate.server.variants.ServerVariant;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.TechChoice;
import hypergate.variant.technology.TechQuestions;
import hypergate.variant.technology.TechnologyOptions;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Techs in the protocol: a section of their own, their piles, their questions and terms.
public final class ServerTechnology implements ServerVariant {
  private static final String ON = "odyssey";
  private static final String ALL_DECKS = "base+odyssey+reda+oliviera+hlavacek";

  // ---- the board

  @Override
  public String section() {
    return "techs";
  }

  // Of a tech that two seats of a viewer see, the one that knows its face says it.
  @Override
  public void addTo(Map<Integer, Object> section, View view, int mine) {
    if (!Techs.areInPlay(view)) return;
    for (int slot = 0; slot < view.cardSlots().top(); slot++) {
      if (!Techs.of(view).isOf(slot, Techs.of(view).owner(slot))) continue;
      TechView tech = tech(view, slot, mine);
      if (tech.id() != null || !section.containsKey(slot)) section.put(slot, tech);
    }
  }

  private static TechView tech(View view, int slot, int mine) {
    Techs techs = Techs.of(view);
    Seat owner = techs.owner(slot);
    boolean complete = techs.isComplete(slot);
    Tech tech = techs.face(slot).orElse(null);
    return new TechView(
        slot,
        owner.letter(),
        complete,
        techs.ships(slot),
        tech == null ? null : techs.price(tech),
        tech == null ? null : tech.id(),
        complete ? null : Boolean.TRUE,
        stored(view, slot, owner.in(mine)),
        techs.isCopy(slot) ? techs.card(slot).id() : null,
        techs.sheet(slot) < 0 ? null : view.content().alien(techs.sheet(slot)).id());
  }

  private static @Nullable List<String> stored(View view, int slot, boolean seen) {
    int card = Techs.of(view).stored(slot);
    if (card < 0) return null;
    // What can be played from under a tech lies face up.
    boolean open = card < Sizes.CARDS && view.cards().isHeld(card);
    return List.of(
        (seen || open) && card < view.content().cards() ? view.face(card).notation() : "");
  }

  @Override
  public Map<String, Object> piles(@Nullable View view) {
    int deck = 0;
    List<String> discard = new ArrayList<>();
    if (view != null && Techs.areIn(view)) {
      deck = Techs.of(view).deck().cards().size();
      for (int tech : Techs.of(view).deck().discards().cards())
        discard.add(Techs.of(view).numbered(tech).id());
    }
    Map<String, Object> piles = new LinkedHashMap<>();
    piles.put("techDeck", deck);
    piles.put("techDiscard", discard);
    return piles;
  }

  @Override
  public void behindShips(SeatFacts facts, View view, Seat seat) {
    facts.put("researching", Techs.areInPlay(view) ? view.cardSlots().ships(seat) : 0);
  }

  // ---- questions

  // Ships that need not be placed go with a tech that was granted: see Research. In the tech step,
  // with nothing being used, attack cards pay for a Mili-Tech.
  @Override
  public @Nullable Words title(Question question, int least, int most, boolean isOfUse) {
    if (question.prompt().equals(Prompt.PLACE) && least == 0)
      return Words.of("prompt.place.tech").with("most", most);
    boolean pays =
        question.prompt().equals(Prompt.DISCARD)
            && question.view().step() == Step.REGROUP
            && !isOfUse;
    return pays ? Words.of("prompt.discard.pay") : null;
  }

  @Override
  public Set<String> askedFor() {
    return Set.of("tech");
  }

  @Override
  public Map<String, String> marks() {
    return Map.of("tech-completed", "tech");
  }

  @Override
  public @Nullable PromptOption option(
      Question question,
      int choice,
      PromptOption option,
      Function<Planet, @Nullable Words> emptied) {
    View view = question.view();
    int slot = TechChoice.slot(choice);
    String notation = option.notation();
    return switch (TechChoice.kind(view.parts(), choice)) {
      case RESEARCH -> research(view, option, slot, TechChoice.place(choice), emptied);
      case COMPLETE, ABANDON ->
          option
              .inSlot(slot, view.cardSlots().owner(slot))
              .showing(notation.substring(notation.lastIndexOf(' ') + 1));
      case CARD -> option.showing(notation);
      case NEW -> option;
      case NONE -> null;
    };
  }

  private static PromptOption research(
      View view,
      PromptOption option,
      int slot,
      int place,
      Function<Planet, @Nullable Words> emptied) {
    String[] words = option.notation().split(" ");
    PromptOption from =
        option.inSlot(slot, view.cardSlots().owner(slot)).at(words[2]).showing(words[1]);
    return Place.isOutpost(place) ? from : from.warning(emptied.apply(Planet.of(place)));
  }

  @Override
  public boolean isSealed(Question question) {
    Prompt prompt = question.prompt();
    return prompt.equals(TechQuestions.KEEP_TECH) && question.view().step() == Step.SETUP
        || prompt.equals(TechQuestions.TECH_ACTION)
            && question.rules().options().is(TechnologyOptions.ACTION_ORDER);
  }

  @Override
  public boolean isMostlyDeclined(Question question) {
    return question.prompt().equals(TechQuestions.TECH_ACTION);
  }

  @Override
  public Map<Ability.Source, String> occasions() {
    return Map.of(Tech.SOURCE, "tech-used");
  }

  @Override
  public List<Effect> openTo(View view, Seat seat) {
    List<Effect> open = new ArrayList<>();
    if (!Techs.areInPlay(view)) return open;
    for (int slot = 0; slot < view.cardSlots().top(); slot++)
      if (Techs.of(view).isOf(slot, seat) && Techs.of(view).isComplete(slot)) {
        open.add(Techs.of(view).tech(slot).effect());
        open.add(Techs.of(view).card(slot).effect());
      }
    return open;
  }

  // ---- deals

  @Override
  public List<DealTerm> terms(View view, Seat giver, Seat receiver) {
    return TechTerms.of(view, giver);
  }

  @Override
  public Optional<DealTerm> term(View view, String word, String what, Seat giver) {
    return TechTerms.read(view, word, what, giver);
  }

  @Override
  public Optional<DealTerm> said(View view, DealTerm term, Seat giver) {
    return TechTerms.said(view, term, giver);
  }

  // ---- before a game

  @Override
  public Map<String, String> lists() {
    return Map.of("tech", "techs");
  }

  @Override
  public List<Preset> presets() {
    String technology = TechnologyOptions.TECHNOLOGY.notation();
    return List.of(
        new Preset("technology", 20, Map.of(technology, "warp")),
        new Preset("odyssey", 30, Map.of(technology, ON)),
        new Preset("all-tech", 40, chaos()));
  }

  @Override
  public Map<String, String> chaos() {
    return Map.of(
        TechnologyOptions.TECHNOLOGY.notation(),
        ON,
        TechnologyOptions.TECH_DECKS.notation(),
        ALL_DECKS);
  }
}
