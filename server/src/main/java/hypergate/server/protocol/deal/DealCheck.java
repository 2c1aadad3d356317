package hypergate.server.protocol.deal;

import hypergate.server.protocol.Words;
import hypergate.server.protocol.why.Explanation;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What would come of an offer.
///
/// @param legal whether it can be proposed
/// @param line the answer that would propose it
/// @param digest of its content
/// @param explanation why it cannot be proposed
/// @param result what it would leave each main player, by letter
/// @param threats what follows that one should know
/// @param wins those who would have enough colonies to win by it, by letters
public record DealCheck(
    boolean legal,
    @Nullable String line,
    String digest,
    @Nullable Explanation explanation,
    @Nullable Map<String, Outlook> result,
    @Nullable List<Words> threats,
    @Nullable List<String> wins) {

  /// Numbers before and after.
  ///
  /// @param colonies foreign colonies
  /// @param hand cards in hand
  public record Outlook(List<Integer> colonies, List<Integer> hand) {}
}
