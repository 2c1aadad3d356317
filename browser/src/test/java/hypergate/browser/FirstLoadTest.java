package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.LoadState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What a browser that has never been here fetches until it can answer the first question at a
/// table, and what it does not.
final class FirstLoadTest {
  private static final int MOST_BYTES = 250_000;
  private static final int MOST_REQUESTS = 15;
  @RegisterExtension static final Site site = new Site();

  /// What a page fetches, as it is sent, packed and with its headers.
  static final class Load {
    private final Map<String, String> addresses = new HashMap<>();
    private final List<String> fetched = new ArrayList<>();
    private long bytes;

    Load(Page page) {
      CDPSession session = page.context().newCDPSession(page);
      session.on(
          "Network.requestWillBeSent",
          it -> addresses.put(id(it), it.getAsJsonObject("request").get("url").getAsString()));
      session.on("Network.webSocketCreated", it -> fetched.add(it.get("url").getAsString()));
      session.on(
          "Network.loadingFinished",
          it -> {
            long length = it.get("encodedDataLength").getAsLong();
            bytes += length;
            fetched.add(addresses.get(id(it)) + " " + length);
          });
      session.send("Network.enable");
    }

    /// How many bytes it has fetched so far.
    long bytes() {
      return bytes;
    }

    /// How often it has asked for something so far.
    int requests() {
      return fetched.size();
    }

    private static String id(JsonObject event) {
      return event.get("requestId").getAsString();
    }
  }

  @Test
  void a_first_table_on_a_phone_is_there_after_few_bytes_and_requests() {
    comes(site.phone(390, 844));
  }

  /// There the panel beside the board is open.
  @Test
  void a_first_table_at_a_desk_is_there_after_few_bytes_and_requests() {
    comes(site.visitor(1440, 900));
  }

  private static void comes(Page page) {
    Guest guest = Guest.alone(page, site.address(), "odyssey", 4);
    Load load = new Load(page);
    guest.open().form().waitFor();
    page.locator(".stage").getByRole(AriaRole.BUTTON).first().waitFor();
    page.waitForLoadState(LoadState.NETWORKIDLE);
    assertThat(load.fetched).anyMatch(each -> each.contains("/socket"));
    assertThat(load.fetched).anyMatch(each -> each.contains("/api/v1/cards?of="));
    assertThat(load.fetched)
        .as("requests: " + load.fetched)
        .hasSizeLessThanOrEqualTo(MOST_REQUESTS);
    assertThat(load.bytes).as("bytes: " + load.fetched).isBetween(100_000L, (long) MOST_BYTES);
  }

  @Test
  void the_start_page_does_without_what_a_table_needs() {
    Page page = site.phone(390, 844);
    Load load = new Load(page);
    page.navigate(site.address());
    page.getByText("My first game").first().waitFor();
    page.waitForLoadState(LoadState.NETWORKIDLE);
    assertThat(load.fetched).noneMatch(each -> each.contains("/assets/table"));
    assertThat(load.bytes).as("bytes: " + load.fetched).isBetween(50_000L, MOST_BYTES / 2L);
  }
}
