import { expect, test } from 'vitest';
import { later } from './areas';

/** All sources of the page by their place below `src`, without tests. */
const sources = new Map(
  Object.entries(import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }))
    .map(([file, code]) => [file.startsWith('./') ? `words/${file.slice(2)}` : file.slice(3), code] as const)
    .filter(([file]) => !/\.test\.ts$|^fixtures\/|schema\.d\.ts$/.test(file)),
);

/** The file that an import names, as one of the sources. */
function named(by: string, path: string): string | undefined {
  const place = new URL(path, `file:///${by}`).pathname.slice(1);
  return [place, `${place}.ts`, `${place}/index.ts`].find((file) => sources.has(file));
}

/** What a file takes in at once; what is fetched later is a root of its own. */
function takes(file: string): string[] {
  const code = sources.get(file) ?? '';
  return [...code.matchAll(/^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.{1,2}\/[^']+)'/gm)].flatMap(
    ([, path = '']) => named(file, path) ?? [],
  );
}

/** A root with all that comes with it. */
function closure(root: string): ReadonlySet<string> {
  const all = new Set([root]);
  for (const file of all) for (const other of takes(file)) all.add(other);
  return all;
}

const roots = [
  'app.ts',
  ...new Set(
    [...sources].flatMap(([file, code]) =>
      [...code.matchAll(/\bimport\('(\.{1,2}\/[^']+)'\)/g)].flatMap(([, path = '']) => named(file, path) ?? []),
    ),
  ),
];

test('the pages and what is fetched later are roots', () => {
  expect(roots).toContain('pages/Table.svelte');
  expect(roots).toContain('table/dock/Dock.svelte');
  expect([...closure('pages/Table.svelte')]).toContain('table/prompt/Prompts.svelte');
});

test.each(Object.entries(later))('words of %s come with whatever uses them', (area, words) => {
  const begins = new Set(Object.keys(words).map((key) => key.slice(0, key.lastIndexOf('.') + 1)));
  const uses = (code: string) =>
    [...code.matchAll(/'([a-z][\w-]*(?:\.[\w-]+)+)'/g)].some(([, key = '']) => Object.hasOwn(words, key)) ||
    [...code.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].some(([, begin = '']) =>
      [...begins].some((one) => one.startsWith(begin) || begin.startsWith(one)),
    );
  const users = [...sources].filter(([file, code]) => !file.startsWith('words/') && uses(code)).map(([file]) => file);
  // The server sends sentences of some areas: whoever shows them is named here.
  if (area === 'reasons') users.push('table/dock/Explained.svelte', 'table/CardSheet.svelte');
  expect(users).not.toEqual([]);
  const without = roots.flatMap((root) => {
    const all = closure(root);
    const here = users.filter((file) => all.has(file));
    return here.length > 0 && !all.has(`words/later/${area}.ts`) ? [`${root} for ${here.join(', ')}`] : [];
  });
  expect(without).toEqual([]);
});

test('a table brings none of them with its first question', () => {
  const first = closure('pages/Table.svelte');
  expect(Object.keys(later).filter((area) => first.has(`words/later/${area}.ts`))).toEqual([]);
});
