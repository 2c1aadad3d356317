// Draws the report of a study of balance: `study` and `names` stand before this script, Plot and d3 too.
(() => {
  'use strict';
  const page = document.querySelector('main');
  const colours = ['var(--one)', 'var(--two)', 'var(--three)', 'var(--four)'];
  const name = (id) => names[id] ?? id;
  const percent = (x, digits = 1) => (100 * x).toFixed(digits) + ' %';
  const range = (row, digits = 0) => `${(100 * row.low).toFixed(digits)} to ${percent(row.high, digits)}`;
  const count = (x) => x.toLocaleString('en');
  const colour = (row) => (!row.sure ? 'var(--par)' : row.above > 0 ? 'var(--strong)' : 'var(--weak)');
  const verdict = (row) => (!row.sure ? '' : row.above > 0 ? 'too strong' : 'too weak');
  const most = (rows, many, of) => [...rows].sort((a, b) => of(b) - of(a)).slice(0, many);

  const make = (tag, attributes = {}, ...children) => {
    const node = document.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.append(...children.filter((child) => child != null));
    return node;
  };

  // ---- drawings as wide as there is room

  const drawn = new Set();
  const redraw = () => {
    for (const each of drawn) if (each.place.isConnected) each.again();
  };
  let pending = 0;
  addEventListener('resize', () => {
    cancelAnimationFrame(pending);
    pending = requestAnimationFrame(redraw);
  });
  /** A figure: `build` gets its width in pixels, and is at least `least` wide, however small the screen. */
  const draw = (title, build, { least = 0, widest = 1000 } = {}) => {
    const place = make('div', { class: 'scroll' });
    const figure = make('figure', {}, make('figcaption', {}, title), place);
    let last = 0;
    const again = () => {
      const width = Math.max(least, Math.min(widest, place.clientWidth || 1000));
      if (width === last) return;
      last = width;
      const svg = Plot.plot({
        width,
        style: { background: 'transparent', color: 'var(--ink)', fontSize: '13px' },
        ...build(width),
      });
      svg.setAttribute('role', 'img');
      svg.setAttribute('aria-label', title);
      place.replaceChildren(svg);
    };
    drawn.add({ place, again });
    requestAnimationFrame(again);
    return figure;
  };
  const key = (...entries) =>
    make(
      'div',
      { class: 'key' },
      ...entries.map(([of, words]) => make('span', {}, make('i', { style: `background:${of}` }), words)),
    );

  // ---- tables that can be sorted and searched

  const table = (title, columns, rows, from = 1, tall = true) => {
    const body = make('tbody');
    const heads = columns.map((column, i) => {
      const button = make('button', { type: 'button' }, column.title);
      const head = make('th', { scope: 'col', 'aria-sort': 'none' }, button);
      button.addEventListener('click', () => {
        const now = head.getAttribute('aria-sort');
        sort(i, now === 'none' ? (column.text ? 1 : -1) : now === 'ascending' ? -1 : 1);
      });
      return head;
    });
    const input = make('input', { type: 'search', placeholder: 'Search', 'aria-label': `Search ${title}` });
    let shown = [...rows];
    const fill = () => {
      const wanted = input.value.trim().toLowerCase();
      body.replaceChildren(
        ...shown
          .filter((row) => !wanted || name(row.id).toLowerCase().includes(wanted))
          .map((row) =>
            make(
              'tr',
              {},
              ...columns.map((column, i) => {
                const cell = make(i ? 'td' : 'th', i ? {} : { scope: 'row' }, column.show(row));
                const of = column.colour?.(row);
                if (of) cell.style.color = of;
                return cell;
              }),
            ),
          ),
      );
    };
    const sort = (i, way) => {
      const value = columns[i].value;
      shown = [...rows].sort((a, b) => way * d3.ascending(value(a), value(b)));
      heads.forEach((head, j) =>
        head.setAttribute('aria-sort', i !== j ? 'none' : way < 0 ? 'descending' : 'ascending'),
      );
      fill();
    };
    input.addEventListener('input', fill);
    sort(from, columns[from].text ? 1 : -1);
    return make(
      'div',
      {},
      rows.length > 8 ? make('div', { class: 'tools' }, input) : null,
      make(
        'div',
        { class: tall ? 'tall' : 'scroll', tabindex: '0', role: 'region', 'aria-label': title },
        make('table', {}, make('thead', {}, make('tr', {}, ...heads)), body),
      ),
    );
  };
  const columns = (rows) =>
    [
      { title: 'Card', value: (row) => name(row.id), show: (row) => name(row.id), text: true },
      { title: 'Share', value: (row) => row.share, show: (row) => percent(row.share), colour: (row) => (row.sure ? colour(row) : '') },
      { title: '95 % interval', value: (row) => row.high - row.low, show: (row) => range(row, 1) },
      rows.some((row) => row.strength != null) && {
        title: 'At an average table',
        value: (row) => row.strength ?? 0,
        show: (row) => (row.strength == null ? '' : `${percent(row.strength)} (${range({ low: row.strengthLow, high: row.strengthHigh })})`),
      },
      { title: 'Errors from par', value: (row) => row.above, show: (row) => row.above.toFixed(1) },
      rows.some((row) => row.length != null) && { title: 'Encounters', value: (row) => row.length ?? 0, show: (row) => row.length?.toFixed(1) ?? '' },
      { title: 'Seats', value: (row) => row.games, show: (row) => count(row.games) },
      { title: 'Verdict', value: verdict, show: verdict, colour: (row) => (row.sure ? colour(row) : ''), text: true },
    ].filter(Boolean);

  // ---- shares with intervals

  const shares = (title, rows, par) => {
    const sorted = [...rows].sort((a, b) => b.share - a.share);
    return draw(title, (width) => ({
      marginLeft: Math.min(170, Math.max(100, width * 0.3)),
      marginRight: 16,
      marginBottom: 44,
      marginTop: 40,
      height: 92 + 18 * sorted.length,
      x: { label: 'share of the points (%) →', grid: true, nice: true, axis: 'both', labelOffset: 36, ticks: width < 500 ? 4 : 8, transform: (x) => 100 * x },
      y: { label: null, domain: sorted.map((row) => row.id), tickFormat: name, tickSize: 0 },
      marks: [
        Plot.ruleX([par], { stroke: 'var(--ink)', strokeDasharray: '4 4' }),
        Plot.ruleY(sorted, { x1: 'low', x2: 'high', y: 'id', stroke: colour, strokeWidth: 3, strokeOpacity: 0.5 }),
        Plot.dot(sorted, {
          x: 'share',
          y: 'id',
          r: 4,
          fill: colour,
          title: (row) => `${name(row.id)}: ${percent(row.share)}\n${range(row, 1)}\n${count(row.games)} seats`,
          tip: true,
        }),
      ],
    }));
  };

  /** Names beside points, none over another name or point: the first come first. */
  const placed = (points, width, height) => {
    const taken = points.map((p) => [p.x - 5, p.y - 5, p.x + 5, p.y + 5]);
    const free = ([a, b, c, d]) =>
      a > 0 && b > 0 && c < width && d < height && taken.every(([e, f, g, h]) => c < e || g < a || d < f || h < b);
    const names = [];
    for (const p of points) {
      if (!p.label) continue;
      const long = 7.2 * p.label.length;
      const spots = [
        ['start', 9, 0],
        ['end', -9, 0],
        ['middle', 0, -13],
        ['middle', 0, 14],
        ['start', 7, -11],
        ['start', 7, 11],
        ['end', -7, -11],
        ['end', -7, 11],
      ];
      for (const [anchor, dx, dy] of spots) {
        const left = p.x + dx - (anchor === 'start' ? 0 : anchor === 'end' ? long : long / 2);
        const box = [left, p.y + dy - 8, left + long, p.y + dy + 8];
        // Its own point is beside it, not below it.
        if (!free(box)) continue;
        taken.push(box);
        names.push({ ...p, anchor, dx, dy });
        break;
      }
    }
    return names;
  };

  const render = (figures) => {
    const levels = figures.byLevel;
    const ofLevel = new Map(levels.map((level, i) => [level.level, colours[i]]));
    page.replaceChildren();
    drawn.clear();
    const contents = make('nav', { 'aria-label': 'Contents' });
    if (study.tables.length > 1) page.append(tables(figures));
    page.append(contents);

    const section = (id, title, words, ...children) => {
      const made = make('section', { id }, make('h2', {}, title));
      if (words) made.append(make('p', { class: 'soft' }, words));
      made.append(...children);
      page.append(made);
      contents.append(make('a', { href: `#${id}` }, title));
      return made;
    };
    const switched = (build) => {
      const place = make('div');
      const buttons = levels.map((level) => make('button', { type: 'button' }, level.level));
      const show = (i) => {
        buttons.forEach((button, j) => button.setAttribute('aria-pressed', String(i === j)));
        place.replaceChildren(...build(levels[i]));
      };
      buttons.forEach((button, i) => button.addEventListener('click', () => show(i)));
      // The most that is known comes first.
      show(d3.maxIndex(levels, (level) => level.games));
      const tools = make('div', { class: 'tools', role: 'group', 'aria-label': 'Level of players' }, 'Players: ', ...buttons);
      return levels.length > 1 ? [tools, place] : [place];
    };

    // ---- the answer

    const byId = levels.map((level) => new Map(level.aliens.map((row) => [row.id, row])));
    const named = [...new Set(levels.flatMap((level) => level.aliens.filter((row) => row.sure).map((row) => row.id)))];
    const answer = section('answer', 'The answer', null);
    answer.classList.add('answer');
    for (const level of levels) {
      const strong = level.aliens.filter((row) => row.sure && row.above > 0);
      const weak = level.aliens.filter((row) => row.sure && row.above < 0);
      const off = d3.median(level.aliens, (row) => (row.high - row.low) / 2) ?? 0;
      answer.append(
        make(
          'p',
          {},
          make('i', { class: 'mark', style: `background:${ofLevel.get(level.level)}` }),
          make('strong', {}, `Among ${level.level} players`),
          ` (${count(level.games)} games): `,
          strong.length + weak.length === 0
            ? 'no alien is surely too strong or too weak. '
            : `${strong.length} of ${level.aliens.length} aliens are surely too strong, ${weak.length} too weak. `,
          `A share is known to about ±${(100 * off).toFixed(off < 0.1 ? 1 : 0)} points of a hundred; par is ${percent(level.par)}.`,
        ),
      );
    }
    for (const carry of figures.carries ?? [])
      answer.append(
        make(
          'p',
          {},
          make('strong', {}, `For whom? `),
          `Of each point that an alien is off par among ${levels[0].level} players, ${carry.part.toFixed(2)} remain among ${carry.level} players (95 % interval ${carry.low.toFixed(2)} to ${carry.high.toFixed(2)}): `,
          carry.low > 0.75
            ? 'about the same aliens are strong there, about as much.'
            : carry.low > 0
              ? carry.high < 1
                ? 'the same aliens tend to be strong, but less so.'
                : 'the same aliens tend to be strong.'
              : 'these games do not show that the same aliens are strong there.',
        ),
      );
    const pole = (way, title) => {
      const ids = most(
        named.filter((id) => levels.some((level, i) => byId[i].get(id)?.sure && byId[i].get(id).above * way > 0)),
        named.length,
        (id) => d3.max(levels, (_, i) => (byId[i].get(id)?.sure ? way * byId[i].get(id).above : -9)),
      );
      const line = (id) =>
        make(
          'li',
          {},
          make('strong', {}, name(id)),
          make(
            'span',
            {},
            ...levels.flatMap((level, i) => {
              const row = byId[i].get(id);
              if (!row) return [];
              return make(
                'span',
                { class: row.sure ? 'known' : 'soft', title: `${level.level} players, ${count(row.games)} seats` },
                make('i', { class: 'mark', style: `background:${ofLevel.get(level.level)}` }),
                `${percent(row.share, 0)} `,
                make('small', {}, `(${range(row)})`),
              );
            }),
          ),
        );
      const list = (some) => make('ul', {}, ...some.map(line));
      return make(
        'div',
        {},
        make('h3', { class: way > 0 ? 'strong' : 'weak' }, title),
        ids.length === 0 ? make('p', { class: 'soft' }, 'None that these games show.') : list(ids.slice(0, 10)),
        ids.length > 10
          ? make('details', {}, make('summary', {}, `and ${ids.length - 10} more`), list(ids.slice(10)))
          : null,
      );
    };
    answer.append(
      make('div', { class: 'poles' }, pole(1, 'Too strong'), pole(-1, 'Too weak')),
      levels.length > 1 ? key(...levels.map((level) => [ofLevel.get(level.level), `${level.level} players`])) : '',
      make(
        'p',
        { class: 'soft' },
        'Shares of the points with 95 % intervals. Named are those that surely do not take their part at some level of players (in full colour there): of all that are named about one in twenty or fewer is named by chance.',
      ),
    );

    // ---- level against level

    levels.slice(1).forEach((level, i) => {
      const first = levels[0];
      const difference = new Map(
        figures.against.filter((row) => row.level === level.level).map((row) => [row.id, row]),
      );
      const rows = level.aliens
        .filter((row) => byId[0].has(row.id))
        .map((row) => ({ ...row, before: byId[0].get(row.id), by: difference.get(row.id) }));
      if (rows.length === 0) return;
      const far = d3.max(rows, (row) => Math.max(row.share, row.before.share));
      const end = Math.min(100, Math.ceil(100 * far * 1.1 / 5) * 5);
      const moved = (row) => row.by && (row.by.low > 0 || row.by.high < 0);
      const fill = (row) => (!moved(row) ? 'var(--par)' : row.by.low > 0 ? 'var(--strong)' : 'var(--weak)');
      section(
        `whom-${i + 1}`,
        `For whom: ${first.level} against ${level.level} players`,
        `Both play the same deals. Above the broken line an alien does better among ${level.level} players, below it among ${first.level} players. Coloured are those whose difference leaves out 0, of which about one in twenty of all aliens would do so by chance. Grey lines are 95 % intervals; the axes end where the points do.`,
        key(['var(--strong)', `better among ${level.level} players`], ['var(--weak)', `better among ${first.level} players`], ['var(--par)', 'no difference that is sure']),
        draw(
          `Share of each alien among ${first.level} and among ${level.level} players`,
          (width) => {
            const height = Math.min(640, Math.max(360, width * 0.8));
            const edge = { marginLeft: 46, marginRight: 14, marginTop: 30, marginBottom: 44 };
            const x = (share) => edge.marginLeft + ((width - edge.marginLeft - edge.marginRight) * 100 * share) / end;
            const y = (share) => height - edge.marginBottom - ((height - edge.marginTop - edge.marginBottom) * 100 * share) / end;
            const points = most(rows, rows.length, (r) => (moved(r) ? 10 : 0) + Math.max(Math.abs(r.before.above), Math.abs(r.above))).map(
              (r, at) => ({ x: x(r.before.share), y: y(r.share), label: at < (width < 500 ? 8 : 24) ? name(r.id) : '', row: r }),
            );
            const cut = (share) => Math.min(end, 100 * share);
            return {
              ...edge,
              height,
              x: { domain: [0, end], label: `share among ${first.level} players (%) →`, grid: true, labelOffset: 36 },
              y: { domain: [0, end], label: `↑ share among ${level.level} players (%)`, grid: true },
              marks: [
                Plot.link([0], { x1: 0, y1: 0, x2: end, y2: end, stroke: 'var(--par)', strokeDasharray: '4 4' }),
                Plot.link(rows, { x1: (r) => cut(r.before.low), x2: (r) => cut(r.before.high), y1: (r) => 100 * r.share, y2: (r) => 100 * r.share, stroke: 'var(--par)', strokeOpacity: 0.22 }),
                Plot.link(rows, { x1: (r) => 100 * r.before.share, x2: (r) => 100 * r.before.share, y1: (r) => cut(r.low), y2: (r) => cut(r.high), stroke: 'var(--par)', strokeOpacity: 0.22 }),
                Plot.dot(rows, {
                  x: (r) => 100 * r.before.share,
                  y: (r) => 100 * r.share,
                  r: 4.5,
                  fill,
                  title: (r) => `${name(r.id)}\n${first.level}: ${percent(r.before.share)} (${range(r.before)})\n${level.level}: ${percent(r.share)} (${range(r)})`,
                  tip: true,
                }),
                ...placed(points, width, height).map((p) =>
                  Plot.text([p], {
                    x: (one) => 100 * one.row.before.share,
                    y: (one) => 100 * one.row.share,
                    text: 'label',
                    textAnchor: p.anchor,
                    dx: p.dx,
                    dy: p.dy,
                    fill: 'var(--ink)',
                    stroke: 'var(--card)',
                    strokeWidth: 3,
                  }),
                ),
              ],
            };
          },
          { widest: 800 },
        ),
      );
    });

    // ---- tables of other sizes

    if (study.tables.length > 1) {
      const sizes = study.tables.map((one, i) => {
        const level = most(one.byLevel, 1, (l) => l.games)[0];
        return { seats: one.seats, level, colour: colours[i % colours.length], rows: new Map(level.aliens.map((row) => [row.id, row])) };
      });
      const rows = sizes.flatMap((size) =>
        [...size.rows.values()].map((row) => ({
          id: row.id,
          size,
          part: row.share / size.level.par,
          low: row.low / size.level.par,
          high: row.high / size.level.par,
          games: row.games,
          share: row.share,
        })),
      );
      const spread = d3.rollup(rows, (of) => d3.max(of, (r) => r.part) - d3.min(of, (r) => r.part), (r) => r.id);
      const at = new Set(most([...spread.keys()], 24, (id) => spread.get(id)));
      const order = most([...at], at.size, (id) => d3.mean(rows.filter((r) => r.id === id), (r) => r.part));
      section(
        'sizes',
        'By number of seats',
        'What an alien takes in multiples of par, since a seat of three may expect more than one of five. Drawn are the aliens that differ most between tables of different sizes; the table has all.',
        key(...sizes.map((size) => [size.colour, `${size.seats} seats, ${count(size.level.games)} games of ${size.level.level} players`])),
        draw('Share in multiples of par, by number of seats', (width) => ({
          marginLeft: Math.min(170, Math.max(100, width * 0.3)),
          marginBottom: 44,
          marginTop: 40,
          height: 92 + 24 * order.length,
          x: { label: 'share of the points in multiples of par →', grid: true, axis: 'both', labelOffset: 36, ticks: width < 500 ? 4 : 8 },
          y: { label: null, domain: order, tickFormat: name, tickSize: 0 },
          marks: [
            Plot.ruleX([1], { stroke: 'var(--ink)', strokeDasharray: '4 4' }),
            ...sizes.map((size, i) =>
              Plot.ruleY(rows.filter((r) => r.size === size && at.has(r.id)), { x1: 'low', x2: 'high', y: 'id', dy: 6 * (i - (sizes.length - 1) / 2), stroke: size.colour, strokeWidth: 2, strokeOpacity: 0.5 }),
            ),
            ...sizes.map((size, i) =>
              Plot.dot(rows.filter((r) => r.size === size && at.has(r.id)), {
                x: 'part',
                y: 'id',
                dy: 6 * (i - (sizes.length - 1) / 2),
                r: 3.5,
                fill: size.colour,
                title: (r) => `${name(r.id)}, ${r.size.seats} seats: ${percent(r.share)}, ${r.part.toFixed(2)} times par`,
                tip: true,
              }),
            ),
          ],
        })),
        make(
          'details',
          {},
          make('summary', {}, 'In numbers'),
          table(
            'Aliens by number of seats',
            [
              { title: 'Card', value: (row) => name(row.id), show: (row) => name(row.id), text: true },
              ...sizes.map((size) => ({
                title: `${size.seats} seats`,
                value: (row) => size.rows.get(row.id)?.share ?? -1,
                show: (row) => {
                  const of = size.rows.get(row.id);
                  return of ? `${percent(of.share)} (${range(of)}), ${(of.share / size.level.par).toFixed(2)} × par` : '';
                },
                colour: (row) => (size.rows.get(row.id)?.sure ? colour(size.rows.get(row.id)) : ''),
              })),
            ],
            [...spread.keys()].map((id) => ({ id })),
          ),
        ),
      );
    }

    // ---- aliens

    section(
      'aliens',
      'Aliens',
      'Points of the seat that begins with the alien: 1 for a win, 1/k for a win shared by k. Bars are 95 % intervals, the broken line is par. “At an average table” is what it would take of a table of average aliens, its opponents and seats taken out.',
      key(['var(--strong)', 'too strong'], ['var(--weak)', 'too weak'], ['var(--par)', 'not sure']),
      ...switched((level) => [
        shares(`Shares of aliens among ${level.level} players`, level.aliens, level.par),
        make('h3', {}, 'In numbers'),
        table('Aliens', columns(level.aliens), level.aliens),
      ]),
    );

    // ---- everything else that seats have

    const things = new Map();
    for (const level of levels) for (const kind of level.things) things.set(kind.kind, kind);
    for (const kind of things.values())
      section(
        kind.kind,
        kind.title,
        kind.luck
          ? 'They are dealt by chance, and where one may be chosen it is before anything has happened: the share tells what it brings.'
          : 'Who does well anyhow may come by it more often, so a share above par is no proof that it helps.',
        ...switched((level) => {
          const of = level.things.find((one) => one.kind === kind.kind);
          if (!of?.rows.length) return [make('p', {}, 'None among these players.')];
          const rows = most(of.rows, 40, (row) => Math.abs(row.above));
          return [
            rows.length < of.rows.length ? make('p', { class: 'soft' }, `Drawn are the 40 that are farthest from par for their errors; the table has all ${of.rows.length}.`) : '',
            shares(`${kind.title}: shares among ${level.level} players`, rows, level.par),
            make('details', {}, make('summary', {}, 'In numbers'), table(kind.title, columns(of.rows), of.rows)),
          ];
        }),
      );

    // ---- alien and tech

    for (const kind of things.values())
      if (kind.crossed)
        section(
          `${kind.kind}-crossed`,
          `Aliens with ${kind.title.toLowerCase().replace(' to begin with', '')}`,
          'Share of the points of seats that begin with both, against par. The paler, the less is known or the nearer to par: one square alone proves little, a row or a column may. Shown are the aliens and cards that are farthest from par.',
          ...switched((level) => {
            const of = level.things.find((one) => one.kind === kind.kind);
            if (!of?.crossed?.length) return [make('p', {}, 'None among these players.')];
            const far = (rows) => new Set(most(rows, 24, (row) => Math.abs(row.above)).map((row) => row.id));
            const aliens = far(level.aliens);
            const cards = far(of.rows);
            const cells = of.crossed
              .filter(([alien, card]) => aliens.has(alien) && cards.has(card))
              .map(([alien, card, share, seats]) => ({ alien, card, share, seats, off: share - level.par }));
            const order = (rows, ids) => most(rows.filter((row) => ids.has(row.id)), ids.size, (row) => row.share).map((row) => row.id);
            // Held back as if each pair had been seen ten times more at par.
            const held = (cell) => (cell.off * cell.seats) / (cell.seats + 10);
            const end = d3.max(cells, (cell) => Math.abs(held(cell))) || 1;
            return [
              key(['var(--strong)', 'above par'], ['var(--weak)', 'below par']),
              draw(
                `Shares of aliens with ${kind.title.toLowerCase().replace(' to begin with', '')} among ${level.level} players`,
                () => ({
                  marginLeft: 130,
                  marginTop: 150,
                  marginRight: 90,
                  marginBottom: 10,
                  height: 160 + 19 * aliens.size,
                  x: { label: null, axis: 'top', domain: order(of.rows, cards), tickFormat: name, tickRotate: -55, tickSize: 0 },
                  y: { label: null, domain: order(level.aliens, aliens), tickFormat: name, tickSize: 0 },
                  marks: [
                    Plot.cell(cells, {
                      x: 'card',
                      y: 'alien',
                      inset: 1,
                      rx: 2,
                      fill: (cell) => (cell.off > 0 ? 'var(--strong)' : 'var(--weak)'),
                      fillOpacity: (cell) => 0.04 + 0.96 * (Math.abs(held(cell)) / end),
                      title: (cell) => `${name(cell.alien)} with ${name(cell.card)}\n${percent(cell.share)} of the points in ${count(cell.seats)} seats`,
                      tip: true,
                    }),
                  ],
                }),
                { least: 760 },
              ),
            ];
          }),
        );

    // ---- length, chances

    const lengths = levels.flatMap((level) => level.lengths.map(([length]) => length));
    const step = Math.max(1, Math.ceil((d3.quantile(lengths.sort(d3.ascending), 0.98) ?? 60) / 60));
    const grouped = levels.flatMap((level) =>
      [...d3.rollup(level.lengths, (all) => d3.sum(all, ([, games]) => games) / level.games, ([length]) => Math.floor(length / step) * step)]
        .map(([length, part]) => ({ level: level.level, length, part }))
        .sort((a, b) => a.length - b.length),
    );
    section(
      'length',
      'How long games are',
      null,
      key(...levels.map((level) => [ofLevel.get(level.level), `${level.level} players: ${level.encounters.toFixed(1)} encounters on average, half of the games ${level.median} or fewer, one in ten more than ${level.longest}`])),
      draw('Games by their length', (width) => ({
        height: 320,
        marginBottom: 44,
        marginLeft: 46,
        marginTop: 30,
        x: { label: step === 1 ? 'encounters of a game →' : `encounters of a game, in steps of ${step} →`, labelOffset: 36, ticks: width < 500 ? 5 : 10 },
        y: { label: '↑ games (% of all of the level)', grid: true, transform: (y) => 100 * y },
        marks: [
          Plot.areaY(grouped, { x: 'length', y: 'part', z: 'level', fill: (r) => ofLevel.get(r.level), fillOpacity: 0.14, curve: 'step', y2: 0 }),
          Plot.lineY(grouped, { x: 'length', y: 'part', z: 'level', stroke: (r) => ofLevel.get(r.level), strokeWidth: 2, curve: 'step' }),
          Plot.ruleY([0], { stroke: 'var(--line)' }),
        ],
      })),
    );
    const behind = levels.flatMap((level) =>
      level.behind.map(([seats, share], i) => ({ level: level.level, behind: i, seats, share })).filter((row) => row.seats > 0),
    );
    section(
      'open',
      'Whether a game is still open',
      'What becomes of seats that are so many foreign colonies behind the leader after half of the encounters.',
      key(...levels.map((level) => [ofLevel.get(level.level), `${level.level} players`])),
      draw('Share of the points by colonies behind after half of the game', () => ({
        height: 300,
        marginBottom: 44,
        marginLeft: 46,
        marginTop: 30,
        x: { label: 'foreign colonies behind the leader →', labelOffset: 36, ticks: d3.range(6), tickFormat: (i) => (i === 5 ? '5+' : String(i)), domain: [-0.2, 5.2] },
        y: { label: '↑ share of the points (%)', grid: true, zero: true, transform: (y) => 100 * y },
        marks: [
          Plot.lineY(behind, { x: 'behind', y: 'share', z: 'level', stroke: (r) => ofLevel.get(r.level), strokeWidth: 2 }),
          Plot.dot(behind, { x: 'behind', y: 'share', fill: (r) => ofLevel.get(r.level), r: 5, title: (r) => `${r.level} players, ${r.behind} behind: ${percent(r.share)}\n${count(r.seats)} seats`, tip: true }),
          Plot.ruleY([0], { stroke: 'var(--line)' }),
        ],
      })),
    );

    // ---- joyless measures

    const measures = [
      ['Encounters a game', (l) => l.encounters.toFixed(1)],
      ['Games that several win', (l) => percent(l.shared)],
      ['Games that nobody wins', (l) => percent(l.unwon)],
      ['Encounters in which a seat is asked nothing', (l) => percent(l.withoutChoice, 0)],
      ['Seats without a chance after half of the game', (l) => (l.hopelessFrom ? `${percent(l.withoutChance, 0)} (${l.hopelessFrom}+ behind)` : 'none')],
      ['Ships of a seat that lie on unfinished techs', (l) => (l.unfinished ? l.parked.toFixed(2) : '–')],
      ['Techs that are never finished', (l) => (l.unfinished ? percent(l.unfinished, 0) : '–')],
    ];
    section(
      'fun',
      'What may spoil the fun',
      'A seat is without a chance where seats so many colonies behind take less than a twentieth of the points in these very games.',
      make(
        'div',
        { class: 'scroll' },
        make(
          'table',
          { class: 'measures' },
          make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, 'Players'), ...levels.map((level) => make('th', { scope: 'col' }, level.level)))),
          make('tbody', {}, ...measures.map(([words, of]) => make('tr', {}, make('th', { scope: 'row' }, words), ...levels.map((level) => make('td', {}, of(level)))))),
        ),
      ),
    );

    // ---- how it was measured

    const how = section('how', 'How it was measured', null);
    const given = Object.entries(figures.options).map(([option, value]) => `${option}=${value}`);
    how.append(
      make('p', {}, 'Games come in rounds: the aliens of a table move on by one seat from game to game, with the same deal, so that each has each seat once against the same opponents; every level of players plays the same rounds, as many as its games allow, all of a table being of one level. All aliens are dealt alike often. Intervals are Wilson’s, with as many trials as the variance between rounds says that the games are worth. “At an average table” comes from a conditional logit (the model of Bradley and Terry for more than two) with a strength for each alien and each seat, errors by rounds.'),
      make('p', {}, 'A machine is no person: what holds for one level of machines only is a hint about people, what holds for all of them is more.'),
      make('p', {}, `${levels.map((l) => `${count(l.games)} games of ${l.level} players`).join(', ')}; ${figures.seats} seats${given.length ? `; ${given.join(', ')}` : ''}; seed ${figures.seed}; Hypergate ${study.versions.join(', ')}; ${study.made}.`),
      make('h3', {}, 'The same again'),
      make('pre', { tabindex: '0' }, make('code', {}, figures.command)),
    );
    if (figures.failed)
      how.append(
        make('h3', {}, `${count(figures.failed)} games do not count`),
        make('ul', {}, ...figures.failures.map((why) => make('li', {}, why))),
      );
  };

  const tables = (shown) =>
    make(
      'div',
      { class: 'tools', role: 'group', 'aria-label': 'Seats at a table' },
      'Seats: ',
      ...study.tables.map((one) => {
        const button = make('button', { type: 'button', 'aria-pressed': String(one === shown) }, String(one.seats));
        button.addEventListener('click', () => render(one));
        return button;
      }),
    );

  render(study.tables.find((one) => one.seats === 4) ?? study.tables[0]);

  const look = document.getElementById('look');
  const dark = () => {
    const said = document.documentElement.dataset.look;
    return said ? said === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  };
  look.addEventListener('click', () => {
    document.documentElement.dataset.look = dark() ? 'light' : 'dark';
  });
})();
