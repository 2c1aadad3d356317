package hypergate.variant.technology;

/// What completing a tech takes (TC-8): ships for most, attack cards for a Mili-Tech. Printed
/// values count, negative ones too.
///
/// @param form which cards will do
/// @param total the least total for [Form#TOTAL]; 0 otherwise
public record Payment(Form form, int total) {
  /// Which cards complete a tech.
  public enum Form {
    /// None: ships do.
    SHIPS,
    /// Any number of attack cards that come to a total.
    TOTAL,
    /// Two attack cards of the same value.
    PAIR,
    /// Two attack cards whose values differ by one.
    RUN
  }

  public static final Payment SHIPS = new Payment(Form.SHIPS, 0);
  public static final Payment PAIR = new Payment(Form.PAIR, 0);
  public static final Payment RUN = new Payment(Form.RUN, 0);

  /// Any number of attack cards that come to this total or more.
  public static Payment total(int total) {
    return new Payment(Form.TOTAL, total);
  }

  /// Whether two attack cards of these values will do.
  public boolean fits(int one, int other) {
    return form == Form.PAIR ? one == other : Math.abs(one - other) == 1;
  }

  /// As printed: `X>=25`, `X=X`, `X+1`; empty for ships.
  public String notation() {
    return switch (form) {
      case SHIPS -> "";
      case TOTAL -> "X>=" + total;
      case PAIR -> "X=X";
      case RUN -> "X+1";
    };
  }
}
