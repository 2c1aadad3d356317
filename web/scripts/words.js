// What the languages lack: `npm run words` for all, `npm run words de` for one. Lists by file what is missing, as lines
// of JSON with the English text, ready to be put in and translated; and keys that English no longer has.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const words = 'src/words';
const variants = 'src/variants';
const folders = (under) =>
  readdirSync(under, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
/** A language is a folder beside a file of the same name. */
const languages = folders(words).filter((language) => language !== 'en' && existsSync(`${words}/${language}.json`));
/** The files of a language, in the same order for each: those that English has. */
const files = (language) => [
  `${words}/${language}.json`,
  ...readdirSync(`${words}/en`).map((file) => join(words, language, file)),
  ...folders(variants)
    .filter((variant) => existsSync(join(variants, variant, 'words.json')))
    .map((variant) => join(variants, variant, language === 'en' ? 'words.json' : `words.${language}.json`)),
];
const english = files('en');
const asked = process.argv.slice(2);
const unknown = asked.filter((language) => !languages.includes(language));
if (unknown.length > 0) {
  process.stderr.write(`There is no src/words/${unknown.join(', ')}; there are: ${languages.join(', ')}.\n`);
  process.exit(2);
}

/** Options of the rules and values of the catalogue, which the server sends in English: a language may have its own. */
const ofServer = /^(option\.(help|value)|catalogue\.(theme|type|experience|needs))\./;

let lacking = 0;
for (const language of asked.length > 0 ? asked : languages) {
  let missing = 0;
  let needless = 0;
  for (const [at, own] of files(language).entries()) {
    const [texts, has] = [read(english[at]), read(own)];
    const missed = Object.keys(texts).filter((key) => !Object.hasOwn(has, key));
    const gone = Object.keys(has).filter((key) => !Object.hasOwn(texts, key) && !ofServer.test(key));
    missing += missed.length;
    needless += gone.length;
    if (missed.length + gone.length === 0) continue;
    process.stdout.write(`${own}\n`);
    for (const key of missed) process.stdout.write(`  ${JSON.stringify(key)}: ${JSON.stringify(texts[key])},\n`);
    for (const key of gone) process.stdout.write(`  not in English: ${JSON.stringify(key)}\n`);
  }
  process.stdout.write(`${language}: ${missing} missing, ${needless} not in English\n`);
  lacking += missing + needless;
}
process.exit(lacking > 0 ? 1 : 0);
