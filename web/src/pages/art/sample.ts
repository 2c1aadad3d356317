import { seatColours } from '../../art/colours';
import type { BoardModel, BoardPlanet, BoardSeat } from '../../board/model';

const names = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hana'];
const aliens = ['Human', 'Macron', 'Virus', 'Pacifist', 'Oracle', 'Trader', 'Zombie', 'Parasite'];
const notes: Record<number, string[]> = {
  3: ['power off (2 home colonies)'],
  5: ['disconnected 1:40'],
};

/** A table in the middle of a game, for looking at. */
export function sampleBoard(seats: number, planets: number, busy = true): BoardModel {
  const letters = [...'ABCDEFGH'].slice(0, seats);
  const boardSeats = letters.map((seat, i): BoardSeat => {
    const role = busy
      ? seats > 2 && i === 2
        ? 'defense'
        : i === 0
          ? 'offense'
          : i === 1 && seats > 2
            ? 'offense-ally'
            : i === 1
              ? 'defense'
              : i === 3
                ? 'defense-ally'
                : undefined
      : undefined;
    return {
      seat,
      name: names[i] ?? seat,
      colour: seatColours[i] ?? 'white',
      alien: aliens[i],
      colonies: [3, 1, 2, 0, 4, 1, 0, 2][i] ?? 0,
      goal: 5,
      mine: i === 0,
      role,
      notes: notes[i] ?? [],
    };
  });
  const target = seats > 2 ? 'C4' : 'B4';
  const systems = letters.map((seat, s) => ({
    seat,
    tokens: s === 4 ? [{ id: 'comet', label: 'Comet', icon: 'star' as const, kind: 'mark' as const }] : [],
    planets: Array.from({ length: planets }, (_, p): BoardPlanet => {
      const ships: Record<string, number> = { [seat]: [4, 3, 4, 2, 4, 3, 1, 2][p] ?? 1 };
      const guest = (offset: number, count: number) => {
        const other = letters[(s + offset) % seats];
        if (other !== undefined && other !== seat) ships[other] = count;
      };
      if (p === 1) guest(2, 2);
      if (p === 2 && s % 2 === 0) {
        guest(1, 1);
        guest(3, 3);
      }
      if (p === 3 && s === 2) guest(3, 2);
      if (p === 0 && s === 3) for (let i = 1; i < 7; i++) guest(i, i);
      if (p === 4 && s === 1) return { id: `${seat}${p + 1}`, alive: false, ships: {} };
      if (p === 4 && s === 3) return { id: `${seat}${p + 1}`, alive: true, ships: { [letters[0] ?? 'A']: 2 } };
      const tokens =
        p === 0 && s === 1 && planets > 1
          ? [{ id: 'beam', label: 'Beam', icon: 'bolt' as const, kind: 'pair' as const, other: `${seat}2` }]
          : p === 3 && s === 0
            ? [{ id: 'flagship', label: 'Flagship', icon: 'star' as const, kind: 'ship' as const, bonus: 3 }]
            : [];
      return { id: `${seat}${p + 1}`, alive: true, ships, tokens };
    }),
  }));
  return {
    seats: boardSeats,
    systems,
    warp: Object.fromEntries(letters.map((seat, i) => [seat, [3, 2, 0, 4, 2, 1, 2, 5][i] ?? 0])),
    encounter: busy
      ? {
          target,
          gate: [{ seat: 'A', ships: 3 }, ...(seats > 2 ? [{ seat: 'B', ships: 2 }] : [])],
          shield: seats > 3 ? letters.slice(3, 5).map((seat, i) => ({ seat, ships: 4 - i })) : [],
        }
      : null,
  };
}

/** The same with two battles, the second beside the first; two allies of the defense wait there. */
export function sampleTwo(seats: number, planets: number): BoardModel {
  const board = sampleBoard(seats, planets);
  if (!board.encounter) return board;
  const waiting = board.seats.slice(3, 5).map(({ seat }, i) => ({ seat, ships: i + 1 }));
  return { ...board, encounter: { ...board.encounter, target: 'C3', other: 'C4', waiting } };
}
