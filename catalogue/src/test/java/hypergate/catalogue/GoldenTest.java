package hypergate.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Outputs held against files under `golden/`; `-Dgolden=apply` writes them anew.
class GoldenTest {
  private static final Path FOLDER = Path.of("src/test/resources/golden");

  private record Case(String name, String query, Order order, Format format, Display display) {
    Case(String name, String query, Format format, Display display) {
      this(name, query, Order.RELEVANCE, format, display);
    }
  }

  private static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    Map.of(
            "origin", "kind:alien origin:CI",
            "author", "author:\"Jack Reda\"",
            "theme", "kind:alien theme:planet",
            "type", "kind:alien type:zap",
            "experience", "kind:alien set:base experience:expert",
            "name", "name:war",
            "obligation", "kind:alien obligation:B",
            "restriction", "kind:alien restriction:Pl",
            "phase", "kind:alien enforced phase:destiny",
            "role", "kind:alien enforced role:bystander")
        .forEach(
            (name, query) -> cases.add(new Case("by-" + name, query, Format.TABLE, Display.USUAL)));
    Map.of(
            "tech", "set:tech",
            "set", "set:ffg-incursion",
            "everything-at-once",
                "kind:alien origin:FFG,CI author:\"Fantasy Flight\" type:combat experience:novice"
                    + " name:a -has:theme",
            "no-theme", "kind:alien set:odyssey experience:expert -has:theme",
            "classic-phase", "kind:alien enforced classic:3",
            "nothing", "kind:alien origin:Mayfa")
        .forEach(
            (name, query) -> cases.add(new Case("by-" + name, query, Format.TABLE, Display.USUAL)));
    // By name: the order of the best matches shifts with every ruling that is added.
    cases.add(
        new Case(
            "by-text",
            "kind:alien set:base ships in the warp",
            Order.of("name"),
            Format.TABLE,
            Display.USUAL));
    for (String key :
        List.of("name", "origin", "author", "theme", "type", "experience", "obligation"))
      cases.add(
          new Case(
              "sorted-by-" + key, "set:tech", Order.of("-" + key), Format.TABLE, Display.USUAL));
    for (Format format : Format.values())
      cases.add(
          new Case(
              "format-" + format.word(),
              "id:human,negator,aeon",
              format,
              Display.USUAL.flares(format.usualFlares())));
    for (Switch one : Switch.values())
      cases.add(
          new Case("without-" + one.word(), "id:aeon", Format.CARD, Display.USUAL.hiding(one)));
    for (FlareStyle style : FlareStyle.values())
      cases.add(
          new Case("flares-" + style.word(), "id:human", Format.CARD, Display.USUAL.flares(style)));
    for (TimingStyle style : TimingStyle.values())
      cases.add(
          new Case(
              "timing-" + style.name().toLowerCase(java.util.Locale.ROOT),
              "id:warrior,cosmic-zap,xenon-lasers",
              Format.CARD,
              Display.USUAL.timing(style)));
    cases.add(
        new Case(
            "kinds",
            "id:flare-human,pulsar-human,moon-loner,ship-zap,un-zap,black-hole,curse-win,h-57,word-warp",
            Order.of("kind"),
            Format.CARD,
            Display.USUAL));
    return cases;
  }

  @TestFactory
  Stream<DynamicTest> outputs_are_as_they_were() {
    return cases().stream()
        .map(golden -> DynamicTest.dynamicTest(golden.name(), () -> check(golden)));
  }

  private static void check(Case golden) throws IOException {
    Catalogue.Found found =
        Whole.CATALOGUE.search(Query.parse(golden.query()), golden.order(), Integer.MAX_VALUE);
    String text = golden.format().write(found.entries(), found.total(), golden.display());
    Path file = FOLDER.resolve(golden.name() + ".txt");
    if ("apply".equals(System.getProperty("golden"))) Files.writeString(file, text);
    assertThat(file).as("-Dgolden=apply writes it").exists();
    assertThat(text).isEqualTo(Files.readString(file));
  }
}
