package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The board as drawn: for every number of seats no system covers another or the warp, and none
/// reaches beyond the board (acceptance check 6).
final class BoardTest {
  private static final String OVERLAPS =
      """
      () => {
        const parts = [...document.querySelectorAll('.board rect.ground')];
        const boxes = parts.map((it) => it.getBoundingClientRect());
        const rim = document.querySelector('.board .rim').getBoundingClientRect();
        const frame = document.querySelector('.board svg').getBoundingClientRect();
        const wrong = [];
        const apart = (a, b) =>
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        boxes.forEach((a, i) => {
          boxes.slice(i + 1).forEach((b, j) => {
            if (!apart(a, b)) wrong.push(`system ${i} covers system ${i + 1 + j}`);
          });
          const dx = Math.max(a.left - (rim.x + rim.width / 2), 0, rim.x + rim.width / 2 - a.right);
          const dy = Math.max(a.top - (rim.y + rim.height / 2), 0, rim.y + rim.height / 2 - a.bottom);
          if (Math.hypot(dx, dy) < rim.width / 2) wrong.push(`system ${i} covers the warp`);
          if (a.left < frame.left - 1 || a.right > frame.right + 1) wrong.push(`system ${i} is out`);
          if (a.top < frame.top - 1 || a.bottom > frame.bottom + 1) wrong.push(`system ${i} is out`);
        });
        return `${boxes.length} ${wrong.join(', ')}`.trim();
      }
      """;
  @RegisterExtension static final Site site = new Site();

  @Test
  void no_system_covers_another_whatever_the_number_of_seats() {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    for (int seats = 3; seats <= 8; seats++) {
      Guest.alone(page, site.address(), "off", seats).open();
      page.locator(".board rect.ground").nth(seats - 1).waitFor();
      assertThat(page.evaluate(OVERLAPS)).as("systems and overlaps").isEqualTo("" + seats);
    }
  }
}
