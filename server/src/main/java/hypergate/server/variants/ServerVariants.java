package hypergate.server.variants;

import hypergate.server.variants.moons.ServerMoons;
import java.util.List;

/// The variants that the protocol knows.
public final class ServerVariants {
  /// All of them.
  public static final List<ServerVariant> ALL = List.of(new ServerMoons());

  private ServerVariants() {}
}
