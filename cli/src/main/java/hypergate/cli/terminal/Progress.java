package hypergate.cli.terminal;

import java.io.PrintWriter;

/// A progress bar for people who watch: drawn only on a terminal, gone when the work is done.
public final class Progress implements AutoCloseable {
  private static final int WIDTH = 40;
  private final PrintWriter out;
  private final long total;
  private final boolean shown;
  private final long began = System.nanoTime();
  private String last = "";

  private Progress(PrintWriter out, long total, boolean shown) {
    this.out = out;
    this.total = total;
    this.shown = shown;
  }

  /// A bar for so many steps, if somebody watches.
  public static Progress of(PrintWriter out, long total) {
    return new Progress(out, total, isWatched());
  }

  @SuppressWarnings("SystemConsoleNull") // A console may still be missing, by a system property.
  private static boolean isWatched() {
    return System.console() != null
        && System.console().isTerminal()
        && !"dumb".equals(System.getenv("TERM"));
  }

  /// So many steps are done.
  public void at(long done) {
    if (!shown) return;
    int filled = (int) (WIDTH * done / Math.max(1, total));
    double seconds = (System.nanoTime() - began) / 1e9;
    String bar =
        "["
            + "#".repeat(filled)
            + " ".repeat(WIDTH - filled)
            + "] "
            + done
            + "/"
            + total
            + "  "
            + Math.round(done / Math.max(seconds, 0.001))
            + "/s";
    if (bar.equals(last)) return;
    out.print("\r" + Look.pad(bar, last.length()));
    out.flush();
    last = bar;
  }

  @Override
  public void close() {
    if (last.isEmpty()) return;
    out.print("\r" + " ".repeat(last.length()) + "\r");
    out.flush();
  }
}
