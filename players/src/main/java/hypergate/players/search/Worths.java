package hypergate.players.search;

import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.view.Question;
import hypergate.players.novice.Values;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What it is worth to begin with something, an alien or a card of a variant: of what is chosen
/// before anything has happened no encounter tells. The file `worths.tsv` has a line for each, its
/// id and the points in 100 that who begins with it takes more than others, as the weights say that
/// `lab tune` has learned from games. What is not there is judged by how glad a novice is to have
/// it; of what nobody has thought it is worth nothing more than another.
final class Worths {
  private static final String FILE = "worths.tsv";

  /// What a novice's gladness, from 0 to 10, says of that.
  private static final double GLAD = 0.8;

  private static volatile @Nullable Worths last;

  private final Content content;
  private final Map<String, Double> known;

  private Worths(Content content) {
    this.content = content;
    Map<String, String[]> rows = new HashMap<>();
    content.all().stream().map(Card::set).distinct().forEach(set -> Values.read(set, rows));
    known = new HashMap<>();
    rows.forEach(
        (id, row) -> {
          if (!row[1].isEmpty())
            known.put(id, GLAD * (Double.parseDouble(row[1]) - Values.MIDDLING));
        });
    try (InputStream in = Worths.class.getResourceAsStream(FILE)) {
      if (in == null) throw new IllegalStateException("there is no file " + FILE);
      known.putAll(Valuation.weights(FILE, new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Worths of(Content content) {
    Worths worths = last;
    if (worths != null && worths.content == content) return worths;
    worths = new Worths(content);
    last = worths;
    return worths;
  }

  /// The option that is worth most to begin with.
  ///
  /// @param usual what is chosen where nothing is known of any of them
  static int choose(Question question, int usual) {
    Worths worths = of(question.rules().content());
    int best = usual;
    double most = worths.of(question.notation(usual));
    boolean any = worths.known.containsKey(question.notation(usual));
    for (int i = 0; i < question.count(); i++) {
      any |= worths.known.containsKey(question.notation(i));
      double worth = worths.of(question.notation(i));
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    return any ? best : usual;
  }

  private double of(String id) {
    return known.getOrDefault(id, 0.0);
  }
}
