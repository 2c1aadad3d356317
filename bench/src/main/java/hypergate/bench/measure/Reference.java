package hypergate.bench.measure;

/// The fixed yardstick of a machine: one generator draw, the n-th set bit of a mask, three array
/// writes, a push on an undo log. All times are quoted in multiples of it.
final class Reference {
  /// How many rounds of a thousand steps one measurement takes: about two milliseconds.
  private static final int ROUNDS = 800;

  private static final int STEPS = 1000;

  private final int[] cells = new int[512];
  private final int[] undo = new int[1024];
  private long s0 = 1;
  private long s1 = 2;
  private long sum;

  /// Nanoseconds of processor time a step.
  double measure() {
    long begin = Clock.nanos();
    for (int i = 0; i < ROUNDS; i++) sum += round();
    return (double) (Clock.nanos() - begin) / ROUNDS / STEPS;
  }

  private long round() {
    long mask = 0x00ff_f0f0_0fff_0ff0L;
    int top = 0;
    for (int i = 0; i < STEPS; i++) {
      long draw = Long.rotateLeft(s0 + s1, 17) + s0;
      s1 ^= s0;
      s0 = Long.rotateLeft(s0, 49) ^ s1 ^ (s1 << 21);
      s1 = Long.rotateLeft(s1, 28);
      int n = (int) (((draw >>> 32) * Long.bitCount(mask)) >>> 32);
      int bit = Long.numberOfTrailingZeros(Long.expand(1L << n, mask));
      cells[bit] = i;
      cells[bit + 64] = n;
      cells[bit + 128] = (int) draw;
      undo[top++ & 1023] = bit;
    }
    return s0 ^ mask;
  }

  /// Something that depends on all that was done.
  long sum() {
    return sum + cells[100] + undo[100];
  }
}
