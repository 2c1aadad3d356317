package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What stands on the board beside planets: each name at its own planet, whole; and what pointing
/// shows goes when one points elsewhere.
final class PointTest {
  /// How many names there are, and which of them are cut or lie on another planet.
  private static final String NAMES =
      """
      () => {
        const frame = document.querySelector('.board svg').getBoundingClientRect();
        const planets = [...document.querySelectorAll('.board g.planet')].flatMap((it) => {
          const box = it.querySelector('circle.home')?.getBoundingClientRect();
          return box ? [{ it, x: box.x + box.width / 2, y: box.y + box.width / 2, r: box.width / 2 }] : [];
        });
        const names = [...document.querySelectorAll('.board g.planet text.name')];
        const wrong = names.flatMap((name) => {
          const box = name.getBoundingClientRect();
          const cut = box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
          const on = planets.filter(({ it, x, y, r }) => {
            if (it.contains(name)) return false;
            const across = Math.max(box.left - x, 0, x - box.right);
            const down = Math.max(box.top - y, 0, y - box.bottom);
            return Math.hypot(across, down) < r - 6;
          });
          return [
            ...(cut ? [`${name.textContent} is cut`] : []),
            ...on.map(({ it }) => `${name.textContent} lies on ${it.textContent}`),
          ];
        });
        return [String(names.length), ...wrong].join(', ');
      }
      """;

  private static final String TEXTS =
      "() => [...document.querySelectorAll('.board svg text')].filter((it) => it.checkVisibility())"
          + ".map((it) => it.textContent).join('|')";
  @RegisterExtension static final Site site = new Site();

  @Test
  void the_name_of_a_planet_is_whole_and_lies_on_no_other() {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    for (int seats = 3; seats <= 8; seats++) {
      Guest.alone(page, site.address(), "off", seats).open();
      page.locator(".board circle.header").nth(seats - 1).waitFor();
      page.locator(".board g.planet text.name").nth(4 * seats - 1).waitFor();
      assertThat(page.evaluate(NAMES)).as(seats + " seats").isEqualTo("" + 4 * seats);
    }
  }

  @Test
  void what_pointing_shows_goes_with_the_pointer_and_aiming_sends_no_ship() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = Party.asked(page, site.address(), "off", "aim").open();
    guest.form().waitFor();
    Locator gate = page.locator(".board .gate.preview");
    Locator target = page.locator(".board g.planet.selectable .hit").first();
    target.waitFor();
    page.mouse().move(5, 5);
    Object before = page.evaluate(TEXTS);
    target.hover();
    gate.waitFor();
    assertThat(page.locator(".board g.planet .tray text").count()).as("numbers of ships").isZero();
    page.mouse().move(5, 5);
    page.waitForCondition(() -> gate.count() == 0);
    assertThat(page.evaluate(TEXTS)).isEqualTo(before);
  }
}
