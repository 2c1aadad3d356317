// Takes variants out of the page, one after another, and checks what is left: types, whether it can be built, and the
// tests that do not speak of them. `npm run without` for all, `npm run without moons` for one. Works on a copy, which lies in here: so it finds what
// is installed as every file of the page does, while in a folder elsewhere tools would follow a link out of it again.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const names = JSON.parse(readFileSync('src/variants/names.json', 'utf8'));
const asked = process.argv.slice(2);
const known = asked.length > 0 ? asked : Object.keys(names);
const variants = known.filter((one) => existsSync(`src/variants/${one}`));
let failed = 0;
for (const one of known.filter((name) => !variants.includes(name))) {
  if (!Object.hasOwn(names, one)) failed++;
  process.stdout.write(Object.hasOwn(names, one) ? `${one} has no folder on the page\n` : `NO variant ${one}\n`);
}
for (const variant of variants) {
  mkdirSync('target', { recursive: true });
  const house = mkdtempSync(join(process.cwd(), 'target', 'without-'));
  for (const one of readdirSync('.'))
    if (!['node_modules', 'dist', 'target'].includes(one)) cpSync(one, join(house, one), { recursive: true });
  take(house, variant);
  // Tests that speak of it go with it.
  const all = tests(join(house, 'src'));
  const left = all.filter((file) => !new RegExp(names[variant], 'i').test(readFileSync(file, 'utf8')));
  for (const file of all) if (!left.includes(file)) rmSync(file);
  const fine =
    run(house, 'svelte-check', '--tsconfig', './tsconfig.json', '--output', 'human') &&
    run(house, 'vite', 'build') &&
    run(house, 'vitest', 'run', '--silent=true', ...left);
  process.stdout.write(`${fine ? 'stands' : 'FALLS'} without ${variant} (${left.length} files of tests)\n`);
  if (!fine) failed++;
  rmSync(house, { recursive: true });
}
process.exit(failed > 0 ? 1 : 0);

/** Removes the folder and its lines in the two rosters; what the server then would not send is not asked for. */
function take(house, variant) {
  const at = (file) => join(house, 'src', file);
  const own = at(`variants/${variant}/words.json`);
  const gone = existsSync(own) ? JSON.parse(readFileSync(own, 'utf8')) : {};
  const events = at(`variants/${variant}/events.ts`);
  const happens = existsSync(events)
    ? [...readFileSync(events, 'utf8').matchAll(/^ {2}'?([\w-]+)'?: [{[]/gm)].map(([, name]) => name)
    : [];
  const samples = JSON.parse(readFileSync(at('fixtures/events.json'), 'utf8'));
  writeFileSync(
    at('fixtures/events.json'),
    JSON.stringify(Object.fromEntries(Object.entries(samples).filter(([name]) => !happens.includes(name)))),
  );
  rmSync(at(`variants/${variant}`), { recursive: true });
  for (const roster of ['variants/roster.ts', 'variants/words.ts']) {
    const text = readFileSync(at(roster), 'utf8')
      .replace(new RegExp(`^import .* from '\\./${variant}[/'].*\\n`, 'm'), '')
      .replace(new RegExp(`^ +(\\.\\.\\.)?${variant},\\n`, 'gm'), '')
      .replace(new RegExp(`(?<=[{ ])${variant},? ?(?=[}\\w ])`, 'g'), '');
    writeFileSync(at(roster), text);
  }
  // Nor does the server send its presets.
  const presets = Object.keys(gone).flatMap((key) => /^preset\.([\w-]+)$/.exec(key)?.[1] ?? []);
  const schema = readFileSync(at('protocol/schema.d.ts'), 'utf8');
  writeFileSync(
    at('protocol/schema.d.ts'),
    presets.reduce((text, id) => text.replace(new RegExp(`^ *\\| '${id}'\n`, 'gm'), ''), schema),
  );
  const keys = JSON.parse(readFileSync(at('words/keys.json'), 'utf8'));
  const kept = Object.entries(keys).filter(([key]) => !Object.hasOwn(gone, key));
  writeFileSync(at('words/keys.json'), JSON.stringify(Object.fromEntries(kept)));
}

function tests(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

function run(house, tool, ...args) {
  const { status, stdout, stderr } = spawnSync(join(process.cwd(), 'node_modules/.bin', tool), args, {
    cwd: house,
    encoding: 'utf8',
  });
  if (status !== 0) process.stdout.write(stdout + stderr);
  return status === 0;
}
