import { getContext, setContext } from 'svelte';
import { provideSource } from '../state/source';
import type { TableStore } from '../state/table.svelte';
import { castOf } from '../words/cast';
import { plain, say, understood, type Cast, type Sentence, type Value } from '../words/rich';
import { t, type Key, type Words } from '../words/words.svelte';
import type { Keys } from './keys';

const store = Symbol.for('table store');
const keyboard = Symbol.for('keyboard');

/** Makes a table known to all parts of its page. */
export function provideTable(table: TableStore): void {
  provideSource(table);
  setContext(store, table);
}

export const useTable = (): TableStore => getContext<TableStore>(store);

export const provideKeys = (keys: Keys): Keys => setContext(keyboard, keys);
/** The keyboard of the page; undefined where a part stands alone, as in a test. */
export const useKeys = (): Keys | undefined => getContext<Keys | undefined>(keyboard);

/** Sentences about this table as plain text, for labels and for what is read out. */
export interface Voice {
  readonly cast: Cast;
  say(key: Key, args?: Readonly<Record<string, Value>>): string;
  plain(sentence: Sentence): string;
  words(words: Words): string;
}

export function useVoice(): Voice {
  const table = useTable();
  const cast = () => castOf(table.view.me, table.view.seats, table.book);
  return {
    get cast() {
      return cast();
    },
    say: (key, args) => plain(say(key, args), cast()),
    plain: (sentence) => plain(sentence, cast()),
    words: (words) => {
      const sentence = understood(words);
      return sentence ? plain(sentence, cast()) : t('words.unknown');
    },
  };
}
