package hypergate.game.event;

import hypergate.game.piece.Seat;
import java.util.Locale;

/// One term of a side's total. Terms are counted from the first to the last: each is added to what
/// stands before it, or multiplies it.
///
/// @param kind what it is
/// @param amount what it adds, possibly less than nothing, or multiplies by
/// @param times whether it multiplies
/// @param seat whose card, ships or effect it is; [Seat#NONE] for nobody's
/// @param ships how many ships it stands for; 0 for none
/// @param cause the card or effect behind it, in notation; empty for the rules themselves
public record Term(Kind kind, int amount, boolean times, Seat seat, int ships, String cause) {
  /// What a term is.
  public enum Kind {
    /// The revealed card of the main player.
    CARD,
    /// Ships of the main player.
    SHIPS,
    /// Ships of an ally, or of all allies.
    ALLY,
    REINFORCEMENT,
    EFFECT;

    /// The name in messages.
    public String key() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// The total before this term, with this term.
  public int after(int before) {
    return times ? before * amount : before + amount;
  }

  /// In English, as in a sum: `10 card`, `+ 4 ships of A`, `x 3 ships of A`, `+ 3 xenon-lasers`.
  public String words() {
    if (kind == Kind.CARD) return amount + " card";
    if (kind == Kind.REINFORCEMENT || kind == Kind.EFFECT)
      return signed() + " " + (cause.isEmpty() ? "effects" : cause);
    String what = (ships == 1 ? " ship" : " ships") + (seat.exists() ? " of " + seat : "");
    if (times) return "x " + amount + what;
    if (Math.abs(amount) == ships) return signed() + what;
    return signed() + " (" + ships + what + (isEach() ? ", " + each() + " each)" : ")");
  }

  private boolean isEach() {
    return ships > 0 && amount % ships == 0;
  }

  private int each() {
    return Math.abs(amount) / ships;
  }

  private String signed() {
    return amount < 0 ? "- " + -amount : "+ " + amount;
  }
}
