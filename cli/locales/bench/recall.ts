import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '#cli/locales/catalogue/finding.ts';
import { table } from '#cli/terminal/table.ts';
import { addDecoys } from './decoys.ts';
import type { Seed } from './defect-kinds.ts';
import { seedDefects } from './seed.ts';
import { soundTree, writeTree } from './tree.ts';
import { command } from '#scripts/config/command.ts';

const options = command('qa locales:recall')
  .option('--keep', 'leave the catalogue, and print where it is', false)
  .parse()
  .opts<{ keep: boolean }>();

// Prints, per kind of defect, how many seeded ones `slipway locales check` finds, and false reports. Run: npm run qa --
// locales:recall (--keep keeps the catalogue)

const BLOCKS = 500;
const cli = fileURLToPath(new URL('../../slipway.cjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'slipway-recall-'));
const tree = soundTree(BLOCKS);
const decoys = addDecoys(tree, 6);
const seeds = seedDefects(tree);
writeTree(tree, folder);
writeFileSync(
  join(folder, 'config.json'),
  JSON.stringify({
    source: 'en',
    fallback: 'pt',
    glossary: ['USDT', 'Slipway'],
    maxLength: { 'block*.button': 24, '*.narrow.*': 20 },
  }),
);

const run = spawnSync(
  'node',
  [cli, 'locales', 'check', 'locales', '--code', 'src', '--config', 'config.json', '--json'],
  { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 },
);
if (run.status !== 1) throw new Error(`expected findings, got exit ${run.status}: ${run.stderr}`);
const { findings } = JSON.parse(run.stdout) as { findings: Finding[] };

const unexplained = new Set(findings);
const kinds = new Map<string, { seeded: number; found: number; missed: Seed[] }>();
for (const seed of seeds) {
  const row = kinds.get(seed.kind) ?? { seeded: 0, found: 0, missed: [] };
  kinds.set(seed.kind, row);
  row.seeded += 1;
  const hits = findings.filter(
    (finding) => finding.language === seed.language && finding.key === seed.key && finding.file.endsWith(seed.file),
  );
  const right = hits.filter((finding) => seed.checks.includes(finding.check));
  if (right.length > 0) row.found += 1;
  else row.missed.push(seed);
  for (const hit of right) unexplained.delete(hit);
}
const texts = [...tree.texts.values()]
  .flatMap((namespaces) => [...namespaces.values()])
  .reduce((sum, one) => sum + one.size, 0);
const falseByCheck = new Map<string, number>();
for (const finding of unexplained) falseByCheck.set(finding.check, (falseByCheck.get(finding.check) ?? 0) + 1);

const rows = [...kinds].map(([kind, row]) => [kind, String(row.seeded), String(row.found)]);
const found = [...kinds.values()].reduce((sum, row) => sum + row.found, 0);
console.log(table([['kind', 'seeded', 'found'], ...rows, ['all', String(seeds.length), String(found)]]));
console.log(
  `\n${texts} texts, ${decoys} of them decoys. Reported and not seeded: ${unexplained.size} (${((unexplained.size / texts) * 10_000).toFixed(2)} in 10,000)`,
);
for (const [check, count] of falseByCheck) console.log(`  ${check}: ${count}`);
for (const finding of [...unexplained].slice(0, 40))
  console.log(
    '  false ',
    finding.check,
    finding.language,
    finding.file,
    finding.key,
    JSON.stringify(finding.source),
    JSON.stringify(finding.target),
    finding.advice,
  );
for (const row of kinds.values())
  for (const seed of row.missed)
    console.log(
      '  missed',
      JSON.stringify(seed),
      JSON.stringify(
        findings
          .filter((f) => f.language === seed.language && f.key === seed.key && f.file.endsWith(seed.file))
          .map((f) => f.check),
      ),
    );
if (options.keep) console.log(folder);
else rmSync(folder, { recursive: true });
process.exitCode = unexplained.size * 10_000 > texts || found < seeds.length ? 1 : 0;
