import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { candidateOf } from './candidate.ts';
import { checksFor, imports } from './checks-for.ts';
import { readVersion } from './node-range.ts';
import { isSameTry, type Tried, upgradeTable } from './report.ts';
import { copyTree, install, publishedAbove, runCheck } from './try-upgrade.ts';

// `npm run upgrades [-- NAME ...] [--full] [--minutes 15] [--again] [--json]`: tries the newest version of each dependency that runs on the Node of
// `engines`, one at a time, in a copy of the working tree, which is never touched. What was tried is kept in .cache/upgrades.json: a run that was
// ended goes on where it was. Ends with 0 whatever is found, 2 for a name that is no dependency.
const { values, positionals } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '15' },
  },
  allowPositionals: true,
});
const KEPT = '.cache/upgrades.json';
const root = process.cwd();
const say = (line: string): void => void process.stderr.write(`${line}\n`);

type Listed = Record<string, string>;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Listed;
  devDependencies: Listed;
  optionalDependencies: Listed;
  engines: { node: string };
};
const names = Object.keys({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
}).sort();
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  say(`Not a dependency: ${unknown.join(', ')}`);
  process.exit(2);
}
const chosen = positionals.length > 0 ? positionals : names;
/** The least Node that we promise: an upgrade that wants more is none. */
const node = readVersion(manifest.engines.node.replace(/^[^\d]+/, '')).join('.');
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string }>;
};
const installedOf = (name: string): string => packages[`node_modules/${name}`]?.version ?? '0.0.0';
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).split('\n').filter(existsSync);
let kept: Tried[] = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Tried[]) : [];

const work = mkdtempSync(path.join(tmpdir(), 'slipway-upgrades-'));
const base = path.join(work, 'base');
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** One package, from the question to the verdict. */
async function tried(name: string): Promise<Tried> {
  const installed = installedOf(name);
  const told = (is: Tried['is'], version: string, note = '', seconds = 0): Tried => ({
    name,
    installed,
    version,
    is,
    note,
    seconds,
  });
  let candidate;
  try {
    candidate = candidateOf(installed, publishedAbove(name, installed), node);
  } catch (error) {
    return told('no answer', installed, String((error as { stderr?: string }).stderr ?? error).slice(0, 200));
  }
  if (candidate.is === 'newest') return told('newest', installed);
  if (candidate.is === 'tooNew')
    return told('too new', candidate.version, `wants Node ${candidate.node}, we promise ${node}`);
  const { version, passedOver = '' } = candidate;
  const before = kept.find((each) => isSameTry(each, name, installed, version));
  if (before !== undefined && !values.again) return before;

  const startedAt = performance.now();
  const seconds = (): number => Math.round((performance.now() - startedAt) / 1_000);
  if (!existsSync(base)) {
    say('  copying the working tree and its packages');
    mkdirSync(base);
    copyTree(root, base);
  }
  const folder = path.join(work, 'try');
  rmSync(folder, { recursive: true, force: true });
  // Links to the copy, never to the working tree.
  execFileSync('cp', ['-al', base, folder]);
  say(`  ${installed} to ${version}`);
  const fault = install(folder, name, version);
  if (fault !== undefined) return told('not installed', version, fault, seconds());
  const deadline = performance.now() + Number(values.minutes) * 60_000;
  const users = sources.filter((file) => imports(readFileSync(file, 'utf8'), name));
  for (const check of checksFor(name, users, values.full)) {
    say(`  ${check.name}`);
    const wrong = await runCheck(folder, check, Math.max(1_000, deadline - performance.now()));
    if (wrong === undefined) continue;
    // Whether it is the version's fault: the same without it.
    const without = await runCheck(base, check, Math.max(60_000, deadline - performance.now()));
    const why = without === undefined ? `${check.name}: ${wrong}` : `${check.name} fails with ${installed} too`;
    return told('fails', version, why, seconds());
  }
  return told('passes', version, passedOver, seconds());
}

const results: Tried[] = [];
for (const [at, name] of chosen.entries()) {
  say(`▸ ${at + 1} of ${chosen.length}: ${name}`);
  const result = await tried(name);
  results.push(result);
  if (result.seconds > 0) {
    kept = [...kept.filter((each) => each.name !== name), result];
    mkdirSync(path.dirname(KEPT), { recursive: true });
    writeFileSync(KEPT, `${JSON.stringify(kept, undefined, 2)}\n`);
  }
  say(`  ${result.is}${result.note === '' ? '' : `: ${result.note}`}`);
}
console.log(values.json ? JSON.stringify(results, undefined, 2) : upgradeTable(results));
