// Draws the report of a balance: `figures` and `names` stand before this script, Plot and d3 too.
(() => {
  'use strict';
  const page = document.querySelector('main');
  const levels = figures.byLevel;
  const colours = ['var(--one)', 'var(--two)', 'var(--three)', 'var(--four)'];
  const name = (id) => names[id] ?? id;
  const percent = (x, digits = 1) => (100 * x).toFixed(digits) + ' %';
  const count = (x) => x.toLocaleString('en');
  const colour = (row) =>
    !row.sure ? 'var(--par)' : row.above > 0 ? 'var(--strong)' : 'var(--weak)';

  const make = (tag, attributes = {}, ...children) => {
    const node = document.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.append(...children.filter((child) => child != null));
    return node;
  };
  const section = (title, words, ...children) => {
    const made = make('section', {}, make('h2', {}, title));
    if (words) made.append(make('p', { class: 'soft' }, words));
    made.append(...children);
    page.append(made);
    return made;
  };
  const draw = (label, options) => {
    const svg = Plot.plot({
      width: 1000,
      style: { background: 'transparent', color: 'var(--ink)', fontSize: '13px' },
      ...options,
    });
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', label);
    return make('figure', { class: 'scroll' }, svg);
  };
  const key = (...entries) =>
    make(
      'div',
      { class: 'key' },
      ...entries.map(([of, words]) =>
        make('span', {}, make('i', { style: `background:${of}` }), words),
      ),
    );

  // ---- tables that can be sorted and searched

  const table = (title, columns, rows, from = 1) => {
    const body = make('tbody');
    const heads = columns.map((column, i) => {
      const button = make('button', { type: 'button' }, column.title);
      const head = make('th', { scope: 'col', 'aria-sort': 'none' }, button);
      button.addEventListener('click', () =>
        sort(i, head.getAttribute('aria-sort') === 'descending' || column.text ? 1 : -1),
      );
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
              ...columns.map((column) => {
                const cell = make('td', {}, column.show(row));
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
      const now = heads[i].getAttribute('aria-sort');
      const turned = columns[i].text && now === 'ascending' ? -1 : way;
      shown = [...rows].sort((a, b) => turned * d3.ascending(value(a), value(b)));
      heads.forEach((head, j) =>
        head.setAttribute('aria-sort', i !== j ? 'none' : turned < 0 ? 'descending' : 'ascending'),
      );
      fill();
    };
    input.addEventListener('input', fill);
    sort(from, -1);
    return make(
      'div',
      {},
      rows.length > 8 ? make('div', { class: 'tools' }, input) : null,
      make(
        'div',
        { class: 'tall', tabindex: '0', role: 'region', 'aria-label': title },
        make('table', {}, make('thead', {}, make('tr', {}, ...heads)), body),
      ),
    );
  };
  const verdict = (row) => (!row.sure ? '' : row.above > 0 ? 'too strong' : 'too weak');
  const columns = (rows) =>
    [
      { title: 'Card', value: (row) => name(row.id), show: (row) => name(row.id), text: true },
      { title: 'Share', value: (row) => row.share, show: (row) => percent(row.share), colour: (row) => (row.sure ? colour(row) : '') },
      { title: '95 % interval', value: (row) => row.high - row.low, show: (row) => `${percent(row.low)} – ${percent(row.high)}` },
      rows.some((row) => row.strength != null) && {
        title: 'At an average table',
        value: (row) => row.strength ?? 0,
        show: (row) => row.strength == null ? '' : `${percent(row.strength)} (${percent(row.strengthLow, 0)} – ${percent(row.strengthHigh, 0)})`,
      },
      { title: 'Errors from par', value: (row) => row.above, show: (row) => row.above.toFixed(1) },
      rows.some((row) => row.length != null) && { title: 'Encounters', value: (row) => row.length ?? 0, show: (row) => row.length?.toFixed(1) ?? '' },
      { title: 'Seats', value: (row) => row.games, show: (row) => count(row.games) },
      { title: 'Verdict', value: (row) => verdict(row), show: (row) => verdict(row), colour: (row) => (row.sure ? colour(row) : ''), text: true },
    ].filter(Boolean);

  // ---- shares with intervals

  const shares = (label, rows, par) => {
    const sorted = [...rows].sort((a, b) => b.share - a.share);
    return draw(label, {
      marginLeft: 170,
      marginRight: 20,
      marginBottom: 46,
      height: 76 + 17 * sorted.length,
      x: { label: 'share of the points (%) →', grid: true, nice: true, axis: 'both', labelOffset: 40, transform: (x) => 100 * x },
      y: { label: null, domain: sorted.map((row) => row.id), tickFormat: name, tickSize: 0 },
      marks: [
        Plot.ruleX([par], { stroke: 'var(--ink)', strokeDasharray: '4 4' }),
        Plot.ruleY(sorted, { x1: 'low', x2: 'high', y: 'id', stroke: colour, strokeWidth: 3, strokeOpacity: 0.55 }),
        Plot.dot(sorted, {
          x: 'share',
          y: 'id',
          r: 4,
          fill: colour,
          title: (row) => `${name(row.id)}: ${percent(row.share)}\n${percent(row.low)} to ${percent(row.high)}\n${count(row.games)} seats`,
          tip: true,
        }),
      ],
    });
  };
  const switched = (build) => {
    const place = make('div');
    const buttons = levels.map((level, i) => make('button', { type: 'button' }, level.level));
    const show = (i) => {
      buttons.forEach((button, j) => button.setAttribute('aria-pressed', String(i === j)));
      place.replaceChildren(...build(levels[i]));
    };
    buttons.forEach((button, i) => button.addEventListener('click', () => show(i)));
    show(levels.length - 1);
    const tools = make('div', { class: 'tools', role: 'group', 'aria-label': 'Level of players' }, ...buttons);
    return levels.length > 1 ? [tools, place] : [place];
  };

  // ---- the answer

  const answer = section(
    'The answer',
    'Named are only those that surely do not take their part: of all that are named, about one in twenty or fewer is named by chance.',
  );
  answer.classList.add('answer');
  for (const level of levels) {
    const list = (title, way, rows) => {
      const all = make('ul');
      for (const row of rows.slice(0, 12))
        all.append(
          make('li', {}, make('span', {}, name(row.id)), make('span', {}, `${percent(row.share, 0)}  (${percent(row.low, 0)} – ${percent(row.high, 0)})`)),
        );
      if (rows.length === 0) all.append(make('li', { class: 'soft' }, 'none that these games show'));
      if (rows.length > 12) all.append(make('li', { class: 'soft' }, `and ${rows.length - 12} more below`));
      return make('div', {}, make('strong', { class: way }, title), all);
    };
    const sure = level.aliens.filter((row) => row.sure);
    answer.append(
      make(
        'div',
        { class: 'level' },
        make('h3', {}, `Among ${level.level}s: par is ${percent(level.par)}, ${count(level.games)} games`),
        list('Too strong', 'strong', sure.filter((row) => row.above > 0)),
        list('Too weak', 'weak', sure.filter((row) => row.above < 0).reverse()),
      ),
    );
  }
  const widest = d3.median(levels.flatMap((level) => level.aliens), (row) => (row.high - row.low) / 2);
  if (widest)
    answer.append(
      make('p', { class: 'soft', style: 'margin-top:14px' }, `How sure: half of the aliens are known to ±${(100 * widest).toFixed(1)} points of a hundred or better.`),
    );

  // ---- level against level

  if (levels.length > 1 && figures.against.length) {
    const first = levels[0];
    for (const level of levels.slice(1)) {
      const before = new Map(first.aliens.map((row) => [row.id, row]));
      const difference = new Map(
        figures.against.filter((row) => row.level === level.level).map((row) => [row.id, row]),
      );
      const rows = level.aliens
        .filter((row) => before.has(row.id))
        .map((row) => ({ ...row, before: before.get(row.id), by: difference.get(row.id) }));
      const most = 100 * d3.max(rows, (row) => Math.max(row.high, row.before.high));
      const moved = (row) => row.by && (row.by.low > 0 || row.by.high < 0);
      section(
        `For whom: ${first.level}s against ${level.level}s`,
        `Above the line an alien does better among ${level.level}s, below it among ${first.level}s. Both play the same deals. Coloured are those whose difference leaves out 0; a few of them will be chance.`,
        draw(`Share among ${first.level}s and among ${level.level}s`, {
          height: 620,
          width: 760,
          marginLeft: 50,
          x: { domain: [0, most], label: `share among ${first.level}s (%) →`, grid: true },
          y: { domain: [0, most], label: `↑ share among ${level.level}s (%)`, grid: true },
          marks: [
            Plot.link([0], { x1: 0, y1: 0, x2: most, y2: most, stroke: 'var(--par)', strokeDasharray: '4 4' }),
            Plot.link(rows, { x1: (r) => 100 * r.before.low, x2: (r) => 100 * r.before.high, y1: (r) => 100 * r.share, y2: (r) => 100 * r.share, stroke: 'var(--par)', strokeOpacity: 0.25 }),
            Plot.link(rows, { x1: (r) => 100 * r.before.share, x2: (r) => 100 * r.before.share, y1: (r) => 100 * r.low, y2: (r) => 100 * r.high, stroke: 'var(--par)', strokeOpacity: 0.25 }),
            Plot.dot(rows, {
              x: (r) => 100 * r.before.share,
              y: (r) => 100 * r.share,
              r: 5,
              fill: (r) => (!moved(r) ? 'var(--par)' : r.by.low > 0 ? 'var(--strong)' : 'var(--weak)'),
              title: (r) => `${name(r.id)}\n${first.level}: ${percent(r.before.share)}\n${level.level}: ${percent(r.share)}`,
              tip: true,
            }),
            Plot.text(rows.filter(moved), { x: (r) => 100 * r.before.share, y: (r) => 100 * r.share, text: (r) => name(r.id), dy: -11, fill: 'var(--ink)', stroke: 'var(--card)', strokeWidth: 4 }),
          ],
        }),
      );
    }
  }

  // ---- aliens

  section(
    'Aliens',
    'Points of the seat that begins with the alien: 1 for a win, 1/k for a win shared by k. Bars are 95 % intervals, the broken line is par. “At an average table” is what it would take of a table of average aliens, its opponents and seats taken out.',
    key(['var(--strong)', 'too strong'], ['var(--weak)', 'too weak'], ['var(--par)', 'not sure']),
    ...switched((level) => [
      shares(`Shares of aliens among ${level.level}s`, level.aliens, level.par),
      make('h3', {}, 'In numbers'),
      table('Aliens', columns(level.aliens), level.aliens),
    ]),
  );

  // ---- everything else that seats have

  const things = new Map();
  for (const level of levels) for (const kind of level.things) things.set(kind.kind, kind);
  for (const kind of things.values())
    section(
      kind.title,
      kind.luck
        ? 'They are dealt by chance, and where one may be chosen it is before anything has happened: the share tells what it brings.'
        : 'Who does well anyhow may come by it more often, so a share above par is no proof that it helps.',
      ...switched((level) => {
        const of = level.things.find((one) => one.kind === kind.kind);
        if (!of?.rows.length) return [make('p', {}, 'None among these players.')];
        const rows = of.rows.length <= 40 ? of.rows : [...of.rows].sort((a, b) => Math.abs(b.above) - Math.abs(a.above)).slice(0, 40);
        return [
          rows.length < of.rows.length ? make('p', { class: 'soft' }, `Drawn are the 40 that are farthest from par for their errors; the table has all ${of.rows.length}.`) : '',
          shares(`${kind.title} among ${level.level}s`, rows, level.par),
          make('details', {}, make('summary', {}, 'In numbers'), table(kind.title, columns(of.rows), of.rows)),
        ];
      }),
    );

  // ---- alien and tech

  for (const kind of things.values())
    if (kind.crossed)
      section(
        `Aliens with ${kind.title.toLowerCase().replace(' to begin with', '')}`,
        'Share of the points of seats that begin with both, against par. The paler, the fewer seats: one square alone proves little, a row or a column may. Shown are the aliens and cards that are farthest from par.',
        ...switched((level) => {
          const of = level.things.find((one) => one.kind === kind.kind);
          if (!of?.crossed?.length) return [make('p', {}, 'None among these players.')];
          const far = (rows, most) =>
            new Set([...rows].sort((a, b) => Math.abs(b.above) - Math.abs(a.above)).slice(0, most).map((row) => row.id));
          const aliens = far(level.aliens, 24);
          const cards = far(of.rows, 24);
          const cells = of.crossed
            .filter(([alien, card]) => aliens.has(alien) && cards.has(card))
            .map(([alien, card, share, seats]) => ({ alien, card, share, seats, off: share - level.par }));
          const order = (rows, ids) => [...rows].filter((row) => ids.has(row.id)).sort((a, b) => b.share - a.share).map((row) => row.id);
          // Held back as if each pair had been seen ten times more at par.
          const held = (cell) => (cell.off * cell.seats) / (cell.seats + 10);
          const most = d3.max(cells, (cell) => Math.abs(held(cell))) || 1;
          return [
            key(['var(--strong)', 'above par'], ['var(--weak)', 'below par']),
            draw(`Shares of aliens with ${kind.kind} among ${level.level}s`, {
              marginLeft: 150,
              marginTop: 150,
              marginRight: 80,
              marginBottom: 20,
              height: 170 + 19 * aliens.size,
              x: { label: null, axis: 'top', domain: order(of.rows, cards), tickFormat: name, tickRotate: -55, tickSize: 0 },
              y: { label: null, domain: order(level.aliens, aliens), tickFormat: name, tickSize: 0 },
              marks: [
                Plot.cell(cells, {
                  x: 'card',
                  y: 'alien',
                  inset: 1,
                  rx: 2,
                  fill: (cell) => (cell.off > 0 ? 'var(--strong)' : 'var(--weak)'),
                  fillOpacity: (cell) => Math.abs(held(cell)) / most,
                  title: (cell) => `${name(cell.alien)} with ${name(cell.card)}\n${percent(cell.share)} of ${count(cell.seats)} seats`,
                  tip: true,
                }),
              ],
            }),
          ];
        }),
      );

  // ---- length, chances

  const lengths = levels.flatMap((level) =>
    level.lengths.map(([length, games]) => ({ level: level.level, length, part: games / level.games })),
  );
  const ofLevel = new Map(levels.map((level, i) => [level.level, colours[i]]));
  const width = Math.max(1, Math.ceil((d3.quantile(lengths.map((l) => l.length).sort(d3.ascending), 0.98) ?? 60) / 60));
  const grouped = levels.flatMap((level) =>
    [...d3.rollup(level.lengths, (all) => d3.sum(all, ([, games]) => games) / level.games, ([length]) => Math.floor(length / width) * width)]
      .map(([length, part]) => ({ level: level.level, length, part }))
      .sort((a, b) => a.length - b.length),
  );
  section(
    'How long games are',
    'Encounters a game.',
    key(...levels.map((level) => [ofLevel.get(level.level), `${level.level}: ${level.encounters.toFixed(1)} on average, half of the games ${level.median} or fewer, one in ten more than ${level.longest}`])),
    draw('Length of games in encounters', {
      height: 320,
      marginBottom: 46,
      x: { label: 'encounters →', labelOffset: 40 },
      y: { label: '↑ games (%)', grid: true, transform: (y) => 100 * y },
      marks: [
        Plot.areaY(grouped, { x: 'length', y: 'part', z: 'level', fill: (r) => ofLevel.get(r.level), fillOpacity: 0.18, curve: 'step', y2: 0 }),
        Plot.lineY(grouped, { x: 'length', y: 'part', z: 'level', stroke: (r) => ofLevel.get(r.level), strokeWidth: 2, curve: 'step' }),
        Plot.ruleY([0], { stroke: 'var(--line)' }),
      ],
    }),
  );
  const behind = levels.flatMap((level) =>
    level.behind.map(([seats, share], i) => ({ level: level.level, behind: i, seats, share })).filter((row) => row.seats > 0),
  );
  section(
    'Whether a game is still open',
    'What becomes of seats that are so many foreign colonies behind the leader after half of the encounters.',
    key(...levels.map((level) => [ofLevel.get(level.level), level.level])),
    draw('Share of the points by colonies behind after half of the game', {
      height: 300,
      marginBottom: 46,
      x: { label: 'colonies behind →', labelOffset: 40, ticks: d3.range(6), tickFormat: (i) => (i === 5 ? '5 or more' : String(i)), domain: [-0.2, 5.2] },
      y: { label: '↑ share of the points (%)', grid: true, zero: true, transform: (y) => 100 * y },
      marks: [
        Plot.lineY(behind, { x: 'behind', y: 'share', z: 'level', stroke: (r) => ofLevel.get(r.level), strokeWidth: 2 }),
        Plot.dot(behind, { x: 'behind', y: 'share', fill: (r) => ofLevel.get(r.level), r: 5, title: (r) => `${r.level}, ${r.behind} behind: ${percent(r.share)} of ${count(r.seats)} seats`, tip: true }),
        Plot.ruleY([0], { stroke: 'var(--line)' }),
      ],
    }),
  );

  // ---- joyless measures

  const measures = [
    ['Encounters a game', (l) => l.encounters.toFixed(1)],
    ['Games that several win', (l) => percent(l.shared)],
    ['Games that nobody wins', (l) => percent(l.unwon)],
    ['Encounters in which a seat is asked nothing', (l) => percent(l.withoutChoice, 0)],
    ['Seats without a chance after half of the game', (l) => l.hopelessFrom ? `${percent(l.withoutChance, 0)} (${l.hopelessFrom} or more colonies behind)` : 'none'],
    ['Ships of a seat that lie on unfinished techs', (l) => (l.unfinished ? l.parked.toFixed(2) : '–')],
    ['Techs that are never finished', (l) => (l.unfinished ? percent(l.unfinished, 0) : '–')],
  ];
  section(
    'What may spoil the fun',
    'A seat is without a chance where seats so far behind take less than a twentieth of the points in these very games.',
    make(
      'div',
      { class: 'scroll' },
      make(
        'table',
        {},
        make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, ''), ...levels.map((level) => make('th', { scope: 'col' }, level.level)))),
        make('tbody', {}, ...measures.map(([words, of]) => make('tr', {}, make('td', {}, words), ...levels.map((level) => make('td', {}, of(level)))))),
      ),
    ),
  );

  // ---- how it was measured

  const how = section('How it was measured', '');
  how.append(
    make('p', {}, 'Games come in rounds: the aliens of a table move on by one seat from game to game, with the same deal, so that each has each seat once against the same opponents; every level of players plays the same rounds, all of a table being of one level. All aliens are dealt alike often. Intervals are Wilson’s, with as many trials as the variance between rounds says that the games are worth. “At an average table” comes from a conditional logit (the model of Bradley and Terry for more than two) with a strength for each alien and each seat, errors by rounds.'),
    make('p', {}, 'A machine is no person: what holds for one level of machines only is a hint about people, what holds for all of them is more.'),
    make('h3', {}, 'The same again'),
    make('pre', {}, make('code', {}, command)),
  );
  if (figures.failed)
    how.append(
      make('h3', {}, `${count(figures.failed)} games do not count`),
      make('ul', {}, ...figures.failures.map((why) => make('li', {}, why))),
    );

  const look = document.getElementById('look');
  const dark = () => {
    const said = document.documentElement.dataset.look;
    return said ? said === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  };
  look.addEventListener('click', () => {
    document.documentElement.dataset.look = dark() ? 'light' : 'dark';
  });
})();
