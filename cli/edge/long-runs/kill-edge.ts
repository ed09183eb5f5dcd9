import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestRedis } from '#cli/edge/test/redis.ts';
import { testPort } from '#cli/test/port.ts';
import { startTestUpstream, type TestUpstream } from '#cli/edge/test/upstream.ts';
import { bundleServer, spawnServer, type Server } from '#scripts/bench/spawn-server.ts';

export interface Killed {
  readonly kills: number;
  readonly keys: number;
  readonly accepted: number;
  readonly refused: number;
  /** Keys without an answer at the kill. */
  readonly open: number;
  readonly doubled: readonly string[];
  /** Keys without an outcome, or whose outcome differs from the books. */
  readonly lost: readonly string[];
}

/** Each press has its own amount, so that the books show how often it was carried out. */
interface Pressed {
  readonly key: string;
  readonly player: string;
  readonly amount: string;
  readonly deadline: number;
  answer?: 'accepted' | 'refused';
}

const WRITERS = 8;
const TIMES = { waitMs: 500, forwardMs: 800, settleMs: 1_000 };
const DEADLINE_MS = 1_000;
const OUTCOME_WITHIN_MS = 20_000;
/** Node's fetch was once seen to wait forever for a process that was killed during the connect. */
const CALL_MS = 5_000;

/**
 * Kills an edge with SIGKILL under load, restarts it on its store, repeats every delivery without an answer, and compares the
 * edge's outcomes with the upstream's books.
 */
export async function killEdge(kills: number, isInRedis = false): Promise<Killed> {
  const data = mkdtempSync(join(tmpdir(), 'slipway-edge-kill-'));
  const upstream = await startTestUpstream();
  const file = await bundleServer('cli/edge/bench/serve.ts');
  const redis = isInRedis ? await startTestRedis({ port: await testPort(), folder: data }) : undefined;
  const store = redis === undefined ? { data } : { redis: redis.url };
  const start = () => spawnServer(file, { upstream: upstream.url, ...store, ...TIMES });
  const pressed: Pressed[] = [];
  const lost: string[] = [];
  let open = 0;
  let server = await start();
  for (let kill = 0; kill < kills; kill++) {
    const before = pressed.length;
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      write(server, upstream, pressed, `${kill}-${writer}`),
    );
    // The moment is counted in presses, so that it does not depend on the machine's speed.
    const enough = before + WRITERS + ((kill * 13) % 40);
    while (pressed.length < enough) await new Promise((resolve) => setTimeout(resolve, 1));
    await server.kill('SIGKILL');
    await Promise.all(writers);
    server = await start();
    const made = pressed.slice(before);
    open += made.filter(({ answer }) => answer === undefined).length;
    const checks = await Promise.all(made.map((press) => check(server, upstream, press)));
    lost.push(...checks.flatMap((problem) => problem ?? []));
  }
  await server.kill('SIGTERM');
  await upstream.close();
  await redis?.kill();
  rmSync(data, { recursive: true, force: true });
  const count = (wanted: string) => pressed.filter(({ answer }) => answer === wanted).length;
  return {
    kills,
    keys: pressed.length,
    accepted: count('accepted'),
    refused: count('refused'),
    open,
    doubled: pressed.filter((press) => times(upstream, press) > 1).map(({ key }) => key),
    lost,
  };
}

const times = ({ booked }: TestUpstream, { player, amount }: Pressed) =>
  booked.filter((each) => each.player === player && each.amount === amount).length;

async function write(server: Server, upstream: TestUpstream, pressed: Pressed[], writer: string): Promise<void> {
  for (let number = 0; ; number++) {
    // Every seventh answer is lost after the commit, every eleventh call before it.
    upstream.act =
      number % 11 === 10
        ? { commits: false, answer: (response) => response.destroy() }
        : number % 7 === 6
          ? { answer: (response) => response.destroy() }
          : { delayMs: number % 5 };
    const press: Pressed = {
      key: `kill-${writer}-${number}`,
      player: `w${writer}`,
      amount: `${number + 1}`,
      deadline: Date.now() + DEADLINE_MS,
    };
    pressed.push(press);
    // Delivered twice, as browsers do on a bad line.
    const deliveries = await Promise.all([
      deliver(server, press),
      number % 3 === 0 ? deliver(server, press) : undefined,
    ]);
    const answer = deliveries.find((each) => each === 'accepted' || each === 'refused');
    if (answer !== undefined) press.answer = answer;
    if (deliveries.includes('gone')) return;
  }
}

type Delivery = 'accepted' | 'refused' | 'open' | 'gone';

async function deliver({ url }: Server, { key, player, amount, deadline }: Pressed): Promise<Delivery> {
  try {
    const response = await fetch(`${url}/sports/api/v1/transfer`, {
      method: 'POST',
      headers: {
        authorization: `token-of-${player}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-deadline': String(deadline),
      },
      body: JSON.stringify({ to: 'bob', amount, payment_password: '246810' }),
      signal: AbortSignal.timeout(CALL_MS),
    });
    const { code } = (await response.json()) as { code: number };
    if (response.status === 200 && code === 0) return 'accepted';
    return response.status === 410 ? 'refused' : 'open';
  } catch {
    return 'gone';
  }
}

async function check(server: Server, upstream: TestUpstream, press: Pressed): Promise<string | undefined> {
  const { key, answer } = press;
  // The repeat reaches the new process.
  if (answer === undefined) await deliver(server, press);
  const state = await outcomeOf(server, press);
  const done = times(upstream, press);
  if (answer === 'accepted' && state !== 'done') return `${key} was answered as accepted and is ${state}`;
  press.answer ??= state === 'done' ? 'accepted' : 'refused';
  if (state === 'done') return done === 1 ? undefined : `${key} is accepted and in the books ${done} times`;
  // "none" is final after the deadline.
  if (state === 'refused' || state === 'none')
    return done === 0 ? undefined : `${key} is ${state} and in the books ${done} times`;
  return `${key} has no outcome: ${state}`;
}

async function outcomeOf({ url }: Server, { key, player, deadline }: Pressed): Promise<string> {
  const until = Date.now() + OUTCOME_WITHIN_MS;
  let state = 'unread';
  while (Date.now() < until) {
    const found = await lookUp(url, key, player).catch((error: unknown) => ({ state: String(error), now: 0 }));
    state = found.state;
    // "none" is final at the deadline.
    if (state === 'done' || state === 'refused' || (state === 'none' && found.now >= deadline)) return state;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return state;
}

async function lookUp(url: string, key: string, player: string): Promise<{ state: string; now: number }> {
  const response = await fetch(`${url}/sports/api/v1/member/outcome?key=${key}`, {
    headers: { authorization: `token-of-${player}` },
    signal: AbortSignal.timeout(CALL_MS),
  });
  const { data } = (await response.json()) as { data?: { state: string; now: number } };
  return data ?? { state: `status ${response.status}`, now: 0 };
}
