package hypergate.cli.terminal;

import hypergate.game.event.Event;

/// Cards: who draws, plays, shows and loses which, and what is used. The first use of a card comes
/// with its text.
final class CardStory {
  private final Voice voice;

  CardStory(Voice voice) {
    this.voice = voice;
  }

  void drew(Event.Drew it) {
    String what = voice.cards(it.cards(), it.count());
    if (!it.cause().equals("setup"))
      voice.line(voice.does(it.seat(), "draws " + what + voice.because(it.cause()) + "."));
    else if (it.cards().isEmpty()) voice.detail(voice.does(it.seat(), "is dealt " + what + "."));
    else voice.line(voice.does(it.seat(), "is dealt " + what + "."));
  }

  void took(Event.Took it) {
    voice.line(
        voice.does(it.to(), "takes " + voice.cards(it.cards(), it.count()) + " from ")
            + voice.whom(it.from())
            + voice.because(it.cause())
            + ".");
  }

  // What was used or revealed is known to go to the discard pile.
  void discarded(Event.Discarded it) {
    String text =
        voice.does(
            it.seat(), "discards " + voice.cards(it.cards()) + voice.because(it.cause()) + ".");
    if (voice.areShown(it.cards())) voice.detail(text);
    else voice.line(text);
  }

  void newHand(Event.NewHand it) {
    String away = it.shown().isEmpty() ? "." : "; discarded: " + voice.cards(it.shown()) + ".";
    voice.line(voice.does(it.seat(), "gets a new hand") + away);
  }

  void tookBack(Event.TookBack it) {
    String card = voice.card(it.card());
    voice.line(
        voice.does(
            it.seat(),
            "takes " + card + " from the discard pile" + voice.because(it.cause()) + "."));
  }

  void lookedAt(Event.LookedAt it) {
    voice.line(
        (it.owner() == it.seat()
                ? voice.does(it.seat(), "looks at the top of a deck")
                : voice.does(it.seat(), "looks at cards of ") + voice.whom(it.owner()))
            + (it.cards().isEmpty() ? "" : ": " + voice.cards(it.cards()))
            + voice.because(it.cause())
            + ".");
  }

  void showed(Event.Showed it) {
    voice.line(
        voice.does(it.seat(), "shows " + voice.cards(it.cards()))
            + voice.because(it.cause())
            + ".");
  }

  void typeTold(Event.TypeTold it) {
    voice.line(
        voice.whose(it.seat())
            + " card is of the type "
            + it.type()
            + voice.because(it.cause())
            + ".");
  }

  void selected(Event.Selected it) {
    String card = it.card().isEmpty() ? "a card" : voice.card(it.card());
    voice.line(voice.does(it.seat(), "lays down " + card + ", face down."));
  }

  void revealed(Event.Revealed it) {
    voice.isShown(it.card());
    voice.line(voice.does(it.seat(), "reveals " + voice.boldly(it.card()) + "."));
  }

  void changed(Event.CardChanged it) {
    voice.line(
        voice.whose(it.seat())
            + " card counts as "
            + voice.card(it.counts())
            + (it.cause().equals("morph") ? " (Morph copies it)" : voice.because(it.cause()))
            + ".");
  }

  void used(Event.Used it) {
    boolean power = voice.texts().alien(it.effect()).isPresent();
    voice.isShown(it.effect().replaceFirst("/.*", ""));
    voice.line(
        voice.does(it.seat(), "uses ")
            + (power ? "the power " : "")
            + voice.boldly(it.effect())
            + ".");
    voice.explain(it.effect());
  }

  void cancelled(Event.Cancelled it) {
    voice.line(
        voice.whose(it.seat())
            + " "
            + voice.card(it.effect())
            + " is cancelled"
            + voice.because(it.cause())
            + ".");
  }

  void laidAside(Event.LaidAside it) {
    voice.line(
        voice.does(
                it.seat(), "lays " + it.count() + (it.count() == 1 ? " card" : " cards") + " aside")
            + (it.cards().isEmpty() ? "" : ": " + voice.cards(it.cards()))
            + voice.because(it.cause())
            + ".");
  }

  void pickedUp(Event.PickedUp it) {
    String what =
        it.cards().isEmpty()
            ? it.count() + (it.count() == 1 ? " card" : " cards")
            : voice.cards(it.cards());
    voice.line(voice.does(it.seat(), "takes " + what + " back into the hand") + ".");
  }

  void removed(Event.CardsRemoved it) {
    voice.line(
        voice.cards(it.cards())
            + (it.cards().size() == 1 ? " leaves" : " leave")
            + " the game"
            + voice.because(it.cause())
            + ".");
  }
}
