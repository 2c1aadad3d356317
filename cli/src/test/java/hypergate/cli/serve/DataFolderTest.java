package hypergate.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class DataFolderTest {
  private static String folder(String system, Map<String, String> environment) {
    return DataFolder.folder(system, "/home/ana", environment).toString().replace('\\', '/');
  }

  @Test
  void each_system_has_its_place() {
    assertThat(folder("Linux", Map.of())).isEqualTo("/home/ana/.local/share/hypergate");
    assertThat(folder("Linux", Map.of("XDG_DATA_HOME", "/data"))).isEqualTo("/data/hypergate");
    assertThat(folder("Linux", Map.of("XDG_DATA_HOME", "here"))).startsWith("/home/ana/.local");
    assertThat(folder("Mac OS X", Map.of("XDG_DATA_HOME", "/data")))
        .isEqualTo("/home/ana/Library/Application Support/hypergate");
    assertThat(folder("Windows 11", Map.of("APPDATA", "/roam"))).isEqualTo("/roam/hypergate");
    assertThat(folder("Windows 11", Map.of())).endsWith("Roaming/hypergate");
    assertThat(DataFolder.file()).isAbsolute().hasFileName("tables.db");
  }

  @Test
  void each_system_has_its_browser_or_none() {
    String page = "http://127.0.0.1:1/";
    assertThat(Browser.command("Linux", Map.of("DISPLAY", ":0"), page))
        .containsExactly("xdg-open", page);
    assertThat(Browser.command("Linux", Map.of(), page)).isEmpty();
    assertThat(Browser.command("Mac OS X", Map.of(), page)).containsExactly("open", page);
    assertThat(Browser.command("Windows 11", Map.of(), page)).first().isEqualTo("rundll32");
  }
}
