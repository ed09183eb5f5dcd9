import { spawn, spawnSync } from 'node:child_process';
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
import { startCaddy, startNginx } from '#cli/build/hosting/hosting-servers.fixture.ts';
import { testPort } from '#cli/test/port.ts';
import { command } from '#scripts/config/command.ts';
import { INSTALLED_COMMAND, installIn, packInto, type Packed } from './install.ts';
import { tryFaces } from './try-faces.ts';

const { transcript } = command('qa package')
  .option('--transcript <file>', 'writes all that was typed and said as Markdown')
  .parse()
  .opts<{ transcript?: string }>();

// `npm run qa -- package` checks the package as an operator uses it: commands, imports, types, the site behind nginx and Caddy.
// Exits with 1 if a check fails or the package is too large.

const MAX_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 120_000;
const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'slipway-package-'));
let failed = 0;

function report(isPassed: boolean, what: string, detail: string): void {
  if (!isPassed) failed += 1;
  console.log(`${isPassed ? '✓' : '✗'} ${what}  ${detail}`);
}

/** Longer output is cut. */
const MAX_LINES = 24;
const session: string[] = [];

function note(typed: string, output: string, code = 0): void {
  const lines = output.replaceAll(folder, '/home/operator').trimEnd().split('\n');
  const half = MAX_LINES / 2;
  const left = `... ${lines.length - MAX_LINES} lines ...`;
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, half), left, ...lines.slice(-half)] : lines;
  session.push(['$ ' + typed, ...shown, ...(code === 0 ? [] : [`(exit ${code})`]), ''].join('\n'));
}

/** Runs a command in the empty folder and checks exit code and output. */
function types(typed: string, expected: RegExp, status = 0): void {
  const startedAt = performance.now();
  const {
    stdout,
    stderr,
    status: code,
  } = spawnSync('bash', ['-c', typed], {
    cwd: folder,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const output = stdout + stderr;
  note(typed, output, code ?? 1);
  const isPassed = code === status && expected.test(output);
  const [line = ''] = output.split('\n').filter((text) => expected.test(text));
  const took = `${Math.round(performance.now() - startedAt)} ms`;
  report(isPassed, typed, isPassed ? `${took}: ${line.trim()}` : `exit ${code}\n${output}`);
}

/** As in the documents. */
const runs = (args: string, expected: RegExp, status = 0): void =>
  types(`npx --no -- slipway ${args}`, expected, status);

/** Runs work with a server's printed address, then stops it. */
async function withServer(args: string, work: (address: string) => unknown): Promise<void> {
  const child = spawn(process.execPath, [INSTALLED_COMMAND, ...args.split(' ')], { cwd: folder });
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
  note(`npx --no -- slipway ${args} &`, output);
  if (address === '') report(false, `slipway ${args}`, output);
  else await work(address);
  const ended = new Promise((resolve) => child.on('close', resolve));
  if (child.exitCode === null && child.kill('SIGINT')) await ended;
}

/** The site behind a web server, with a simulator as upstream. */
async function behind(name: string, start: typeof startNginx, upstream: string): Promise<void> {
  if (spawnSync(name, ['version']).error !== undefined) return report(false, name, 'is not installed');
  const sites = path.join(folder, 'sites');
  const upstreamPort = Number(new URL(upstream).port);
  const host = await start({ root: sites, out: sites, upstreamPort, brand: 'my-brand', brands: folder });
  session.push(`# ${name}, as docs/operators/hosting.md has it`);
  types(`curl -si ${host.url}/sport/soccer | grep -iE '^(http|cache-control|content-security)' | cut -c1-100`, / 200/);
  types(`curl -si ${host.url}/no-such-page | head -1`, / 404/);
  types(`curl -s ${host.url}/health.json`, /"build"/);
  types(`curl -s ${host.url}/sports/api/v1/available_games | cut -c1-90`, /"code":0/);
  await host.close();
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

/** Content of the package by the first two path segments. */
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
  runs('--help', /Usage/);
  runs('doctor', /compiled/);
  runs('doctor', /playwright-core is missing/);
  runs('brand init my-brand --json', /my-brand/);
  runs('brand check my-brand', /no problems|0 errors/);
  // Upgrades a brand of the last version, as in docs/operators/upgrading.md.
  types(`sed -i '/^  "version": /d' brands/my-brand/brand.json`, /^$/);
  runs('upgrade --dry-run', /my-brand: version 1 would become/);
  runs('upgrade', /my-brand: version 1 is now/);
  runs('upgrade', /nothing to change/);
  runs('brand check my-brand', /no problems|0 errors/);
  // npm does not install optional peers, so playwright-core is missing.
  runs('brand shots my-brand', /npm install playwright-core|Run: slipway doctor/, 2);
  runs('brand build my-brand --without-secret --out sites', /my-brand +built/);
  runs('brand build my-brand --without-secret --out sites', /my-brand +unchanged/);
  runs('locales check texts', /placeholder-renamed/, 1);
  runs(`locales check ${own}/app/locales`, /0 errors|nothing|clean/i);
  runs(`replay ${own}/fixtures/scenarios`, /\d+/);
  runs('odds 1.85', /1\.85/);
  runs('check --runs 20 --seed 7', /model and simulator agree/);
  // Two settled bets; the second was paid a cent too much.
  const bet = '2,1,2-string-1,a|wl:w@1.85|result=2:1/1:0;b|goals:3@3.333|result=1:2/1:0';
  const settled = 'won,2026-03-01T10:00:00Z,2026-03-01T14:00:00Z';
  const bets = [
    'bet_id,game,currency,stake,multiple,passes,matches,payout,result,placed_at,settled_at',
    `right,soccer,BRL,${bet},12.33,${settled}`,
    `wrong,soccer,BRL,${bet},12.34,${settled}`,
    '',
  ];
  writeFileSync(path.join(folder, 'bets.csv'), bets.join('\n'));
  runs('audit bets.csv', /"bet_id":"wrong".*"difference":"0\.01"/, 1);
  await withServer('sim --port 0', async (upstream) => {
    types(`curl -s ${upstream}/__sim/`, /<title>[^<]+/);
    await behind('nginx', startNginx, upstream);
    await behind('caddy', startCaddy, upstream);
    await withServer(`serve sites/my-brand --port ${await testPort()} --upstream ${upstream}`, (address) =>
      types(`curl -s ${address}/health.json`, /"build"/),
    );
  });
  await withServer('brand preview my-brand --port 4790', (address) =>
    types(`curl -s ${address}/`, /id="slipway-config"/),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (transcript !== undefined)
  writeFileSync(transcript, `# What an operator types, and what is said\n\n\`\`\`\n${session.join('\n')}\`\`\`\n`);
console.log(failed === 0 ? 'The package works.' : `${failed} checks failed.`);
process.exit(failed === 0 ? 0 : 1);
