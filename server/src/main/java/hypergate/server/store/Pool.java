package hypergate.server.store;

import java.io.PrintWriter;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/// Connections for a library that wants one for a moment, again and again: whoever closes one gives
/// it back, and the next gets it, if it still answers. There are as many as were ever wanted at
/// once.
final class Pool implements DataSource, AutoCloseable {
  /// In seconds.
  private static final int PATIENCE = 2;

  private final Database database;
  private final Deque<Connection> idle = new ConcurrentLinkedDeque<>();
  private volatile boolean closed;

  Pool(Database database) {
    this.database = database;
  }

  @Override
  public Connection getConnection() throws SQLException {
    for (Connection one = idle.poll(); one != null; one = idle.poll()) {
      if (one.isValid(PATIENCE)) return lent(one);
      forget(one);
    }
    return lent(database.connect());
  }

  private Connection lent(Connection one) {
    return (Connection)
        Proxy.newProxyInstance(
            Pool.class.getClassLoader(), new Class<?>[] {Connection.class}, new Lent(one));
  }

  /// A connection until it is given back.
  private final class Lent implements InvocationHandler {
    private final Connection connection;
    private final AtomicBoolean back = new AtomicBoolean();

    Lent(Connection connection) {
      this.connection = connection;
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments)
        throws Throwable {
      switch (method.getName()) {
        case "close" -> {
          if (back.compareAndSet(false, true)) giveBack(connection);
          return null;
        }
        case "isClosed" -> {
          return back.get() || connection.isClosed();
        }
        default -> {
          if (back.get()) throw new SQLException("this connection was given back");
          try {
            return method.invoke(connection, arguments);
          } catch (InvocationTargetException e) {
            throw e.getTargetException();
          }
        }
      }
    }
  }

  private void giveBack(Connection one) {
    try {
      // What was begun and not ended is not the next one's.
      if (!one.getAutoCommit()) {
        one.rollback();
        one.setAutoCommit(true);
      }
      idle.push(one);
      if (closed) forgetAll();
    } catch (SQLException e) {
      forget(one);
    }
  }

  private void forgetAll() {
    for (Connection one = idle.poll(); one != null; one = idle.poll()) forget(one);
  }

  private static void forget(Connection one) {
    try {
      one.close();
    } catch (SQLException e) {
      // It is closed for us either way.
    }
  }

  /// What is given back from now on is closed.
  @Override
  public void close() {
    closed = true;
    forgetAll();
  }

  @Override
  public Connection getConnection(String user, String password) throws SQLException {
    return getConnection();
  }

  @Override
  public @Nullable PrintWriter getLogWriter() {
    return null;
  }

  @Override
  public void setLogWriter(PrintWriter writer) {}

  @Override
  public void setLoginTimeout(int seconds) {}

  @Override
  public int getLoginTimeout() {
    return 0;
  }

  @Override
  public Logger getParentLogger() throws SQLFeatureNotSupportedException {
    throw new SQLFeatureNotSupportedException();
  }

  @Override
  public <T> T unwrap(Class<T> type) throws SQLException {
    throw new SQLException("nothing to unwrap");
  }

  @Override
  public boolean isWrapperFor(Class<?> type) {
    return false;
  }
}
