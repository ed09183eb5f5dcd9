// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { missingFacts } from '#contract/testing';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { resumeMoney } from './follow.ts';
import { pressMoney } from './run-money.ts';
import { outcomeDismissed } from './money-slice.ts';
import { storeEnding, type Ending } from './settled-calls.ts';
import { startMoney } from './start-money.ts';
import { createStore } from '#app/store/store.ts';
import { forgetIntent, storeIntent } from './stored-intents.ts';
import { loadMoneyRow } from './money-rows.ts';
import { takeEntry } from './taken-entries.ts';
import { ACCEPTED, outcome, traced, type Reply, type Script, type Traced } from './test-trace.ts';
import { aBet, anIntent, PLAYER, REQUEST, START } from './test-upstream.ts';
import { TRACES } from './traces.facts.ts';

const found = (bet = aBet()): Reply => outcome('done', { answer: { bet, balance: '9.000000' } });
const list = (...bets: ReturnType<typeof aBet>[]): Reply => ({ data: { total: bets.length, bets } });
const betAt = (id: string, ms: number) => aBet({ bet_id: id, placed_at: new Date(START + ms).toISOString() });
const press = ({ store }: Traced) => void store.dispatch(pressMoney('placeBet', REQUEST));
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

const MONEY = ['pendingMoney', 'settledMoney', 'takenEntries', 'unknownMoney'];

/** What is stored of money calls, by name. */
const storageText = (): string =>
  MONEY.map((name) => `slipway.${name}.v1`)
    .filter((name) => localStorage.getItem(name) !== null)
    .map((name) => `${name} ${localStorage.getItem(name)}`)
    .join(' ');

/** What a player and a network do, one after the other. */
type Story = Script & {
  /** Another press than that of a bet. */
  readonly first?: (traced: Traced) => void;
  readonly later?: (traced: Traced) => Promise<void>;
};
const TRANSFER = { body: { to: 'u2', amount: '5', payment_password: '246810' } };
const MOVEMENT = {
  id: 't1',
  kind: 1,
  type: 'transfer',
  amount: '-5.000000',
  balance: '4',
  currency: 'USDT',
  status: 1,
  at: '2026-03-01T00:00:00.100Z',
  remark: '',
};
const transfer = ({ store }: Traced) => void store.dispatch(pressMoney('transferToPlayer', TRANSFER));

/** Another tab has ended a call that this one did not follow. */
const endedElsewhere =
  (ending: Ending) =>
  ({ store }: Traced): void => {
    storeEnding(anIntent(), 'another tab', ending, anIntent());
    store.dispatch(resumeMoney());
  };

/** Each press ends in one way; `seconds` is how long it is watched. */
const STORIES: Readonly<Record<string, Story>> = {
  'accepted at once': { call: [ACCEPTED] },
  'lost, cut and away, then accepted under the same key': {
    call: ['lost', { status: 200, text: '{"code":0,"ms' }, { status: 502 }, ACCEPTED],
  },
  'no answer within five seconds, four times, then found': { call: ['silent'], look: [outcome('none'), found()] },
  'refused after it was examined': { call: [{ refused: 'oddsChanged', data: { moved: [] } }] },
  'refused at the door': { call: [{ refused: 'forbidden' }] },
  'its token has run out: renewed, sent again': {
    call: [{ refused: 'unauthorised' }, ACCEPTED],
    refresh: { data: { token: 'n'.repeat(20), fresh_token: 'g'.repeat(20), user_id: 'u1', role: 3 } },
  },
  'its token has run out, and cannot be renewed now': { call: [{ refused: 'unauthorised' }], look: [outcome('none')] },
  'its token has run out, and so has the session': {
    call: [{ refused: 'unauthorised' }],
    refresh: { refused: 'unauthorised' },
  },
  'a 401 of a proxy is not sent again': { call: [{ status: 401 }], look: [outcome('none')] },
  'refused by a code that is not of the contract': { call: [{ refused: 7777 }], look: [outcome('none')] },
  'too many, with a pause that is within the deadline': {
    call: [{ refused: 'tooManyRequests', headers: { 'retry-after': '7' } }, ACCEPTED],
  },
  'too many, with a pause that is longer than the deadline': {
    call: [{ refused: 'tooManyRequests', headers: { 'retry-after': '40' } }],
    look: [outcome('none')],
  },
  'still running, then accepted': { call: [{ refused: 'keyRunning' }, ACCEPTED] },
  'an error of the server, found refused': {
    call: [{ status: 500 }],
    look: [{ status: 500 }, outcome('refused', { refusal: { code: 3010, msg: 'x', data: { field: 'stake' } } })],
  },
  'lost, found refused because it came too late': {
    call: ['lost'],
    look: [outcome('refused', { refusal: { code: 4003, msg: '' } })],
  },
  'lost, found refused without a refusal': { call: ['lost'], look: [outcome('refused')] },
  'lost, found accepted with an answer that cannot be read': { call: ['lost'], look: [outcome('done', { answer: 1 })] },
  'lost, never received': { call: ['lost'], look: ['lost', outcome('none')] },
  'lost, a gateway cannot find it out': { call: ['lost'], look: [outcome('running'), outcome('unknown')] },
  'without keys: accepted, once': { idempotency: 'none', call: [ACCEPTED], look: [list(aBet())] },
  'without keys: accepted, and a second entry a minute later': {
    idempotency: 'none',
    call: [ACCEPTED],
    look: [list(aBet()), list(aBet()), list(betAt('b2', 900), aBet())],
  },
  'without keys: refused, which is looked up once': {
    idempotency: 'none',
    call: [{ refused: 'oddsChanged' }],
    look: [list()],
  },
  'without keys: refused at the door, and accepted before that': {
    idempotency: 'none',
    call: [{ refused: 'unauthorised' }],
    refresh: { data: { token: 'n'.repeat(20), fresh_token: 'g'.repeat(20), user_id: 'u1', role: 3 } },
    look: [list(aBet())],
  },
  'without keys: lost, one entry': { idempotency: 'none', call: ['lost'], look: [list(), list(aBet())] },
  'without keys: lost, two entries until the deadline': {
    idempotency: 'none',
    call: ['lost'],
    look: [list(betAt('b2', 900), aBet())],
  },
  'without keys: lost, the entry is that of another press': {
    idempotency: 'none',
    call: ['lost'],
    look: [list(aBet())],
    later: async () => takeEntry(await loadMoneyRow('placeBet'), anIntent(), 'b1'),
  },
  'without keys: a list that cannot be read': {
    idempotency: 'none',
    call: ['lost'],
    look: [{ status: 200, text: '<p>' }],
  },
  'a counted call is not repeated once it was sent': {
    call: ['lost'],
    look: [outcome('done', { answer: { balance: '4' } })],
    first: transfer,
  },
  'a counted call is repeated after a refusal at the door': {
    call: [{ refused: 'tooManyRequests', headers: { 'retry-after': '2' } }, { data: { balance: '4' } }],
    first: transfer,
  },
  'without keys: accepted without an id, so its entry is looked for': {
    idempotency: 'none',
    call: [{ data: { balance: '4' } }],
    look: [{ data: { total: 1, transactions: [MOVEMENT] } }],
    first: transfer,
  },
  'two presses, the second while the first is open': {
    call: ['silent', ACCEPTED],
    look: [outcome('none')],
    later: async (traced) => press(traced),
  },
  'signed out while it is sent, and in again': {
    call: ['silent'],
    look: [found()],
    later: async ({ store }) => {
      await wait(1);
      store.dispatch(signedOut({ because: 'left' }));
      await wait(30);
      store.dispatch(signedIn(PLAYER));
    },
  },
  'signed out before its code is there': {
    call: [ACCEPTED],
    later: async ({ store }) => {
      store.dispatch(signedOut({ because: 'left' }));
      store.dispatch(signedIn(PLAYER));
    },
  },
  'signed out and in again while it is sent': {
    call: ['silent'],
    look: [outcome('running'), outcome('running'), outcome('running'), outcome('running'), found()],
    later: async ({ store }) => {
      await wait(1);
      store.dispatch(signedOut({ because: 'left' }));
      store.dispatch(signedIn(PLAYER));
    },
  },
  'unknown, dismissed, pressed again': {
    call: ['lost', 'lost', 'lost', 'lost', ACCEPTED],
    look: [outcome('unknown')],
    later: async (traced) => {
      await wait(10);
      traced.say(storageText());
      traced.store.dispatch(outcomeDismissed('placeBet'));
      traced.say(storageText());
      press(traced);
    },
  },
  'an intent of an earlier page': {
    call: ['lost'],
    look: [outcome('none'), found()],
    later: async ({ store }) => {
      await wait(100);
      storeIntent(anIntent());
      store.dispatch(signedOut({ because: 'left' }));
      store.dispatch(signedIn(PLAYER));
    },
  },
  'an intent that another tab ended and could not store the ending': {
    call: [],
    look: [outcome('running')],
    first: () => void storeIntent(anIntent()),
    later: async ({ store }) => {
      store.dispatch(resumeMoney());
      await wait(3);
      await forgetIntent('k1');
    },
  },
  'nothing is resumed for a guest': {
    call: [],
    first: endedElsewhere({ is: 'never' }),
    later: async ({ store }) => {
      storeIntent(anIntent());
      store.dispatch(signedOut({ because: 'left' }));
      store.dispatch(resumeMoney());
    },
  },
  'refused in another tab, without a refusal, and dismissed: not shown again': {
    call: [],
    first: endedElsewhere({ is: 'refused' }),
    later: async ({ store }) => {
      await wait(0.5);
      store.dispatch(outcomeDismissed('placeBet'));
      store.dispatch(resumeMoney());
    },
  },
  'never done, as another tab found': { call: [], first: endedElsewhere({ is: 'never' }) },
  'unknown, as another tab found': { call: [], first: endedElsewhere({ is: 'unknown' }) },
  'done, as another tab found': { call: [], look: [found()], first: endedElsewhere({ is: 'done', entry: 'b1' }) },
  'without keys: done, as another tab found, by its entry': {
    idempotency: 'none',
    call: [],
    look: [list(betAt('b2', 900), aBet())],
    first: endedElsewhere({ is: 'done', entry: 'b1' }),
  },
  'without keys: done, as another tab found, without an entry': {
    idempotency: 'none',
    call: [],
    look: [list(aBet())],
    first: endedElsewhere({ is: 'done' }),
  },
  'without keys: accepted, and its list cannot be read': {
    idempotency: 'none',
    call: [ACCEPTED],
    look: [{ status: 500 }],
  },
  'without keys: accepted while another row is open, and pressed again: twins are looked for once that is certain': {
    idempotency: 'none',
    call: [ACCEPTED, 'silent'],
    look: [list(aBet())],
    first: (traced) => {
      storeIntent({ ...anIntent(), key: 'k2', row: 'openDeposit' });
      press(traced);
    },
    later: async (traced) => {
      await wait(1);
      press(traced);
    },
  },
};

beforeAll(async () => {
  startMoney(createStore());
  await Promise.all([import('./every-money-row.ts'), import('./claim-and-send.ts')]);
});
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  document.documentElement.lang = 'en';
  localStorage.clear();
});
afterEach(() => {
  document.documentElement.removeAttribute('lang');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('each press goes its way: requests, states, toasts, storage', async () => {
  const text: string[] = [];
  for (const [name, { first = press, later, ...script }] of Object.entries(STORIES)) {
    localStorage.clear();
    vi.setSystemTime(START);
    const trace = traced(script);
    first(trace);
    await later?.(trace);
    await wait(100);
    trace.say(storageText());
    trace.store.dispatch(signedOut({ because: 'left' }));
    await wait(60);
    vi.restoreAllMocks();
    text.push(`## ${name}`, ...trace.lines(), '');
  }
  expect(missingFacts(text.join('\n'), TRACES)).toEqual([]);
});
