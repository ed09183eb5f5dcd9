import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command } from '#scripts/config/command.ts';
import { INSTALLED_COMMAND, installIn, packInto, type Packed } from './install.ts';
import { tryFaces } from './try-faces.ts';

command('qa package').parse();

// `npm run qa -- package` checks the package as somebody uses it who has nothing else: commands, imports, types. The exit code is 1
// when a check fails or the package is too large.

const MAX_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 120_000;
const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'slipway-package-'));
let failed = 0;

function report(isPassed: boolean, what: string, detail: string): void {
  if (!isPassed) failed += 1;
  console.log(`${isPassed ? '✓' : '✗'} ${what}  ${detail}`);
}

/** Runs `npx --no -- slipway ...` in the empty folder; the exit code and the output have to be the expected ones. */
function runs(args: readonly string[], expected: RegExp, status = 0): void {
  const startedAt = performance.now();
  let output = '';
  let code = 0;
  try {
    output = execFileSync('npx', ['--no-install', 'slipway', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
    });
  } catch (error) {
    const { status: ended, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    [code, output] = [ended, `${stdout}${stderr}`];
  }
  const isPassed = code === status && expected.test(output);
  const [line = ''] = output.split('\n').filter((text) => expected.test(text));
  const took = `${Math.round(performance.now() - startedAt)} ms`;
  report(isPassed, `slipway ${args.join(' ')}`, isPassed ? `${took}: ${line.trim()}` : `exit ${code}\n${output}`);
}

/** Starts a server, sends one request to the address that it prints, and stops it. */
async function serves(args: readonly string[], url: string, expected: RegExp): Promise<void> {
  const child = spawn(process.execPath, [INSTALLED_COMMAND, ...args], { cwd: folder });
  let output = '';
  const address = await new Promise<string>((resolve) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(output)?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', () => resolve(''));
    setTimeout(() => resolve(''), TIMEOUT_MS).unref();
  });
  const response = address === '' ? output : await (await fetch(address + url)).text();
  report(
    expected.test(response),
    `slipway ${args.join(' ')}`,
    `${url}: ${expected.exec(response)?.[0] ?? response.slice(0, 2_000)}`,
  );
  const ended = new Promise((resolve) => child.on('close', resolve));
  if (child.exitCode === null && child.kill('SIGINT')) await ended;
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

/** What is in the package, by the first two parts of its path. */
function groups(files: Packed['files']): ReadonlyMap<string, { files: number; bytes: number }> {
  const found = new Map<string, { files: number; bytes: number }>();
  for (const file of files) {
    const name = file.path.split('/').slice(0, 2).join('/');
    const group = found.get(name) ?? { files: 0, bytes: 0 };
    found.set(name, { files: group.files + 1, bytes: group.bytes + file.size });
  }
  return found;
}

try {
  const packed = packInto(folder);
  console.log(`${packed.filename}: ${packed.files.length} files`);
  for (const [name, { files, bytes }] of groups(packed.files))
    console.log(`  ${name.padEnd(34)} ${String(files).padStart(4)} files  ${megabytes(bytes)}`);
  report(
    packed.size < MAX_BYTES,
    'size',
    `${megabytes(packed.size)} packed, ${megabytes(packed.unpackedSize)} unpacked`,
  );

  installIn(folder, packed);
  const modules = path.join(folder, 'node_modules');
  console.log(`  installed with dependencies: ${megabytes(bytesIn(modules))}`);
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const needed = Object.keys({ ...dependencies, ...optionalDependencies });
  const tools = Object.keys(devDependencies ?? {}).filter((name) =>
    ['typescript', 'vitest', 'oxlint', 'knip', 'esbuild', 'react'].includes(name),
  );
  const surplus = tools.filter((name) => existsSync(path.join(modules, name)));
  report(
    surplus.length === 0,
    'no development tool is installed',
    `${needed.join(', ')}${surplus.length > 0 ? `; and ${surplus.join(', ')}` : ''}`,
  );

  for (const [language, text] of [
    ['en', 'Hello {{name}}'],
    ['pt', 'Olá {{nome}}'],
  ] as const) {
    mkdirSync(path.join(folder, 'texts', language), { recursive: true });
    writeFileSync(path.join(folder, 'texts', language, 'shop.json'), JSON.stringify({ hello: text }));
  }
  const problem = await tryFaces(folder, root);
  report(problem === '', 'import slipway/engine, slipway/contract, slipway/simulator', problem);

  const own = 'node_modules/slipway';
  runs(['--help'], /Usage/);
  runs(['doctor'], /compiled/);
  runs(['doctor'], /playwright-core is missing/);
  runs(['brand', 'init', 'my-brand', '--json'], /my-brand/);
  runs(['brand', 'check', 'my-brand'], /no problems|0 errors/);
  // npm does not install optional peers, so playwright-core is missing even where Chromium is found.
  runs(['brand', 'shots', 'my-brand'], /npm install playwright-core|Run: slipway doctor/, 2);
  runs(['brand', 'build', 'my-brand', '--without-secret', '--out', 'sites'], /my-brand +built/);
  runs(['brand', 'build', 'my-brand', '--without-secret', '--out', 'sites'], /my-brand +unchanged/);
  runs(['locales', 'check', 'texts'], /placeholder-renamed/, 1);
  runs(['locales', 'check', `${own}/app/locales`], /0 errors|nothing|clean/i);
  runs(['replay', `${own}/fixtures/scenarios`], /\d+/);
  runs(['odds', '1.85'], /1\.85/);
  runs(['check', '--runs', '20', '--seed', '7'], /model and simulator agree/);
  // Two settled bets, the second paid a cent too much.
  const bet = '2,1,2-string-1,a|wl:w@1.85|result=2:1/1:0;b|goals:3@3.333|result=1:2/1:0';
  const settled = 'won,2026-03-01T10:00:00Z,2026-03-01T14:00:00Z';
  const bets = [
    'bet_id,game,currency,stake,multiple,passes,matches,payout,result,placed_at,settled_at',
    `right,soccer,BRL,${bet},12.33,${settled}`,
    `wrong,soccer,BRL,${bet},12.34,${settled}`,
    '',
  ];
  writeFileSync(path.join(folder, 'bets.csv'), bets.join('\n'));
  runs(['audit', 'bets.csv'], /"bet_id":"wrong".*"difference":"0\.01"/, 1);
  await serves(['sim', '--port', '0'], '/sports/api/v1/available_games', /"code":0/);
  await serves(['sim', '--port', '0'], '/__sim/', /<title>[^<]+/);
  await serves(['brand', 'preview', 'my-brand', '--port', '4790'], '/', /id="slipway-config"/);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(failed === 0 ? 'The package works.' : `${failed} checks failed.`);
process.exit(failed === 0 ? 0 : 1);
