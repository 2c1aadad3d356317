import { Refusal } from '../protocol/rest';
import { toasts } from '../state/toasts.svelte';
import { t } from '../words/words.svelte';

/** One thing at a time that a press begins: what is pressed meanwhile does nothing, and what fails is said. */
export class Doing {
  busy = $state(false);

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (e) {
      toasts.say(e instanceof Refusal ? e.message : t('app.failed'), 'danger');
    } finally {
      this.busy = false;
    }
  }
}
