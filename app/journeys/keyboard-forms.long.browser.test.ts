import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CricketBet } from '#contract/entities';
import { RowClient } from '#simulator/testing';
import { focusNow } from '#app/test/announcements.ts';
import { callAs, type ChangingCaller } from '#app/test/call-as.ts';
import { aKeyboard } from '#app/test/keyboard.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { layoutsOf, rowsOf, startSite, type Layout, type Site } from '#app/test/site.ts';
import { textsOf } from '#app/test/texts-of.ts';

const API = '/sports/api/v1';
interface PlayerLimits {
  readonly limits: readonly { readonly value: string | null }[];
}

type Keys = ReturnType<typeof aKeyboard>;
interface Journey {
  readonly name: string;
  readonly at: string;
  /** What there is before. */
  readonly before?: (site: Site) => Promise<unknown>;
  /** By keys alone, to the outcome, which has the focus. */
  readonly go: (keys: Keys, page: Page, layout: Layout) => Promise<void>;
  readonly outcome: RegExp;
  /** What the upstream has of it then, and the page shows. */
  readonly stored: (caller: ChangingCaller, page: Page) => Promise<unknown>;
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
const placed = /^outcome: .*placed/i;

const JOURNEYS: readonly Journey[] = [
  {
    name: 'a limit',
    at: '/protection',
    async go(keys) {
      await choose(keys, /^Set a limit: Deposit limit, 24 hours$/);
      await keys.type('50');
      await keys.press('Enter');
    },
    outcome: /^outcome: Saved\. The limit holds now\.$/,
    stored: async (caller, page) => [
      ((await caller.get(`${API}/protection/limits`)) as PlayerLimits).limits.filter(({ value }) => value !== null),
      (await textsOf(page.getByTestId(/^limit-/))).filter((texts) => !texts.includes('No limit')),
    ],
    expected: [
      [{ kind: 'deposit', period: 'day', value: '50', currency: 'USDT' }],
      [['24 hours', '50.00\u00a0USDT', '0.00\u00a0USDT used, 50.00\u00a0USDT left', 'Saved. The limit holds now.']],
    ],
  },
  {
    name: 'a time-out',
    at: '/protection',
    async go(keys, page) {
      await choose(keys, /^Take a time-out$/);
      await page.getByRole('dialog').waitFor();
      await keys.to(/^I have understood/);
      await keys.press('Space');
      await choose(keys, /^Begin the time-out$/);
    },
    outcome: /^outcome: You are taking a time-out/,
    stored: (caller) => caller.get(`${API}/protection/exclusion`),
    expected: { kind: 'time_out', until: '2026-03-15T12:00:00.000Z' },
  },
  {
    name: 'PK10',
    at: '/lottery/pk10',
    async go(keys, page, layout) {
      await page.getByRole('main').getByRole('toolbar').first().waitFor();
      await choose(keys, /^Two sides$/);
      await keys.to(/^Champion: Big, /);
      await keys.press('ArrowRight', 'Space');
      await fill(keys, [/^Amount for each/, '2']);
      if (layout === 'mobile') await choose(keys, /^Show selections/);
      await choose(keys, /^Review /);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Place bet for/ })
        .waitFor();
      await choose(keys, /^Place bet for/);
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
    async go(keys, page, layout) {
      // The last of the list begins long after this bet.
      const last = page
        .getByTestId('cricket-match')
        .last()
        .getByRole('link', { name: /^Bets on/ });
      const name = (await last.getAttribute('aria-label')) ?? (await last.innerText());
      await choose(keys, new RegExp(`^${name}$`));
      await page
        .getByRole('button', { name: /^Match winner: / })
        .first()
        .waitFor();
      await choose(keys, /^Match winner: /);
      if (layout === 'mobile') await choose(keys, /Bet slip/);
      await fill(keys, [/^Stake for /, '3']);
      await expect.poll(() => page.getByRole('button', { name: /^Place bet for 3\.00/ }).isEnabled()).toBe(true);
      await choose(keys, /^Place bet for 3\.00/);
    },
    outcome: placed,
    stored: async (caller) =>
      ((await caller.get('/sports/cricketAPI/betData/list')) as { bets: CricketBet[] }).bets.map((bet) => [
        bet.home,
        bet.away,
        ...Object.values(bet.bets).map(({ categoryLabel, slipLabel, amount }) => [categoryLabel, slipLabel, amount]),
      ]),
    expected: [['Ganga Warriors', 'Sundarban Tigers', ['Match winner', 'Ganga Warriors', '3']]],
  },
  {
    name: 'the nickname',
    at: '/profile?tab=account',
    async go(keys, page) {
      await page.getByRole('button', { name: 'Nickname: Change' }).waitFor();
      await choose(keys, /^Nickname: Change$/);
      await expect.poll(() => focusNow(page)).toBe('input: Nickname');
      await keys.press('Control+A');
      await keys.type('Harbour Pat');
      await keys.press('Enter');
    },
    outcome: /^outcome: Saved\.$/,
    stored: (caller) => caller.get(`${API}/member/info`),
    expected: { nickname: 'Harbour Pat' },
  },
  {
    name: 'the payment password',
    at: '/profile?tab=account',
    async go(keys, page) {
      await page.getByRole('button', { name: 'Payment password: Change' }).waitFor();
      await choose(keys, /^Payment password: Change$/);
      await fill(
        keys,
        [/^Current payment password$/, '246810'],
        [/^New payment password$/, '135791'],
        [/^Repeat payment password$/, '135791'],
      );
      await keys.press('Enter');
    },
    outcome: /^outcome: Your payment password has been saved\.$/,
    stored: (caller) => caller.put(`${API}/member/bank_password`, { old: '135791', new: '246810' }),
    expected: {},
  },
  {
    name: 'a deposit',
    at: '/profile?wallet=deposit',
    async go(keys, page) {
      await page.getByRole('dialog').locator('input[name=amount]').waitFor();
      await fill(keys, [/^Amount$/, '20']);
      await keys.press('Enter');
    },
    outcome: /^outcome: Deposit 20\.00/,
    stored: (caller) => caller.get(`${API}/recharge`),
    expected: { orders: [{ amount: '20.000000', status: 0 }] },
  },
  {
    name: 'a transfer',
    at: '/profile?wallet=transfer',
    async go(keys, page) {
      await page.getByRole('dialog').locator('input[name=amount]').waitFor();
      await fill(keys, [/^Receiver$/, 'agent@demo.slipway.test'], [/^Amount$/, '5']);
      await keys.press('Enter');
      await fill(keys, [/^Payment password$/, '246810']);
      await keys.press('Enter');
    },
    outcome: /^outcome: Transfer done/,
    stored: (caller) => caller.get(`${API}/member/change_log?start=0&limit=1`),
    expected: { transactions: [{ type: 'transfer', amount: '-5.000000', remark: 'm-player-m-agent' }] },
  },
  {
    name: 'a game wallet',
    at: '/profile?wallet=games',
    async go(keys, page) {
      await page.getByRole('dialog').locator('input[name=amount]').waitFor();
      await fill(keys, [/^Amount$/, '12']);
      await keys.press('Enter');
    },
    outcome: /^outcome: Moved into/,
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
    async go(keys, page) {
      await page.getByTestId('cash-out-link').first().waitFor();
      await choose(keys, /^Cash out/);
      await page.getByRole('button', { name: /^Cash out for/ }).waitFor();
      await choose(keys, /^Cash out for/);
    },
    outcome: /^outcome: Cashed out for/,
    stored: (caller) => caller.get(`${API}/soccer/mybet?status=2`),
    expected: { bets: [{ cashed_out: true }] },
  },
  {
    name: 'the chat',
    at: '/chat',
    async go(keys, page) {
      await page.getByText('Connected', { exact: true }).waitFor();
      await fill(keys, [/^Your message$/, 'Where is my bonus?']);
      await choose(keys, /^Send/);
      await page.getByRole('log').getByText('Thank you for writing.').waitFor();
    },
    // The next message is typed where this one was; the log announces itself.
    outcome: /^textarea: Your message$/,
    stored: (caller) => caller.post(`${API}/messagesync`, { cursor: 0 }),
    expected: { messages: [{ from: 'player', text: 'Where is my bonus?' }, { from: 'support' }] },
  },
];

describe.each(layoutsOf('mobile'))('by keys alone, %s', (layout) => {
  let site: Site;
  // Each has a world of its own: passwords and balances change.
  beforeEach(async () => {
    site = await startSite('harborlight', { hurried: true });
  });
  afterEach(() => site.close());

  it.each(rowsOf(JOURNEYS).map((journey) => [journey.name, journey] as const))(
    '%s',
    async (_, { at, before, go, outcome, stored, expected }) => {
      site.simulator.world().members.updateDoc('m-player', { exclusion: undefined });
      const caller = await callAs(site.simulator.url, DEMO_PLAYER);
      await before?.(site);
      const { page, context, faults } = await site.openSignedIn(layout, at);
      await go(aKeyboard(page), page, layout);
      await expect.poll(() => focusNow(page)).toMatch(outcome);
      await expect.poll(() => stored(caller, page)).toMatchObject(expected);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
