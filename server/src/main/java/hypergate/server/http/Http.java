package hypergate.server.http;

import hypergate.server.protocol.Json;
import hypergate.server.protocol.Problem;
import hypergate.server.trace.Step;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.json.JavalinJackson3;
import io.javalin.router.Endpoint;
import io.javalin.util.JavalinException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;

/// The server's ears and mouth. Answers from the moment it is started.
public final class Http implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Http.class);
  private static final String ROUTE = "route";
  private static final String STEP = "step";
  private static final Set<String> METHODS =
      Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE");
  private static final Duration IDLE = Duration.ofSeconds(60);

  /// When we stop: milliseconds for connections on which nothing happens, and for answers that are
  /// being given.
  private static final int IDLE_AT_THE_END = 100;

  private static final int PATIENCE_AT_THE_END = 1_200;

  private final Javalin javalin;
  private final Optional<Javalin> household;
  private final Streams streams;
  private final Works works;
  private final Patience patience;
  private volatile boolean closing;

  private Http(
      HttpConfig config,
      Patience patience,
      Services services,
      Supplier<Optional<String>> unready,
      BooleanSupplier leaving) {
    Gate gate = new Gate(config);
    this.patience = patience;
    works = new Works(config.limits().works());
    Kept kept = new Kept(works);
    services.metrics().watch("hypergate.works.waiting", "Expensive works in line", works::waiting);
    services.metrics().watch("hypergate.kept", "Answers that are kept", kept::size);
    streams = new Streams(services.tables()::now, services.metrics());
    Commands commands = new Commands(services.tables(), services.metrics());
    TableStreams tables =
        new TableStreams(services.tables(), gate, streams, commands, services.traces());
    Routes routes =
        new Routes(
            services,
            gate,
            tables,
            commands,
            () -> closing ? Optional.of("the server is stopping") : unready.get(),
            leaving);
    javalin =
        Javalin.create(
            javalin -> {
              settle(javalin, gate, patience);
              register(javalin.routes, routes.all(), services, gate, kept);
              everythingElse(javalin.routes, new LabPages(services.reports(), kept, gate));
              javalin.routes.wsBeforeUpgrade(Routes.SOCKET, tables::upgrade);
              // So that it is looked for; what happens on it is said below.
              javalin.routes.ws(Routes.SOCKET, _ -> {});
              javalin.jetty.modifyWebSocketServletFactory(
                  sockets ->
                      sockets.addMapping(
                          "uri-template|" + Routes.SOCKET,
                          (request, _) -> TableStreams.socket(request.getHttpServletRequest())));
              javalin.requestLogger.http((context, millis) -> finished(services, context, millis));
            });
    household =
        config
            .household()
            .map(where -> household(where, routes.household(), services, kept, patience));
  }

  // An address of its own for whoever looks after the server: nothing of it is among what people
  // reach.
  private static Javalin household(
      HttpConfig.Household where,
      List<Route> routes,
      Services services,
      Kept kept,
      Patience patience) {
    Gate gate =
        new Gate(new HttpConfig(where.host(), where.port(), Optional.empty(), Limits.LOCAL));
    return Javalin.create(
        javalin -> {
          settle(javalin, gate, patience);
          // Platform threads: what asks whether we are well is answered whatever the tables
          // compute.
          javalin.concurrency.useVirtualThreads = false;
          javalin.jetty.threadPool = new QueuedThreadPool(16, 2);
          register(javalin.routes, routes, services, gate, kept);
        });
  }

  /// Reads what the first request needs, which takes a while.
  public static void prepare() {
    Contract.contract();
  }

  /// Starts to listen.
  ///
  /// @param unready what behind it does not work, asked by `/ready`; empty when all does
  /// @param leaving whether new tables shall be made at other nodes
  public static Http start(
      HttpConfig config,
      Services services,
      Supplier<Optional<String>> unready,
      BooleanSupplier leaving) {
    Proxies proxies = new Proxies(config.proxies());
    Patience patience = new Patience(config.limits().connections(), proxies::isOne);
    return start(config, patience, services, unready, leaving);
  }

  /// The same with another patience.
  static Http start(
      HttpConfig config,
      Patience patience,
      Services services,
      Supplier<Optional<String>> unready,
      BooleanSupplier leaving) {
    Http http = new Http(config, patience, services, unready, leaving);
    http.javalin.start(config.host(), config.port());
    hasty(http.javalin);
    for (Connector connector : http.javalin.jettyServer().server().getConnectors())
      if (connector instanceof AbstractConnector ours) ours.addEventListener(http.patience);
    try {
      config
          .household()
          .ifPresent(where -> http.household.orElseThrow().start(where.host(), where.port()));
    } catch (JavalinException e) {
      http.close();
      throw new HouseholdTaken(e);
    }
    http.household.ifPresent(Http::hasty);
    return http;
  }

  /// Nothing can listen where whoever looks after the server is to ask.
  public static final class HouseholdTaken extends RuntimeException {
    private static final long serialVersionUID = 1;

    HouseholdTaken(Throwable cause) {
      super(cause);
    }
  }

  private static void hasty(Javalin javalin) {
    for (Connector connector : javalin.jettyServer().server().getConnectors())
      if (connector instanceof AbstractConnector ours) ours.setShutdownIdleTimeout(IDLE_AT_THE_END);
  }

  private static void settle(JavalinConfig javalin, Gate gate, Patience patience) {
    Headers headers = new Headers(gate.isSecure());
    javalin.concurrency.useVirtualThreads = true;
    javalin.startup.showJavalinBanner = false;
    javalin.startup.showOldJavalinVersionWarning = false;
    javalin.startup.startupWatcherEnabled = false;
    javalin.jsonMapper(new JavalinJackson3(Json.MAPPER, true));
    javalin.jetty.modifyServer(
        server -> {
          server.setErrorHandler(new Mishaps(headers));
          server.setStopTimeout(PATIENCE_AT_THE_END);
        });
    javalin.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          http.setRequestHeaderSize(16 * 1024);
          // No headers of a connection are kept to know them again: that is 4.5 KB each, for good,
          // also where it has become a WebSocket.
          http.setHeaderCacheSize(0);
          // Otherwise a header that begins like an earlier one of its connection but for capitals
          // gets those of the earlier one, and behind a proxy a secret is spoilt by a stranger.
          http.setHeaderCacheCaseSensitive(true);
          http.addCustomizer(headers);
          http.addCustomizer(patience);
        });
    javalin.jetty.modifyServletContextHandler(NoSessions::in);
    // Javalin's own closes a silent WebSocket after half a minute.
    javalin.jetty.modifyWebSocketServletFactory(
        sockets -> {
          sockets.setIdleTimeout(IDLE);
          sockets.setMaxTextMessageSize(Call.LONGEST);
        });
  }

  private static void register(
      RoutesConfig javalin, List<Route> routes, Services services, Gate gate, Kept kept) {
    Problems.register(javalin);
    javalin.before(gate::admit);
    javalin.before(Http::method);
    for (Route route : routes)
      javalin.addEndpoint(
          new Endpoint(
              HandlerType.findOrCreate(route.method()),
              route.path(),
              context -> {
                context.attribute(ROUTE, route.path());
                gate.charge(route.cost(), context);
                step(services, route, context, gate)
                    .<Exception>risk(
                        () ->
                            route
                                .action()
                                .on(
                                    new Call(
                                        context, services.tables(), gate, route.cost(), kept)));
              }));
  }

  // Anybody may make one up. Javalin has names of its own among its methods, such as BEFORE, which
  // are nobody's to call.
  private static void method(Context context) {
    if (!METHODS.contains(context.req().getMethod()))
      throw new Refusal(Problem.Kind.WRONG_METHOD.because("This address knows no such method."));
  }

  // It is ended when the request has been answered, see finished.
  private static Step step(Services services, Route route, Context context, Gate gate) {
    if (route.access() == Access.Open.HOUSEHOLD) return Step.NONE;
    Step step =
        services
            .traces()
            .request(route.method() + " " + route.path(), context::header, gate.trusts(context))
            .with("http.request.method", route.method())
            .with("http.route", route.path());
    if (step.isTraced()) context.attribute(STEP, step);
    return step;
  }

  private static void everythingElse(RoutesConfig javalin, LabPages lab) {
    Pages pages = new Pages();
    javalin.get(
        "/*",
        context -> {
          if (context.path().startsWith("/api/"))
            throw new Refusal(Problem.Kind.NOT_FOUND.because("There is nothing at this address."));
          if (!lab.get(context)) pages.get(context);
        });
    for (String method : List.of("POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"))
      javalin.addEndpoint(
          new Endpoint(
              HandlerType.findOrCreate(method),
              "/*",
              _ -> {
                throw new Refusal(
                    Problem.Kind.WRONG_METHOD.because(
                        "This address knows no {method}.", "method", method));
              }));
  }

  private static void finished(Services services, Context context, float millis) {
    String route = context.attribute(ROUTE);
    int status = context.statusCode();
    Step step = Objects.requireNonNullElse(context.<Step>attribute(STEP), Step.NONE);
    if (status >= 500) step.failed(Integer.toString(status));
    step.with("http.response.status_code", status).end();
    // Each name that is counted is kept for good, so strangers may not make up more of them.
    String sent = context.req().getMethod();
    String method = METHODS.contains(sent) ? sent : "other";
    services
        .metrics()
        .request(route == null ? "page" : route, method, status, (long) (millis * 1_000_000));
    // No query and no body: what somebody looks at or says is nobody's business here.
    boolean tells = status >= 400 || !method.matches("GET|HEAD");
    LoggingEventBuilder line = tells ? LOG.atInfo() : LOG.atDebug();
    if (step.isTraced()) line = line.addKeyValue("trace", step.trace());
    line.addKeyValue("method", method)
        .addKeyValue("path", context.req().getRequestURI())
        .addKeyValue("status", status)
        .addKeyValue("millis", Math.round(millis))
        .log("request");
  }

  /// The port that it listens on.
  public int port() {
    return javalin.port();
  }

  /// The port on which whoever looks after the server asks; 0 for none.
  public int householdPort() {
    return household.map(Javalin::port).orElse(0);
  }

  /// Says goodbye on every stream and stops listening.
  @Override
  public void close() {
    closing = true;
    streams.close();
    stop(javalin);
    household.ifPresent(Http::stop);
    works.close();
    patience.close();
  }

  private static void stop(Javalin javalin) {
    try {
      javalin.stop();
    } catch (JavalinException e) {
      // Somebody did not take an answer in time; it was closed all the same.
      LOG.atDebug().setCause(e).log("stopped impatiently");
    }
  }
}
