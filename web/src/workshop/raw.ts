/*
 * The raw records of the old database, in which players have described their aliens for decades: a name, codes in
 * brackets, what it does in a few words, its text, and lines with a label. Such a record opens as a card's file in which
 * the words stand where they belong and whose effects are still to be written.
 */

const labels = ['History', 'Notes', 'Wild', 'Super', 'Wild1', 'Super1', 'Con', 'Pro', 'Restriction'];
const label = new RegExp(`^(${labels.join('|')}): *(.*)$`, 'i');
const codes = /^\[[^\]]*\]$/;
const width = 96;

interface Record {
  readonly name: string;
  readonly author: string;
  readonly effect: string;
  readonly text: string;
  readonly wild: string;
  readonly strong: string;
}

/** The places at which records begin: a name, and its codes on the next line. */
function starts(lines: readonly string[]): number[] {
  return lines.flatMap((line, i) =>
    codes.test(lines[i + 1]?.trim() ?? '') && line.trim() !== '' && !/^[;[]/.test(line) ? [i] : [],
  );
}

/** How many records a text holds; none where it is something else. */
export const records = (text: string): number => starts(text.replaceAll('\r\n', '\n').split('\n')).length;

/** The first record of a text as a card's file; null where it holds none. */
export function fromRaw(text: string): string | null {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const [first, second] = starts(lines);
  if (first === undefined) return null;
  return file(read(lines, first, second ?? lines.length));
}

function read(lines: readonly string[], first: number, end: number): Record {
  const found = new Map<string, string>();
  const comments = lines.slice(0, first).filter((line) => line.startsWith(';'));
  const author = comments.map((line) => /^;author: *(.*)$/i.exec(line)?.[1]).findLast((one) => one !== undefined);
  let at = 'text';
  for (const line of lines.slice(first + 3, end)) {
    if (line.startsWith(';')) continue;
    const labelled = label.exec(line);
    if (labelled) at = (labelled[1] ?? '').toLowerCase();
    const more = labelled ? (labelled[2] ?? '') : line;
    found.set(at, `${found.get(at) ?? ''} ${more}`.trim());
  }
  return {
    name: lines[first] ?? '',
    author: author ?? '',
    effect: lines[first + 2] ?? '',
    text: found.get('text') ?? '',
    wild: found.get('wild') ?? '',
    strong: found.get('super') ?? '',
  };
}

const plain = (text: string): string =>
  text
    .replace(/\p{Cf}|\p{Cc}|\p{Cn}|\p{Cs}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Names of records are capitals; those of cards are not. */
const named = (text: string): string =>
  plain(text.replace(/[^\p{L}\p{N} '.()-]/gu, ' '))
    .toLowerCase()
    .replace(/(^|[ (-])\p{L}/gu, (one) => one.toUpperCase())
    .slice(0, 40)
    .trim();

/** A text in lines, as it stands under a key. */
function folded(text: string, indent: string): string {
  const lines: string[] = [];
  for (const word of plain(text).split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + word.length < width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return `>\n${lines.map((line) => indent + line).join('\n')}\n`;
}

function file({ name, author, effect, text, wild, strong }: Record): string {
  const side = (key: string, words: string): string =>
    `  ${key}:\n    text: ${folded(words || 'Say what it does.', '      ')}    effects: []\n`;
  return [
    `alien: ${named(name) || 'Nameless'}\n`,
    `author: ${JSON.stringify(plain(author).slice(0, 40))}\n`,
    `power: ${JSON.stringify(named(effect) || 'Power')}\n`,
    `text: ${folded(text || 'Say what it does.', '  ')}`,
    'effects: []\n',
    wild || strong ? `flare:\n${side('wild', wild)}${side('super', strong)}` : '',
    '# yaml-language-server: $schema=card.schema.json\n',
  ].join('');
}
