import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { amount, keep, say } from '#scripts/bench/figures.ts';

/**
 * `npm run bench -- audit`: makes a file of settled bets (kept in /tmp), audits it with the real command, and prints the time,
 * peak memory of all processes, and whether exactly the wrong bets were found.
 */
const BETS = amount('1000000', '2000');
const JOBS = '2';
const file = `/tmp/slipway-audit-${BETS}.ndjson`;
if (!existsSync(`${file}.seeded`))
  spawnSync('npx', ['tsx', 'cli/services/audit/bench/make-bets.ts', file, BETS], { stdio: 'inherit' });

// A checkout compiles the command first, which is no part of an audit.
spawnSync(process.execPath, ['cli/slipway.cjs', '--version']);
const from = performance.now();
const found = `${file}.found`;
const child = spawn(process.execPath, ['cli/slipway.cjs', 'audit', file, '--jobs', JOBS, '--differences', found], {
  stdio: ['ignore', 'ignore', 'pipe'],
});
let output = '';
child.stderr.on('data', (text: Buffer) => (output += String(text)));
const samples: number[] = [];
/** Last seen processor time by process, which other load does not affect. */
const ticks = new Map<string, number>();
const sampling = setInterval(() => samples.push(residentOf(child.pid ?? 0)), 250);
const code = await new Promise<number | null>((resolve) => void child.once('close', resolve));
clearInterval(sampling);
const seconds = (performance.now() - from) / 1_000;

const seeded = new Set(lines(`${file}.seeded`).map((line) => line.split(' ')[0]));
const ids = new Set(lines(found).map((line) => (JSON.parse(line) as { bet_id: string }).bet_id));
const missed = [...seeded].filter((id) => id !== undefined && !ids.has(id));
const invented = [...ids].filter((id) => !seeded.has(id));
const half = samples.slice(Math.floor(samples.length / 2));
say(output.trim());
say(`exit ${code}; seeded ${seeded.size}, found ${ids.size}`);
const name = `slipway audit, ${Number(BETS).toLocaleString('en')} bets, ${JOBS} processes`;
keep({ name, figure: seconds, unit: 's', limit: { most: 60 } });
keep({ name: `${name}: bets a second`, figure: Number(BETS) / seconds, unit: 'bets a second' });
keep({
  name: `${name}: processor time`,
  figure: [...ticks.values()].reduce((sum, each) => sum + each, 0) / 100,
  unit: 's',
});
keep({
  name: `${name}: most memory of all processes`,
  figure: megabytes(Math.max(...samples)),
  unit: 'MB',
  limit: { most: 300 },
});
keep({ name: `${name}: most memory in the second half`, figure: megabytes(Math.max(...half)), unit: 'MB' });
keep({ name: `${name}: seeded differences missed`, figure: missed.length, unit: '', limit: { most: 0 } });
keep({ name: `${name}: differences invented`, figure: invented.length, unit: '', limit: { most: 0 } });

function lines(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Resident bytes of a process and its children; shared pages (node itself) count once. */
function residentOf(pid: number): number {
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const isOurs = Number(name) === pid || Number(/PPid:\s+(\d+)/.exec(status)?.[1]) === pid;
      if (!isOurs) continue;
      const times = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      ticks.set(name, Number(times[11]) + Number(times[12]));
      const rollup = readFileSync(`/proc/${name}/smaps_rollup`, 'utf8');
      sum += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1_024;
    } catch {
      // The process ended meanwhile.
    }
  }
  return sum;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_048_576);
}
