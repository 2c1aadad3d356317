import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

/** Words with accents and 40 % more length. */
export function stretch(text: string): string {
  const accented = text.replace(/[a-z]/g, (letter) => accents[letter] ?? letter);
  const more = Math.round(text.replace(/\s/g, '').length * 0.4);
  return more === 0 ? accented : accented.replace(/(\S)(\s*)$/, `$1${'~'.repeat(more)}$2`);
}

/** The same message with accents and 40 % more length; arguments and plural rules stay as they are. */
export function pseudo(parts: MessageFormatElement[]): MessageFormatElement[] {
  return parts.map((part) => {
    if (part.type === 0) return { ...part, value: stretch(part.value) };
    if (part.type === 5 || part.type === 6) {
      const options = Object.fromEntries(
        Object.entries(part.options).map(([name, option]) => [name, { ...option, value: pseudo(option.value) }]),
      );
      return { ...part, options } as MessageFormatElement;
    }
    return part;
  });
}
