import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toolPath } from '#scripts/checks/run-tool.ts';
import { command } from '#scripts/config/command.ts';
import { rowFaults, rowSources, rowTables } from './row-tables.ts';

command('docs generate').parse();

// First, because the contract is loaded through these texts.
const sources = rowSources();
const faults = rowFaults(sources);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
for (const [file, text] of rowTables(sources)) writeFileSync(file, text);

// After the arguments, so that --help does not load the contract.
const { referencePages } = await import('./pages.ts');
const { LICENCES_FILE, licencesText, SITE_LICENCES_FILE, SITE_SBOM_FILE, siteSbomText } =
  await import('#scripts/package/licences.ts');
const { writeSchemas } = await import('#scripts/brands/write-schemas.ts');
const { WORLD_TEXTS_FILE, worldTextsSource } = await import('./world-texts.ts');
const { writeTables } = await import('#scripts/brands/write-tables.ts');
writeSchemas();
writeFileSync(WORLD_TEXTS_FILE, worldTextsSource());
writeFileSync(LICENCES_FILE, licencesText(process.cwd()));
writeFileSync(SITE_LICENCES_FILE, licencesText(process.cwd(), 'site'));
writeFileSync(SITE_SBOM_FILE, siteSbomText(process.cwd()));
await writeTables(process.cwd());
const FOLDER = 'docs/reference';
const pages = await referencePages();
rmSync(FOLDER, { recursive: true, force: true });
for (const [page, text] of pages) {
  const file = path.join(FOLDER, page);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${FOLDER}: ${pages.size} pages`);
// As `npm run format` does, so that a run without changes changes nothing.
spawnSync(toolPath('oxfmt'), ['--write', 'ARCHITECTURE.md', 'brands', 'docs', 'fixtures'], { stdio: 'inherit' });
