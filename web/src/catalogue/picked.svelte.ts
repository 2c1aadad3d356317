/** As many as fit beside each other. */
export const mostPicked = 4;
const name = 'hypergate.compare';

interface Picked {
  id: string;
  name: string;
}

function kept(): Picked[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    if (!Array.isArray(found)) return [];
    return found
      .filter(
        (one): one is Picked =>
          typeof one === 'object' && one !== null && typeof one.id === 'string' && typeof one.name === 'string',
      )
      .slice(0, mostPicked);
  } catch {
    return [];
  }
}

let all = $state.raw<readonly Picked[]>(kept());

function keep(some: readonly Picked[]) {
  all = some;
  try {
    sessionStorage.setItem(name, JSON.stringify(some));
  } catch {
    // Then they last until the page is closed.
  }
}

/** Entries that the reader has ticked to compare them; they last as long as the tab. */
export const picked = {
  get all(): readonly Picked[] {
    return all;
  },
  get full(): boolean {
    return all.length >= mostPicked;
  },
  has(id: string): boolean {
    return all.some((one) => one.id === id);
  },
  toggle(one: Picked): void {
    if (this.has(one.id)) keep(all.filter(({ id }) => id !== one.id));
    else if (!this.full) keep([...all, { id: one.id, name: one.name }]);
  },
  clear(): void {
    keep([]);
  },
};
