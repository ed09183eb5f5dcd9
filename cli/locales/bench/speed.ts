import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '#cli/bundle.js';
import { table } from '#cli/terminal/table.ts';
import { amount, keep, say } from '#scripts/bench/figures.ts';
import { soundTree, writeTree } from './tree.ts';

// Times whole processes in turns on 11 languages x 3,000 keys: ours as installed from a package, and two public tools installed
// outside the repository. Then processor time and memory of ours on 11 x 20,000 keys. Run: npm run bench -- locales

const ROUNDS = amount(9, 1);
const TOOLS = { '@lingual/i18n-check': '0.9.5', 'i18next-cli': '1.69.0' };
/** 46 blocks make 3,039 English keys, 303 make 20,001. */
const BLOCKS = amount(46, 1);
const LARGE_BLOCKS = amount(303, 1);

const cli = await installed();
const usageHook = fileURLToPath(new URL('./write-usage.mjs', import.meta.url));
const tools = join(tmpdir(), 'slipway-bench-tools');
// A short run is a test's: it installs nothing.
const hasTools = amount(true, areInstalled());
if (hasTools) installTools();

const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
const tree = soundTree(BLOCKS);
writeTree(tree, folder);
const languages = [...tree.texts.keys()];
writeFileSync(
  join(folder, 'i18next.config.mjs'),
  `export default { locales: ${JSON.stringify(languages)}, extract: { input: ['src/**/*.tsx'], output: 'locales/{{language}}/{{namespace}}.json', defaultNS: 'common', primaryLanguage: 'en' } };\n`,
);

const bin = join(tools, 'node_modules/.bin');
const PEERS = ['i18n-check 0.9.5', 'i18next-cli 1.69.0 status'];
const ALL: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['slipway locales check', 'node', [cli, 'locales', 'check', 'locales']],
  ['slipway locales check --code', 'node', [cli, 'locales', 'check', 'locales', '--code', 'src']],
  ['i18n-check 0.9.5', join(bin, 'i18n-check'), ['-l', 'locales', '-s', 'en', '-f', 'i18next']],
  ['i18next-cli 1.69.0 status', join(bin, 'i18next-cli'), ['status']],
];
const CONTENDERS = ALL.filter(([name]) => hasTools || !PEERS.includes(name));

// The first start is not timed: it fills caches.
for (const [, command, args] of CONTENDERS) spawnSync(command, [...args], { cwd: folder, stdio: 'ignore' });
const times = new Map<string, number[]>(CONTENDERS.map(([name]) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, command, args] of CONTENDERS) {
    const start = process.hrtime.bigint();
    const { status } = spawnSync(command, [...args], { cwd: folder, stdio: 'ignore' });
    times.get(name)?.push(Number(process.hrtime.bigint() - start) / 1e6);
    if (status === null || status > 1) throw new Error(`${name} ended with ${status}`);
  }
rmSync(folder, { recursive: true });

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
// On a busy machine minima vary less than medians.
const fastest = (name: string): number => Math.min(...(times.get(name) ?? []));
const rows = [...times].map(([name, values]) => [
  name,
  Math.min(...values).toFixed(0),
  median(values).toFixed(0),
  Math.max(...values).toFixed(0),
]);
const keys = [...(tree.texts.get('en')?.values() ?? [])].reduce((sum, texts) => sum + texts.size, 0);
say(
  `${languages.length} languages, ${keys} English keys, ${ROUNDS} rounds in turns, node ${process.version}; milliseconds of the whole process\n`,
);
say(table([['', 'min', 'median', 'max'], ...rows]));
const ours = 'slipway locales check';
for (const peer of hasTools ? PEERS : [])
  keep({
    name: `${ours}, fastest of ${ROUNDS}`,
    figure: fastest(ours),
    unit: 'ms',
    peer: { name: peer, figure: fastest(peer) },
    ratio: fastest(ours) / fastest(peer),
  });
keep({ name: `${ours} --code, fastest of ${ROUNDS}`, figure: fastest(`${ours} --code`), unit: 'ms' });
const { seconds, megabytes } = usageOfLarge();
keep({ name: `${ours}, 11 x 20,000 keys, processor time`, figure: seconds, unit: 's', limit: { most: 3 } });
keep({ name: `${ours}, 11 x 20,000 keys, memory`, figure: megabytes, unit: 'MB', limit: { most: 250 } });

/** Processor time and peak memory for 220,000 texts. */
function usageOfLarge(): { seconds: number; megabytes: number } {
  const large = mkdtempSync(join(tmpdir(), 'slipway-bench-large-'));
  const usageFile = join(large, 'usage.json');
  try {
    writeTree(soundTree(LARGE_BLOCKS), large);
    spawnSync(process.execPath, ['--import', usageHook, cli, 'locales', 'check', 'locales'], {
      cwd: large,
      stdio: 'ignore',
      env: { ...process.env, SLIPWAY_USAGE: usageFile },
    });
    const usage = JSON.parse(readFileSync(usageFile, 'utf8')) as NodeJS.ResourceUsage;
    return { seconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6, megabytes: usage.maxRSS / 1024 };
  } finally {
    rmSync(large, { recursive: true });
  }
}

function areInstalled(): boolean {
  return ['i18next-cli', 'i18n-check'].every((name) => existsSync(join(tools, 'node_modules/.bin', name)));
}

function installTools(): void {
  if (areInstalled()) return;
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'package.json'), JSON.stringify({ private: true, dependencies: TOOLS }));
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: tools, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the public tools could not be installed: ${stderr}`);
}

/** The command as in a package; in a checkout it first compares its sources. */
async function installed(): Promise<string> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const target = mkdtempSync(join(tmpdir(), 'slipway-bench-cli-'));
  process.once('exit', () => rmSync(target, { recursive: true }));
  for (const file of ['package.json', 'cli/slipway.cjs']) cpSync(join(root, file), join(target, file));
  await bundle(root, join(target, 'dist/cli'));
  // Dependencies outside the bundle, such as oxc-parser.
  symlinkSync(join(root, 'node_modules'), join(target, 'node_modules'), 'dir');
  return join(target, 'cli/slipway.cjs');
}
