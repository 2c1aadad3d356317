package hypergate.server.http;

import hypergate.server.protocol.Problem;
import hypergate.server.table.Viewer;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Who may come in, and how often.
final class Gate {
  private static final Pattern LOOPBACK =
      Pattern.compile("(localhost|127(\\.\\d{1,3}){3}|\\[::1])(:\\d+)?");

  private final HttpConfig config;
  private final Proxies proxies;
  private final Optional<String> publicAuthority;
  private final Buckets requests;
  private final Buckets tables;
  private final Buckets secrets;
  private final Buckets commands;
  private final Map<String, Integer> streams = new ConcurrentHashMap<>();

  Gate(HttpConfig config) {
    this.config = config;
    Limits limits = config.limits();
    proxies = new Proxies(config.proxies());
    publicAuthority = config.publicAddress().map(URI::getAuthority);
    requests = new Buckets(limits.requestBurst(), limits.requestsPerSecond());
    tables = new Buckets(limits.tableBurst(), limits.tablesPerMinute() / 60.0);
    secrets = new Buckets(limits.secretBurst(), limits.secretsPerMinute() / 60.0);
    commands = new Buckets(limits.commandBurst(), limits.commandsPerSecond());
  }

  /// How much one side may ask for.
  Limits limits() {
    return config.limits();
  }

  /// Whether people reach us through an encrypted connection.
  boolean isSecure() {
    return config.publicAddress().map(URI::getScheme).filter("https"::equals).isPresent();
  }

  /// Looks at every request.
  void admit(Context context) {
    host(context.header("Host"));
    boolean reads = context.method().name().matches("GET|HEAD|OPTIONS");
    if (!reads) origin(context);
    pay(requests, side(context));
  }

  /// Looks at a request for a WebSocket. Browsers let any page open one, so it counts as one that
  /// changes something.
  void admitSocket(Context context) {
    host(context.header("Host"));
    origin(context);
    pay(requests, side(context));
  }

  /// A page elsewhere whose name was made to point to this machine must not talk to us.
  private void host(@Nullable String host) {
    if (!config.isLocal() || host == null || LOOPBACK.matcher(host).matches()) return;
    if (publicAuthority.filter(host::equalsIgnoreCase).isPresent()) return;
    throw new Refusal(
        Problem.Kind.NOT_YOUR_SEAT.because(
            "This server only listens to its own machine, by the name localhost or 127.0.0.1."));
  }

  /// What changes something must come from our own page. Programs that are no browsers name no
  /// origin.
  private void origin(Context context) {
    String origin = context.header("Origin");
    String site = context.header("Sec-Fetch-Site");
    boolean foreign = site != null && !site.equals("same-origin") && !site.equals("none");
    if (origin != null) foreign |= !isOurs(origin, context.header("Host"));
    if (foreign)
      throw new Refusal(
          Problem.Kind.NOT_YOUR_SEAT.because("That came from a page of another server."));
  }

  private boolean isOurs(String origin, @Nullable String host) {
    int slashes = origin.indexOf("://");
    if (slashes < 0) return false;
    String authority = origin.substring(slashes + 3);
    return authority.equalsIgnoreCase(host)
        || publicAuthority.filter(authority::equalsIgnoreCase).isPresent();
  }

  /// Counts what a request costs besides having been looked at.
  void charge(Cost cost, Context context) {
    int wait = requests.take(side(context), cost.price() - 1);
    if (wait > 0) throw Refusal.slowDown(wait);
  }

  /// Counts a new table.
  void table(Context context) {
    pay(tables, side(context));
  }

  /// Counts a try to enter with a secret.
  void secret(Context context) {
    pay(secrets, side(context));
  }

  /// Counts a command of a seat.
  void command(Viewer viewer, Context context) {
    int wait = commandWait(viewer, side(context));
    if (wait > 0) throw Refusal.slowDown(wait);
  }

  /// Counts a command of a seat.
  ///
  /// @return 0, or how many seconds it is too early
  int commandWait(Viewer viewer, String from) {
    // Spectators of a table are told apart by where they are, seats are not.
    String side = viewer.isSpectator() ? from : "seat " + viewer.seat();
    return commands.take(viewer.table() + " " + side);
  }

  private static void pay(Buckets buckets, String side) {
    int wait = buckets.take(side);
    if (wait > 0) throw Refusal.slowDown(wait);
  }

  /// Counts a stream that is opened; it has to be given back.
  void openStream(String side) {
    int open = streams.merge(side, 1, Integer::sum);
    if (open <= config.limits().streams()) return;
    closeStream(side);
    throw new Refusal(
        Problem.Kind.SLOW_DOWN.because("Too many streams are open from your side. Close a page."),
        5,
        null);
  }

  /// Gives a stream back.
  void closeStream(String side) {
    streams.computeIfPresent(side, (_, open) -> open > 1 ? open - 1 : null);
  }

  /// Whether whoever sends a request says of what it is a part: a proxy of ours, or somebody on
  /// this machine where nobody else can ask.
  boolean trusts(Context context) {
    return proxies.isOne(context.ip())
        || config.isLocal() && config.publicAddress().isEmpty() && config.proxies().isEmpty();
  }

  /// The side from which a request comes. What a proxy says of that counts only if it is one of
  /// ours.
  String side(Context context) {
    return Sides.of(
        proxies.origin(
            context.ip(),
            Collections.list(context.req().getHeaders("Forwarded")),
            Collections.list(context.req().getHeaders("X-Forwarded-For"))));
  }
}
