import type { Page } from 'playwright-core';
import { startSite } from '#app/test/site.ts';
import { aPlayer } from '#app/test/player.ts';
import { aWallet } from '#app/test/wallet.ts';
import { keepSmall } from './keep-small.ts';

const MAX_BYTES = 120_000;
const DAY_MS = 86_400_000;

interface Screen {
  readonly name: string;
  readonly at: string;
  /** The upstream's knowledge of the player from then on. */
  readonly player?: (nowMs: number) => Record<string, unknown>;
  /** Scrolls to what the row is about. */
  readonly show: (page: Page) => Promise<unknown>;
}
const intoView = (testId: string) => (page: Page) => page.getByTestId(testId).scrollIntoViewIfNeeded();

/** Screens of the table's rows by jurisdiction: English, on a phone. */
const SCREENS: Readonly<Record<'pennygate' | 'ventoverde', readonly Screen[]>> = {
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
      name: 'marketing',
      at: '/protection',
      show: (page) =>
        page.getByRole('heading', { name: 'What we may send you' }).evaluate((title) => title.scrollIntoView()),
    },
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
      name: 'limits-review',
      at: '/my-bets',
      player: (nowMs) => ({ limitsReview: { seenMs: nowMs - 367 * DAY_MS } }),
      show: intoView('limits-review'),
    },
    {
      name: 'break',
      at: '/profile',
      player: (nowMs) => ({ exclusion: { kind: 'time_out', sinceMs: nowMs, untilMs: nowMs + DAY_MS } }),
      show: (page) => page.getByRole('heading', { name: 'Personal details' }).waitFor(),
    },
  ],
  ventoverde: [
    { name: 'tax', at: '/protection', show: intoView('tax') },
    {
      name: 'methods',
      at: '/profile?wallet=deposit',
      show: (page) => page.locator('dialog input[name=amount]').waitFor(),
    },
    // Asked at sign-in.
    { name: 'register', at: '/my-bets', player: () => ({ isInRegister: true }), show: intoView('break') },
  ],
};

/** Into `<name>-<profile>-mobile.png`. */
export async function takeRows(out: string): Promise<void> {
  for (const [brand, profile] of [
    ['pennygate', 'uk'],
    ['ventoverde', 'br'],
  ] as const) {
    const site = await startSite(brand, { world: { profile } });
    try {
      for (const { name, at, player, show } of SCREENS[brand]) {
        const world = site.simulator.world();
        if (player !== undefined) world.members.updateDoc('m-player', player(world.now()));
        const { page, context } = await site.openSignedIn('mobile', at);
        await show(page);
        await keepSmall(context, await page.screenshot(), `${out}/${name}-${profile}-mobile.png`, MAX_BYTES);
        await context.close();
      }
    } finally {
      await site.close();
    }
  }
}
