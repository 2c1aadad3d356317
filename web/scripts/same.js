// Whether what is made and committed is what it is made from: `dist` by the sources, byte for byte, and the types of
// the protocol by the server's openapi.yaml.
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import openapi, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { build } from 'vite';

const built = 'target/dist';
const committed = 'dist';
const types = 'src/protocol/schema.d.ts';
const wrong = [];

const files = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

const schema = astToString(
  await openapi(new URL('../../server/src/main/resources/hypergate/server/openapi.yaml', import.meta.url)),
);
const formatted = await format(schema, { ...(await resolveConfig(types)), filepath: types });
const body = (text) => text.slice(text.indexOf('export '));
if (body(formatted) !== body(readFileSync(types, 'utf8'))) {
  wrong.push(`${types} is not what openapi.yaml gives; run \`npm run types\` and commit it.`);
}

// Another release of Node may pack the same otherwise.
const read = (file) => (file.endsWith('.br') ? brotliDecompressSync(readFileSync(file)) : readFileSync(file));

rmSync(built, { recursive: true, force: true });
await build({ logLevel: 'warn', build: { outDir: built } });
const differences = [...new Set([...files(built), ...files(committed)])].filter((file) => {
  try {
    return !read(join(built, file)).equals(read(join(committed, file)));
  } catch {
    return true;
  }
});
if (differences.length > 0) {
  wrong.push(`dist is not what the sources give; run \`npm run build\` and commit it:\n  ${differences.join('\n  ')}`);
}

if (wrong.length > 0) {
  process.stderr.write(`${wrong.join('\n')}\n`);
  process.exit(1);
}
