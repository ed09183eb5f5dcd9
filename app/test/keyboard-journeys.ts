import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ChangingCaller } from './call-as.ts';
import type { aKeyboard } from './keyboard.ts';
import type { wordsIn } from './languages/words-in.ts';
import type { Layout, Site } from './site.ts';

const API = '/sports/api/v1';
interface PlayerLimits {
  readonly limits: readonly { readonly value: string | null }[];
}
const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
const PERIOD_S = 600;

type Words = ReturnType<typeof wordsIn>;
type Keys = ReturnType<typeof aKeyboard>;
export interface Journey {
  readonly name: string;
  readonly at: string;
  /** What there is before. */
  readonly before?: (site: Site) => Promise<unknown>;
  /** By keys alone, to the outcome, which has the focus. What is looked for is named by its English words. */
  readonly go: (keys: Keys, page: Page, words: Words, layout: Layout) => Promise<void>;
  readonly outcome: (words: Words) => RegExp;
  /** What the upstream has of it then. */
  readonly stored: (caller: ChangingCaller) => Promise<unknown>;
  readonly expected: object;
}

/** Goes on by Tab to each field, and types. */
async function fill(keys: Keys, ...fields: readonly (readonly [RegExp, string])[]) {
  for (const [name, text] of fields) {
    await keys.to(name);
    await keys.type(text);
  }
}
const choose = async (keys: Keys, ...names: readonly RegExp[]) => {
  for (const name of names) {
    await keys.to(name);
    await keys.press('Enter');
  }
};
const amountOf = (page: Page) => page.getByRole('dialog').locator('input[name=amount]').waitFor();
const PLACE = 'Place bet for {{amount}} {{currency}}';
/** By lines and stake, or by itself. */
const review = ({ begins }: Words) =>
  new RegExp(
    ['Review {{lines}} lines at {{amount}} each', 'Review {{lines}} line at {{amount}}', 'Review bet']
      .map((text) => begins(text).source)
      .join('|'),
    'u',
  );
const placed = (words: Words) => words.outcome('Your bet has been placed');
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a withdrawal',
    at: '/profile?wallet=withdraw',
    async go(keys, page, { is }) {
      await choose(keys, is('Add an account'));
      await fill(keys, [is('Wallet address'), TRON], [is('A name for this address'), 'Ledger']);
      await keys.press('Enter');
      await page.getByRole('dialog').getByRole('radio', { name: /TRC20/ }).waitFor();
      await fill(keys, [is('Amount'), '50']);
      await keys.press('Enter');
      await page.getByRole('dialog').locator('input[type=password]').waitFor();
      await fill(keys, [is('Payment password'), '246810']);
      await keys.press('Enter');
    },
    outcome: ({ outcome }) => outcome('Withdrawal requested'),
    stored: (caller) => caller.get(`${API}/withdraw`),
    expected: { orders: [{ amount: '50.000000', status: 0 }] },
  },
  {
    name: 'Mark Six: one stop for the grid, arrows inside it, and the review',
    at: '/lottery/gallopingmarksix',
    async before(site) {
      const nowS = site.simulator.world().now() / 1_000;
      await site.control('clock', { advance: PERIOD_S - (nowS % PERIOD_S) });
    },
    async go(keys, page, words, layout) {
      const { begins, is } = words;
      await page.getByRole('main').getByRole('toolbar').first().waitFor();
      await keys.to(/^1, /);
      await keys.press('ArrowRight', 'ArrowRight', 'Space', 'ArrowRight', 'Space');
      expect(await keys.focused()).toMatch(/^4, /);
      if (layout === 'mobile') await choose(keys, begins('Show selections'));
      await fill(keys, [is('Amount for each'), '2']);
      await choose(keys, review(words));
      await page.getByRole('dialog').getByRole('button').first().waitFor();
      await choose(keys, begins(PLACE));
    },
    outcome: placed,
    stored: (caller) => caller.get(`${API}/gallopingmarksix/mybet`),
    expected: { bets: [{ bet_amount: '4.000000' }] },
  },
  {
    name: 'a limit',
    at: '/protection',
    async go(keys, _, { is }) {
      await choose(keys, is('Set a limit', ': ', 'Deposit limit', ', ', '24 hours'));
      await keys.type('50');
      await keys.press('Enter');
    },
    outcome: ({ outcome }) => outcome('Saved. The limit holds now.'),
    stored: async (caller) =>
      ((await caller.get(`${API}/protection/limits`)) as PlayerLimits).limits.filter(({ value }) => value !== null),
    expected: [{ kind: 'deposit', period: 'day', value: '50', currency: 'USDT' }],
  },
  {
    name: 'a time-out',
    at: '/protection',
    async go(keys, page, { is }) {
      await choose(keys, is('Take a time-out'));
      await page.getByRole('dialog').waitFor();
      await keys.to(is('I have understood that this cannot be undone.'));
      await keys.press('Space');
      await choose(keys, is('Begin the time-out'));
    },
    outcome: ({ outcome }) => outcome('You are taking a time-out until {{until}}: no bets and no deposits.'),
    stored: (caller) => caller.get(`${API}/protection/exclusion`),
    expected: { kind: 'time_out', until: '2026-03-15T12:00:00.000Z' },
  },
  {
    name: 'PK10',
    at: '/lottery/pk10',
    async go(keys, page, words, layout) {
      const { begins, is } = words;
      await page.getByRole('main').getByRole('toolbar').first().waitFor();
      await choose(keys, is('Two sides'));
      await keys.to(begins('Champion', ': ', 'Big', ', '));
      await keys.press('ArrowRight', 'Space');
      await fill(keys, [is('Amount for each'), '2']);
      if (layout === 'mobile') await choose(keys, begins('Show selections'));
      await choose(keys, review(words));
      await page.getByRole('dialog').getByRole('button').first().waitFor();
      await choose(keys, begins(PLACE));
    },
    outcome: placed,
    stored: (caller) => caller.get(`${API}/pk10/mybet`),
    expected: {
      bets: [{ bet_amount: '2.000000', picks: [{ market: 'place', place: 1, selection: 'small', amount: '2' }] }],
    },
  },
  {
    name: 'the nickname',
    at: '/profile?tab=account',
    async go(keys, page, { is }) {
      await page.locator('main li h3').first().waitFor();
      await choose(keys, is('Nickname', ': ', 'Change'));
      await expect.poll(keys.focused).toMatch(is('Nickname'));
      await keys.press('Control+A');
      await keys.type('Harbour Pat');
      await keys.press('Enter');
    },
    outcome: ({ outcome }) => outcome('Saved.'),
    stored: (caller) => caller.get(`${API}/member/info`),
    expected: { nickname: 'Harbour Pat' },
  },
  {
    name: 'the payment password',
    at: '/profile?tab=account',
    async go(keys, page, { is }) {
      await page.locator('main li h3').first().waitFor();
      await choose(keys, is('Payment password', ': ', 'Change'));
      await fill(
        keys,
        [is('Current payment password'), '246810'],
        [is('New payment password'), '135791'],
        [is('Repeat payment password'), '135791'],
      );
      await keys.press('Enter');
    },
    outcome: ({ outcome }) => outcome('Your payment password has been saved.'),
    stored: (caller) => caller.put(`${API}/member/bank_password`, { old: '135791', new: '246810' }),
    expected: {},
  },
  {
    name: 'a deposit',
    at: '/profile?wallet=deposit',
    async go(keys, page, { is }) {
      await amountOf(page);
      await fill(keys, [is('Amount'), '20']);
      await keys.press('Enter');
    },
    outcome: ({ outcome }) => outcome('Deposit {{amount}} {{currency}}'),
    stored: (caller) => caller.get(`${API}/recharge`),
    expected: { orders: [{ amount: '20.000000', status: 0 }] },
  },
  {
    name: 'a transfer',
    at: '/profile?wallet=transfer',
    async go(keys, page, { is }) {
      await amountOf(page);
      await fill(keys, [is('Receiver'), 'agent@demo.slipway.test'], [is('Amount'), '5']);
      await keys.press('Enter');
      await fill(keys, [is('Payment password'), '246810']);
      await keys.press('Enter');
    },
    outcome: ({ outcome }) => outcome('Transfer done'),
    stored: (caller) => caller.get(`${API}/member/change_log?start=0&limit=1`),
    expected: { transactions: [{ type: 'transfer', amount: '-5.000000', remark: 'm-player-m-agent' }] },
  },
  {
    name: 'a game wallet',
    at: '/profile?wallet=games',
    async go(keys, page, { is }) {
      await amountOf(page);
      await fill(keys, [is('Amount'), '12']);
      await keys.press('Enter');
    },
    outcome: ({ outcome }) => outcome('Moved into {{game}}: {{amount}}.'),
    stored: (caller) => caller.get(`${API}/member/change_log?start=0&limit=1`),
    expected: { transactions: [{ type: 'gameIn', amount: '-12.000000', remark: 'ky' }] },
  },
  {
    name: 'the chat',
    at: '/chat',
    async go(keys, page, { begins, is }) {
      await page.getByRole('main').getByRole('log').waitFor();
      await fill(keys, [is('Your message'), 'Where is my bonus?']);
      await choose(keys, begins('Send'));
    },
    // The next message is typed where this one was; the log announces itself.
    outcome: ({ is }) => new RegExp(is('Your message').source.replace('^', '^textarea: '), 'u'),
    stored: (caller) => caller.post(`${API}/messagesync`, { cursor: 0 }),
    expected: { messages: [{ from: 'player', text: 'Where is my bonus?' }, { from: 'support' }] },
  },
];
