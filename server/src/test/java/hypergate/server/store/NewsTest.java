package hypergate.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What nodes tell each other, also nodes of other releases.
final class NewsTest {
  private static final String PARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

  private final News news =
      new News("abcdefghjk", 17, EnumSet.of(News.What.JOURNAL, News.What.OVER));

  @Test
  void what_is_told_is_heard_by_others_alone() {
    assertThat(News.read(news.text("one"), "two")).contains(news);
    assertThat(News.read(news.text("one"), "one")).isEmpty();
  }

  @Test
  void what_it_was_written_for_stands_where_nodes_that_do_not_know_it_do_not_look() {
    News traced = news.following(Optional.of(PARENT));
    assertThat(News.read(traced.text("one"), "two")).contains(traced);
    assertThat(traced.text("one")).isEqualTo(news.text("one") + " traced=" + PARENT);
    assertThat(news.following(Optional.empty())).isEqualTo(news);
  }

  @Test
  void nonsense_is_no_news() {
    assertThat(News.read("", "two")).isEmpty();
    assertThat(News.read("one abcdefghjk many JOURNAL", "two")).isEmpty();
    assertThat(News.read("one abcdefghjk 3", "two")).isEmpty();
  }
}
