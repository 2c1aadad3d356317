package hypergate.lab.variants;

import hypergate.game.piece.Seat;
import java.util.List;

/// Something that seats have or have had in a game, told to somebody who asks whether it helps.
public interface Having {
  /// A kind of things.
  ///
  /// @param id what it is called in files: `tech`
  /// @param title what its table is called: `Techs to begin with`
  /// @param isLuck whether chance alone decides who has one, so that their shares can be read as
  ///   what it brings; otherwise those who do well anyhow may come by it more often
  /// @param isCrossed whether it is also looked at together with each alien
  record Kind(String id, String title, boolean isLuck, boolean isCrossed) {
    /// Flares that were dealt to begin with.
    public static final Kind FLARE = new Kind("flare", "Flares to begin with", true, false);

    /// Artifacts that were dealt to begin with.
    public static final Kind ARTIFACT =
        new Kind("artifact", "Artifacts to begin with", true, false);

    /// All of the core.
    public static final List<Kind> OF_CORE = List.of(FLARE, ARTIFACT);
  }

  /// A seat has something; told more than once it counts once.
  void has(Kind kind, Seat seat, String id);
}
