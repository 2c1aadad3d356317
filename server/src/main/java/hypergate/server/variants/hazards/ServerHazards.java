package hypergate.server.variants.hazards;

import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.server.protocol.Words;
import hypergate.server.protocol.deal.DealTerm;
import hypergate.server.protocol.view.Parts.Pile;
import hypergate.server.variants.ServerVariant;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.HazardOptions;
import hypergate.variant.hazards.Hazards;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Hazards in the protocol: their piles, those in play, and what they ask.
public final class ServerHazards implements ServerVariant {
  private static final String HAZARD = "hazard";

  @Override
  public Map<String, Object> piles(@Nullable View view) {
    Hazards hazards = view == null ? null : view.parts().find(Hazards.class);
    List<String> discard = new ArrayList<>();
    for (int i = 0; hazards != null && i < hazards.discardSize(); i++)
      discard.add(hazards.discarded(i).id());
    List<HazardView> inPlay = new ArrayList<>();
    for (int slot = 0; view != null && hazards != null && slot < hazards.inPlay(); slot++)
      inPlay.add(hazard(view, slot));
    Map<String, Object> piles = new LinkedHashMap<>();
    piles.put("hazardDeck", hazards == null ? 0 : hazards.deckSize());
    piles.put("hazardDiscard", discard);
    piles.put("hazards", inPlay);
    return piles;
  }

  // Face down on the sheet of an alien that keeps some.
  @Override
  public @Nullable Pile pile(View view, int instance, boolean isOwn) {
    boolean keeps = view.powers().alien(instance).isBringingPart(Hazards.class);
    if (!keeps || !Hazards.areIn(view) || Hazards.of(view).kept() == 0) return null;
    Hazards hazards = Hazards.of(view);
    List<String> cards = hazards.keptCards().stream().map(hazards::id).toList();
    return new Pile("hazards", hazards.kept(), isOwn ? cards : null);
  }

  private static HazardView hazard(View view, int slot) {
    Hazard hazard = Hazards.of(view).hazard(slot);
    Seat holder = Hazards.of(view).holder(slot);
    boolean held = hazard.isHandHeld() && holder.exists();
    String giver = null;
    for (int i = 0; holder.exists() && !held && i < view.rules().seats(); i++)
      if (view.ships().at(Place.COMMON_CARD, Seat.of(i)) > 0) giver = Seat.of(i).letter();
    String stay = hazard.stay().name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new HazardView(
        hazard.id(),
        held ? "held" : stay,
        held || !hazard.isTemporary(),
        giver,
        holder.exists() ? holder.letter() : null);
  }

  // One that comes instead of an encounter is taken by the offense, or it is asked who shares it.
  @Override
  public @Nullable Words title(Question question, int least, int most, boolean isOfUse) {
    String prompt = question.prompt().id();
    String effect = prompt.substring(0, Math.max(0, prompt.lastIndexOf('/')));
    View view = question.view();
    boolean instead =
        view.content().find(effect) instanceof Hazard hazard
            && hazard.stay() == Hazard.Stay.INSTEAD;
    if (!instead) return null;
    boolean own = question.seat() == view.encounter().offense();
    return Words.of(own ? "prompt.hazard.instead" : "prompt.hazard.share").with("effect", effect);
  }

  @Override
  public List<DealTerm> terms(View view, Seat giver, Seat receiver) {
    List<DealTerm> terms = new ArrayList<>();
    Hazards hazards = view.parts().find(Hazards.class);
    for (int slot = 0; hazards != null && slot < hazards.inPlay(); slot++)
      if (hazards.mayGive(slot, giver))
        terms.add(DealTerm.named(HAZARD, hazards.hazard(slot).id()));
    return terms;
  }

  @Override
  public Optional<DealTerm> term(View view, String word, String what, Seat giver) {
    return word.equals(HAZARD) && Hazard.numberOf(view.content(), what) >= 0
        ? Optional.of(DealTerm.named(HAZARD, what))
        : Optional.empty();
  }

  @Override
  public Map<String, String> lists() {
    return Map.of(HAZARD, "hazards");
  }

  @Override
  public Map<String, String> chaos() {
    return Map.of(HazardOptions.HAZARDS.notation(), "both");
  }
}
