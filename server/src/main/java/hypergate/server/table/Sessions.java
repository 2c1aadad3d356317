package hypergate.server.table;

import hypergate.server.protocol.Enter;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.table.SessionView;
import hypergate.server.protocol.table.TableParts.Entered;
import hypergate.server.protocol.table.TableParts.SeatLink;
import hypergate.server.protocol.view.TableEvent;
import hypergate.server.store.SeatSecret;
import hypergate.server.store.SeatSession;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The browsers that sit at a table's seats, and the links by which they come.
final class Sessions {
  private final Table table;

  Sessions(Table table) {
    this.table = table;
  }

  /// A session that begins.
  static SeatSession begin(House house, String table, String seat, String secret, String browser) {
    long now = house.now();
    return new SeatSession(
        SeatSecret.hash(secret), house.secrets().address(), table, seat, now, now, browser);
  }

  /// Somebody comes with a link and gets a session. A browser that sits there already keeps its
  /// own.
  ///
  /// @param key what the caller had before; null for nothing
  Outcome enter(@Nullable String key, Enter enter, String browser) {
    Position position = table.position();
    String seat = table.door().keyring().link(enter.secret());
    if (seat == null)
      throw Refusal.notYours("That link is not good any more. Ask the host for a new one.");
    Chair chair = position.began(seat);
    SeatSession known = table.door().session(key);
    boolean here = known != null && known.seat().equals(chair.letter());
    String secret = table.house().secrets().seat();
    if (position.aside() == null)
      table.act(
          "enter",
          chair,
          null,
          act -> {
            new Lobby(act, table).enter(chair, enter);
            if (!here) begin(act, chair, secret, browser);
          });
    // Whoever has a seat may look at what has become of a table that is set aside.
    else if (!here) table.door().change(act -> begin(act, chair, secret, browser));
    String json = Json.text(new Entered(chair.seat().letter()));
    return here ? new Outcome.Done(json) : new Outcome.Seated(json, position.table, secret);
  }

  private void begin(Act act, Chair chair, String secret, String browser) {
    List<SeatSession> others = table.door().keyring().of(chair.letter());
    for (int i = Keyring.MOST - 1; i < others.size(); i++) act.end(others.get(i));
    act.session(begin(table.house(), act.position().table, chair.letter(), secret, browser));
  }

  /// The browsers that sit at a chair.
  ///
  /// @param key the caller's own
  Outcome list(Chair chair, @Nullable String key) {
    List<SessionView> shown = new ArrayList<>();
    for (SeatSession session : table.door().keyring().of(chair.letter()))
      if (table.door().session(session.hash()) != null)
        shown.add(
            new SessionView(
                session.id(),
                session.begun(),
                session.seen(),
                session.browser(),
                table.audience().of(chair.index).has(session.hash()),
                session.hash().equals(key)));
    return new Outcome.Done(Json.text(shown));
  }

  /// Ends one of them.
  ///
  /// @param key the caller's own
  Outcome end(Chair chair, @Nullable String key, String id) {
    for (SeatSession session : table.door().keyring().of(chair.letter()))
      if (session.id().equals(id)) {
        table.door().change(act -> act.end(session));
        return session.hash().equals(key)
            ? new Outcome.Left("{}", table.position().table)
            : new Outcome.Done("{}");
      }
    throw Refusal.notFound("No browser of that name sits at your seat.");
  }

  /// A new link for a seat: the old one is not good any more, and who sat there has to come again.
  /// The host's own browser stays.
  ///
  /// @param by the host
  /// @param key the host's own
  Outcome renew(Chair by, @Nullable String key, String seat) {
    Chair chair = table.position().chair(seat);
    if (chair.kind == Chair.Kind.MACHINE)
      throw Refusal.notNow("A machine sits there: nobody needs a link to that seat.");
    String secret = table.house().secrets().seat();
    SeatSession own = chair == by ? table.door().session(key) : null;
    table.act(
        "link",
        by,
        null,
        act -> {
          act.withdraw(chair);
          act.secret(chair, secret);
          if (own != null) act.session(own);
          else act.add(new Entry.Renewed(chair.index));
          act.tell(new TableEvent.LinkRenewed(chair.seat()));
        });
    table.links().put(chair.index, secret);
    return new Outcome.Done(Json.text(new SeatLink(chair.seat().letter(), secret)));
  }

  /// A link for somebody who comes over from the game before this one; the links that there are
  /// stay good.
  String link(String seat) {
    Chair chair = table.position().began(seat);
    if (chair.kind == Chair.Kind.MACHINE || chair.renewed)
      throw Refusal.notYours("The host of the next table has given your seat to somebody else.");
    String secret = table.house().secrets().seat();
    table.door().change(act -> act.secret(chair, secret));
    return secret;
  }
}
