package hypergate.players;

import hypergate.game.Alien;
import hypergate.game.Face;
import hypergate.game.Powers;
import hypergate.game.Question;
import hypergate.game.Role;
import hypergate.game.Window;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;

/// When to play Pulsars, and the edicts that come with them. Pro and Con cost nothing but that the
/// card is seen; Denial and most Shields cost the card.
final class PulsarPlays {
  /// Powers that do others good, so that nobody wants to be immune to them, and those whose Con
  /// forbids nothing in this edition.
  private static final String KIND = " healer fido philanthropist virus ";

  private static final double PRICE = Values.PULSAR;

  private final Outlook outlook;

  PulsarPlays(Outlook outlook) {
    this.outlook = outlook;
  }

  /// What using an effect now is worth; not a number for what is no business of Pulsars.
  double worth(Question question, String effect) {
    // A tech is called Pulsar Power Plant; the uses of a Pulsar have a mode.
    if (effect.startsWith("pulsar-") && effect.indexOf('/') > 0) {
      String alien = effect.substring("pulsar-".length(), effect.indexOf('/'));
      return switch (effect.substring(effect.indexOf('/') + 1)) {
        case "pro" -> matters(outlook.me, alien) ? 1 : 0;
        case "con" -> con(alien);
        case "denial" -> denial(alien);
        default -> shield(question, alien);
      };
    }
    return switch (effect) {
      case "zap-pulsar" -> zap(question);
      case "power-outage" -> outage();
      case "sanity", "insanity" -> hasPlays() ? -1 : 0.2;
      default -> Double.NaN;
    };
  }

  private double con(String alien) {
    Seat owner = owner(alien);
    if (!owner.exists() || KIND.contains(" " + alien + " ")) return 0;
    boolean friends = outlook.sideOf(owner) * outlook.sideOf(outlook.me) > 0;
    return !friends && matters(owner, alien) ? 0.8 : 0;
  }

  // A card for a power: only for one that hits us, or that helps somebody to the game.
  private double denial(String alien) {
    Seat owner = owner(alien);
    if (!owner.exists() || !matters(owner, alien)) return 0;
    int sides = outlook.sideOf(owner) * outlook.sideOf(outlook.me);
    if (sides > 0) return 0;
    boolean nearly = outlook.lacks(owner) <= 1 && owner == outlook.encounter.offense();
    boolean opposes = sides < 0 && outlook.encounter.isMain(outlook.me);
    if (!nearly && !opposes) return 0;
    double share = nearly ? 0.5 : 0.3;
    return share * outlook.values.alien(alien) - PRICE;
  }

  private double shield(Question question, String alien) {
    if (question.window() != Window.STOPPED) return matters(outlook.me, alien) ? 1 : 0;
    boolean involved = outlook.sideOf(outlook.me) != 0;
    return (involved ? 0.4 : 0.2) * outlook.values.alien(alien) - PRICE + 0.2;
  }

  // Worth it against what is aimed at us: a Con or Denial of our power, a Pro or Shield of a foe.
  private double zap(Question question) {
    String played = question.used().effect();
    int slash = played.indexOf('/');
    if (slash < 0 || !played.startsWith("pulsar-")) return 0;
    String alien = played.substring("pulsar-".length(), slash);
    boolean own = outlook.instance(outlook.me, alien) >= 0;
    boolean foe = outlook.sideOf(question.user()) * outlook.sideOf(outlook.me) < 0;
    double stops = 0.4 * outlook.values.alien(alien) - Values.ARTIFACT;
    if (own) return stops;
    boolean strengthens = played.endsWith("/pro") || played.endsWith("/shield");
    return foe && strengthens ? stops : 0;
  }

  // Among two main players the one with the weaker powers wants none.
  private double outage() {
    Seat opponent = outlook.encounter.opponent(outlook.me);
    boolean offense = outlook.me == outlook.encounter.offense();
    if (!offense && !opponent.exists()) return -1;
    double theirs = 0;
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index()) theirs = Math.max(theirs, outlook.powers(Seat.of(i)));
    return 0.3 * (theirs - outlook.powers(outlook.me)) - Values.ARTIFACT;
  }

  private boolean hasPlays() {
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (face.flare() != null || face.pulsar() != null) return true;
    }
    return false;
  }

  private Seat owner(String alien) {
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index() && outlook.instance(Seat.of(i), alien) >= 0) return Seat.of(i);
    return Seat.NONE;
  }

  // Whether a power can be used by who has it as the encounter stands.
  private boolean matters(Seat seat, String id) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!outlook.view.powers().exists(instance)) continue;
      Alien alien = outlook.view.powers().alien(instance);
      if (!alien.id().equals(id)) continue;
      return alien.role() == Role.ANY || alien.role().covers(outlook.encounter, seat);
    }
    return false;
  }
}
