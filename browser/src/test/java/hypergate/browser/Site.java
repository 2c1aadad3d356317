package hypergate.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import hypergate.server.Server;
import hypergate.server.ServerConfig;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A server in this JVM with its data in a folder of the test, and browsers that visit it. What a
/// page complains about is kept in [#complaints].
final class Site implements AutoCloseable {
  private final Server server;
  private final Chrome chrome = new Chrome();
  private final List<BrowserContext> visitors = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();

  /// Starts a server with its file in this folder.
  Site(Path folder) {
    server = Server.start(ServerConfig.local(folder.resolve("tables.db")));
  }

  /// Where the pages are.
  URI address() {
    return server.address();
  }

  /// A person with a browser of their own, at a desk: dark, and shown everything at once.
  Page visitor(int width, int height) {
    return visitor(new Browser.NewContextOptions().setViewportSize(width, height));
  }

  /// A person with a phone that has no keys.
  Page phone(int width, int height) {
    return visitor(
        new Browser.NewContextOptions()
            .setViewportSize(width, height)
            .setHasTouch(true)
            .setIsMobile(true)
            .setDeviceScaleFactor(2));
  }

  private Page visitor(Browser.NewContextOptions options) {
    return visit(chrome, options, visitors, complaints);
  }

  /// Opens a browser window that keeps what its page complains about.
  static Page visit(
      Chrome chrome,
      Browser.NewContextOptions options,
      List<BrowserContext> visitors,
      List<String> complaints) {
    BrowserContext context =
        chrome.browser().newContext(options.setColorScheme(ColorScheme.DARK).setLocale("en-GB"));
    visitors.add(context);
    context.addInitScript(
        "if (!localStorage.getItem('hypergate'))"
            + " localStorage.setItem('hypergate',"
            + " JSON.stringify({ pace: 'instant', motion: 'less', name: 'Ana' }));");
    Page page = context.newPage();
    page.onPageError(complaints::add);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") && !message.text().contains("status of"))
            complaints.add(message.text());
        });
    return page;
  }

  /// What pages have complained about: errors of script, and of the content security policy.
  List<String> complaints() {
    return complaints;
  }

  @Override
  public void close() {
    visitors.forEach(BrowserContext::close);
    chrome.close();
    server.close();
  }
}
