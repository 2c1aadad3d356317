import { describe, expect, test } from 'vitest';
import { atTarget, box, cone, inWarp, layout, onCone, shield, type Tile } from './layout';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function systems(seats: number, planets: number) {
  return Array.from({ length: seats }, (_, i) => {
    const seat = String.fromCharCode(65 + i);
    return { seat, planets: Array.from({ length: planets }, (_, p) => ({ id: `${seat}${p + 1}` })) };
  });
}

/** How far two areas reach into each other; 0 when they only touch. */
function into(a: Area, b: Area): number {
  return Math.min(
    Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2),
    Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2),
  );
}

function fromWarp(tile: Tile): number {
  const dx = Math.max(0, Math.abs(tile.x - box.x) - tile.width / 2);
  const dy = Math.max(0, Math.abs(tile.y - box.y) - tile.height / 2);
  return Math.hypot(dx, dy) - box.warp;
}

describe.each([2, 3, 4, 5, 6, 7, 8])('%i seats', (seats) => {
  test('no system covers another, the warp, or the edge', () => {
    const { tiles } = layout(systems(seats, 5));
    tiles.forEach((a, i) => {
      for (const b of tiles.slice(i + 1)) expect(into(a, b), `${a.seat} ${b.seat}`).toBeLessThanOrEqual(0);
      expect(fromWarp(a)).toBeGreaterThanOrEqual(seats > 6 ? 68 - 1 : 37 - 1);
      expect(a.x - a.width / 2).toBeGreaterThanOrEqual(0);
      expect(a.x + a.width / 2).toBeLessThanOrEqual(box.width);
      expect(a.y - a.height / 2).toBeGreaterThanOrEqual(0);
      expect(a.y + a.height / 2).toBeLessThanOrEqual(box.height);
    });
  });

  test.each([3, 4, 5, 6, 7, 8])('%i planets lie beside each other, below the name, within the system', (planets) => {
    for (const tile of layout(systems(seats, planets)).tiles) {
      tile.planets.forEach((a, i) => {
        for (const b of tile.planets.slice(i + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.id} ${b.id}`).toBeGreaterThanOrEqual(a.r + b.r + 6);
        }
        expect(a.x - a.r - 4).toBeGreaterThanOrEqual(tile.x - tile.width / 2);
        expect(a.x + a.r + 4).toBeLessThanOrEqual(tile.x + tile.width / 2);
        expect(a.y - a.r).toBeGreaterThanOrEqual(tile.y - tile.height / 2 + 43);
        expect(a.y + a.r).toBeLessThanOrEqual(tile.y + tile.height / 2);
      });
    }
  });

  test.each([5, 6, 7, 8])("the chips of guests on %i planets don't cover each other or hide the owner's", (planets) => {
    for (const tile of layout(systems(seats, planets)).tiles) {
      const guests = tile.planets.flatMap((planet) =>
        tile.corners.map((corner) => ({ ...tile.guest, x: planet.x + corner.x, y: planet.y + corner.y })),
      );
      guests.forEach((a, i) => {
        for (const b of guests.slice(i + 1)) expect(into(a, b)).toBeLessThanOrEqual(0.01);
      });
      for (const corner of tile.corners) {
        const covered = into({ x: 0, y: 0, ...tile.chip }, { ...corner, ...tile.guest });
        expect(covered).toBeLessThanOrEqual(tile.chip.height * 0.3);
      }
    }
  });

  test('the gate comes from the warp, ends at the planet, and carries its ships', () => {
    for (const tile of layout(systems(seats, 5)).tiles) {
      for (const spot of tile.planets) {
        const gate = cone(spot);
        expect(Math.hypot(gate.from.x - box.x, gate.from.y - box.y)).toBeCloseTo(box.warp - 4);
        expect(Math.hypot(gate.to.x - spot.x, gate.to.y - spot.y)).toBeCloseTo(spot.r + 5);
        const chips = onCone(gate, 5, tile.chip).map((at) => ({ ...at, ...tile.chip }));
        chips.forEach((a, i) => {
          for (const b of chips.slice(i + 1)) expect(into(a, b)).toBeLessThanOrEqual(0);
        });
      }
    }
  });

  test('the word "target" and up to four allies of the defense stand on the board without covering each other', () => {
    const word = { width: 75, height: 22 };
    for (const tile of layout(systems(seats, 5)).tiles) {
      for (const spot of tile.planets) {
        const around = atTarget(tile, spot, { allies: 4, guests: 1, word });
        const areas = [...around.shields.map((at) => ({ ...at, ...shield })), { ...around.word, ...word }];
        areas.forEach((a, i) => {
          expect(a.y - a.height / 2).toBeGreaterThanOrEqual(0);
          expect(a.y + a.height / 2).toBeLessThanOrEqual(box.height);
          expect(into(a, { ...spot, ...tile.chip }), spot.id).toBeLessThanOrEqual(0);
          for (const b of areas.slice(i + 1)) expect(into(a, b), spot.id).toBeLessThanOrEqual(4);
        });
      }
    }
  });
});

test('the front seat lies at the bottom, the next one clockwise to its left', () => {
  const { tiles } = layout(systems(4, 5), 2);
  const [a, , c, d] = tiles;
  expect(c?.y).toBeGreaterThan(box.y);
  expect(a?.y).toBeLessThan(box.y);
  expect(d?.x).toBeLessThan(box.x);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('%i chips stay within the warp', (count) => {
  const chip = count > 6 ? { width: 30, height: 22 } : { width: 36, height: 26 };
  for (const spot of inWarp(count, chip)) {
    const far = Math.hypot(Math.abs(spot.x - box.x) + chip.width / 2, Math.abs(spot.y - box.y) + chip.height / 2);
    expect(far).toBeLessThanOrEqual(box.warp);
  }
});
