package hypergate.workshop;

import hypergate.lab.house.CardError;
import hypergate.lab.house.CardPattern;
import hypergate.lab.house.HouseCard;
import hypergate.lab.house.Workshop;
import hypergate.lab.house.WorkshopWord;
import hypergate.workshop.card.Cards;
import hypergate.workshop.card.Patterns;
import hypergate.workshop.words.Glossary;
import hypergate.workshop.words.WordList;
import java.util.List;

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

  @Override
  public String schema() {
    return Cards.schema();
  }

  @Override
  public List<WorkshopWord> words() {
    return WordList.all();
  }

  @Override
  public List<CardPattern> patterns() {
    return Patterns.all();
  }
}
