package hypergate.game;

import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import java.util.List;

/// Who could act in a window as far as everybody at the table can tell. Powers and completed techs
/// lie open; a card in a hand may be any artifact or flare that is not in sight elsewhere, a tech
/// that lies face down any secret one. Conditions are asked as usual, but where one looks at
/// something hidden ([GameTable#peeked]) it counts as possible.
final class Eligible {
  private final Game game;
  private final State state;
  private final Content content;
  private final List<Tech> secretTechs;
  private long goneLow;
  private long goneHigh;

  Eligible(Game game) {
    this.game = game;
    this.state = game.state();
    this.content = game.content();
    this.secretTechs = content.techs().stream().filter(Tech::secret).toList();
  }

  /// The seats that could act, as a mask.
  ///
  /// @param level of the window, for what has acted in it already
  int in(Window window, int level) {
    lookForCards();
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (byPower(window, seat, level)
          || holdsCards(seat)
              && (byArtifact(window, seat) || byFlare(window, seat) || byPulsar(window, seat))
          || game.windows().playable().storesPlayable(seat) && byFlare(window, seat)
          || byDueFlare(window, seat)
          || game.techs().inPlay() && byTech(window, seat, level)
          || game.windows().moonUses().isEligible(window, seat, level)) mask |= seat.bit();
    }
    return mask;
  }

  /// The seats that could play a reinforcement, as a mask.
  int reinforcing() {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (game.encounter().isInvolved(Seat.of(i)) && holdsCards(Seat.of(i))) mask |= 1 << i;
    return mask;
  }

  private boolean byPower(Window window, Seat seat, int level) {
    for (int slot = 0; slot < Layout.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!game.powers().exists(instance)) continue;
      // Nobody else knows what lies face down.
      if (game.powers().isFaceDown(instance)) return true;
      Ability[] here = game.powers().alien(instance).effect().in(window);
      if (byPower(seat, instance, here, 0, level)) return true;
      if (!game.windows().powerUses().lasts(window)) continue;
      Ability[] lasting = game.pulsars().lasting(instance).in(window);
      if (byPower(seat, instance, lasting, PowerUses.LASTING, level)) return true;
    }
    return false;
  }

  private boolean byPower(Seat seat, int instance, Ability[] here, int first, int level) {
    for (int a = 0; a < here.length; a++) {
      if (here[a].must) continue;
      game.peeked = false;
      if (game.windows().powerUses().mayUse(seat, instance, here[a], first + a, level)
          || game.peeked) return true;
    }
    return false;
  }

  // In the hand or on a pile that is played like a hand: how many cards lie there is public.
  private boolean holdsCards(Seat seat) {
    return game.cards().handSize(seat) > 0 && game.query(Query.MAY_PLAY, seat, 1) != 0
        || game.windows().playable().hasPlayablePile(seat);
  }

  private boolean byArtifact(Window window, Seat seat) {
    for (Artifact artifact : content.artifacts()) {
      Effect effect = artifact.effect();
      if ((effect.windows & window.bit()) == 0) continue;
      if (!game.rules().hasArtifact(artifact)) continue;
      int card = hiddenCopy(artifact);
      if (card >= 0 && couldUse(effect, window, seat, card)) return true;
    }
    return false;
  }

  private boolean couldUse(Effect effect, Window window, Seat seat, int location) {
    for (Ability ability : effect.in(window)) {
      if (ability.must) continue;
      game.peeked = false;
      if (game.windows().allows(seat, ability, location) || game.peeked) return true;
    }
    return false;
  }

  // A copy that does not lie in sight, -1 when all do. Which reward cards there are is public too.
  private int hiddenCopy(Artifact artifact) {
    int first = content.cardNamed(artifact.id());
    for (int card = first; card < first + Content.copies(artifact); card++)
      if (((card < 64 ? goneLow : goneHigh) >>> card & 1) == 0
          && (!artifact.reward() || !game.rewards().inUse() || game.rewards().isIn(card)))
        return card;
    return -1;
  }

  // The discard piles, and what is being played.
  private void lookForCards() {
    goneLow = 0;
    goneHigh = 0;
    for (int i = game.cards().discardSize() - 1; i >= 0; i--) gone(game.cards().discarded(i));
    for (int i = game.rewards().discardSize() - 1; i >= 0; i--) gone(game.rewards().discarded(i));
    game.pipeline().played(this::gone);
  }

  private void gone(int card) {
    if (card < 64) goneLow |= 1L << card;
    else goneHigh |= 1L << card;
  }

  private boolean byFlare(Window window, Seat seat) {
    if (state.n[Layout.FLARE_COUNT] == 0 || !mayPlayFlares(seat)) return false;
    for (int alien = 0; alien < content.aliens().size(); alien++) {
      if (!game.mayHaveFlare(alien)) continue;
      Flare flare = content.flareFace(alien).flare();
      if (flare == null) continue;
      Effect effect =
          game.windows().playable().isSuper(seat, alien) ? flare.superEffect() : flare.wildEffect();
      if ((effect.windows & window.bit()) == 0 || isFlareInSight(alien)) continue;
      if (couldUse(effect, window, seat, content.firstAlienCard())) return true;
    }
    return false;
  }

  // What has been played against a Con, and is not done with, everybody knows.
  private boolean byDueFlare(Window window, Seat seat) {
    if (!game.pulsars().overrides().isAnyDue(seat)) return false;
    for (Effect effect : game.pulsars().overrides().due(seat))
      if (couldUse(effect, window, seat, content.firstAlienCard())) return true;
    return false;
  }

  // Of which aliens there are Pulsars is as public as who has which alien.
  private boolean byPulsar(Window window, Seat seat) {
    if (!game.pulsars().inUse()) return false;
    if (state.n[Layout.FACE_DOWN] != 0 && mayBePulsar(window)) return true;
    for (int card = game.pulsars().first(); content.isAlienCard(card); card++) {
      long gone = card < 64 ? goneLow : goneHigh;
      if ((gone >>> card & 1) != 0 || game.pulsars().isUsed(card)) continue;
      for (Pulsars.Mode mode : Pulsars.Mode.values()) {
        Effect effect = game.pulsars().pulsar(card).play(mode);
        if ((effect.windows & window.bit()) == 0) continue;
        boolean own = game.pulsars().isOwn(seat, game.cards().cardAlien(card));
        if (own == mode.isOwn() && couldUse(effect, window, seat, card)) return true;
      }
    }
    return false;
  }

  // For whom a Pulsar is nobody knows while powers lie face down: it may be that of any alien.
  private boolean mayBePulsar(Window window) {
    for (int alien = 0; alien < content.aliens().size(); alien++)
      for (Pulsars.Mode mode : Pulsars.Mode.values())
        if (game.pulsars().mayBeInGame(alien)
            && (content.pulsar(alien).play(mode).windows & window.bit()) != 0) return true;
    return false;
  }

  private boolean mayPlayFlares(Seat seat) {
    if (game.options().is(Option.FREEWHEELING)) return true;
    game.peeked = false;
    int limit = game.query(Query.FLARE_LIMIT, seat, 1);
    return game.peeked || state.n[Layout.FLARES_PLAYED + seat.index()] < limit;
  }

  // On the discard pile, or played in this encounter. Which alien's flare lies in another place is
  // nobody's business.
  private boolean isFlareInSight(int alien) {
    for (int i = 0; i < game.pulsars().roomForFlares(); i++) {
      int card = content.firstAlienCard() + i;
      long gone = card < 64 ? goneLow : goneHigh;
      boolean inSight = state.b[Layout.CARD_PLAYED + i] != 0 || (gone >>> card & 1) != 0;
      if (inSight && game.cards().cardAlien(card) == alien) return true;
    }
    return false;
  }

  private boolean byTech(Window window, Seat seat, int level) {
    for (int slot = 0; slot < game.techs().top(); slot++) {
      if (!game.techs().isOf(slot, seat)) continue;
      if (!game.techs().isComplete(slot)) {
        if (bySecretTech(window, seat, slot, level)) return true;
      } else if (!game.techs().tech(slot).secret()) {
        for (Ability ability : game.techs().abilities(slot, window))
          if (!ability.must && couldUseTech(seat, slot, ability, level)) return true;
        for (Ability ability : game.techs().ownAbilities(slot, window))
          if (!ability.must && couldUseOwn(seat, slot, ability, level)) return true;
      }
    }
    return false;
  }

  private boolean couldUseOwn(Seat seat, int slot, Ability ability, int level) {
    game.peeked = false;
    return game.windows().techUses().mayUseOwn(seat, slot, ability, level) || game.peeked;
  }

  private boolean couldUseTech(Seat seat, int slot, Ability ability, int level) {
    game.peeked = false;
    return game.windows().techUses().mayUse(seat, slot, ability, level) || game.peeked;
  }

  private boolean bySecretTech(Window window, Seat seat, int slot, int level) {
    if (game.options().is(Option.SECRET_COSTS) && game.techs().hasActed(seat)) return false;
    for (Tech tech : secretTechs) {
      if ((tech.effect().windows & window.bit()) == 0) continue;
      if (game.techs().ships(slot) < game.techs().needed(tech) || isInSight(tech)) continue;
      if (tech.isHaz() && !game.encounter().is(Encounter.HAZARD_WARNING)) continue;
      for (Ability ability : tech.effect().in(window))
        if (!ability.must && couldUseTech(seat, slot, ability, level)) return true;
    }
    return false;
  }

  // Face up with somebody, or on the discard pile of techs.
  private boolean isInSight(Tech tech) {
    int number = content.techNumber(tech.id());
    for (int i = 0; i < state.n[Layout.TECH_DISCARD_SIZE]; i++)
      if (state.b[Layout.TECH_DISCARD + i] == number) return true;
    for (int slot = 0; slot < game.techs().top(); slot++)
      if (game.techs().exists(slot)
          && game.techs().isComplete(slot)
          && game.techs().number(slot) == number) return true;
    return false;
  }
}
