package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The board as drawn: for every number of seats no planet or alien covers another or the warp, and
/// none reaches beyond the board (acceptance check 6).
final class BoardTest {
  private static final String OVERLAPS =
      """
      () => {
        const balls = [...document.querySelectorAll('.board circle.home, .board circle.header')].map((it) => {
          const { x, y, width } = it.getBoundingClientRect();
          return { x: x + width / 2, y: y + width / 2, r: width / 2, is: it.getAttribute('class').split(' ')[0] };
        });
        const warp = document.querySelector('.board .rim').getBoundingClientRect();
        const gate = { x: warp.x + warp.width / 2, y: warp.y + warp.height / 2, r: warp.width / 2 };
        const frame = document.querySelector('.board svg').getBoundingClientRect();
        const wrong = [];
        const over = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r - 8;
        balls.forEach((a, i) => {
          balls.slice(i + 1).forEach((b, j) => {
            if (over(a, b)) wrong.push(`${a.is} ${i} covers ${b.is} ${i + 1 + j}`);
          });
          if (over(a, gate)) wrong.push(`${a.is} ${i} covers the warp`);
          if (a.is === 'home' && (a.x - a.r < frame.left - 4 || a.x + a.r > frame.right + 4)) wrong.push(`${i} is out`);
          if (a.is === 'home' && (a.y - a.r < frame.top - 4 || a.y + a.r > frame.bottom + 4)) wrong.push(`${i} is out`);
        });
        return `${balls.length} ${wrong.join(', ')}`.trim();
      }
      """;
  @RegisterExtension static final Site site = new Site();

  @Test
  void no_planet_covers_another_whatever_the_number_of_seats() {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    for (int seats = 3; seats <= 8; seats++) {
      Guest.alone(page, site.address(), "off", seats).open();
      page.locator(".board circle.header").nth(seats - 1).waitFor();
      assertThat(page.evaluate(OVERLAPS))
          .as("planets with aliens, and overlaps")
          .isEqualTo("" + 5 * seats);
    }
  }
}
