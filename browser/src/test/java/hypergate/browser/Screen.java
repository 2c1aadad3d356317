package hypergate.browser;

import com.microsoft.playwright.Page;

/// The size of a page's screen.
final class Screen {
  /// Is true as soon as two frames have been drawn.
  private static final String LAID_OUT =
      "() => new Promise((it) => requestAnimationFrame(() => requestAnimationFrame(() =>"
          + " it(true))))";

  /// Is true as soon as nothing is on its way that comes to an end.
  private static final String AT_REST =
      """
      () => document.getAnimations().every((it) =>
        it.playState !== 'running' || it.effect?.getComputedTiming().endTime === Infinity)
      """;

  private Screen() {}

  /// Gives the page another size, and waits until all has been laid out anew and stands still.
  static void size(Page page, int width, int height) {
    page.setViewportSize(width, height);
    atRest(page);
  }

  /// Waits until all has been laid out and stands still.
  static void atRest(Page page) {
    page.waitForFunction(LAID_OUT);
    page.waitForFunction(AT_REST);
  }
}
