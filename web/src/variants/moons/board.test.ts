import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { sampleBoard } from '../../pages/art/sample';
import Board from '../../board/Board.svelte';
import PhoneBoard from '../../board/PhoneBoard.svelte';
import { compact, layout, single, strip, type Tile } from '../../board/layout';
import type { BoardModel, BoardBeside, Picking } from '../../board/model';
import { flights, whereabouts } from '../../board/moves';

/** The sample with a moon at B2, occupied by Ana, and one at B3 that nobody knows. */
function lit(ship: string | undefined = 'A'): BoardModel {
  const model = sampleBoard(4, 5);
  const moons: Record<string, BoardBeside> = {
    B2: {
      id: 'moon-B2',
      label: 'Inertia, face up',
      card: 'moon-inertia',
      about: 'Your ships stay.',
      back: 'half',
      ship,
      state: 'up',
    },
    B3: { id: 'moon-B3', label: 'blue moon', back: 'blue' },
  };
  return {
    ...model,
    encounter: null,
    systems: model.systems.map((system) => ({
      ...system,
      planets: system.planets.map((planet) => ({ ...planet, beside: moons[planet.id] })),
    })),
  };
}

const picking = (some: Partial<Picking> = {}) =>
  ({
    selectable: new Set(['A1', 'moon-B2']),
    selected: {},
    sign: '-',
    onadd: vi.fn(),
    onremove: vi.fn(),
    onwhy: vi.fn(),
    ...some,
  }) satisfies Picking;

const cell = (name: RegExp) => screen.getByRole('gridcell', { name });

test('a moon is a place of its own: who is there, whether it can be chosen', () => {
  render(Board, { model: lit(), picking: picking() });
  expect(cell(/moon of B2/).getAttribute('aria-label')).toBe(
    'Inertia, face up, the moon of B2, Ana 1 ship, selectable',
  );
  expect(cell(/moon of B3/).getAttribute('aria-label')).toBe(
    'blue moon, the moon of B3, no ships, press twice to ask why it cannot be chosen',
  );
  expect(cell(/^B2,/).getAttribute('aria-label')).toContain('moon: Inertia, face up, Ana 1 ship');
});

test('pressing a moon picks its ship, or asks why it cannot be picked', async () => {
  const pick = picking();
  render(Board, { model: lit(), picking: pick });
  await fireEvent.click(cell(/moon of B2/));
  expect(pick.onadd).toHaveBeenCalledWith('moon-B2');
  await fireEvent.click(cell(/moon of B3/));
  await fireEvent.click(screen.getByRole('button', { name: /why/i }));
  expect(pick.onwhy).toHaveBeenCalledWith('moon-B3');
});

test('nothing is asked: a moon says what its card does, and the card can be had large', async () => {
  const oncard = vi.fn();
  render(Board, { model: lit(), oncard });
  await fireEvent.click(cell(/moon of B2/));
  const place = screen.getByRole('region', { name: 'The moon of B2: Inertia, face up' });
  expect(place.textContent).toContain('Your ships stay.');
  await fireEvent.click(screen.getByRole('button', { name: 'Show the card' }));
  expect(oncard).toHaveBeenCalledWith('moon-inertia');
  await fireEvent.click(cell(/moon of B3/));
  expect(screen.getByRole('region', { name: /blue moon/ }).textContent).toContain('Its face is hidden');
});

test('keys walk from a planet to its moon, and from a moon on as from its planet', async () => {
  render(Board, { model: lit() });
  const keys = async (...names: string[]) => {
    for (const key of names) await fireEvent.keyDown(document.activeElement ?? document.body, { key });
  };
  const at = () => document.activeElement?.getAttribute('aria-label');
  document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  await keys('ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  expect(at()).toMatch(/the moon of B2/);
  await keys('ArrowRight');
  expect(at()).toMatch(/^B3,/);
  await keys('ArrowLeft', 'ArrowDown');
  expect(at()).toMatch(/^C2,/);
});

test('a phone turns to the system of a moon that is pressed in the strip', async () => {
  const onshow = vi.fn();
  const own = lit();
  const model: BoardModel = {
    ...own,
    systems: own.systems.map((system) =>
      system.seat === 'A'
        ? {
            ...system,
            planets: system.planets.map((planet) => ({
              ...planet,
              ...(planet.id === 'A1' ? { beside: { id: 'moon-A1', label: 'new moon', back: 'new' } } : {}),
            })),
          }
        : system,
    ),
  };
  render(PhoneBoard, { model, shown: 'B', onshow });
  await fireEvent.click(cell(/moon of A1/));
  expect(onshow).toHaveBeenCalledWith('A');
});

test('a ship flies from the planet to its moon', () => {
  const before = lit(undefined);
  const empty: BoardModel = {
    ...before,
    systems: before.systems.map((system) => ({
      ...system,
      planets: system.planets.map((planet) =>
        planet.beside
          ? { ...planet, beside: { ...planet.beside, ship: undefined }, ships: { ...planet.ships, A: 1 } }
          : planet,
      ),
    })),
  };
  const after: BoardModel = {
    ...empty,
    systems: empty.systems.map((system) => ({
      ...system,
      planets: system.planets.map((planet) =>
        planet.id === 'B2' && planet.beside
          ? { ...planet, beside: { ...planet.beside, ship: 'A' }, ships: { ...planet.ships, A: 0 } }
          : planet,
      ),
    })),
  };
  const places = layout(empty.systems, 0);
  const [flight, ...more] = flights(whereabouts(empty, places), whereabouts(after, places));
  expect(more).toEqual([]);
  expect(flight).toMatchObject({ seat: 'A', count: 1, to: { x: places.spots.get('moon-B2')?.x } });
});

function grounds(seats: number, planets: number) {
  return Array.from({ length: seats }, (_, i) => {
    const seat = String.fromCharCode(65 + i);
    return {
      seat,
      planets: Array.from({ length: planets }, (_, p) => {
        const id = `${seat}${p + 1}`;
        return { id, beside: { id: `moon-${id}` } };
      }),
    };
  });
}

test.each<[string, Tile[]]>([
  ['four seats', layout(grounds(4, 5)).tiles],
  ['eight seats', layout(grounds(8, 5)).tiles],
  ['eight seats, a narrow board', layout(grounds(8, 5), 0, compact).tiles],
  ['eight planets', layout(grounds(4, 8)).tiles],
  ['a phone', [single({ seat: 'A', planets: grounds(1, 5)[0]?.planets ?? [] })]],
  ['a strip', [strip({ seat: 'A', planets: grounds(1, 5)[0]?.planets ?? [] })]],
])('no moon lies under ships, on another planet or an alien: %s', (_, tiles) => {
  for (const tile of tiles) {
    for (const spot of tile.planets) {
      const moon = spot.beside;
      if (!moon) throw new Error('no moon');
      // Ships stand on the lower half of their planet.
      expect(moon.y, moon.id).toBeLessThan(spot.y);
      for (const other of tile.planets) {
        if (other !== spot)
          expect(Math.hypot(moon.x - other.x, moon.y - other.y), moon.id).toBeGreaterThanOrEqual(moon.r + other.r - 1);
      }
      expect(Math.hypot(moon.x - tile.face.x, moon.y - tile.face.y), moon.id).toBeGreaterThanOrEqual(
        moon.r + tile.face.r - 2,
      );
    }
  }
});
