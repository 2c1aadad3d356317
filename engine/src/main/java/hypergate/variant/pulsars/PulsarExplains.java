package hypergate.variant.pulsars;

import hypergate.game.card.Ability;
import hypergate.game.event.Event;
import hypergate.game.explain.Explains;
import hypergate.game.explain.Fact;
import hypergate.game.explain.Fact.Arg;
import hypergate.game.explain.Inquiry;
import hypergate.game.explain.Named;
import hypergate.game.explain.Reason;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.session.Origin;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import java.util.List;
import java.util.stream.Stream;

/// What there is to explain about Pulsars.
final class PulsarExplains implements Explains {
  @Override
  public List<Reason> reasons() {
    return Stream.<Reason[]>of(PulsarReason.values(), PulsarHappening.values())
        .flatMap(Stream::of)
        .toList();
  }

  // ---- events

  @Override
  public Reason rule(Event.OfVariant event, Origin origin) {
    return PulsarHappening.of((PulsarEvent) event);
  }

  // ---- powers

  @Override
  public boolean keepsOff(Inquiry inquiry, int instance, Fact power) {
    if (inquiry.table.powers().isDenied(instance)) {
      inquiry.need(PulsarReason.POWER_NOT_DENIED, false, power);
      return true;
    }
    Seat immune =
        Pulsars.areIn(inquiry.table) ? Pulsars.of(inquiry.table).opposing(instance) : Seat.NONE;
    if (immune.exists())
      inquiry.need(PulsarReason.POWER_NOT_OPPOSED, false, power, Fact.of(Arg.SEAT, immune));
    return immune.exists();
  }

  // What a power can do besides while its Pulsar is in force.
  @Override
  public List<Ability> besides(Inquiry inquiry, Named card) {
    if (card.source() != Ability.Source.POWER || !Pulsars.areIn(inquiry.table)) return List.of();
    int alien = inquiry.content().alienNumber(card.id());
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(inquiry.seat, slot);
      if (inquiry.view.powers().number(instance) == alien)
        return Pulsars.of(inquiry.table).lasting(instance).abilities();
    }
    return List.of();
  }

  // ---- using its cards

  @Override
  public boolean bars(Inquiry inquiry, Named card) {
    boolean ofAlien = card.isFlare() || card.source() == Pulsar.SOURCE;
    if (!ofAlien || !inquiry.encounter().is(Encounter.ALIEN_CARDS_BARRED)) return false;
    inquiry.check(PulsarReason.SANE, false);
    return true;
  }

  @Override
  public boolean has(Inquiry inquiry, Named named) {
    boolean played = inquiry.table.options().is(PulsarOptions.PULSARS);
    if (!inquiry.need(PulsarReason.PULSARS_IN_GAME, played)) return false;
    if (!(inquiry.content().find(named.card()) instanceof Pulsar pulsar)) return false;
    Fact card = Fact.of(Arg.CARD, named.card());
    Mode mode = Mode.of(named.id());
    if (!pulsar.has(mode)) return inquiry.need(PulsarReason.PULSAR_HAS_SIDE, false, card);
    int alien = inquiry.content().alienNumber(pulsar.alien().id());
    boolean own = inquiry.table.powers().find(inquiry.seat, pulsar.alien()) >= 0;
    boolean held = inquiry.isHeld(named, Pulsar.SOURCE.rule());
    boolean side =
        mode.isOwn()
            ? inquiry.check(PulsarReason.PULSAR_OWN, own, card)
            : inquiry.check(PulsarReason.PULSAR_FOREIGN, !own, card);
    Seat by = Pulsars.of(inquiry.table).playerOf(alien);
    boolean fresh =
        inquiry.need(PulsarReason.PULSAR_FRESH, !by.exists(), card, Fact.of(Arg.SEAT, by));
    return held && side && fresh;
  }
}
