package hypergate.bench.work;

import hypergate.content.AllContent;
import hypergate.game.Alien;
import hypergate.game.Content;
import hypergate.game.Declaration;
import hypergate.game.Flare;
import hypergate.game.Pulsar;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.variant.essences.Essence;
import java.util.ArrayList;
import java.util.List;

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
    List<Declaration<?>> cards = new ArrayList<>();
    for (Declaration<?> card : AllContent.ALL.all())
      if (!(card instanceof Alien)
          && !(card instanceof Flare)
          && !(card instanceof Pulsar)
          && !(card instanceof Essence)) cards.add(card);
    for (int i = 0; i < AllContent.ALL.aliens().size(); i++)
      cards.add(
          Alien.alien("Nobody " + i, "base")
              .power("Nothing", Role.MAIN, Step.REVEAL)
              .text("Nothing."));
    return new Content(cards, AllContent.ALL.variants(), AllContent.ALL.play());
  }
}
