package hypergate.server.variants.moons;

import hypergate.game.Game;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import hypergate.server.protocol.Words;
import hypergate.server.protocol.book.Preset;
import hypergate.server.protocol.deal.DealTerm;
import hypergate.server.variants.ServerVariant;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.MoonOptions;
import hypergate.variant.moons.Moons;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Moons in the protocol: everybody sees the back and who is there, the face whoever has looked at
/// it.
public final class ServerMoons implements ServerVariant {
  private static final String MOON = "moon";
  private static final Set<String> OF_TARGET = Set.of("occupy", "defend-moon");

  @Override
  public Map<String, Object> ofPlanet(Game game, Planet planet, int mine) {
    if (!Moons.areIn(game)) return Map.of();
    Moons moons = Moons.of(game);
    int slot = moons.at(planet);
    if (slot < 0) return Map.of();
    Seat there = moons.occupant(slot);
    boolean known = moons.isKnownToAll(slot);
    for (Seat seat : Seat.listOf(mine)) known |= moons.knows(slot, seat);
    return Map.of(
        MOON,
        new MoonView(
            moons.back(slot).notation(),
            known ? moons.moon(slot).id() : null,
            there.exists() ? there.letter() : null,
            state(moons, slot)));
  }

  private static @Nullable String state(Moons moons, int slot) {
    if (moons.isSuspended(slot)) return "off";
    if (moons.isWaiting(slot)) return "waits";
    if (moons.isSpent(slot)) return "spent";
    return moons.isUp(slot) ? "up" : null;
  }

  @Override
  public boolean hidesAtPlanets(View view) {
    return Moons.areIn(view);
  }

  // What a moon makes possible in a deal of whoever is there.
  @Override
  public List<DealTerm> terms(View view, Seat giver, Seat receiver) {
    if (!Moons.areIn(view)) return List.of();
    Moons moons = Moons.of(view);
    List<DealTerm> terms = new ArrayList<>();
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (moons.exists(slot)
          && moons.occupant(slot) == giver
          && moons.isKnown(slot)
          && moons.mayBeTerm(slot)) terms.add(DealTerm.named(MOON, moons.moon(slot).id()));
    return terms;
  }

  @Override
  public Optional<DealTerm> term(View view, String word, String what, Seat giver) {
    return word.equals(MOON) && Moon.numberOf(view.content(), what) >= 0
        ? Optional.of(DealTerm.named(MOON, what))
        : Optional.empty();
  }

  // ---- questions

  // Both are about the moon of the planet that is fought for.
  @Override
  public @Nullable Words title(Question question, int least, int most, boolean isOfUse) {
    String prompt = question.prompt().id();
    if (!OF_TARGET.contains(prompt)) return null;
    String target = question.view().encounter().target().toString();
    return Words.of("prompt." + prompt).with("planet", target);
  }

  @Override
  public boolean isSealed(Question question) {
    return question.prompt().id().equals("place-moon");
  }

  // ---- before a game

  @Override
  public List<Preset> presets() {
    return List.of(new Preset("moons", 70, Map.of(MoonOptions.MOONS.notation(), "serious")));
  }

  @Override
  public Map<String, String> chaos() {
    return Map.of(MoonOptions.MOONS.notation(), "all");
  }
}
