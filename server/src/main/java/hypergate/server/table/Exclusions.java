package hypergate.server.table;

import hypergate.content.AllContent;
import hypergate.game.card.AlienList;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.card.StartCard;
import hypergate.lab.run.Nearest;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/// The aliens that one person does not want to be dealt, as it wants to say them in the lobby:
/// bounded, known, and such that enough others are left for the table.
final class Exclusions {
  /// The most that one person may name.
  static final int MOST = 12;

  private final Position position;
  private final Chair chair;
  private final Options wished;
  private final Content content;

  Exclusions(Position position, Chair chair) {
    this.position = position;
    this.chair = chair;
    this.wished = position.charter.rules();
    this.content = AllContent.of(wished);
  }

  /// Their ids, each once, in order.
  ///
  /// @throws Refusal when they cannot be
  List<String> checked(List<String> wanted) {
    if (wanted.size() > MOST)
      throw Refusal.notLegal("Each player may leave out {most} aliens at most.", "most", MOST);
    TreeSet<String> ids = new TreeSet<>();
    for (String name : wanted) ids.add(known(name));
    for (StartCard card : wished.startCards())
      if (ids.contains(card.id()))
        throw Refusal.notLegal(
            "{alien} cannot be left out: a seat begins with it.", "alien", called(card.id()));
    enough(ids);
    return List.copyOf(ids);
  }

  private String known(String name) {
    String id = name.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
    if (content.alienNumber(id) >= 0) return id;
    List<String> all = content.aliens().stream().map(Card::id).toList();
    String nearest = Nearest.of(id, all).orElse("");
    if (nearest.isEmpty()) throw Refusal.notLegal("There is no alien '{name}'.", "name", name);
    throw Refusal.notLegal(
        "There is no alien '{name}'; is {nearest} meant?",
        "name",
        name,
        "nearest",
        called(nearest));
  }

  private String called(String id) {
    int alien = content.alienNumber(id);
    return alien < 0 ? id : content.alien(alien).name();
  }

  private void enough(Set<String> ids) {
    TreeSet<String> all = new TreeSet<>(position.unwanted(chair));
    all.addAll(ids);
    Options options = position.charter.rules(all);
    int least = 2 * options.systems();
    int left = (int) content.aliens().stream().filter(options::deals).count();
    boolean named = !new AlienList(position.charter.aliens()).only().isEmpty();
    if (named && left < least)
      throw Refusal.notLegal(
          "Too few aliens would be left: {count} of the {least} that are needed.",
          "count",
          left,
          "least",
          least);
    Wish.proven(options);
  }
}
