package hypergate.server.http;

import hypergate.server.lab.Reports;
import hypergate.server.lab.Reports.Report;
import hypergate.server.protocol.Problem;
import io.javalin.http.Context;
import java.io.IOException;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/// The reports of the lab, below `/lab`. A report is a page with scripts of its own, which nobody
/// here has read: it runs in a sandbox, as of a place of its own that is not ours, so that it sees
/// neither cookies nor anything that is kept, and it can load nothing and send nothing.
final class LabPages {
  private static final String ADDRESS = "/lab";

  /// Without `allow-same-origin`: its origin is nobody's.
  private static final String REPORT =
      "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline';"
          + " style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  private static final String LIST =
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none';"
          + " form-action 'none'; frame-ancestors 'none'";

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private static final String HEAD =
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,">
      <title>Reports of the lab – Hypergate</title>
      <style>
      :root { color-scheme: light dark; }
      body { max-width: 46rem; margin: 0 auto; padding: 24px 16px; font: 17px/1.5 system-ui, sans-serif;
        background: light-dark(#fbfaf7, #10141c); color: light-dark(#1d2430, #e8ebf1); }
      a { color: light-dark(#0b5cad, #8ec5ff); display: inline-block; padding: 6px 0; overflow-wrap: anywhere; }
      li { margin: 6px 0; }
      small { display: block; color: light-dark(#5b6472, #a4adbb); }
      </style>
      </head>
      <body>
      <p><a href="/catalogue">Catalogue</a></p>
      <h1>Reports of the lab</h1>
      <p>Which cards are too strong, how sure that is, and for which players: measured in many games of machines.</p>
      <ul>
      """;

  private final Reports reports;
  private final Kept kept;
  private final Gate gate;

  LabPages(Reports reports, Kept kept, Gate gate) {
    this.reports = reports;
    this.kept = kept;
    this.gate = gate;
  }

  /// Answers with the list or a report.
  ///
  /// @return whether there is one at this address
  boolean get(Context context) throws IOException {
    String path = context.path();
    if (!path.equals(ADDRESS) && !path.startsWith(ADDRESS + "/")) return false;
    String name = path.length() <= ADDRESS.length() + 1 ? "" : path.substring(5);
    if (name.isEmpty()) {
      gate.charge(Cost.READ, context);
      says(context, LIST);
      context.contentType("text/html;charset=utf-8").result(list());
      return true;
    }
    if (name.equals(Reports.SHIPPED)) {
      send(context, "lab", reports::shipped);
      return true;
    }
    Optional<Report> report = reports.find(name);
    if (report.isEmpty()) return false;
    // What is written anew is another report.
    String key = "lab " + name + " " + report.get().changed() + " " + report.get().bytes();
    send(context, key, () -> page(report.get()));
    return true;
  }

  private void send(Context context, String key, Supplier<String> page) throws IOException {
    gate.charge(Cost.THOUGHT, context);
    Kept.Answer answer = kept.of(key, Works.Lane.SHORT, gate.side(context), page);
    says(context, REPORT);
    answer.send(context, "text/html;charset=utf-8", "no-cache");
  }

  // A page in a sandbox of its own would not be shown at all with an opener policy of ours.
  private static void says(Context context, String policy) {
    context
        .header("Content-Security-Policy", policy)
        .header("Cross-Origin-Opener-Policy", "unsafe-none");
  }

  private String page(Report report) {
    return reports
        .page(report)
        .orElseThrow(
            () -> new Refusal(Problem.Kind.NOT_FOUND.because("This report is there no more.")));
  }

  // Names hold nothing that means anything in HTML.
  private String list() {
    StringBuilder page = new StringBuilder(HEAD);
    page.append("<li><a href=\"/lab/")
        .append(Reports.SHIPPED)
        .append("\">The study that ships with Hypergate</a><small>")
        .append(reports.shippedWords().replace("&", "&amp;").replace("<", "&lt;"))
        .append("</small></li>\n");
    for (Report report : reports.list())
      page.append("<li><a href=\"/lab/")
          .append(report.name())
          .append("\">")
          .append(report.name())
          .append("</a><small>")
          .append(DAY.format(report.changed()))
          .append(", ")
          .append(Math.max(1, report.bytes() / 1000))
          .append(" kB</small></li>\n");
    return page.append("</ul>\n</body>\n</html>\n").toString();
  }
}
