import { expect, test } from 'vitest';
import { areas } from '../words/areas';
import names from './names.json';
import { areas as own } from './words';

/** All sources of the page by their place below `src`, without tests, samples for tests and what is generated. */
const sources = Object.entries(
  import.meta.glob<string>('../**/*.{ts,svelte,css}', { query: '?raw', import: 'default', eager: true }),
)
  .map(([file, text]) => ({ file: file.startsWith('./') ? `variants/${file.slice(2)}` : file.slice(3), text }))
  .filter(({ file }) => !/\.test\.ts$|\.test-env\.ts$|^fixtures\/|schema\.d\.ts$/.test(file));

/** By what words one would name a variant. */
const patterns = Object.entries(names).map(([variant, word]) => ({ variant, word: new RegExp(word, 'i') }));

/** Where one is named all the same: the words, and why. */
const exceptions: Readonly<Record<string, readonly [RegExp, string]>> = {
  'art/emblemParts.ts': [/moon/, 'an emblem of aliens shows one'],
  'art/icons.ts': [/moon|pulsar|research/, 'a drawing is called by what it shows'],
  'catalogue/QueryHelp.svelte': [/kind:tech|set:tech|example\.tech/, 'examples of what one can search for'],
  'catalogue/entries.ts': [/'tech'/, 'a field of the catalogue, as the server has it'],
  'pages/CatalogueCompare.svelte': [/'tech'/, 'the same'],
  'protocol/digest.ts': [/'techs'/, 'a part of the view, as it is published'],
  'state/shown.svelte.ts': [/tech\w*|reward\w*|hazard\w*/, 'the same: a view before the first one has come'],
  'words/rich.ts': [/'tech'/, 'an argument of sentences, as the server sends them'],
};

/** The same for words: fields of the catalogue, rewards by the rules of every game. */
const keysExcepted =
  /^catalogue\.(field|example|tech)\.|^window\.rewards$|^table\.reward\.cards$|^reason\.rewards-(due|chosen)/;

const folder = (file: string): string | undefined => {
  const name = /^variants\/(\w+)\//.exec(file)?.[1];
  return name !== undefined && name in names ? name : undefined;
};
const isRoster = (file: string) => file === 'variants/roster.ts' || file === 'variants/words.ts';

test('a variant is named in its own folder only', () => {
  const found: string[] = [];
  for (const { file, text } of sources) {
    if (folder(file) !== undefined || isRoster(file)) continue;
    const allowed = exceptions[file]?.[0];
    for (const [at, line] of text.split('\n').entries()) {
      const rest = allowed ? line.replaceAll(new RegExp(allowed, 'gi'), '') : line;
      for (const { variant, word } of patterns)
        if (word.test(rest)) found.push(`${file}:${at + 1} names ${variant}: ${line.trim()}`);
    }
  }
  expect(found).toEqual([]);
});

test('its words stand there too', () => {
  const found = Object.entries(areas)
    .filter(([area]) => !(area in own))
    .flatMap(([, texts]) => Object.keys(texts))
    .filter((key) => !keysExcepted.test(key) && patterns.some(({ word }) => word.test(key)));
  expect(found).toEqual([]);
});

test('an exception is still needed', () => {
  const idle = Object.entries(exceptions).filter(([file, [allowed]]) => {
    const text = sources.find((one) => one.file === file)?.text ?? '';
    return !text.split('\n').some((line) => allowed.test(line) && patterns.some(({ word }) => word.test(line)));
  });
  expect(idle.map(([file]) => file)).toEqual([]);
});

test('only the rosters take in what a variant has, and no variant takes in another', () => {
  const taken: string[] = [];
  for (const { file, text } of sources) {
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s+'(\.{1,2}\/[^']*)'/g)) {
      const to = folder(new URL(path, `file:///${file}`).pathname.slice(1) + '/');
      if (to !== undefined && to !== folder(file) && !isRoster(file)) taken.push(`${file} takes in ${path}`);
    }
  }
  expect(taken).toEqual([]);
});
