import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/** Where a server for `npm run dev` listens: start it with `hypergate serve --port 8470`. */
const server = process.env['HYPERGATE_SERVER'] ?? 'http://localhost:8470';

/** The language of a file of words, if it is not English: it stands in the file's name, or its folder's. */
const languageOf = (file: string): string | undefined =>
  /\/src\/(?:words\/|variants\/\w+\/words\.)(?!en\b)([a-z]{2,3}(?:-\w+)*)(?:\.json$|\/\w+\.json$)/.exec(file)?.[1];

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    target: 'es2023',
    // Everything stays a file of its own: the server's policy allows no data addresses for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few files: what every page needs is one, what a table needs besides is another. Many small ones cost a request
        // each, most of them for less than a kilobyte.
        codeSplitting: {
          groups: [
            // Each language that is not English is one file, for those who read it; another knows where they are.
            { name: 'translations', priority: 3, test: /\/src\/words\/translations/ },
            {
              name: (file: string) => `words-${languageOf(file) ?? ''}`,
              priority: 3,
              test: (file: string) => languageOf(file) !== undefined,
            },
            {
              name: 'base',
              priority: 2,
              test: /node_modules|\/src\/(protocol|ui|router|routes|pages\/start|art\/(ArtDefs|Starfield|looks|Icon|Sprite|icons|PlanetArt|paths|seed|SeatShape|colours)|state\/(mine|paces|preferences|toasts)|words\/(en|languages|numbers|pseudo|texts|words)|variants\/(\w+\/)?words)/,
            },
            {
              name: 'table',
              priority: 1,
              test: /\/src\/(table|reveal|digest|board|cards|variants|textview|state|words|art|pages\/Table|catalogue\/(Timing|PhaseStrip))/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
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
