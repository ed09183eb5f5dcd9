import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from '#scripts/config/command.ts';

command('docs reference').parse();

// After the arguments, so that --help does not wait for the contract.
const { referencePages } = await import('./pages.ts');
const FOLDER = 'docs/reference';
const pages = await referencePages();
rmSync(FOLDER, { recursive: true, force: true });
for (const [page, text] of pages) {
  const file = path.join(FOLDER, page);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${FOLDER}: ${pages.size} pages`);
