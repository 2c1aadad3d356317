package hypergate.players;

import hypergate.game.card.Content;
import hypergate.game.view.Question;
import hypergate.players.novice.Judgements;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Temper;
import org.jspecify.annotations.Nullable;

/// Plays by rules of thumb that a friend at the table would call sensible: one class a topic, all
/// reading the same [Outlook], and one judgement a card. It sees the view of its seat and nothing
/// else, remembers nothing, and answers the same question always in the same way; what its seed
/// gives it is a [Temper].
public final class NovicePlayer implements MachinePlayer {
  // Those of the last game's box, which is the box of nearly all games: a memo of what the files
  // say, nothing that games could share.
  private static volatile @Nullable Judgements last;

  private @Nullable Outlook outlook;
  private Temper temper = Temper.EVEN;

  /// A novice of an even temper, until it is given a seed.
  public NovicePlayer() {}

  /// A novice of an even temper whose mere guesses follow from a seed.
  public NovicePlayer(long seed) {
    temper = Temper.even(seed);
  }

  @Override
  public void reseed(long seed) {
    become(Temper.of(seed));
  }

  /// Makes it one that is thrifty with its cards, and wins more by that than others do.
  ///
  /// @param seed what the rest of its temper follows from
  public void becomeThrifty(long seed) {
    become(Temper.thrifty(seed));
  }

  /// Makes it one that spares cards and ships, as those are seen to do who try their options out.
  ///
  /// @param seed what its temper follows from
  public void becomeSparing(long seed) {
    become(Temper.sparing(seed));
  }

  private void become(Temper given) {
    temper = given;
    Outlook table = outlook;
    if (table != null) table.temper(temper);
  }

  @Override
  public int choose(Question question) {
    return look(question).effects.answer(question);
  }

  /// Whether an answer in a deal gives a foreign colony away for less than it is worth.
  ///
  /// @param position of the answer
  public boolean givesAway(Question question, int position) {
    return look(question).bargaining.givesAway(question, question.option(position));
  }

  private Outlook look(Question question) {
    Outlook table = outlook;
    if (table == null) {
      table = new Outlook(question, judgements(question.rules().content()), temper);
      outlook = table;
    } else {
      table.read(question);
    }
    return table;
  }

  private static Judgements judgements(Content content) {
    Judgements known = last;
    if (known != null && known.isOf(content)) return known;
    known = new Judgements(content, Roster.ALL);
    last = known;
    return known;
  }
}
