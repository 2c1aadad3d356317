import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { sampleBoard, sampleTwo } from '../pages/art/sample';
import Board from './Board.svelte';
import PhoneBoard from './PhoneBoard.svelte';
import { metIn, systemOf, type Picking } from './model';
import { flights, whereabouts } from './moves';
import { layout } from './layout';

function picking(some: Partial<Picking> = {}) {
  return {
    selectable: new Set(['A1', 'A2']),
    selected: {},
    sign: '-',
    onadd: vi.fn(),
    onremove: vi.fn(),
    onwhy: vi.fn(),
    ...some,
  } satisfies Picking;
}

const cell = (start: string) => screen.getByRole('gridcell', { name: new RegExp(`^${start},`) });

test('a planet says whose it is, that it is the target, who is there, and whether it can be chosen', () => {
  render(Board, { model: sampleBoard(4, 5), picking: picking({ selectable: new Set(['C4']) }) });
  expect(cell('C4').getAttribute('aria-label')).toBe(
    'C4, Cy’s planet 4, target, Cy 2 ships, Bo 2 ships, Allies of the defense: Di 4 ships, selectable',
  );
  expect(cell('A1').getAttribute('aria-label')).toBe(
    'A1, your planet 1, Ana 4 ships, press twice to ask why it cannot be chosen',
  );
  expect(cell('B5').getAttribute('aria-label')).toContain('destroyed');
});

test('a planet in the warp lies there, says so, and leaves an empty place at home; a phone shows both', () => {
  const model = sampleBoard(4, 5);
  const adrift = { id: 'adrift 0', label: 'in the warp', icon: 'planet' as const, kind: 'adrift' as const };
  const systems = model.systems.map((system) => ({
    ...system,
    planets: system.planets.map((planet) => (planet.id === 'A3' ? { ...planet, tokens: [adrift] } : planet)),
  }));
  const quiet = { ...model, systems, encounter: null };
  for (const draw of [
    () => render(Board, { model: quiet }),
    () => render(PhoneBoard, { model: quiet, shown: 'A', onshow: vi.fn() }),
  ]) {
    const { container, unmount } = draw();
    expect(cell('A3').getAttribute('aria-label')).toContain('in the warp');
    expect(container.querySelectorAll('.away .empty')).toHaveLength(1);
    expect(container.querySelector('.gone-name')?.textContent).toBe('A3');
    expect(container.querySelectorAll('.mark')).toHaveLength(0);
    unmount();
  }
});

test('a ring around a system, a planet in the gate, and shields that are tied to their planet are drawn', () => {
  const model = sampleBoard(4, 5);
  const under = { id: 'under 0', label: '3 ships under', icon: 'ship' as const, kind: 'mark' as const, count: 3 };
  const rung = {
    ...model,
    systems: model.systems.map((system) => ({
      ...system,
      ring: system.seat === 'C' ? [{ seat: 'A', ships: 2, label: 'ring of Ana: 2' }] : undefined,
      planets: system.planets.map((planet) => (planet.id === 'A2' ? { ...planet, tokens: [under] } : planet)),
    })),
    encounter: {
      target: 'C4',
      gate: [{ seat: 'A', ships: 6, planet: 'A1' }],
      shield: [{ seat: 'D', ships: 4 }],
    },
  };
  for (const draw of [
    () => render(Board, { model: rung }),
    () => render(PhoneBoard, { model: rung, shown: 'C', onshow: vi.fn() }),
  ]) {
    const { container, unmount } = draw();
    expect(container.querySelector('.ring .chip text')?.textContent).toBe('2');
    expect(container.querySelector('.world .planet-name')?.textContent).toBe('A1');
    expect(container.querySelector('.world .chip text')?.textContent).toBe('6');
    expect(container.querySelectorAll('.tie')).toHaveLength(1);
    expect(container.querySelector('.mark text')?.textContent).toBe('3');
    unmount();
  }
});

test('planets of a second letter lie in the system that has them, and go on counting', () => {
  const model = sampleBoard(3, 5);
  const rows = model.systems.map((system) => ({
    ...system,
    planets: [
      ...system.planets,
      ...(system.seat === 'B'
        ? system.planets.map(({ id, ships }) => ({ id: id.replace('B', 'E'), alive: true, ships }))
        : []),
    ],
  }));
  const met = { ...model, systems: rows, encounter: { target: 'E2', gate: [], shield: [] } };
  expect(systemOf(rows, 'E2')).toBe('B');
  expect(systemOf(rows, 'A2')).toBe('A');
  expect(metIn(met)).toBe('B');
  render(Board, { model: met });
  expect(cell('E2').getAttribute('aria-label')).toContain('E2, Bo’s planet 7, target');
});

test('of two planets that are attacked both are said, and who waits at the one that is not fought for yet', () => {
  const { container } = render(Board, { model: sampleTwo(5, 5) });
  expect(cell('C3').getAttribute('aria-label')).toContain(', target, ');
  const other = cell('C4').getAttribute('aria-label');
  expect(other).toContain(', next, ');
  expect(other).toContain('Allies of the defense that wait: Di 1 ship and Ed 2 ships');
  expect(other).not.toContain('target');
  expect(container.querySelectorAll('g.gate')).toHaveLength(2);
  expect(container.querySelectorAll('g.gate.light')).toHaveLength(1);
  expect(container.querySelectorAll('g.shield')).toHaveLength(4);
  expect([...container.querySelectorAll('text.name.lit')].map((it) => it.textContent)).toEqual(['C3', 'C4next']);
});

test('a phone draws the gate to both planets and the ships that wait', () => {
  const { container } = render(PhoneBoard, { model: sampleTwo(5, 5), shown: 'C', onshow: vi.fn() });
  expect(container.querySelectorAll('g.gate.light')).toHaveLength(1);
  expect(container.querySelectorAll('g.shield')).toHaveLength(4);
});

test('a system and the warp say what is to be known of them', () => {
  render(Board, { model: sampleBoard(4, 5) });
  expect(screen.getByRole('rowheader', { name: /^Di/ }).getAttribute('aria-label')).toBe(
    'Di’s system, Pacifist, 0 foreign colonies of 5, ally of the defense, power off (2 home colonies)',
  );
  expect(screen.getByRole('gridcell', { name: /^Warp/ }).getAttribute('aria-label')).toBe(
    'Warp, Ana 3 ships, Bo 2 ships, and Di 4 ships, Gate: Ana 3 ships and Bo 2 ships',
  );
});

test('with eight seats aliens of long names are called by them wherever planets leave room', () => {
  const sample = sampleBoard(8, 5);
  const model = { ...sample, seats: sample.seats.map((seat) => ({ ...seat, alien: 'Brute (alternate)' })) };
  const { container } = render(Board, { model });
  const written = [...container.querySelectorAll('text')].map((it) => it.textContent).join(' ');
  expect(written.match(/Brute \(alternate\)/g)).toHaveLength(5);
});

test('what is noted of a seat lies on nobody’s planet; without room there is a sign', () => {
  const model = sampleBoard(5, 5);
  const seats = model.seats.map((seat) => ({ ...seat, notes: ['Warrior Pulsar (Con)', 'Pickpocket Pulsar (Pro)'] }));
  const { container } = render(Board, { model: { ...model, seats } });
  const planets = layout(model.systems, 0).tiles.flatMap((tile) => tile.planets);
  for (const it of container.querySelectorAll('text.notes')) {
    const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(it.getAttribute(name)));
    const wide = (it.textContent.length * (size ?? 0)) / 1.8;
    const from = (x ?? 0) - (it.getAttribute('text-anchor') === 'end' ? wide : 0);
    for (const planet of planets) {
      const high = (y ?? 0) > planet.y - planet.r && (y ?? 0) - (size ?? 0) < planet.y + planet.r;
      const lies = high && from < planet.x + planet.r && planet.x - planet.r < from + wide;
      expect(lies, `${it.textContent} on ${planet.id}`).toBe(false);
    }
  }
  expect(container.querySelectorAll('text.notes, .token.bound').length).toBeGreaterThanOrEqual(seats.length);
});

describe('pressing', () => {
  test('a planet that can be chosen adds a ship; with shift it takes one back', async () => {
    const pick = picking({ selected: { A2: 1 } });
    render(Board, { model: sampleBoard(4, 5), picking: pick });
    await fireEvent.click(cell('A1'));
    expect(pick.onadd).toHaveBeenCalledWith('A1');
    await fireEvent.click(cell('A2'), { shiftKey: true });
    expect(pick.onremove).toHaveBeenCalledWith('A2');
    await fireEvent.click(cell('A1'), { shiftKey: true });
    expect(pick.onremove).toHaveBeenCalledTimes(1);
  });

  test('a planet that cannot be chosen offers the reason', async () => {
    const pick = picking();
    render(Board, { model: sampleBoard(4, 5), picking: pick });
    await fireEvent.click(cell('B1'));
    expect(pick.onwhy).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Why?' }));
    expect(pick.onwhy).toHaveBeenCalledWith('B1');
    expect(pick.onadd).not.toHaveBeenCalled();
  });

  test('nothing is asked: a press shows what is there', async () => {
    const oninspect = vi.fn();
    render(Board, { model: sampleBoard(4, 5), oninspect });
    await fireEvent.click(cell('B1'));
    await fireEvent.click(screen.getByRole('gridcell', { name: /^Warp/ }));
    expect(oninspect.mock.calls).toEqual([['B1'], ['warp']]);
  });
});

test('arrow keys walk planets and systems, Enter chooses, Delete takes back, one cell has the tab stop', async () => {
  const pick = picking({ selected: { A2: 1 } });
  render(Board, { model: sampleBoard(4, 5), picking: pick });
  const stops = () => [...document.querySelectorAll('[role="grid"] [tabindex="0"]')];
  expect(stops()).toHaveLength(1);
  (stops()[0] as unknown as HTMLElement).focus();
  const keys = async (...names: string[]) => {
    for (const key of names) await fireEvent.keyDown(document.activeElement ?? document.body, { key });
  };
  await keys('ArrowRight', 'ArrowRight', 'Enter');
  expect(pick.onadd).toHaveBeenLastCalledWith('A2');
  await keys('Delete');
  expect(pick.onremove).toHaveBeenLastCalledWith('A2');
  await keys('ArrowDown');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^B2/);
  await keys('ArrowUp', 'ArrowUp');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Warp/);
  expect(stops()).toHaveLength(1);
});

test('what is chosen stands on the planet', () => {
  render(Board, { model: sampleBoard(4, 5), picking: picking({ selected: { A1: 2 } }) });
  expect(cell('A1').parentElement?.textContent).toContain('−2');
  expect(cell('A1').getAttribute('aria-label')).toContain('2 ships chosen');
  expect(cell('A1').getAttribute('aria-selected')).toBe('true');
});

test('aiming shows the gate to the planet that is chosen, and counts no ship', () => {
  const model = { ...sampleBoard(4, 5), encounter: null };
  const { container, rerender } = render(Board, {
    model,
    picking: picking({ selectable: new Set(['C1', 'C2']), aiming: true, sign: null }),
  });
  const gates = () => container.querySelectorAll('.gate.preview').length;
  expect(gates()).toBe(0);
  void rerender({
    model,
    picking: picking({ selectable: new Set(['C1', 'C2']), selected: { C2: 1 }, aiming: true, sign: null }),
  });
  flushSync();
  expect(gates()).toBe(1);
  expect(cell('C2').getAttribute('aria-label')).toContain(', chosen, ');
  expect(container.textContent).not.toMatch(/[+−]1/);
});

test('ships that leave one place and arrive at another fly between them', () => {
  const model = sampleBoard(4, 5);
  const places = layout(model.systems, 0);
  const before = whereabouts(model, places);
  const now = whereabouts({ ...model, warp: { ...model.warp, A: 1, D: 1 } }, places);
  expect(flights(before, now)).toEqual([]);
  const target = model.systems[0]?.planets[0];
  const landed = {
    ...model,
    warp: { ...model.warp, A: 1 },
    systems: model.systems.map((system, i) =>
      i > 0
        ? system
        : {
            ...system,
            planets: system.planets.map((planet, p) => (p > 0 ? planet : { ...planet, ships: { A: 6 } })),
          },
    ),
  };
  const flown = flights(before, whereabouts(landed, places));
  expect(flown).toHaveLength(1);
  expect(flown[0]).toMatchObject({ seat: 'A', count: 2 });
  expect(target?.ships['A']).toBe(4);
});

describe('on a phone', () => {
  test('one system is large, the own one is a strip that turns to it', async () => {
    const onshow = vi.fn();
    render(PhoneBoard, { model: sampleBoard(4, 5), shown: 'C', onshow });
    expect(cell('C4')).toBeTruthy();
    expect(screen.queryByRole('gridcell', { name: /^B1,/ })).toBeNull();
    await fireEvent.click(cell('A1'));
    expect(onshow).toHaveBeenCalledWith('A');
  });

  test('a planet of the strip that can be chosen is chosen there and then', async () => {
    const pick = picking();
    const onshow = vi.fn();
    render(PhoneBoard, { model: sampleBoard(4, 5), shown: 'C', onshow, picking: pick });
    await fireEvent.click(cell('A1'));
    expect(pick.onadd).toHaveBeenCalledWith('A1');
    expect(onshow).not.toHaveBeenCalled();
  });

  test('brackets turn the view clockwise and back', async () => {
    const onshow = vi.fn();
    render(PhoneBoard, { model: sampleBoard(4, 5), shown: 'D', onshow });
    await fireEvent.keyDown(screen.getByRole('grid'), { key: ']' });
    await fireEvent.keyDown(screen.getByRole('grid'), { key: '[' });
    expect(onshow.mock.calls).toEqual([['A'], ['C']]);
  });
});
