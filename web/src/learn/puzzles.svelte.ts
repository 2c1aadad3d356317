/** How well a puzzle was answered, the first time. */
export type Mark = 'best' | 'good' | 'other';

/** What this browser has done of the puzzle of a day. */
export interface Puzzled {
  /** The table at which it was begun last. */
  table?: string;
  mark?: Mark;
}

const key = 'hypergate-puzzles';
const marks: readonly unknown[] = ['best', 'good', 'other'];

function kept(): Readonly<Record<string, Puzzled>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
    return Object.fromEntries(
      Object.entries(found as Record<string, unknown>).flatMap(([day, one]) => {
        if (typeof one !== 'object' || one === null) return [];
        const { table, mark } = one as Record<string, unknown>;
        return [
          [
            day,
            {
              ...(typeof table === 'string' ? { table } : {}),
              ...(marks.includes(mark) ? { mark: mark as Mark } : {}),
            },
          ],
        ];
      }),
    );
  } catch {
    return {};
  }
}

let days = $state.raw(kept());

function keep(day: string, next: Puzzled): void {
  days = { ...days, [day]: next };
  try {
    localStorage.setItem(key, JSON.stringify(days));
  } catch {
    // Private windows may refuse; it is known until the page is closed.
  }
}

/** Which puzzles have been begun, and how they were answered: only the browser knows, there are no accounts. */
export const puzzles = {
  of(day: string): Puzzled | undefined {
    return days[day];
  },
  began(day: string, table: string): void {
    if (days[day]?.table !== table) keep(day, { ...days[day], table });
  },
  /** Only the first answer counts. */
  answered(day: string, mark: Mark): void {
    if (!days[day]?.mark) keep(day, { ...days[day], mark });
  },
  /** A table is no longer there to go on at. */
  lost(day: string): void {
    const mark = days[day]?.mark;
    if (days[day]?.table) keep(day, mark ? { mark } : {});
  },
};

/** What the place of an answer among the best is called: 1 is the best, 0 none of them. */
export function markOf(rank: number): Mark {
  if (rank === 1) return 'best';
  return rank > 1 ? 'good' : 'other';
}
