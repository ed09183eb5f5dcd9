// The least that a check of catalogues has to do: read, parse, flatten, compare. `npm run bench:locales` measures against it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.argv[2] ?? 'locales';

/** @param {string} language */
function load(language) {
  const texts = new Map();
  for (const file of readdirSync(join(root, language))) {
    /** @param {Record<string, any>} node @param {string} prefix */
    const walk = (node, prefix) => {
      for (const name of Object.keys(node)) {
        const key = prefix === '' ? name : `${prefix}.${name}`;
        if (typeof node[name] === 'object' && node[name] !== null) walk(node[name], key);
        else texts.set(key, node[name]);
      }
    };
    walk(JSON.parse(readFileSync(join(root, language, file), 'utf8')), file.slice(0, -'.json'.length));
  }
  return texts;
}

const source = load('en');
let missing = 0;
let same = 0;
for (const language of readdirSync(root)) {
  if (language === 'en') continue;
  const texts = load(language);
  for (const [key, text] of source) {
    if (!texts.has(key)) missing += 1;
    else if (texts.get(key) === text) same += 1;
  }
  for (const key of texts.keys()) if (!source.has(key)) missing += 1;
}
console.log(`${missing} missing or extra, ${same} the same`);
