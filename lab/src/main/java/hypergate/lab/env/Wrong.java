package hypergate.lab.env;

import java.util.List;

/// A request that cannot be carried out; nothing has changed.
final class Wrong extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// What kind of error it is, in one word.
  final String code;

  /// What is allowed; empty where that cannot be listed.
  final transient List<String> allowed;

  Wrong(String code, String message, List<String> allowed) {
    super(message);
    this.code = code;
    this.allowed = allowed;
  }

  Wrong(String code, String message) {
    this(code, message, List.of());
  }
}
