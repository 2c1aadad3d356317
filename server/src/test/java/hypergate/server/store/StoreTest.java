package hypergate.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A store in a file.
final class StoreTest extends StoreContract {
  @TempDir Path folder;

  @Override
  Store opened() {
    return Store.open(folder.resolve("deep/tables.db"), false);
  }

  @Test
  void of_two_writers_of_a_number_one_succeeds() throws Exception {
    store.write(table("a").withRows(List.of(row(1))));
    try (Store other = Store.open(folder.resolve("deep/tables.db"), true)) {
      other.write(Change.appends("a", List.of(row(2))));
      assertThatThrownBy(() -> store.write(Change.appends("a", List.of(row(2), row(3)))))
          .isInstanceOf(Conflict.class);
      assertThat(store.journal("a", 1)).containsExactly(row(1), row(2));
    }
  }
}
