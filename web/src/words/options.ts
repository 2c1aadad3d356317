import { has, list, own, t, type Key } from './words.svelte';

/** What an option does: in the language of the page where it has words for it, else as the server says it. */
export function optionHelp(name: string, help: string): string {
  return own(`option.help.${name}`) ?? help;
}

/**
 * What an option is called: the beginning of the sentence that explains it, up to its colon or its stop, so that "The
 * deck: none, or …" gives "The deck". An option without a sentence is called by its name, spelled out.
 */
export function optionCalled(name: string, help: string | undefined): string {
  const [, title = ''] =
    /^((?:\([^)]*\)|.)+?)(?:[:.](?:\s|$)|$)/.exec(help === undefined ? '' : optionHelp(name, help)) ?? [];
  // Rules stand by their numbers beside the option itself.
  return title.replaceAll(/\s\([A-Z]+-[\d.-]+\)/g, '') || spelled(name);
}

/** The value of an option in words: `true` is "yes", `base+odyssey` the names of both sets, `endOfDestiny` "end of destiny". */
export function optionValueSaid(value: string): string {
  const several = value.split('+');
  if (several.length > 1) return list(several.map(optionValueSaid));
  if (has(`set.${value}`)) return t(`set.${value}` as Key);
  const key = `option.value.${value}`;
  return has(key) ? t(key) : (own(key) ?? spelled(value));
}

const spelled = (name: string) =>
  name
    .replaceAll(/[.-]/g, ' ')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
