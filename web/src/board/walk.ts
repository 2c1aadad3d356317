import { isBeside, planetOf } from './model';

/** A place of the board that keys can stand on: a planet, a place beside one, `warp`, or `system:C`. */
export type Cell = string;

/**
 * Where a key leads from a cell: left and right within a system, up and down to the same planet of the next system, Home
 * and End to a system's name and last planet. Nothing when the key means nothing here.
 */
export function walk(rows: readonly (readonly Cell[])[], from: Cell, key: string): Cell | undefined {
  const y = rows.findIndex((row) => row.includes(from));
  const row = rows[y];
  if (!row) return undefined;
  const x = row.indexOf(from);
  const turned = (at: number, length: number) => (at + length) % length;
  switch (key) {
    case 'ArrowRight':
      return row[turned(x + 1, row.length)];
    case 'ArrowLeft':
      return row[turned(x - 1, row.length)];
    case 'ArrowDown':
    case 'ArrowUp': {
      // From a place beside a planet it goes on as from the planet.
      const next = rows[turned(y + (key === 'ArrowDown' ? 1 : -1), rows.length)]?.filter(isColumn);
      const column = row.filter(isColumn).indexOf(planetOf(from));
      return next?.[Math.min(column, next.length - 1)];
    }
    case 'Home':
      return row[0];
    case 'End':
      return row[row.length - 1];
    default:
      return undefined;
  }
}

const isColumn = (cell: Cell) => !isBeside(cell);
