package hypergate.workshop;

import hypergate.lab.house.CardError;
import hypergate.lab.house.HouseCard;
import hypergate.lab.house.Workshop;
import hypergate.workshop.card.Cards;
import hypergate.workshop.words.Glossary;

/// The workshop as others find it.
public final class OwnWorkshop implements Workshop {
  /// Made by the service loader.
  public OwnWorkshop() {}

  @Override
  public HouseCard read(String text) throws CardError {
    return Cards.read(text);
  }

  @Override
  public String vocabulary() {
    return Glossary.markdown();
  }
}
