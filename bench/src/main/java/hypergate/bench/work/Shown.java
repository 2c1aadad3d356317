package hypergate.bench.work;

import hypergate.game.Game;
import hypergate.server.protocol.view.Sections;

/// All sections of a game as JSON for its four seats, when everything is new to them.
final class Shown implements Work {
  private static final int PARKED = 64;
  private static final int SEATS = 4;

  private final Game[] parked = new Game[PARKED];
  private final Sections sections;
  private int next;
  private long units;
  private long sum;

  Shown() {
    for (int i = 0; i < PARKED; i++) parked[i] = Tables.parked(i + 1);
    sections = new Sections(parked[0].rules());
  }

  @Override
  public void some() {
    next = (next + 1) % PARKED;
    sections.take(parked[next]);
    for (int i = 0; i < SEATS; i++)
      for (String text : sections.texts(1 << i).values()) sum += text.length();
    units++;
  }

  @Override
  public long units() {
    return units;
  }

  @Override
  public long sum() {
    return sum;
  }
}
