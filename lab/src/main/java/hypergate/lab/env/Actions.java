package hypergate.lab.env;

import hypergate.game.card.Card;
import hypergate.game.card.Clause;
import hypergate.game.card.Content;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The numbers of actions. What is written alike in any question has one number of its own: words,
/// seats, planets, numbers, what cards show, cards and aliens by their ids; they follow from the
/// declarations of the cards. What has none, such as a whole offer, takes the free numbers at the
/// end, in the order of the question. So each option has one number, and no two the same.
public final class Actions {
  /// Free numbers at the end.
  public static final int FREE = 512;

  private static final int LOWEST = -40;
  private static final int HIGHEST = 80;

  private final List<String> names;
  private final Map<String, Integer> numbers = new HashMap<>();

  /// The actions of games with these cards.
  public Actions(Content content) {
    Set<String> all = new LinkedHashSet<>();
    for (Word word : Word.values()) all.add(word.notation());
    for (int i = 0; i < Seat.MOST; i++) all.add(Seat.of(i).letter());
    for (int i = 0; i < Planet.MOST; i++) all.add(Planet.of(i).toString());
    all.addAll(List.of("gate", "beside", "removed"));
    for (int number = LOWEST; number <= HIGHEST; number++) all.add(Integer.toString(number));
    for (Kind kind : Kind.values()) all.add(content.word(kind));
    all.addAll(Names.faces(content));
    for (Card card : content.all()) {
      all.add(card.id());
      for (Clause clause : card.uses()) all.add(clause.effect().id());
    }
    names = List.copyOf(all);
    for (int i = 0; i < names.size(); i++) numbers.put(names.get(i), i);
  }

  /// How many numbers there are, the free ones included.
  public int count() {
    return names.size() + FREE;
  }

  /// How the actions with a number of their own are written, from number 0 on; those that follow
  /// are free.
  public List<String> names() {
    return names;
  }

  /// The number of an action with a number of its own; -1 when it has none.
  public int number(String notation) {
    return numbers.getOrDefault(notation, -1);
  }

  /// The numbers of the options of a question, in their order. Where a question has more options
  /// without a number of their own than there are free ones, the rest have numbers from [#count]
  /// on: they can be chosen, but stand in no mask.
  public int[] of(Question question) {
    int[] actions = new int[question.count()];
    int free = names.size();
    for (int i = 0; i < actions.length; i++) {
      int known = number(question.notation(i));
      actions[i] = known >= 0 ? known : free++;
    }
    return actions;
  }
}
