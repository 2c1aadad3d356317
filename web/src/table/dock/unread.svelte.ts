import { untrack } from 'svelte';

type Kind = 'log' | 'chat' | 'deal';

/** How much came since a panel was last open. What was there when the page opened is not news. */
export class Unread {
  private seen = $state<Record<Kind, number>>({ log: -1, chat: -1, deal: -1 });
  private there = $state<Record<Kind, number>>({ log: 0, chat: 0, deal: 0 });

  see(kind: Kind, count: number, open: boolean): void {
    untrack(() => {
      this.there[kind] = count;
      if (open || this.seen[kind] < 0 || this.seen[kind] > count) this.seen[kind] = count;
    });
  }

  of(kind: Kind): number {
    return this.seen[kind] < 0 ? 0 : this.there[kind] - this.seen[kind];
  }
}
