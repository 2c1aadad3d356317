import { describe, expect, test } from 'vitest';
import { widthAt } from '../art/gate';
import {
  alone,
  atTarget,
  box,
  compact,
  cone,
  fleet,
  inWarp,
  layout,
  onCone,
  onPhone,
  onPhones,
  row,
  shield,
  single,
  type Frame,
  type PlanetSpot,
} from './layout';
import { nameOf, standing } from './standing';

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

const frames: [string, Frame][] = [
  ['a wide board', box],
  ['a narrow board', compact],
];

describe.each(frames)('%s', (_, frame) => {
  test.each([2, 3, 4, 5, 6, 7])('ten planets in one of %i systems lie on none of the others', (seats) => {
    const rows = systems(seats, 5).map((row, i) =>
      i === 1
        ? { ...row, planets: [...row.planets, ...row.planets.map(({ id }) => ({ id: `H${id.slice(1)}` }))] }
        : row,
    );
    const planets = layout(rows, 0, frame).tiles.flatMap((tile) => tile.planets);
    planets.forEach((a, i) => {
      for (const b of planets.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.id} ${b.id}`).toBeGreaterThanOrEqual(a.r + b.r + 2);
    });
    expect(planets).toHaveLength(5 * seats + 5);
  });

  describe.each([2, 3, 4, 5, 6, 7, 8])('%i seats', (seats) => {
    test.each([3, 4, 5, 6, 7, 8])(
      'no planet of %i lies on another, on an alien, on the warp or beyond the edge',
      (count) => {
        const { tiles } = layout(systems(seats, count), 0, frame);
        const planets = tiles.flatMap((tile) => tile.planets);
        planets.forEach((a, i) => {
          for (const b of planets.slice(i + 1))
            expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.id} ${b.id}`).toBeGreaterThanOrEqual(a.r + b.r + 4);
          for (const { face, seat } of tiles)
            expect(Math.hypot(a.x - face.x, a.y - face.y), `${a.id} ${seat}`).toBeGreaterThanOrEqual(a.r + face.r);
          expect(Math.hypot(a.x - frame.x, a.y - frame.y), a.id).toBeGreaterThanOrEqual(a.r + frame.warp + 12);
          expect(a.x - a.r, a.id).toBeGreaterThanOrEqual(0);
          expect(a.x + a.r, a.id).toBeLessThanOrEqual(frame.width);
          expect(a.y - a.r, a.id).toBeGreaterThanOrEqual(0);
          expect(a.y + a.r, a.id).toBeLessThanOrEqual(frame.height);
        });
        for (const { face } of tiles) {
          expect(face.y - face.r).toBeGreaterThanOrEqual(0);
          expect(face.y + face.r).toBeLessThanOrEqual(frame.height);
        }
      },
    );

    test('the name of no planet lies on that of another', () => {
      const planets = layout(systems(seats, 5), 0, frame).tiles.flatMap((tile) => tile.planets);
      const names = planets.map(({ id, x, y, r, name }) => ({
        id,
        x: name ? x + (name === 'left' ? -1 : 1) * (r + 19) : x,
        y: name ? y : y + r + 13,
        width: 22,
        height: 13,
      }));
      names.forEach((a, i) => {
        for (const b of names.slice(i + 1)) expect(into(a, b), `${a.id} ${b.id}`).toBeLessThanOrEqual(0);
      });
    });

    // With eight seats on a narrow board they are closer than two rows of plates are high.
    test.skipIf(frame === compact && seats === 8)(
      'ships of three and four owners hide neither the name of the next planet nor each other',
      () => {
        const planets = layout(systems(seats, 5), 0, frame).tiles.flatMap((tile) => tile.planets);
        const onPlanet = (spot: PlanetSpot, owners: number) =>
          standing(spot.r, owners, spot.room).map((at) => ({
            x: spot.x + at.x,
            y: spot.y + at.y,
            width: at.kind === 'plate' ? at.width : 20 * at.scale,
            height: at.kind === 'plate' ? at.height : 18 * at.scale,
          }));
        for (const a of planets)
          for (const b of planets.filter((other) => other !== a))
            for (const owners of [3, 4]) {
              const at = nameOf(b, owners, 12.5);
              const out = b.name === undefined ? 0 : b.name === 'left' ? -11 : 11;
              const name = { x: at.x + out, y: at.y, width: 22, height: 13 };
              for (const ships of onPlanet(a, owners)) {
                expect(into(ships, name), `${String(owners)} on ${a.id} over ${b.id}`).toBeLessThanOrEqual(1);
                for (const others of onPlanet(b, owners))
                  expect(into(ships, others), `${String(owners)} on ${a.id} and ${b.id}`).toBeLessThanOrEqual(8);
              }
            }
      },
    );

    test('ships that wait beside the gate hide no name of a planet', () => {
      const { tiles } = layout(systems(seats, 5), 0, frame);
      const planets = tiles.flatMap((tile) => tile.planets);
      for (const target of planets)
        for (const count of [1, 2, 3, 4]) {
          const gate = cone(target, frame);
          const long = Math.hypot(gate.to.x - gate.from.x, gate.to.y - gate.from.y);
          if (long >= count * fleet.width + 4) continue;
          const waiting = onCone(gate, count, frame, planets);
          expect(waiting).toHaveLength(count);
          for (const { x, y } of waiting) {
            const ships = { x, y, width: 40, height: 46 };
            for (const { id, x: middle, y: at, r, name } of planets)
              expect(
                into(ships, {
                  x: name ? middle + (name === 'left' ? -1 : 1) * (r + 19) : middle,
                  y: name ? at : at + r + 13,
                  width: 22,
                  height: 13,
                }),
                `${String(count)} to ${target.id} over ${id}`,
              ).toBeLessThanOrEqual(0);
          }
        }
    });

    test('planets in the warp lie at its rim, apart from each other and from all that are at home', () => {
      const drifting = (seat: string, id: string) => seat < 'D' && /[25]$/.test(id);
      const all = systems(seats, 5).map((system) => ({
        ...system,
        planets: system.planets.map(({ id }) => ({
          id,
          tokens: drifting(system.seat, id)
            ? [{ id: 'adrift 0', label: 'in the warp', icon: 'planet' as const, kind: 'adrift' as const }]
            : [],
        })),
      }));
      const at = layout(systems(seats, 5), 0, frame);
      const { tiles, spots } = layout(all, 0, frame);
      const planets = tiles.flatMap((tile) => tile.planets);
      const away = planets.filter((spot) => spot.away);
      expect(away.map(({ id }) => id)).toEqual(['A2', 'A5', 'B2', 'B5', 'C2', 'C5'].slice(0, 2 * Math.min(3, seats)));
      for (const spot of away) {
        const far = Math.hypot(spot.x - frame.x, spot.y - frame.y);
        expect(Math.abs(far - frame.warp), spot.id).toBeLessThan(spot.r);
        expect(spot.away?.home).toMatchObject({ x: at.spots.get(spot.id)?.x, y: at.spots.get(spot.id)?.y });
        expect(spots.get(spot.id)).toEqual(spot);
      }
      planets.forEach((a, i) => {
        for (const b of planets.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.id} ${b.id}`).toBeGreaterThanOrEqual((a.r + b.r) * 0.9);
      });
    });

    test.each([5, 7, 8])('marks of %i planets touch no other mark, no other planet and no portrait', (count) => {
      const tokens = [{ id: 'under 0', label: '', icon: 'ship' as const, kind: 'mark' as const, count: 3 }];
      const [own] = systems(seats, count);
      const full = { seat: 'A', planets: (own?.planets ?? []).map(({ id }) => ({ id, tokens })) };
      const { tiles } = layout([full, ...systems(seats, 5).slice(1)], 0, frame);
      const marks = (tiles[0]?.planets ?? []).map(({ id, mark }) => ({
        id,
        x: mark?.x ?? 0,
        y: mark?.y ?? 0,
        width: 36,
        height: 21,
      }));
      marks.forEach((a, i) => {
        for (const b of marks.slice(i + 1)) expect(into(a, b), `${a.id} ${b.id}`).toBeLessThanOrEqual(0);
        for (const { face } of tiles) {
          const square = { ...face, width: face.r * 1.4, height: face.r * 1.4 };
          expect(into(a, square), a.id).toBeLessThanOrEqual(0);
        }
      });
    });

    test('the gate comes from the warp, ends at the planet, and its ships fly apart from each other', () => {
      for (const tile of layout(systems(seats, 5), 0, frame).tiles) {
        for (const spot of tile.planets) {
          const gate = cone(spot, frame);
          expect(Math.hypot(gate.from.x - frame.x, gate.from.y - frame.y)).toBeCloseTo(frame.warp - 4);
          expect(Math.hypot(gate.to.x - spot.x, gate.to.y - spot.y)).toBeCloseTo(spot.r + 5);
          const ships = onCone(gate, 4, frame);
          ships.forEach((a, i) => {
            for (const b of ships.slice(i + 1))
              expect(Math.hypot(a.x - b.x, a.y - b.y), spot.id).toBeGreaterThanOrEqual(fleet.width - 1);
          });
        }
      }
    });

    test('on its way to a planet the gate crosses no other', () => {
      const { tiles } = layout(systems(seats, 5), 0, frame);
      const planets = tiles.flatMap((tile) => tile.planets);
      for (const spot of planets) {
        const { from, to } = cone(spot, frame);
        const length = Math.hypot(to.x - from.x, to.y - from.y);
        const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
        for (const other of planets) {
          if (other === spot) continue;
          const along = (other.x - from.x) * dx + (other.y - from.y) * dy;
          if (along < 0 || along > length + other.r) continue;
          const off = Math.abs((other.x - from.x) * dy - (other.y - from.y) * dx);
          const half = widthAt(from, to, Math.min(1, along / length));
          expect(off, `${spot.id} past ${other.id}`).toBeGreaterThanOrEqual(other.r + half);
        }
      }
    });

    test('up to three allies of the defense stand on the board without covering each other or the planet', () => {
      const places = layout(systems(seats, 5), 0, frame);
      for (const spot of places.tiles.flatMap((tile) => tile.planets)) {
        const shields = atTarget(places, spot, 3).map((at) => ({ ...at, ...shield }));
        shields.forEach((a, i) => {
          expect(a.x - a.width / 2, spot.id).toBeGreaterThanOrEqual(0);
          expect(a.y - a.height / 2, spot.id).toBeGreaterThanOrEqual(0);
          expect(a.x + a.width / 2, spot.id).toBeLessThanOrEqual(frame.width);
          expect(a.y + a.height / 2, spot.id).toBeLessThanOrEqual(frame.height);
          for (const b of shields.slice(i + 1)) expect(into(a, b), spot.id).toBeLessThanOrEqual(4);
        });
      }
    });

    test('up to two allies of the defense hide no name that stands beside a planet', () => {
      const places = layout(systems(seats, 5), 0, frame);
      const planets = places.tiles.flatMap((tile) => tile.planets);
      for (const target of planets)
        for (const spot of atTarget(places, target, 2))
          for (const { id, x, y, r, name } of planets.filter((other) => other.name))
            expect(
              into({ ...spot, ...shield }, { x: x + (name === 'left' ? -1 : 1) * (r + 20), y, width: 24, height: 14 }),
              `at ${target.id} over ${id}`,
            ).toBeLessThanOrEqual(3);
    });

    test('no ally of the defense stands on the word for who is which side, where two have room', () => {
      const places = layout(systems(seats, 5), 0, frame);
      for (const spot of places.tiles.flatMap((tile) => tile.planets)) {
        const shields = atTarget(places, spot, 2).map((at) => ({ ...at, ...shield }));
        for (const { side, face, seat } of places.tiles) {
          const word =
            side === 'top' || side === 'bottom'
              ? { x: face.x - face.r - 44, y: face.y - 6, width: 60, height: 16 }
              : { x: side === 'left' ? 38 : frame.width - 38, y: face.y - face.r - 16, width: 60, height: 14 };
          for (const one of shields) expect(into(one, word), `${spot.id} ${seat}`).toBeLessThanOrEqual(2);
        }
      }
    });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('the ships of %i owners stay within the warp, apart from each other', (count) => {
    const all = inWarp(count, frame);
    for (const one of all) {
      const far = Math.hypot(
        Math.abs(one.x - frame.x) + one.width / 2 - 4,
        Math.abs(one.y - frame.y) + one.height / 2 - 4,
      );
      expect(far).toBeLessThanOrEqual(frame.warp + 4);
    }
    all.forEach((a, i) => {
      for (const b of all.slice(i + 1)) expect(into(a, b)).toBeLessThanOrEqual(0);
    });
  });
});

test('the front seat lies at the bottom, the next one clockwise to its left', () => {
  const { tiles } = layout(systems(4, 5), 2);
  const [a, , c, d] = tiles;
  expect(c?.side).toBe('bottom');
  expect(a?.side).toBe('top');
  expect(d?.side).toBe('left');
});

test.each([36, 27, 20, 15])('on a planet of radius %i up to six owners’ plates do not cover each other', (r) => {
  for (let owners = 1; owners <= 6; owners++) {
    const places = standing(r, owners);
    expect(places).toHaveLength(owners);
    const plates = places.map((at) =>
      at.kind === 'plate' ? at : { x: at.x, y: at.y, width: 22 * at.scale, height: 17 * at.scale },
    );
    plates.forEach((a, i) => {
      for (const b of plates.slice(i + 1)) expect(into(a, b), `${owners} owners`).toBeLessThanOrEqual(0.1);
    });
  }
});

test.each([3, 4, 5, 6])('on a phone the gate crosses no planet on its way either, of %i', (count) => {
  const [system] = systems(1, count);
  const { planets, face } = single(system ?? { seat: 'A', planets: [] });
  for (const spot of planets) {
    const { from, to } = cone(spot, alone);
    expect(Math.hypot(spot.x - face.x, spot.y - face.y), spot.id).toBeGreaterThanOrEqual(spot.r + face.r);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    for (const other of planets.filter((one) => one !== spot)) {
      const along = (other.x - from.x) * dx + (other.y - from.y) * dy;
      if (along < 0 || along > length + other.r) continue;
      const off = Math.abs((other.x - from.x) * dy - (other.y - from.y) * dx);
      expect(off, `${spot.id} past ${other.id}`).toBeGreaterThanOrEqual(
        other.r + widthAt(from, to, Math.min(1, along / length)),
      );
    }
  }
});

test.each([3, 4, 5, 6])('on a phone no moon of %i lies where what threatens everybody is named', (count) => {
  const planets = Array.from({ length: count }, (_, i) => ({
    id: `A${i + 1}`,
    beside: { id: `moon-A${i + 1}`, label: 'moon' },
  }));
  // Half of a phone's width, as high as a chip in pixels of the narrowest board that has two systems.
  const chip = { left: alone.width * 0.5, bottom: 34 };
  for (const { id, beside } of single({ seat: 'A', planets }).planets) {
    const { x, y, r } = beside ?? { x: 0, y: 0, r: 0 };
    expect(r, id).toBeGreaterThan(0);
    expect(x + r <= chip.left || y - r >= chip.bottom, `${id} ${x} ${y}`).toBe(true);
  }
});

test('on a phone ships that wait beside the gate hide no name of a planet, nor how many ships the warp holds', () => {
  const [system] = systems(1, 5);
  const { planets } = single(system ?? { seat: 'A', planets: [] });
  for (const spot of planets) {
    for (const count of [2, 3, 4])
      for (const { x, y } of onCone(cone(spot, alone), count, alone)) {
        // Drawn at four fifths, with the plate of the number at the lower end.
        const ships = { x, y: y - 14, width: 40, height: 50 };
        const plate = { x, y: y + 12, width: 24, height: 16 };
        const words = { x: alone.x, y: alone.y - 26, width: 62, height: 12 };
        expect(into(plate, words), `${spot.id} over the warp`).toBeLessThanOrEqual(0);
        for (const { id, x: middle, y: at, r } of planets)
          expect(
            into(ships, { x: middle, y: at + r + 12, width: 24, height: 14 }),
            `${spot.id} over ${id}`,
          ).toBeLessThanOrEqual(0);
      }
  }
});

describe.each([
  ['a small phone', 360, 212],
  ['a phone', 390, 334],
  ['a tall phone', 430, 420],
  ['a small phone on its side', 340, 316],
  ['a phone on its side', 506, 346],
  ['a phone on its side, with the bars of its browser', 506, 270],
])('the board of %s', (_, width, height) => {
  const lies = onPhone(width, height);

  test('lies within its box', () => {
    const second = lies.tall ? lies.large * alone.height : lies.strip * row.height;
    expect(lies.large * alone.width).toBeLessThanOrEqual(width);
    expect(lies.large * alone.height + (lies.two ? 6 + second : 0)).toBeLessThanOrEqual(height + 0.1);
  });

  test('leaves letters of the smallest size, twelve units, room beside each other on planets', () => {
    // As many units as twelve pixels take: what a planet's plates and its name have room for.
    expect(12 / lies.large).toBeLessThanOrEqual(14.5);
    expect(12 / lies.strip).toBeLessThanOrEqual(14.5);
  });
});

test('a low board shows one system, whose letters would be half as large beside a second', () => {
  expect(onPhone(360, 212)).toMatchObject({ two: false, tall: false });
  expect(onPhone(390, 334)).toMatchObject({ two: true, tall: false });
  expect(onPhone(360, 600)).toMatchObject({ two: true, tall: true });
});

test.each([2, 3, 4, 5, 6, 7])('on a phone the numbers of %i owners’ ships that wait cover no other', (count) => {
  const [system] = systems(1, 5);
  for (const spot of single(system ?? { seat: 'A', planets: [] }).planets) {
    const plates = onCone(cone(spot, alone), count, alone).map(({ x, y }) => ({
      x,
      y: y + 15 * onPhones(count),
      width: 16,
      height: 14,
    }));
    plates.forEach((a, i) => {
      for (const b of plates.slice(i + 1)) expect(into(a, b), `${spot.id} ${count}`).toBeLessThanOrEqual(0);
    });
  }
});

test.each([4, 5, 8, 10])(
  'on a phone the names of %i planets lie on no planet, on no alien and within the board',
  (count) => {
    const planets = Array.from({ length: count }, (_, i) => ({ id: `A${String(i + 1)}` }));
    const tile = single({ seat: 'A', planets });
    const names = tile.planets.map((spot) => ({
      id: spot.id,
      x: spot.x + (spot.name === 'left' ? -spot.r - 16 : spot.name === 'right' ? spot.r + 16 : 0),
      y: spot.name ? spot.y : spot.y + spot.r + 12,
    }));
    for (const { id, x, y } of names) {
      expect(x - 11, id).toBeGreaterThanOrEqual(0);
      expect(x + 11, id).toBeLessThanOrEqual(alone.width);
      for (const other of [...tile.planets, { id: 'face', ...tile.face }])
        if (other.id !== id) {
          const away = Math.hypot(Math.max(Math.abs(x - other.x) - 9, 0), Math.max(Math.abs(y - other.y) - 5, 0));
          expect(away, `${id} on ${other.id}`).toBeGreaterThanOrEqual(other.r - 0.5);
        }
    }
  },
);
