import { again } from '../../pages/start';
import { Refusal } from '../../protocol/rest';
import type { TableStore } from '../../state/table.svelte';
import { toasts } from '../../state/toasts.svelte';
import { t } from '../../words/words.svelte';

/** One press: whoever is the last to want another game goes at once, everybody else as soon as all have pressed. */
export class Rematch {
  #asked = $state(false);
  #going = false;
  readonly #table: TableStore;

  constructor(table: TableStore) {
    this.#table = table;
    // Whoever has pressed and waits is taken along; whoever only looks at an old table again is not.
    $effect(() => {
      const { next, secret } = this;
      if (this.#asked && next && secret) void this.#follow(next, secret);
    });
  }

  /** The next table, as soon as there is one. */
  get next(): string | undefined {
    return this.#table.view.table.rematch ?? undefined;
  }

  /** The reader waits for the others. */
  get waits(): boolean {
    return this.#asked || this.#table.view.me.seats.some((id) => this.#votes.includes(id));
  }

  /** Who waits for the reader to want another game, too. */
  get wanting(): readonly string[] {
    if (this.next || this.waits || this.#table.spectator) return [];
    return this.#votes.filter((id) => !this.#table.view.me.seats.includes(id));
  }

  async press(): Promise<void> {
    this.#asked = true;
    const { status, problem, result } = await this.#table.send({ do: 'rematch' });
    if (status !== 200) {
      this.#asked = false;
      toasts.say(problem?.detail ?? problem?.title ?? t('rest.offline'), 'warn');
    } else if (typeof result?.['table'] === 'string' && typeof result['secret'] === 'string')
      await this.#follow(result['table'], result['secret']);
  }

  get #votes(): readonly string[] {
    return this.#table.view.table.rematchVotes ?? [];
  }

  /** The link to the own seat there. */
  private get secret(): string | undefined {
    return this.next ? (this.#table.view.me.links?.[0]?.secret ?? undefined) : undefined;
  }

  async #follow(next: string, secret: string): Promise<void> {
    if (this.#going) return;
    this.#going = true;
    try {
      await again(next, secret);
    } catch (e) {
      this.#going = false;
      toasts.say(e instanceof Refusal ? e.message : t('app.failed'), 'danger');
    }
  }
}
