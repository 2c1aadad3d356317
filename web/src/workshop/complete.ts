import {
  snippetCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { WorkshopWord } from '../protocol/types';
import { meaning } from './find';

const types: Readonly<Record<WorkshopWord['kind'], string>> = {
  key: 'keyword',
  moment: 'enum',
  role: 'enum',
  number: 'property',
  verb: 'function',
  value: 'variable',
  call: 'method',
};

/** Which kinds of words can stand at a place, by what stands before it on its line. */
export function kindsAt(before: string): readonly WorkshopWord['kind'][] {
  if (/\.\w*$/.test(before)) return ['call'];
  if (/^\s*-?\s*[\w-]*$/.test(before)) return ['key', 'verb'];
  if (/^\s*-?\s*(may|must|always|free):[^'"]*$/.test(before)) return ['moment'];
  if (/^\s*-?\s*role:/.test(before)) return ['role'];
  if (/^\s*-?\s*bends:/.test(before)) return ['number'];
  if (/^\s*-?\s*do:/.test(before)) return ['verb'];
  return ['value'];
}

/** What completes a word where one types. */
export function completing(words: readonly WorkshopWord[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const line = context.state.doc.lineAt(context.pos);
    const before = line.text.slice(0, context.pos - line.from);
    const word = /[\w-]*$/.exec(before)?.[0] ?? '';
    if (word === '' && !context.explicit && !before.endsWith('.')) return null;
    const kinds = kindsAt(before);
    const kind = /^([a-z]+):/.exec(context.state.doc.line(1).text)?.[1] ?? '';
    const options = words
      .filter((one) => kinds.includes(one.kind) && (one.card === '' || one.card === kind))
      .map((one) => option(one, /^\s*-?\s*[\w-]*$/.test(before)));
    return options.length > 0 ? { from: context.pos - word.length, options, validFor: /^[\w-]*$/ } : null;
  };
}

function option(word: WorkshopWord, atBegin: boolean): Completion {
  const info = meaning(word);
  const completion: Completion = {
    label: word.word,
    type: types[word.kind],
    ...(word.form === word.word ? {} : { detail: word.form.slice(word.word.length).replace(/^[:,]? ?/, '') }),
    ...(info ? { info } : {}),
  };
  return atBegin && word.kind !== 'call' ? snippetCompletion(`${word.word}: \${}`, completion) : completion;
}
