package hypergate.players.variant.pulsars;

import hypergate.game.piece.Seat;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Reckoned;
import hypergate.players.novice.Values;
import hypergate.variant.pulsars.Pulsar;

/// When to play Pulsars. Pro and Con cost nothing but that the card is seen; Denial and most
/// Shields cost the card.
public final class PulsarPlays {
  private static final double PRICE = Values.OF_ALIEN;

  public static final Judgement PULSAR_PLAYS =
      Judgement.ofVariant().each(Pulsar.class, pulsar -> plays(pulsar.id(), pulsar.alien().id()));

  private PulsarPlays() {}

  private static Judgement plays(String pulsar, String alien) {
    return Judgement.of(pulsar)
        .worth("pro", outlook -> matters(outlook, outlook.me, alien) ? 1 : 0)
        .worth("con", outlook -> con(outlook, alien))
        .worth("denial", outlook -> denial(outlook, alien))
        .worth("shield", outlook -> shield(outlook, alien));
  }

  private static double con(Outlook outlook, String alien) {
    Seat owner = owner(outlook, alien);
    if (!owner.exists() || outlook.judgements.is(alien, Reckoned.KIND)) return 0;
    boolean friends = outlook.sideOf(owner) * outlook.sideOf(outlook.me) > 0;
    return !friends && matters(outlook, owner, alien) ? 0.8 : 0;
  }

  // A card for a power: only for one that hits us, or that helps somebody to the game.
  private static double denial(Outlook outlook, String alien) {
    Seat owner = owner(outlook, alien);
    if (!owner.exists() || !matters(outlook, owner, alien)) return 0;
    int sides = outlook.sideOf(owner) * outlook.sideOf(outlook.me);
    if (sides > 0) return 0;
    boolean nearly = outlook.lacks(owner) <= 1 && owner == outlook.encounter.offense();
    boolean opposes = sides < 0 && outlook.encounter.isMain(outlook.me);
    if (!nearly && !opposes) return 0;
    double share = nearly ? 0.5 : 0.3;
    return share * outlook.values.alien(alien) - PRICE;
  }

  private static double shield(Outlook outlook, String alien) {
    if (outlook.question.window() != Window.STOPPED)
      return matters(outlook, outlook.me, alien) ? 1 : 0;
    boolean involved = outlook.sideOf(outlook.me) != 0;
    return (involved ? 0.4 : 0.2) * outlook.values.alien(alien) - PRICE + 0.2;
  }

  private static Seat owner(Outlook outlook, String alien) {
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index() && outlook.instance(Seat.of(i), alien) >= 0) return Seat.of(i);
    return Seat.NONE;
  }

  // Whether a power can be used by who has it as the encounter stands.
  private static boolean matters(Outlook outlook, Seat seat, String id) {
    int instance = outlook.instance(seat, id);
    if (instance < 0) return false;
    Role role = outlook.view.powers().alien(instance).role();
    return role == Role.ANY || outlook.encounter.isIn(role, seat);
  }
}
