import type { Page } from 'playwright-core';
import { startSite, type Site } from '#app/test/site.ts';
import { aPlayer } from '#app/test/player.ts';
import { aWallet } from '#app/test/wallet.ts';
import { callAs } from '#app/test/call-as.ts';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { limitIn } from '#contract/entities';
import { setLimit } from '#simulator/testing';
import { keepSmall } from './keep-small.ts';

const MAX_BYTES = 120_000;

interface Screen {
  readonly name: string;
  readonly at: string;
  /** What has happened before the page is opened. Screens are taken in their order, in one world. */
  readonly before?: (site: Site) => void;
  /** Until what the row is about is in view. */
  readonly show?: (page: Page, site: Site) => Promise<unknown>;
}
const PLAYER = 'm-player';
const DAY_MS = 86_400_000;
const intoView = (testId: string) => (page: Page) => page.getByTestId(testId).scrollIntoViewIfNeeded();

const CREDIT_CARD = {
  Amount: '20',
  'Card number': '5555555555554444',
  'Expiry date (MM/YY)': '12/28',
  'Security code (CVV)': '123',
  'Name on the card': 'PAT PLAYER',
  'E-mail for the receipt': 'pat@example.com',
};

/** A self-exclusion of the demo player that ends in so many days. */
function exclude({ simulator }: Site, days: number) {
  const world = simulator.world();
  const untilMs = world.now() + days * DAY_MS;
  world.members.updateDoc(PLAYER, { exclusion: { kind: 'self_exclusion', sinceMs: untilMs - 200 * DAY_MS, untilMs } });
}

/** What the rows of the table look like, by jurisdiction: in English, on a phone. */
const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  pennygate: [
    { name: 'in-play', at: '/sport/soccer', show: intoView('in-play-note') },
    {
      name: 'odds-changes',
      at: '/sport/soccer',
      async show(page) {
        const player = aPlayer(page, 'mobile');
        await player.pick(0);
        await player.openSlip();
        await player.slip().getByRole('button', { name: 'Slip settings' }).click();
      },
    },
    {
      name: 'deposit',
      at: '/profile?wallet=deposit',
      async show(page) {
        await aWallet(page, 'mobile').method('Card');
        await page.getByTestId('limit-offer').scrollIntoViewIfNeeded();
      },
    },
    { name: 'history', at: '/reports', show: intoView('report-total') },
    { name: 'net-deposits', at: '/protection', show: intoView('net-deposits') },
    { name: 'help', at: '/protection', show: intoView('help') },
    {
      name: 'return-to-player',
      at: '/game/noah',
      show: (page) =>
        page
          .getByText(/^Return to player/)
          .first()
          .waitFor(),
    },
    {
      name: 'credit-card',
      at: '/profile?wallet=deposit',
      async show(page) {
        const wallet = aWallet(page, 'mobile');
        await wallet.method('Card');
        for (const [label, value] of Object.entries(CREDIT_CARD)) await wallet.type(label, value);
        await wallet.submit();
        await wallet.shows(/^This is not a debit card/);
      },
    },
    {
      name: 'own-account',
      at: '/profile?wallet=withdraw',
      async show(page) {
        const wallet = aWallet(page, 'mobile');
        await wallet.method('Bank');
        await wallet.press('Add an account');
        await wallet.dialog.getByRole('combobox', { name: 'Country' }).selectOption({ index: 1 });
        await wallet.dialog.getByRole('combobox', { name: 'Bank' }).selectOption({ index: 1 });
        await wallet.type('Account number', '12345678');
        await wallet.type('Account holder', 'Sam Stranger');
        await wallet.press('Save account');
        await wallet.shows('Use an account in your own name only.');
      },
    },
    {
      name: 'slot',
      at: '/coming-soon',
      async show(page, site) {
        const caller = await callAs(site.simulator.url, DEMO_PLAYER);
        const { url } = (await caller.get('/pggame/api/v1/pg/pg-1')) as { url: string };
        await page.goto(url);
        await page.getByLabel('Bet').fill('6');
        await page.getByRole('button', { name: 'Play' }).click();
        await page.getByText('The game did not accept the bet.').waitFor();
      },
    },
    {
      name: 'raise',
      at: '/protection',
      before: ({ simulator }) => {
        const world = simulator.world();
        const member = world.members.byId(PLAYER);
        if (member === undefined) throw new Error('The fixtures have no demo player.');
        for (const value of ['50', '80'])
          setLimit(world, member, limitIn(member.currency, { kind: 'deposit', period: 'day', value }));
        world.clock.advance(DAY_MS + 60_000);
      },
      show: (page) => page.getByRole('button', { name: /^Confirm the new limit/ }).scrollIntoViewIfNeeded(),
    },
    {
      name: 'identity',
      at: '/protection',
      before: ({ simulator }) => simulator.world().members.updateDoc(PLAYER, { identity: undefined }),
      show: (page) => page.getByRole('form', { name: 'Your identity' }).scrollIntoViewIfNeeded(),
    },
    {
      name: 'excluded',
      at: '/profile?wallet=deposit',
      before: (site) => exclude(site, 180),
      async show(page) {
        const wallet = aWallet(page, 'mobile');
        await wallet.type('Amount', '10');
        await wallet.shows(/^You have excluded yourself until/);
      },
    },
    {
      name: 'return',
      at: '/protection',
      before: (site) => exclude(site, -1),
      show: (page) => page.getByRole('button', { name: 'Ask to return' }).scrollIntoViewIfNeeded(),
    },
  ],
  ventoverde: [
    { name: 'tax', at: '/protection', show: intoView('tax') },
    {
      name: 'methods',
      at: '/profile?wallet=deposit',
      show: (page) => page.locator('dialog input[name=amount]').waitFor(),
    },
  ],
  // The accounts are from before the rules.
  'pennygate from none': [
    {
      name: 'one-currency',
      at: '/profile?wallet=deposit',
      async show(page) {
        const wallet = aWallet(page, 'mobile');
        await wallet.type('Amount', '100');
        await wallet.submit();
        await wallet.shows(/^Here you can deposit and play in GBP only/);
      },
    },
  ],
};

/** Takes each screen, into `<name>-<profile>-mobile.png`. */
export async function takeRows(out: string, only?: string): Promise<void> {
  for (const [brand, profile, from] of [
    ['pennygate', 'uk', 'uk'],
    ['ventoverde', 'br', 'br'],
    ['pennygate', 'uk', 'none'],
  ] as const) {
    const screens = SCREENS[from === profile ? brand : `${brand} from ${from}`] ?? [];
    const site: Site = await startSite(brand, { world: { profile: from } });
    await site.control('profile', { profile });
    try {
      for (const { name, at, before, show } of screens) {
        if (only !== undefined && only !== name) continue;
        before?.(site);
        const { page, context } = await site.openSignedIn('mobile', at);
        await show?.(page, site);
        await keepSmall(context, await page.screenshot(), `${out}/${name}-${profile}-mobile.png`, MAX_BYTES);
        await context.close();
      }
    } finally {
      await site.close();
    }
  }
}
