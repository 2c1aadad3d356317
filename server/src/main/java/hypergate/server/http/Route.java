package hypergate.server.http;

/// One address of the contract and what happens there.
///
/// @param method as in `GET`
/// @param path as openapi.yaml writes it
/// @param access who may come
/// @param cost what it costs
/// @param action answers a call
record Route(String method, String path, Access access, Cost cost, Action action) {
  /// Answers a call.
  interface Action {
    void on(Call call) throws Exception;
  }
}
