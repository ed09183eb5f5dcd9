// Repeatedly kills a simulator with SIGKILL while it writes to one store, and compares what was acknowledged with what is stored:
// `npm run qa -- kill [TRIALS]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RowClient, World } from '../testing.ts';
import { startSimulator } from '../index.ts';
import { bundleServer, spawnServer } from '#scripts/bench/spawn-server.ts';
import { command, wholeNumber } from '#scripts/config/command.ts';

const program = command('qa kill').argument('[trials]', 'how many kills', wholeNumber, 50).parse();
const [TRIALS] = program.processedArgs as [number];
const WRITERS = 6;
const SEED = 'kill';
const startTime = '2026-03-14T12:00:00Z';

const dataDir = mkdtempSync(join(tmpdir(), 'slipway-kill-'));
const file = join(dataDir, 'main.sqlite');
/** Ids of acknowledged bets and deposits by key. */
const acknowledged = new Map<string, string>();
const problems: string[] = [];

/** Requests of a bet and a deposit, and a token, from a world of the same seed. */
async function prepare() {
  const simulator = await startSimulator({ seed: SEED, startTime });
  const client = new RowClient(simulator, simulator.world());
  const [bet, deposit] = [(await client.sample('placeBet')).body, (await client.sample('openDeposit')).body];
  await simulator.close();
  return { bet: JSON.stringify({ ...(bet as object), stake: '0.01' }), deposit: JSON.stringify(deposit) };
}

function openWorld(): World {
  const startMs = Date.parse(startTime);
  return new World({ name: 'main', seed: SEED, startMs, speed: 0, upstream: 'keyed', file });
}

async function write(
  url: string,
  token: string,
  trial: number,
  writer: number,
  bodies: { bet: string; deposit: string },
) {
  for (let number = 0; ; number++) {
    const isBet = number % 3 !== 2;
    const key = `kill-${trial}-${writer}-${number}`;
    const headers = { authorization: token, 'content-type': 'application/json', 'idempotency-key': key };
    const path = isBet ? '/sports/api/v1/soccer/bet' : '/sports/api/v1/recharge';
    try {
      const response = await fetch(url + path, { method: 'POST', headers, body: isBet ? bodies.bet : bodies.deposit });
      const { code, data, msg } = (await response.json()) as {
        code: number;
        msg: string;
        data: { bet?: { bet_id: string }; order?: { order_id: string } };
      };
      if (code !== 0) problems.push(`trial ${trial}: ${key} refused: ${msg}`);
      else acknowledged.set(key, data.bet?.bet_id ?? data.order?.order_id ?? '');
    } catch {
      // The process is gone: unacknowledged changes may be stored or not.
      return;
    }
  }
}

function check(trial: number): { bets: number; keys: number } {
  const world = openWorld();
  const kept = new Map(
    world.db.all('SELECT key, answer FROM idempotency').map(({ key, answer }) => [String(key), String(answer)]),
  );
  for (const [key, id] of acknowledged) {
    if (!kept.get(key)?.includes(id)) problems.push(`trial ${trial}: ${key} was acknowledged as ${id} and is lost`);
    const isThere = id.startsWith('bet') ? world.bets.byId(id) : world.records.find('deposit', id);
    if (!isThere) problems.push(`trial ${trial}: ${id} was acknowledged and is lost`);
  }
  const doubled = world.db.all('SELECT key FROM bet WHERE key IS NOT NULL GROUP BY member_id, key HAVING COUNT(*) > 1');
  if (doubled.length > 0) problems.push(`trial ${trial}: ${doubled.length} keys made two bets`);
  const count = (sql: string) => Number(world.db.get(sql)?.['n'] ?? 0);
  const bets = count('SELECT COUNT(*) AS n FROM bet');
  if (count("SELECT COUNT(*) AS n FROM entry WHERE kind = 'stake'") !== bets)
    problems.push(`trial ${trial}: stakes and bets differ`);
  if (count("SELECT COUNT(*) AS n FROM record WHERE kind = 'deposit'") + bets !== kept.size)
    problems.push(`trial ${trial}: keys and things made differ`);
  problems.push(...world.ledger.audit().map((problem) => `trial ${trial}: ${problem}`));
  world.close();
  return { bets, keys: kept.size };
}

const bodies = await prepare();
const server = await bundleServer();
let last = { bets: 0, keys: 0 };
for (let trial = 1; trial <= TRIALS; trial++) {
  const child = await spawnServer(server, { seed: SEED, startTime, speed: 0, dataDir });
  const signed = await fetch(`${child.url}/sports/api/v1/sign_in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'player@demo.slipway.test', password: 'Slipway-demo-1' }),
  });
  const { token } = ((await signed.json()) as { data: { token: string } }).data;
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(child.url, token, trial, writer, bodies));
  // A different moment each time, 20 to 400 ms after writing began.
  await new Promise((resolve) => void setTimeout(resolve, 20 + ((trial * 97) % 381)));
  await child.kill('SIGKILL');
  await Promise.all(writers);
  last = check(trial);
}
rmSync(dataDir, { recursive: true, force: true });
console.log(
  `${TRIALS} kills: ${acknowledged.size} acknowledged, ${last.bets} bets and ${last.keys} keys stored, ${problems.length} problems`,
);
for (const problem of problems.slice(0, 20)) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
