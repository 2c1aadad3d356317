import type { SeatId } from '../protocol/types';

/** A table this browser sits at. */
export interface MyTable {
  id: string;
  name: string;
  seat: SeatId;
  at: number;
  /** The finished game that it branched off. */
  from?: string;
}

const key = 'hypergate-tables';
const most = 30;

function kept(): MyTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(found)) return [];
    return found.filter(
      (one: unknown): one is MyTable =>
        typeof one === 'object' && one !== null && typeof (one as MyTable).id === 'string',
    );
  } catch {
    return [];
  }
}

let tables = $state.raw<readonly MyTable[]>(kept());

function keep(next: readonly MyTable[]): void {
  tables = next.slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(tables));
  } catch {
    // Private windows may refuse; the list holds until the page is closed.
  }
}

/** The tables this browser has a seat at, the latest first: only the browser knows, there are no accounts. */
export const mine = {
  get all(): readonly MyTable[] {
    return tables;
  },
  add(table: MyTable): void {
    const before = tables.find((one) => one.id === table.id);
    keep([{ ...before, ...table }, ...tables.filter((one) => one !== before)]);
  },
  forget(id: string): void {
    keep(tables.filter((one) => one.id !== id));
  },
};
