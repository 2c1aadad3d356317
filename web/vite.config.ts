import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where a server for `npm run dev` listens: start it with `hypergate serve --port 8470`. */
const server = process.env['HYPERGATE_SERVER'] ?? 'http://localhost:8470';

/** The folder of what is installed. */
const installed = join(createRequire(import.meta.url).resolve('svelte/package.json'), '../..');

/** The language of a file of words, if it is not English: it stands in the file's name, or its folder's. */
const languageOf = (file: string): string | undefined =>
  /\/src\/(?:words\/|variants\/\w+\/words\.)(?!en\b)([a-z]{2,3}(?:-\w+)*)(?:\.json$|\/\w+\.json$)/.exec(file)?.[1];

/** What knows of each module what it takes in. */
interface Modules {
  getModuleInfo: (file: string) => { readonly importedIds: readonly string[] } | null;
}

/** By page: the modules that it takes in, and what these do, without what is fetched later. */
const taken = new Map<string, ReadonlySet<string>>();

/** Whether a module comes with a page. */
function isTaken(file: string, page: string, modules: Modules): boolean {
  let all = taken.get(page);
  if (!all) {
    const found = new Set([fileURLToPath(new URL(`src/${page}`, import.meta.url))]);
    for (const one of found) for (const other of modules.getModuleInfo(one)?.importedIds ?? []) found.add(other);
    taken.set(page, (all = found));
  }
  return all.has(file);
}

/** Beside each script and style a copy packed as small as it gets, which takes too long to do while somebody waits. */
const packs: Plugin = {
  name: 'packs',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css)$/.test(file.fileName)) continue;
        const plain = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        const packed = brotliCompressSync(plain);
        if (packed.length < plain.length * 0.9) {
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: packed });
        }
      }
    },
  },
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), packs],
  build: {
    target: 'es2023',
    // Everything stays a file of its own: the server's policy allows no data addresses for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few files: what every page needs is one, what a table needs before its first question another. Many small
        // ones cost a request each, most of them for less than a kilobyte. What is fetched later stays apart.
        codeSplitting: {
          groups: [
            {
              name: (file, modules) =>
                /vite\/preload-helper|rolldown\/runtime/.test(file) ||
                isTaken(file, 'app.ts', modules) ||
                (isTaken(file, 'pages/Table.svelte', modules) && isTaken(file, 'pages/Home.svelte', modules))
                  ? 'base'
                  : null,
              debugName: 'base',
              priority: 4,
            },
            {
              name: (file, modules) => (isTaken(file, 'pages/Table.svelte', modules) ? 'table' : null),
              debugName: 'table',
              priority: 3,
            },
            // The panel beside the board, which is open from the beginning where there is room for it.
            {
              name: (file, modules) => (isTaken(file, 'table/dock/Dock.svelte', modules) ? 'dock' : null),
              debugName: 'dock',
              priority: 2,
            },
            // Each language that is not English is one file, for those who read it; another knows where they are.
            { name: 'translations', priority: 1, test: /\/src\/words\/translations/ },
            {
              name: (file) => `words-${languageOf(file) ?? ''}`,
              debugName: 'words',
              priority: 1,
              test: (file: string) => languageOf(file) !== undefined,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    // What is installed lies above the copies that scripts/without.js makes, and is read from there.
    fs: { allow: ['.', installed] },
  },
  // What the server says too, so that a look at `npm run preview` shows what the policy would refuse.
  preview: {
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    css: true,
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/setup.test-env.ts'],
    // Nothing is timed: limits are only there for what never ends, on however busy a machine.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
