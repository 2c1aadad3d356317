package hypergate.lab.env;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/// Lines that come in over a stream, none longer than is allowed, each answered with one.
public final class LineInput {
  /// How many bytes a line may have, its end not counted.
  public static final int LONGEST = 65_536;

  private final InputStream in;
  private final byte[] line = new byte[LONGEST];
  private int size;

  private LineInput(InputStream in) {
    this.in = new BufferedInputStream(in);
  }

  /// Answers line after line until the input ends or the other side says goodbye. Empty lines are
  /// passed over; of one that is too long nothing is kept.
  ///
  /// @throws IOException when the input breaks
  public static void serve(InputStream in, PrintWriter out, EnvLines lines) throws IOException {
    LineInput input = new LineInput(in);
    while (!lines.isEnded() && !out.checkError() && input.next()) {
      if (input.size > LONGEST) {
        out.print(EnvLines.tooLong(LONGEST) + "\n");
      } else {
        String text = new String(input.line, 0, input.size, StandardCharsets.UTF_8).strip();
        if (!text.isEmpty()) out.print(lines.answer(text) + "\n");
      }
      out.flush();
    }
  }

  // The next line; false when there is none.
  private boolean next() throws IOException {
    size = 0;
    int read = in.read();
    if (read < 0) return false;
    for (; read >= 0 && read != '\n'; read = in.read()) {
      if (size < LONGEST) line[size] = (byte) read;
      if (size <= LONGEST) size++;
    }
    return true;
  }
}
