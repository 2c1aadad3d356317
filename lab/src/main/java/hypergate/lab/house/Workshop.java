package hypergate.lab.house;

import java.util.List;
import java.util.ServiceLoader;

/// Reads cards that people write in files (`docs/workshop.md`). Who wants to know what such a file
/// may say asks the module `workshop`, which offers this service.
public interface Workshop {
  /// The workshop of this program.
  ///
  /// @throws IllegalStateException when the module `workshop` is not on the class path
  static Workshop get() {
    return ServiceLoader.load(Workshop.class)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("this program came without its workshop"));
  }

  /// Reads a card.
  ///
  /// @param text the whole file
  /// @throws CardError with all that is wrong with it
  HouseCard read(String text) throws CardError;

  /// All words that a card may use, in chapters, as Markdown.
  String vocabulary();

  /// What a card's file may look like, as a JSON schema for editors.
  String schema();

  /// The same words one by one, and the keys of files.
  List<WorkshopWord> words();

  /// Cards of ours as files, by kind and name.
  List<CardPattern> patterns();
}
