package hypergate.server.http;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Set;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.jspecify.annotations.Nullable;

/// Keeps servlet sessions out. Who somebody is, our own cookies say; but Javalin asks for a session
/// whenever a WebSocket is opened, and Jetty then keeps one for whoever asked and hands out a
/// cookie, without end.
final class NoSessions implements Filter {
  private NoSessions() {}

  /// Takes sessions away from a server before it starts.
  static void in(ServletContextHandler handler) {
    // Nothing that somebody sends names one either.
    handler.getSessionHandler().setSessionTrackingModes(Set.of());
    FilterHolder holder = new FilterHolder(new NoSessions());
    holder.setAsyncSupported(true);
    handler.addFilter(holder, "/*", null);
  }

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    chain.doFilter(
        request instanceof HttpServletRequest http ? new Sessionless(http) : request, response);
  }

  private static final class Sessionless extends HttpServletRequestWrapper {
    Sessionless(HttpServletRequest request) {
      super(request);
    }

    @Override
    public @Nullable HttpSession getSession(boolean create) {
      return create ? getSession() : null;
    }

    @Override
    public HttpSession getSession() {
      return new Nothing(getServletContext());
    }
  }

  /// A session in which nothing stays.
  private static final class Nothing implements HttpSession {
    private final ServletContext context;

    Nothing(ServletContext context) {
      this.context = context;
    }

    @Override
    public long getCreationTime() {
      return 0;
    }

    @Override
    public String getId() {
      return "";
    }

    @Override
    public long getLastAccessedTime() {
      return 0;
    }

    @Override
    public ServletContext getServletContext() {
      return context;
    }

    @Override
    public void setMaxInactiveInterval(int seconds) {}

    @Override
    public int getMaxInactiveInterval() {
      return 0;
    }

    @Override
    public @Nullable Object getAttribute(String name) {
      return null;
    }

    @Override
    public Enumeration<String> getAttributeNames() {
      return Collections.emptyEnumeration();
    }

    @Override
    public void setAttribute(String name, Object value) {}

    @Override
    public void removeAttribute(String name) {}

    @Override
    public void invalidate() {}

    @Override
    public boolean isNew() {
      return true;
    }
  }
}
