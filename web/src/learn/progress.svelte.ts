/** How far this browser has come with a lesson. */
export interface Learnt {
  /** The table at which it was begun last. */
  table?: string;
  done: boolean;
}

const key = 'hypergate-lessons';

function kept(): Readonly<Record<string, Learnt>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
    return Object.fromEntries(
      Object.entries(found as Record<string, unknown>).flatMap(([id, one]) => {
        if (typeof one !== 'object' || one === null) return [];
        const { table, done } = one as Record<string, unknown>;
        return [[id, { ...(typeof table === 'string' ? { table } : {}), done: done === true }]];
      }),
    );
  } catch {
    return {};
  }
}

let lessons = $state.raw(kept());

function keep(id: string, next: Learnt): void {
  lessons = { ...lessons, [id]: next };
  try {
    localStorage.setItem(key, JSON.stringify(lessons));
  } catch {
    // Private windows may refuse; it is known until the page is closed.
  }
}

/** Which lessons have been begun and done: only the browser knows, there are no accounts. */
export const progress = {
  of(id: string): Learnt | undefined {
    return lessons[id];
  },
  /** Whether anything has been begun. */
  get some(): boolean {
    return Object.keys(lessons).length > 0;
  },
  began(id: string, table: string): void {
    if (lessons[id]?.table !== table) keep(id, { done: lessons[id]?.done ?? false, table });
  },
  did(id: string): void {
    if (!lessons[id]?.done) keep(id, { ...lessons[id], done: true });
  },
  /** A table is no longer there to go on at. */
  lost(id: string): void {
    if (lessons[id]?.table) keep(id, { done: lessons[id].done });
  },
};
