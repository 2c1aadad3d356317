import { has, list, t, type Key } from './words.svelte';

/**
 * What an option is called: the beginning of the sentence that explains it, up to its colon or its stop, so that "The
 * deck: none, or …" gives "The deck". An option without a sentence is called by its name, spelled out.
 */
export function optionCalled(name: string, help: string | undefined): string {
  const [, title = ''] = /^((?:\([^)]*\)|.)+?)(?:[:.](?:\s|$)|$)/.exec(help ?? '') ?? [];
  return title || spelled(name);
}

/** The value of an option in words: `true` is "yes", `base+odyssey` the names of both sets, `endOfDestiny` "end of destiny". */
export function optionValueSaid(value: string): string {
  const several = value.split('+');
  if (several.length > 1 || has(`set.${value}`))
    return list(several.map((one) => (has(`set.${one}`) ? t(`set.${one}` as Key) : spelled(one))));
  const key = `option.value.${value}`;
  return has(key) ? t(key) : spelled(value);
}

const spelled = (name: string) =>
  name
    .replaceAll(/[.-]/g, ' ')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
