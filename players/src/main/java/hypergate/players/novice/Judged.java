package hypergate.players.novice;

import org.jspecify.annotations.Nullable;

/// What a novice makes of one use: of a power, a side of a flare, an artifact, a tech.
///
/// @param worth what using it is worth; null: nobody has judged it
/// @param stops what it is worth as an answer to a pending use; null: what using it is worth, or
///   what a zap is worth
/// @param harms what it costs us when others use it; null: as much as most
/// @param adds what it adds to a total; null: nobody can count it
/// @param reckoned how forecasts reckon with it, as a mask
record Judged(
    Judgement.@Nullable Worth worth,
    Judgement.@Nullable Stop stops,
    Judgement.@Nullable Harm harms,
    Judgement.@Nullable Adds adds,
    int reckoned) {
  /// What holds for whatever nobody has judged.
  static final Judged NONE = new Judged(null, null, null, null, 0);

  /// What using it is worth where nothing else is known: why else was it made?
  private static final double USUAL = 1;

  /// How much of what is at stake a card decides of which nothing else is known.
  private static final double USUAL_SHARE = 0.12;

  Judged worth(Judgement.Worth worth) {
    return new Judged(worth, stops, harms, adds, reckoned);
  }

  Judged stops(Judgement.Stop stops) {
    return new Judged(worth, stops, harms, adds, reckoned);
  }

  Judged harms(Judgement.Harm harms) {
    return new Judged(worth, stops, harms, adds, reckoned);
  }

  Judged adds(Judgement.Adds adds) {
    return new Judged(worth, stops, harms, adds, reckoned);
  }

  Judged reckoned(int mask) {
    return new Judged(worth, stops, harms, adds, mask);
  }

  /// The same with the worth that a figure says, where there is no rule for it.
  Judged or(Judged figure) {
    return worth == null ? new Judged(figure.worth, stops, harms, adds, reckoned) : this;
  }

  boolean is(Reckoned power) {
    return (reckoned & power.bit()) != 0;
  }

  /// What using it now is worth, in a window in which nothing is answered.
  double worth(Outlook outlook) {
    return worth == null ? USUAL : worth.now(outlook);
  }

  /// What answering the pending use with it is worth.
  double stops(Outlook outlook) {
    if (stops != null) return stops.now(outlook, outlook.answers.cancel(outlook.question));
    return worth == null ? outlook.answers.cancel(outlook.question) : worth.now(outlook);
  }

  /// What it costs us when somebody uses it as a card.
  ///
  /// @param against as in [Judgement.Harm#now]
  double harms(Outlook outlook, double against) {
    if (harms != null) return harms.now(outlook, against);
    return against > 0 ? USUAL_SHARE * against : 0;
  }
}
