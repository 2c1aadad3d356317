package hypergate.players.variant.technology;

import hypergate.players.novice.Outlook;
import hypergate.players.novice.Values;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// The techs before players, and what is thought of them.
public final class Slots {
  private Slots() {}

  /// The slot of a completed tech of ours, -1 when we have none with this id.
  public static int complete(Outlook outlook, String id) {
    for (int slot = 0; slot < outlook.view.cardSlots().top(); slot++)
      if (isOurs(outlook, slot, id) && Techs.of(outlook.view).isComplete(slot)) return slot;
    return -1;
  }

  /// How many ships are on our tech with this id.
  public static int aboard(Outlook outlook, String id) {
    for (int slot = 0; slot < outlook.view.cardSlots().top(); slot++)
      if (isOurs(outlook, slot, id)) return Techs.of(outlook.view).ships(slot);
    return 0;
  }

  private static boolean isOurs(Outlook outlook, int slot, String id) {
    return Techs.of(outlook.view).isOf(slot, outlook.me)
        && Techs.of(outlook.view).face(slot).filter(tech -> tech.id().equals(id)).isPresent();
  }

  /// How glad we are to have a tech.
  public static double glad(Outlook outlook, Tech tech) {
    return outlook.values.glad(tech.id(), Values.MIDDLING);
  }
}
