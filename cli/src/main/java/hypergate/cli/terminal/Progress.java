package hypergate.cli.terminal;

import java.io.PrintWriter;
import java.util.Locale;

/// A progress bar for people who watch: drawn only on a terminal, gone when the work is done.
public final class Progress implements AutoCloseable {
  private static final int WIDTH = 40;
  private final PrintWriter out;
  private final long already;
  private final long total;
  private final boolean shown;
  private final long began = System.nanoTime();
  private String last = "";

  private Progress(PrintWriter out, long already, long total, boolean shown) {
    this.out = out;
    this.already = already;
    this.total = total;
    this.shown = shown;
  }

  /// A bar for so many steps, if somebody watches.
  public static Progress of(PrintWriter out, long total) {
    return of(out, 0, total);
  }

  /// A bar for so many steps of which some have been done before, if somebody watches.
  public static Progress of(PrintWriter out, long already, long total) {
    return new Progress(out, already, total, isWatched());
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
            + rate(done - already, seconds)
            + left(done - already, total - done, seconds);
    if (bar.equals(last)) return;
    out.print("\r" + Look.pad(bar, last.length()));
    out.flush();
    last = bar;
  }

  /// How fast it goes; fewer than one a second as so many a minute.
  static String rate(long steps, double seconds) {
    double each = steps / Math.max(seconds, 0.001);
    return each >= 1 || steps == 0 ? Math.round(each) + "/s" : Math.round(60 * each) + "/min";
  }

  /// How long the rest will take at the pace so far; nothing while that is not known or over.
  static String left(long steps, long rest, double seconds) {
    if (steps == 0 || rest <= 0) return "";
    long more = Math.round(seconds * rest / steps);
    if (more < 60) return "  " + more + " s left";
    if (more < 3600) return "  " + Math.round(more / 60.0) + " min left";
    return String.format(Locale.ROOT, "  %.1f h left", more / 3600.0);
  }

  @Override
  public void close() {
    if (last.isEmpty()) return;
    out.print("\r" + " ".repeat(last.length()) + "\r");
    out.flush();
  }
}
