package hypergate.bench.work;

import hypergate.content.AllContent;
import hypergate.game.card.AlienCard;
import hypergate.game.card.Card;
import hypergate.game.card.Content;
import hypergate.game.card.Sheet;
import hypergate.game.declare.Alien;
import hypergate.game.declare.Flare;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Boxes that hold less than everything.
final class Boxes {
  private Boxes() {}

  /// The base set alone.
  static Content base() {
    return new Content(
        AllContent.ALL.all().stream().filter(card -> card.set().equals("base")).toList(),
        AllContent.ALL.variants(),
        AllContent.ALL.play());
  }

  /// Everything, but the aliens can do nothing.
  static Content powerless() {
    Set<String> brought = new HashSet<>();
    for (Sheet alien : AllContent.ALL.aliens())
      for (Card card : alien.brought()) brought.add(card.id());
    List<Card> cards = new ArrayList<>();
    for (Card card : AllContent.ALL.all())
      if (!(card instanceof Alien)
          && !(card instanceof Flare)
          && !(card instanceof AlienCard)
          && !brought.contains(card.id())) cards.add(card);
    for (int i = 0; i < AllContent.ALL.aliens().size(); i++)
      cards.add(
          Alien.alien("Nobody " + i, "base")
              .power("Nothing", Role.MAIN, Step.REVEAL)
              .text("Nothing."));
    return new Content(cards, AllContent.ALL.variants(), AllContent.ALL.play());
  }
}
