package hypergate.server.table;

import hypergate.content.AllContent;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.lab.house.CardError;
import hypergate.lab.house.HouseCard;
import hypergate.lab.lesson.Lessons;
import hypergate.server.protocol.table.TableCard;
import hypergate.server.protocol.workshop.CardReading.HouseCardInfo;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What follows from a charter and is asked for with every view: worked out once.
///
/// @param rules of its game
/// @param all every option with its value
/// @param changed the options that differ from their defaults
/// @param commitment what the server is bound to
/// @param book what its part of the card book is asked for with
/// @param cards those that somebody wrote for it
record TableRules(
    Rules rules,
    Map<String, String> all,
    Map<String, String> changed,
    String commitment,
    String book,
    List<TableCard> cards) {
  /// What follows from this charter and from what people have said beside it.
  ///
  /// @param unwanted the aliens that they do not want to be dealt
  static TableRules of(Charter charter, Collection<String> unwanted) {
    Options options = charter.rules(unwanted);
    Map<String, String> all = new LinkedHashMap<>();
    Map<String, String> changed = new LinkedHashMap<>();
    for (Option option : AllContent.OPTIONS.all()) {
      String value = options.text(option);
      all.put(option.notation(), value);
      if (!value.equals(option.defaultValue())) changed.put(option.notation(), value);
    }
    Rules rules = KnownRules.of(options);
    String book = Books.wanted(rules, laid(charter));
    return new TableRules(
        rules,
        Alike.of(all),
        Alike.of(changed),
        charter.commitment(),
        book,
        charter.sources().stream().map(TableRules::card).toList());
  }

  private static TableCard card(String source) {
    try {
      HouseCardInfo card = HouseCardInfo.of(HouseCard.of(source));
      return new TableCard(card.id(), card.author(), card.digest(), source, card.faces());
    } catch (CardError e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  // A lesson's table is laid by hand. One that has changed since goes on no more.
  private static Set<String> laid(Charter charter) {
    Charter.Taught taught = charter.lesson();
    if (taught == null) return Set.of();
    return Lessons.named(taught.id()).map(lesson -> lesson.scene().cards()).orElse(Set.of());
  }

  Options options() {
    return rules.options();
  }

  /// The names of the options that differ from their defaults.
  List<String> changedNames() {
    return List.copyOf(changed.keySet());
  }
}
