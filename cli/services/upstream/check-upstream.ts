import * as v from 'valibot';
import { HEADERS, type Row, type RowData, type RowName, rows, type Rows } from '#contract/rows';
import type { Account } from './account.ts';
import { signIn } from './account.ts';
import { aKey, keyCalls } from './key-calls.ts';
import { KEY_PROOFS, type Proof, type ProofName, PROOFS } from '#cli/brands/checks/proof.ts';
import type { Received, Send } from './send.ts';
import { LACKING, UpstreamClient } from './upstream-client.ts';
import { isShared } from '#cli/services/is-shared.ts';

type Check = Proof['checks'][number];
interface Seen {
  readonly saw: string;
  readonly isProved: boolean;
  /** Nothing was tried: the upstream lacks what the check needs. */
  readonly isUntried?: boolean;
}

interface Bench {
  readonly send: Send;
  readonly client: UpstreamClient;
  readonly account: Account;
}

/** Deposits, to try keys with. */
interface KeyBench {
  readonly calls: ReturnType<typeof keyCalls>;
  /** The smallest deposit of a channel. */
  readonly deposit: { readonly channel_id: string; readonly amount: string };
  orders(): Promise<number>;
  /** Opening times of the first orders. */
  times(): Promise<readonly number[]>;
  /** Runs work. @returns the number of orders it opened, and its result */
  counted<T>(work: () => Promise<T>): Promise<readonly [number, T]>;
}

const PARALLEL = 4;
const LISTED = 20;
const CLOCK_MARGIN_MS = 2_000;
const HOUR_MS = 3_600_000;

/**
 * Proves what an upstream can do, as a signed-in player, by opening deposits that stay unpaid.
 *
 * @throws CliError if the account is refused; Error if the upstream does not answer
 */
export async function checkUpstream(send: Send, url: string, account: Account, today: string): Promise<Proof> {
  const seen: Received[] = [];
  const watched: Send = async (request) => {
    const received = await send(request);
    seen.push(received);
    return received;
  };
  const client = new UpstreamClient(watched, undefined);
  client.token = (await signIn(client, account)).token;
  const keyBench = await openKeyBench(client);
  const checks: Check[] = [];
  for (const check of Object.keys(PROOFS) as ProofName[]) {
    const { saw, isProved, isUntried } = await see(check);
    checks.push({ check, is: isUntried ? 'untried' : isProved ? 'proved' : 'failed', saw });
  }
  const isProved = (name: ProofName) => checks.some(({ check, is }) => check === name && is === 'proved');
  const idempotency = KEY_PROOFS.every(isProved) ? 'keyed' : 'none';
  return { version: 1, upstream: new URL(url).origin, provedOn: today, idempotency, checks };

  function see(check: ProofName): Seen | Promise<Seen> {
    if (check === 'clock') return clock(seen);
    if (check in KEY_CHECKS)
      return keyBench === undefined ? NO_DEPOSITS : KEY_CHECKS[check as keyof typeof KEY_CHECKS](keyBench);
    return CHECKS[check as keyof typeof CHECKS]({ send: watched, client, account });
  }
}

const NO_DEPOSITS: Seen = {
  saw: 'not tried: keys are tried with unpaid deposits, and this upstream takes none without a card',
  isProved: false,
  isUntried: true,
};

/** Undefined if no deposit can be left unpaid: keys cannot be tried. */
async function openKeyBench(client: UpstreamClient): Promise<KeyBench | undefined> {
  const orders = async () => (await client.read('listDeposits', { query: { start: 0, limit: 1 } })).total;
  let channel: RowData<Rows['listDepositChannels']>[number] | undefined;
  try {
    const channels = await client.read('listDepositChannels');
    channel = channels.find(({ status, type }) => status === 1 && type !== 'card');
    if (channel !== undefined) await orders();
  } catch (error) {
    for (const name of ['listDepositChannels', 'listDeposits'] as const)
      if (await isMissing(client, name).catch(() => false)) return undefined;
    throw error;
  }
  if (channel === undefined) return undefined;
  return {
    calls: keyCalls(client),
    deposit: { channel_id: channel.id, amount: channel.min },
    orders,
    async times() {
      const { orders: listed } = await client.read('listDeposits', { query: { start: 0, limit: LISTED } });
      return listed.map(({ created_at: at }) => Date.parse(at));
    },
    async counted(work) {
      const before = await orders();
      const result = await work();
      return [(await orders()) - before, result];
    },
  };
}

const KEY_CHECKS = {
  sameKey: async ({ calls, deposit, counted }) => {
    const key = aKey();
    const [opened, [first, second]] = await counted(async () => [
      await calls.open(key, deposit),
      await calls.open(key, deposit),
    ]);
    const isAlike = first?.order !== undefined && first.order === second?.order;
    return { isProved: opened === 1 && isAlike, saw: `${opened} orders, ${isAlike ? 'one' : 'two'} answers` };
  },
  otherBody: async ({ calls, deposit, counted }) => {
    const key = aKey();
    await calls.open(key, deposit);
    const [opened, { status, reason }] = await counted(() =>
      calls.open(key, { ...deposit, address: 'another body under this key' }),
    );
    return { isProved: opened === 0 && status === 422, saw: `${status} ${reason ?? ''}, ${opened} more orders` };
  },
  parallel: async ({ calls, deposit, counted }) => {
    const key = aKey();
    const [opened, answers] = await counted(() =>
      Promise.all(Array.from({ length: PARALLEL }, () => calls.open(key, deposit))),
    );
    const ids = new Set(answers.flatMap(({ order }) => (order === undefined ? [] : [order])));
    const isOpen = answers.every(({ order, reason }) => order !== undefined || reason === 'keyRunning');
    return {
      isProved: opened === 1 && ids.size === 1 && isOpen,
      saw: `${opened} orders, ${answers.map(({ status }) => status).join(' ')}`,
    };
  },
  deadline: async ({ calls, deposit, counted }) => {
    const past = Date.parse('2001-01-01T00:00:00Z');
    const [opened, { status, reason }] = await counted(() => calls.open(aKey(), deposit, past));
    const isRefused = reason === 'deadlinePassed';
    return { isProved: opened === 0 && isRefused, saw: `${status} ${reason ?? ''}, ${opened} orders` };
  },
  outcome: async ({ calls, deposit }) => {
    const [accepted, refused] = [aKey(), aKey()];
    const { order } = await calls.open(accepted, deposit);
    await calls.open(refused, { ...deposit, channel_id: 'there-is-no-such-channel' });
    const found = [await calls.outcome(accepted), await calls.outcome(refused), await calls.outcome(aKey())];
    const states = found.map(({ state, status }) => state ?? String(status)).join(', ');
    const isSame = order !== undefined && found[0]?.order === order;
    return { isProved: states === 'done, refused, none' && isSame, saw: states };
  },
  books: async ({ calls, deposit, times }) => {
    const { booksAheadMs } = await calls.open(aKey(), deposit);
    if (booksAheadMs === undefined)
      return { saw: 'not tried: the answer has no times', isProved: false, isUntried: true };
    const listed = await times();
    const isNewestFirst = listed.every((at, nth) => at <= (listed[nth - 1] ?? at));
    const seconds = Math.round(Math.abs(booksAheadMs) / 1_000);
    const isApart = Math.abs(booksAheadMs) > CLOCK_MARGIN_MS;
    const apart = isApart ? `entries are ${seconds} s ${booksAheadMs < 0 ? 'behind' : 'ahead of'} date` : 'date';
    return { isProved: !isApart && isNewestFirst, saw: `${apart}, ${isNewestFirst ? 'newest' : 'not newest'} first` };
  },
} satisfies Partial<Record<ProofName, (bench: KeyBench) => Promise<Seen>>>;

const CHECKS = {
  refresh: async ({ send, account }) => {
    const client = new UpstreamClient(send, undefined);
    const signed = await client.call('signIn', { body: { account: account.account, password: account.password } });
    if (!signed.ok) return { isProved: false, saw: `signIn ${signed.reason}` };
    const trade = (token: string) => client.call('refreshSession', { headers: { [HEADERS.refreshToken]: token } });
    const first = await trade(signed.data.fresh_token);
    if (!first.ok) return { isProved: false, saw: `refresh ${first.reason}` };
    const again = await trade(signed.data.fresh_token);
    if (!again.ok) return { isProved: false, saw: `a repeat is refused: ${again.reason}` };
    // The pair was used, so its answer arrived: from now on the old token is a copy.
    client.token = again.data.token;
    await client.call('getAccount');
    client.token = '';
    const reused = await trade(signed.data.fresh_token);
    return {
      isProved: !reused.ok,
      saw: reused.ok ? 'a used token works again' : 'repeated once, refused after the new pair was used',
    };
  },
  contract: async ({ client }) => {
    const wrong: string[] = [];
    const names = (Object.keys(rows) as RowName[]).filter(isPlainRead);
    for (const name of names) {
      try {
        const answer = await client.call(name);
        if (!answer.ok && answer.reason !== 'notImplemented')
          wrong.push(`${name}: ${answer.reason} ${answer.msg}`.trim());
      } catch (error) {
        // A web server answers unknown paths with its own page.
        if (!(await isMissing(client, name).catch(() => false))) wrong.push(`${name}: ${String(error)}`);
      }
    }
    return { isProved: wrong.length === 0, saw: wrong.length === 0 ? `${names.length} reads fit` : wrong.join('; ') };
  },
  protection: async ({ client }) => {
    const names = (Object.keys(rows) as RowName[]).filter((name) => rows[name].path.includes('/protection/'));
    const missing: string[] = [];
    for (const name of names) if (await isMissing(client, name)) missing.push(name);
    return {
      isProved: missing.length === 0,
      saw: missing.length === 0 ? `${names.length} calls are there` : `not there: ${missing.join(', ')}`,
    };
  },
} satisfies Partial<Record<ProofName, (bench: Bench) => Promise<Seen>>>;

/** Whether the upstream lacks the call. A call that changes something is sent without a token, so that nothing is done. */
async function isMissing(client: UpstreamClient, name: RowName): Promise<boolean> {
  const { status } = await client.ask(name, {}, rows[name].method === 'GET' ? 'row' : 'none');
  return LACKING.has(status);
}

/** A read that needs only a player. */
function isPlainRead(name: RowName): boolean {
  const row: Row = rows[name];
  if (row.repeat !== 'safe' || row.auth === 'refresh' || row.path.includes('{') || row.origin === 'ours') return false;
  return v.safeParse(row.query, {}).success && row.headers === undefined;
}

/**
 * Every answer needs both clocks, not years apart from this machine's. A web server in front may answer for missing calls,
 * without the upstream's clock.
 */
function clock(received: readonly Received[]): Seen {
  const seen = received.filter(({ status }) => !LACKING.has(status));
  const without = seen.filter(({ headers = {} }) => {
    const server = Number(headers[HEADERS.serverTime] ?? Number.NaN);
    return Number.isNaN(Date.parse(headers['date'] ?? '')) || (!Number.isFinite(server) && !isShared(headers));
  }).length;
  const last = seen.findLast(({ headers }) => headers?.[HEADERS.serverTime] !== undefined);
  const apart = Math.abs(Number(last?.headers?.[HEADERS.serverTime] ?? Number.NaN) - Date.now());
  if (without > 0) return { isProved: false, saw: `${without} of ${seen.length} answers lack date or x-server-time` };
  return { isProved: true, saw: apart > HOUR_MS ? `clocks are ${Math.round(apart / HOUR_MS)} h apart` : 'both' };
}
