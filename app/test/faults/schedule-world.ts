import type fc from 'fast-check';
import { vi } from 'vitest';
import { HEADERS } from '#contract/wire';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { memberAccount, SAMPLES } from '#simulator/testing';
import { api } from '#app/api/api.ts';
import { selectMoneyCalls, type MoneyCall } from '#app/api/money/money-slice.ts';
import { resumeMoney } from '#app/api/money/follow.ts';
import { pressMoney } from '#app/api/money/run-money.ts';
import { createServerClock } from '#app/api/server-clock.ts';
import { createTransport } from '#app/api/transport.ts';
import { accountApi } from '#app/features/account/account/account-api.ts';
import { latest } from '#app/features/account/account/use-wallet.ts';
import { balancePushed } from '#app/store/push-slice.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { openInMemoryUpstream } from './in-memory-upstream.ts';
import { quiesce, VIRTUAL_START_MS } from './virtual-time.ts';

export const ACTIONS = [
  'press',
  'poll',
  'push',
  'expire',
  'logout',
  'login',
  'switch',
  'pass2',
  'pass6',
  'pass40',
] as const;
export type Action = (typeof ACTIONS)[number];

const [ALICE = '', BOB = ''] = DEMO_ACCOUNTS.map(({ id }) => id);
const HOUSE = 'house:adjustments';

/** An app and an upstream whose calls, answers and pushes come in the order that the scheduler chooses. */
export async function openScheduleWorld(s: fc.Scheduler) {
  const memory = openInMemoryUpstream({ startTime: VIRTUAL_START_MS, speed: 1 });
  const world = memory.worlds.get('main');
  const sample = await SAMPLES.placeBet({ world, before: () => Promise.resolve({}) });
  /** What went wrong on the way; empty when all is well. */
  const wrongs: string[] = [];
  /** The last shown state of each press. */
  const shownStatus = new Map<string, MoneyCall['status']>();
  /** Who pressed. */
  const owners = new Map<string, string | undefined>();
  /** Every balance that Alice had, oldest first; each is different. */
  const balances = [world.balance(ALICE)];
  let pushedVersion = 0;

  const transport = createTransport({
    clock: createServerClock({ monotonic: () => performance.now(), wall: () => Date.now() }),
    random: () => 0.5,
    fetch: async (url, init) => {
      const headers = new Headers(init.headers);
      const token = headers.get(HEADERS.authorization) ?? undefined;
      // A money call; those that are only counted, such as the refresh, have a key without a deadline.
      const key = headers.has(HEADERS.deadline) ? headers.get(HEADERS.idempotencyKey) : null;
      if (token !== undefined && token !== store.getState().session.player?.token) {
        wrongs.push(`${url}: a token of the past`);
      }
      if (key !== null && owners.get(key) !== headers.get(HEADERS.userId)) {
        wrongs.push(`${url}: pressed by ${owners.get(key)}, sent for ${headers.get(HEADERS.userId)}`);
      }
      await s.schedule(Promise.resolve(), `arrives: ${url}`);
      init.signal?.throwIfAborted();
      const response = await memory.fetch(url, init);
      noteBalance();
      await s.schedule(Promise.resolve(), `is answered: ${url}`);
      init.signal?.throwIfAborted();
      return response;
    },
  });
  const store = createStore(transport);
  const player = () => store.getState().session.player?.userId;

  function noteBalance() {
    const now = world.balance(ALICE);
    if (balances.at(-1) !== now) balances.push(now);
  }

  world.outbox.onDelivery(({ memberId, message }) => {
    noteBalance();
    const version = balances.indexOf(message.balance);
    void s.schedule(Promise.resolve(), `push ${version}`).then(() => {
      if (memberId !== player() || memberId !== ALICE || version < pushedVersion) return;
      pushedVersion = version;
      store.dispatch(balancePushed({ balance: message.balance, at: performance.now() }));
      store.dispatch(api.util.invalidateTags(['Account', 'Bets']));
    });
  });

  store.subscribe(() => {
    const state = store.getState() as never;
    for (const { key, status } of selectMoneyCalls(state)) {
      shownStatus.set(key, status);
      if (!owners.has(key)) owners.set(key, player());
    }
    const shown = shownBalance();
    if (shown !== undefined && player() === ALICE && balances.indexOf(shown) < pushedVersion) {
      wrongs.push(`shows balance ${balances.indexOf(shown)} after push ${pushedVersion}`);
    }
  });

  function shownBalance(): string | undefined {
    const { push } = store.getState();
    const { data } = accountApi.endpoints.getAccount.select()(store.getState() as never);
    return data === undefined ? undefined : latest(data, push.hint).balance;
  }

  function signIn(memberId: string) {
    const { token, freshToken } = world.sessions.start(memberId, world.now());
    // The end of the former session has emptied the cache (the session's listeners do so in the app).
    does.logout();
    if (memberId === ALICE) pushedVersion = 0;
    store.dispatch(signedIn({ token, freshToken, userId: memberId, role: 3 }));
    store.dispatch(resumeMoney());
    read();
  }

  function read() {
    if (player() === undefined) return;
    void store.dispatch(accountApi.endpoints.getAccount.initiate(undefined, { forceRefetch: true }));
  }

  const does: Record<Action, () => void> = {
    press: () => void store.dispatch(pressMoney('placeBet', sample as never)),
    poll: read,
    push: () =>
      world.change(() => {
        // An odd amount, so that no balance comes twice.
        const amount = 1_000_000n + BigInt(balances.length);
        const move = { from: HOUSE, to: memberAccount(ALICE), currency: 'USDT', amount };
        world.ledger.move('adjustment', 'test', world.now(), move);
        world.pushBalance(ALICE, 'RECHARGE');
      }),
    expire: () => void world.db.run('UPDATE session SET expires_ms = 0'),
    logout: () => {
      store.dispatch(signedOut({ because: 'left' }));
      store.dispatch(api.util.resetApiState());
    },
    login: () => signIn(ALICE),
    switch: () => signIn(BOB),
    pass2: () => void vi.advanceTimersByTime(2_000),
    pass6: () => void vi.advanceTimersByTime(6_000),
    pass40: () => void vi.advanceTimersByTime(40_000),
  };

  /** Lets the scheduler choose until nothing is left to choose from. */
  async function drain() {
    await quiesce();
    while (s.count() > 0) {
      await s.waitNext(1);
      // No two things happen at the same instant: as in life, and so that readings and pushes have an order.
      vi.advanceTimersByTime(1);
      await quiesce();
    }
  }

  return {
    world,
    store,
    wrongs,
    shownStatus,
    owners,
    shownBalance,
    signIn,
    drain,
    alice: ALICE,
    bob: BOB,
    act: (action: Action) => does[action](),
    close: () => memory.worlds.close(),
  };
}
