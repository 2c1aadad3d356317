package hypergate.lab.variants.technology;

import hypergate.game.Game;
import hypergate.game.card.Content;
import hypergate.game.piece.Seat;
import hypergate.lab.variants.Sums;
import hypergate.variant.technology.Tally;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What became of techs over many games: how often each was dealt, completed and used, and how
/// often those won who had completed it.
final class TechSums implements Sums, Tally {
  private final Content content;
  private final boolean[] seen;
  private final long[] dealt;
  private final long[] completed;
  private final long[] used;
  private final long[] completers;
  private final long[] completersWon;
  private final int[] completedBy;

  TechSums(Content content) {
    this.content = content;
    int techs = content.of(Tech.class).size();
    seen = new boolean[techs];
    dealt = new long[techs];
    completed = new long[techs];
    used = new long[techs];
    completers = new long[techs];
    completersWon = new long[techs];
    completedBy = new int[techs];
  }

  @Override
  public void watch(Game game) {
    if (Techs.areIn(game)) Techs.of(game).tally(this);
  }

  @Override
  public void tech(Seat seat, int tech, Moment moment) {
    seen[tech] = true;
    switch (moment) {
      case DEALT -> dealt[tech]++;
      case COMPLETED -> {
        completed[tech]++;
        completedBy[tech] |= seat.bit();
      }
      case USED -> used[tech]++;
    }
  }

  @Override
  public void end(Game game) {
    int winners = game.winners();
    for (int tech = 0; tech < completedBy.length; tech++) {
      if (completedBy[tech] == 0) continue;
      completers[tech] += Integer.bitCount(completedBy[tech]);
      completersWon[tech] += Integer.bitCount(completedBy[tech] & winners);
      completedBy[tech] = 0;
    }
  }

  @Override
  public void add(Sums others) {
    TechSums other = (TechSums) others;
    for (int i = 0; i < seen.length; i++) {
      seen[i] |= other.seen[i];
      dealt[i] += other.dealt[i];
      completed[i] += other.completed[i];
      used[i] += other.used[i];
      completers[i] += other.completers[i];
      completersWon[i] += other.completersWon[i];
    }
  }

  @Override
  public Found found() {
    List<Map<String, Object>> rows = new ArrayList<>();
    List<String> words = new ArrayList<>();
    for (int i = 0; i < seen.length; i++) {
      if (!seen[i]) continue;
      if (words.isEmpty())
        words.add(
            String.format(
                "%-22s %8s %9s %8s  %s",
                "tech", "dealt", "completed", "used", "wins when completed"));
      String id = content.of(Tech.class).get(i).id();
      double share = completers[i] == 0 ? 0 : (double) completersWon[i] / completers[i];
      words.add(
          String.format(
              Locale.ROOT,
              "%-22s %,8d %,9d %,8d  %5.1f %%",
              id,
              dealt[i],
              completed[i],
              used[i],
              100 * share));
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("id", id);
      row.put("dealt", dealt[i]);
      row.put("completed", completed[i]);
      row.put("used", used[i]);
      row.put("winShare", share);
      rows.add(row);
    }
    return new Found("techs", rows, words);
  }
}
