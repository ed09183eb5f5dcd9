// Players bet in parallel while answers are lost, late, cut off, refused and doubled, each with a key and the app's repeats; then
// the store is compared with the outcomes seen: `npm run qa -- load-bets [--players 500 --bets 4 --seed 1]`. `--without-keys`
// proves that a double would be found: it must end with 1.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawOf, RowClient, World } from '../testing.ts';
import { startSimulator } from '../index.ts';
import { FAULTS } from './load-players/faults.ts';
import { aBettor, type Outcome } from './load-players/player.ts';
import { quantile } from '#scripts/bench/load.ts';
import { bundleServer, spawnServer } from '#scripts/bench/spawn-server.ts';
import { command, wholeNumber } from '#scripts/config/command.ts';

const options = command('qa load-bets')
  .option('--players <count>', 'how many', wholeNumber, 500)
  .option('--bets <count>', 'of each player', wholeNumber, 4)
  .option('--seed <text>', 'decides everything random', '1')
  .option('--without-keys', 'send no idempotency keys: the check must then end with 1', false)
  .parse()
  .opts<{ players: number; bets: number; seed: string; withoutKeys: boolean }>();
const { players, bets } = options;
const seed = `load-${options.seed}`;
const startTime = '2026-03-14T12:00:00Z';
const PASSWORD = 'Slipway-load-1';
const MILLIONTHS = 1_000_000;

const members = Array.from({ length: players }, (_, number) => ({
  id: `load-${number}`,
  nickname: `load-${number}`,
  email: `load-${number}@demo.slipway.test`,
  password: PASSWORD,
  balance: '1000',
  role: 3 as const,
  currency: 'USDT',
  country: 'BR',
}));

async function aBet(): Promise<{ params: object; body: object }> {
  const simulator = await startSimulator({ seed, startTime });
  const { params, body } = await new RowClient(simulator, simulator.world()).sample('placeBet');
  await simulator.close();
  return { params, body: body as object };
}

async function signIn(url: string, account: string): Promise<string> {
  const response = await fetch(`${url}/sports/api/v1/sign_in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: PASSWORD }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

const dataDir = mkdtempSync(join(tmpdir(), 'slipway-load-'));
const { params, body } = await aBet();
const server = await spawnServer(await bundleServer(), {
  seed,
  startTime,
  speed: 1,
  dataDir,
  world: { members, faults: FAULTS },
});
const tokens: string[] = [];
for (const { email } of members) tokens.push(await signIn(server.url, email));

/** By player and stake: each stake is unique, so that a bet is identified without its key. */
const outcomes = new Map<string, Outcome>();
const answers: number[] = [];
const presses: number[] = [];
const began = performance.now();
await Promise.all(
  members.map(async ({ id }, player) => {
    let drawn = 0;
    const place = aBettor({
      url: server.url,
      player: { token: tokens[player] ?? '', userId: id },
      hasKeys: !options.withoutKeys,
      random: () => drawOf(seed, `${id}:${drawn++}`),
      answered: (ms) => answers.push(ms),
    });
    for (let bet = 1; bet <= bets; bet++) {
      const pressed = performance.now();
      const stake = `1.${String(bet).padStart(2, '0')}`;
      const outcome = await place({ params, body: { ...body, stake } }, randomUUID());
      presses.push(performance.now() - pressed);
      outcomes.set(`${id} ${MILLIONTHS + (bet * MILLIONTHS) / 100}`, outcome);
    }
  }),
);
const seconds = (performance.now() - began) / 1_000;
await server.kill('SIGTERM');

const file = join(dataDir, 'main.sqlite');
const world = new World({ name: 'main', seed, startMs: Date.parse(startTime), speed: 1, upstream: 'keyed', file });
const stored = new Map(
  world.db
    .all('SELECT member_id, amount, COUNT(*) AS n FROM bet GROUP BY member_id, amount')
    .map(({ member_id: member, amount, n }) => [`${String(member)} ${String(amount)}`, Number(n)]),
);
const books = world.ledger.audit();
world.close();
rmSync(dataDir, { recursive: true, force: true });

const doubles = [...stored.values()].reduce((sum, count) => sum + count - 1, 0);
const by = (outcome: Outcome) => [...outcomes].filter(([, each]) => each === outcome).map(([press]) => press);
const lost = by('placed').filter((press) => !stored.has(press));
const denied = [...by('refused'), ...by('never')].filter((press) => stored.has(press));
const sorted = (list: number[]) => list.sort((one, other) => one - other);
const ms = (list: number[], share: number) => `${quantile(sorted(list), share).toFixed(0)} ms`;
console.log(
  `${players} players at once, ${outcomes.size} bets in ${seconds.toFixed(0)} s, ${answers.length} answers (seed ${options.seed})`,
);
console.log(`placed ${by('placed').length}, refused ${by('refused').length}, never done ${by('never').length}`);
console.log(
  `doubles ${doubles}, losses ${lost.length}, placed though shown as not placed ${denied.length}, books ${books.length === 0 ? 'sound' : 'WRONG'}`,
);
console.log(
  `an answer: median ${ms(answers, 0.5)}, p99 ${ms(answers, 0.99)}; press to certain: median ${ms(presses, 0.5)}, p99 ${ms(presses, 0.99)}`,
);
for (const problem of [...books, ...lost, ...denied].slice(0, 10)) console.error(problem);
if (doubles + lost.length + denied.length + books.length > 0 || outcomes.size !== players * bets) process.exitCode = 1;
