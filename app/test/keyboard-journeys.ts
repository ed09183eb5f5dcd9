import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CricketBet } from '#contract/entities';
import { RowClient } from '#simulator/testing';
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
  /** What the next keys do. */
  readonly after?: (keys: Keys, page: Page, words: Words, layout: Layout) => Promise<void>;
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
/** Fills in a form and sends it off. */
const send = async (keys: Keys, ...fields: Parameters<typeof fill>[1][]) => {
  await fill(keys, ...fields);
  await keys.press('Enter');
};
const pay = (keys: Keys, { is }: Words) => send(keys, [is('Payment password'), '246810']);
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
/** A name that the upstream gives. */
const named = (name: string | null) =>
  new RegExp(`^${(name ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a withdrawal',
    at: '/coming-soon',
    async go(keys, page, words, layout) {
      const { is } = words;
      await choose(keys, is(layout === 'mobile' ? 'Deposit' : 'Wallet'));
      await amountOf(page);
      await choose(keys, is('Withdraw'), is('Add an account'));
      await send(keys, [is('Wallet address'), TRON], [is('A name for this address'), 'Ledger']);
      await page.getByRole('dialog').getByRole('radio', { name: /TRC20/ }).waitFor();
      await send(keys, [is('Amount'), '50']);
      await page.getByRole('dialog').locator('input[type=password]').waitFor();
      await pay(keys, words);
    },
    outcome: ({ outcome }) => outcome('Withdrawal requested'),
    stored: (caller) => caller.get(`${API}/withdraw`),
    expected: { orders: [{ amount: '50.000000', status: 0 }] },
    async after(keys, page, { is }, layout) {
      await keys.press('Escape');
      // A phone's wallet is over the profile, which has been gone to.
      if (layout === 'mobile') await page.locator('main:focus').waitFor();
      else await expect.poll(keys.focused).toMatch(is('Wallet'));
    },
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
    name: 'cricket',
    at: '/sport/cricket',
    async go(keys, page, { begins }, layout) {
      // The last of the list begins long after this bet.
      const last = page.getByTestId('cricket-match').last().getByRole('link').last();
      await choose(keys, named((await last.getAttribute('aria-label')) ?? (await last.innerText())));
      await page.waitForURL(/cricket\/./);
      // The list, which has prices too, stays until the match is there.
      await expect.poll(() => page.getByTestId('cricket-match').count()).toBe(0);
      const prices = page.getByRole('main').getByRole('group').locator('button[aria-pressed][aria-label]:enabled');
      await choose(keys, named(await prices.first().getAttribute('aria-label')));
      if (layout === 'mobile') await choose(keys, new RegExp(begins('Bet slip').source.slice(1), 'u'));
      await fill(keys, [begins('Stake for {{pick}}'), '3']);
      await page.locator('[data-testid=place]:enabled').waitFor();
      await choose(keys, begins(PLACE));
    },
    outcome: placed,
    stored: async (caller) =>
      ((await caller.get('/sports/cricketAPI/betData/list')) as { bets: CricketBet[] }).bets.map(({ bets }) =>
        Object.values(bets).map(({ amount }) => amount),
      ),
    expected: [['3']],
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
      await send(
        keys,
        [is('Current payment password'), '246810'],
        [is('New payment password'), '135791'],
        [is('Repeat payment password'), '135791'],
      );
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
      await send(keys, [is('Amount'), '20']);
    },
    outcome: ({ outcome }) => outcome('Deposit {{amount}} {{currency}}'),
    stored: (caller) => caller.get(`${API}/recharge`),
    expected: { orders: [{ amount: '20.000000', status: 0 }] },
  },
  {
    name: 'a transfer',
    at: '/profile?wallet=transfer',
    async go(keys, page, words) {
      const { is } = words;
      await amountOf(page);
      await send(keys, [is('Receiver'), 'agent@demo.slipway.test'], [is('Amount'), '5']);
      await pay(keys, words);
    },
    outcome: ({ outcome }) => outcome('Transfer done'),
    stored: (caller) => caller.get(`${API}/member/change_log?start=0&limit=1`),
    expected: { transactions: [{ type: 'transfer', amount: '-5.000000', remark: 'demo-agent' }] },
  },
  {
    name: 'a game wallet',
    at: '/profile?wallet=games',
    async go(keys, page, { is }) {
      await amountOf(page);
      await send(keys, [is('Amount'), '12']);
    },
    outcome: ({ outcome }) => outcome('Moved into {{game}}: {{amount}}.'),
    stored: (caller) => caller.get(`${API}/member/change_log?start=0&limit=1`),
    expected: { transactions: [{ type: 'gameIn', amount: '-12.000000', remark: 'ky' }] },
  },
  {
    name: 'a cash-out',
    at: '/my-bets',
    async before({ simulator }) {
      const client = new RowClient(simulator, simulator.world()).signIn();
      await client.send('placeBet', await client.sample('placeBet'));
    },
    async go(keys, page, { begins }) {
      await page.getByTestId('cash-out-link').first().waitFor();
      await choose(keys, begins('Cash out'));
      // The link is a page's: its name begins alike.
      await page.getByTestId('cash-out-link').first().waitFor({ state: 'detached' });
      await choose(keys, begins('Cash out for {{amount}}'));
    },
    outcome: ({ outcome }) => outcome('Cashed out for {{amount}}'),
    stored: (caller) => caller.get(`${API}/soccer/mybet`),
    expected: { bets: [{ cashed_out: true }] },
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
