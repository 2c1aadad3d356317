package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// The whole of who may do what, written down a second time.
final class AuthorityTest {
  @Test
  void it_is_as_this_table_says() {
    Map<Deed, String> allowed = new TreeMap<>();
    for (Deed deed : Deed.values()) {
      StringBuilder row = new StringBuilder();
      for (Who who : Who.values())
        row.append(Authority.refusal(deed, who) == null ? who.name().charAt(0) : '-');
      allowed.put(deed, row.toString());
    }
    assertThat(allowed.toString().replaceAll("[{}]", "").split(", "))
        .containsExactly(
            "SUMMARY=HPWSS",
            "VIEW=HPWS-",
            "LOG=HPWS-",
            "STREAM=HPWS-",
            "RECORD=HP---",
            "EXPLAIN=HPWS-",
            "DEAL_CHECK=HP---",
            "HINT=HP---",
            "ENTER=HPWSS",
            "SET_SEAT=H----",
            "LINK=H----",
            "SESSIONS=HP---",
            "END_SESSION=HP---",
            "ANSWER=HP---",
            "WINDOW=HP---",
            "DEAL=HP---",
            "UNDO=HP---",
            "RETAKE=HP---",
            "ORDERS=HP---",
            "CHAT=HP-S-",
            "NAME=HP---",
            "READY=HP---",
            "EXCLUDE=HP---",
            "START=H----",
            "OPEN=HP---",
            "AWAY=HP---",
            "BACK=HP---",
            "CONCEDE=HP---",
            "PAUSE=HP---",
            "RESUME=HP---",
            "TIME=HP---",
            "REMATCH=HP---",
            "SETTLE=HP---",
            "END=H----");
  }

  @Test
  void a_refusal_says_why() {
    for (Deed deed : Deed.values())
      for (Who who : Who.values()) {
        Refusal refusal = Authority.refusal(deed, who);
        if (refusal == null) continue;
        assertThat(refusal.problem().status()).isEqualTo(403);
        assertThat(refusal.problem().detail()).endsWith(".");
      }
  }
}
