package hypergate.players.odyssey.tech;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.technology.Slots;

/// Treasure Drones, for cards from the discards.
public final class TreasureDrones {
  public static final Judgement TREASURE_DRONES =
      Judgement.of("treasure-drones").worth(TreasureDrones::worth);

  private TreasureDrones() {}

  private static double worth(Outlook outlook) {
    int cards = Slots.aboard(outlook, "treasure-drones");
    int size = outlook.view.cards().discardSize();
    double sum = 0;
    for (int i = 0; i < size; i++) sum += outlook.worthOf(outlook.view.cards().discarded(i));
    double salvaged = size == 0 ? 0 : Math.min(cards, size) * sum / size;
    return salvaged - cards * outlook.ship(outlook.me);
  }
}
