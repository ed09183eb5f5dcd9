import type { Idempotency } from '#contract/brand';
import { getAccount } from '#contract/rows/account/get-account';
import { callUpstream } from '#app/api/call-upstream.ts';
import { isUnresolved, selectMoneyCalls, selectOwnCall } from '#app/api/money/money-slice.ts';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';
import { loadMoneyRow } from '#app/api/money/money-rows.ts';
import { pressMoney } from '#app/api/money/run-money.ts';
import { startMoney } from '#app/api/money/start-money.ts';
import { startClock } from '#app/api/server-clock.ts';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, type Player } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';

/** What the page of a cell is opened with, in its fragment. */
export interface PressSettings {
  readonly cell: string;
  readonly row: MoneyRowName;
  readonly request: unknown;
  readonly idempotency: Idempotency;
  readonly player: Player;
  /** Milliseconds by which this browser's clock is wrong. */
  readonly skew: number;
  readonly storage: 'usual' | 'full' | 'blocked';
}

/** What a page reports to the test. */
export interface PressState {
  readonly cell: string;
  readonly status: string;
  /** The player was shown that the press stands twice. */
  readonly isShownTwice: boolean;
  /** The player was shown that this cannot be seen. */
  readonly isShownUnclear: boolean;
}

declare global {
  interface Window {
    report: (state: PressState) => Promise<void>;
    press: () => void;
    /** Sets the clock of this browser. */
    setClock: (byMs: number) => void;
  }
}

/** The app's own money path without its pages: one button of one row. */
const { cell, row, request, idempotency, player, skew, storage } = JSON.parse(
  decodeURIComponent(location.hash.slice(1)),
) as PressSettings;

const now = Date.now.bind(Date);
let setBy = skew;
Date.now = () => now() + setBy;
window.setClock = (byMs) => {
  setBy += byMs;
};
if (storage === 'blocked')
  Storage.prototype.setItem = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
if (storage === 'full')
  for (let size = 1 << 20; size >= 1; size >>= 1)
    try {
      for (let part = 0; ; part += 1) localStorage.setItem(`full-${size}-${part}`, 'x'.repeat(size));
    } catch {
      // Full for this size; the next is half of it.
    }

const transport = createTransport({ idempotency });
const store = createStore(transport);
let isShownTwice = false;
let isShownUnclear = false;
let last = '';
const tell = (status: string) => {
  if (status === 'nothing' && last === '') return;
  const text = `${status} ${isShownTwice} ${isShownUnclear}`;
  if (text !== last) void window.report({ cell, status, isShownTwice, isShownUnclear });
  last = text;
};
store.subscribe(() => {
  const state = store.getState();
  isShownTwice ||= state.toast.past.some(
    ({ text }) => text === 'toast.moneyTwice' || text === 'toast.moneyDoneAfterAll',
  );
  isShownUnclear ||= state.toast.past.some(({ text }) => text === 'toast.moneyMayBeTwice');
  // A press that was not sent because of another tab's says so beside what became of that one.
  const all = selectMoneyCalls(state).filter((call) => call.row === row);
  const calls = all.filter((call) => !(call.status === 'refused' && call.error.kind === 'notSent'));
  const isTakenForOurs = calls.length < all.length && selectOwnCall(state, row)?.status === 'accepted';
  if (isTakenForOurs) tell('accepted as our own');
  else tell((calls.find(isUnresolved) ?? calls.at(-1))?.status ?? 'nothing');
});

startClock();
startMoney(store);
await loadMoneyRow(row);
store.dispatch(signedIn(player));
const caller = { dispatch: store.dispatch, getState: store.getState, transport };
// Three reads at once leave three connections open, as a page in use has, and make the server's clock known.
await Promise.all(
  [1, 2, 3].map(() => callUpstream({ row: getAccount, params: {}, query: {}, body: undefined }, caller)),
);
window.press = () => void store.dispatch(pressMoney(row, request as never));
if (last === '') tell('ready');
