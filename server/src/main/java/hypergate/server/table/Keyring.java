package hypergate.server.table;

import hypergate.server.store.SeatSecret;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Which secrets are good at a table now. Changes when the store has it, never before.
final class Keyring {
  private final Map<String, String> seats = new HashMap<>();

  /// Takes over what the store has.
  void read(List<SeatSecret> secrets) {
    seats.clear();
    for (SeatSecret secret : secrets) add(secret);
  }

  /// What somebody did is in the store.
  void done(Act act) {
    for (String seat : act.withdrawn()) seats.values().removeIf(seat::equals);
    act.secrets().forEach(this::add);
  }

  private void add(SeatSecret secret) {
    seats.put(secret.hash(), secret.seat());
  }

  /// The seat that a secret is good for; null for none.
  @Nullable String seat(@Nullable String key) {
    return key == null ? null : seats.get(key);
  }
}
