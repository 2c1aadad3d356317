import { Refusal, rest } from '../protocol/rest';
import type { LessonName } from '../protocol/types';
import { language, t } from '../words/words.svelte';

/** The lessons as the page's language names them; follows a change of it. To be made where a component begins. */
export class LessonNames {
  /** Null until they are known. */
  all = $state.raw<readonly LessonName[] | null>(null);
  /** Why they are not. */
  problem = $state('');

  constructor() {
    $effect(() => {
      let left = false;
      rest.lessons(language()).then(
        (found) => {
          if (!left) this.all = found;
        },
        (e: unknown) => {
          if (!left) this.problem = e instanceof Refusal ? e.message : t('app.failed');
        },
      );
      return () => {
        left = true;
      };
    });
  }
}
