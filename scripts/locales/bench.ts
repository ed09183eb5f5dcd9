import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '#cli/launch/build.js';
import { table } from '#cli/locales/report/table.ts';
import { benchArguments, keep, say } from '#scripts/bench/figures.ts';
import { soundTree, writeTree } from './tree.ts';

// Times whole processes, cold, in turns, ours as installed from a package, on 11 languages x 3,000 keys: the floor, ours, and two public tools, which are
// installed outside the repository. Run: npm run bench:locales (-- ROUNDS)

const ROUNDS = Number(benchArguments[0] ?? 9);
const TOOLS = { '@lingual/i18n-check': '0.9.5', 'i18next-cli': '1.69.0' };
/** 46 blocks make 3,039 English keys. */
const BLOCKS = 46;

const cli = await installed();
const floor = fileURLToPath(new URL('./floor.mjs', import.meta.url));
const tools = join(tmpdir(), 'slipway-bench-tools');
installTools();

const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
const tree = soundTree(BLOCKS);
writeTree(tree, folder);
const languages = [...tree.texts.keys()];
writeFileSync(
  join(folder, 'i18next.config.mjs'),
  `export default { locales: ${JSON.stringify(languages)}, extract: { input: ['src/**/*.tsx'], output: 'locales/{{language}}/{{namespace}}.json', defaultNS: 'common', primaryLanguage: 'en' } };\n`,
);

const bin = join(tools, 'node_modules/.bin');
const CONTENDERS: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['floor', 'node', [floor, 'locales']],
  ['slipway locales check', 'node', [cli, 'locales', 'check', 'locales']],
  ['slipway locales check --code', 'node', [cli, 'locales', 'check', 'locales', '--code', 'src']],
  ['i18n-check 0.9.5', join(bin, 'i18n-check'), ['-l', 'locales', '-s', 'en', '-f', 'i18next']],
  ['i18next-cli 1.69.0 status', join(bin, 'i18next-cli'), ['status']],
];

// The others were installed and tried once too: what a first start keeps for the next ones is there.
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
// On a busy machine the minima say more than the medians: what is compared is the least of each.
const least = (name: string): number => Math.min(...(times.get(name) ?? []));
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
for (const [peer, limit] of [
  ['floor', { most: 1.5 }],
  ['i18n-check 0.9.5', { most: 0.5 }],
  ['i18next-cli 1.69.0 status', { most: 0.5 }],
] as const)
  keep({
    name: `${ours}, least of ${ROUNDS}`,
    figure: least(ours),
    unit: 'ms',
    peer: { name: peer === 'floor' ? 'the floor: reading and parsing the files' : peer, figure: least(peer) },
    ratio: least(ours) / least(peer),
    limit,
  });
keep({ name: `${ours} --code, least of ${ROUNDS}`, figure: least(`${ours} --code`), unit: 'ms' });

function installTools(): void {
  if (
    existsSync(join(tools, 'node_modules/.bin/i18next-cli')) &&
    existsSync(join(tools, 'node_modules/.bin/i18n-check'))
  )
    return;
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'package.json'), JSON.stringify({ private: true, dependencies: TOOLS }));
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: tools, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the public tools could not be installed: ${stderr}`);
}

/** The command as a package has it, which is what translators run: a checkout's looks at its sources first. */
async function installed(): Promise<string> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const target = mkdtempSync(join(tmpdir(), 'slipway-bench-cli-'));
  process.once('exit', () => rmSync(target, { recursive: true }));
  for (const file of ['package.json', 'cli/slipway.cjs', 'cli/launch/load.cjs'])
    cpSync(join(root, file), join(target, file));
  await bundle(root, join(target, 'dist/cli'));
  return join(target, 'cli/slipway.cjs');
}
