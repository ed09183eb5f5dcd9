import type { Locator } from 'playwright-core';
import { callAs } from '#app/test/call-as.ts';
import { openMatches, placeWins } from '#app/test/place.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { dialogOf } from './dialog-of.ts';
import type { Place, Visit } from './place.ts';

/** Forty selections are looked at by the unit tests; here it is the look of a slip that counts. */
const PICKS = 3;

const slipOf = ({ page, layout }: Visit): Locator =>
  layout === 'desktop' ? page.locator('aside') : page.getByRole('dialog', { name: 'Bet slip' });

/** The lobby with some picks on the slip, and the slip open. */
async function withSlip(visit: Visit): Promise<Locator> {
  const { page, layout, go } = visit;
  await page.evaluate(() => void sessionStorage.clear());
  await go('/sport/soccer');
  const rows = page
    .locator('main li[data-state="scheduled"]')
    .filter({ has: page.locator('button[aria-label*=" to win,"]:enabled') });
  await rows.first().waitFor();
  for (let nth = 0; nth < PICKS; nth += 1) {
    const home = rows.nth(nth).locator('button[aria-label*=" to win,"]:enabled').first();
    if ((await home.getAttribute('aria-pressed')) !== 'true') await home.click();
  }
  if (layout === 'mobile') await page.getByRole('button', { name: /Bet slip/ }).click();
  const slip = slipOf(visit);
  await slip.getByTestId('slip-pick').first().waitFor();
  return slip;
}

/** A cricket match with one pick on its slip. */
async function withCricket(visit: Visit): Promise<Locator> {
  const { page, layout, go } = visit;
  await go('/sport/cricket');
  await page
    .getByRole('link', { name: /^Bets on/ })
    .last()
    .click();
  const winner = page.getByRole('button', { name: /^Match winner: / }).first();
  if ((await winner.getAttribute('aria-pressed')) !== 'true') await winner.click();
  // The tray of the first pick leads to the slip.
  if (layout === 'mobile') await page.getByRole('button', { name: /Bet slip/ }).click();
  await page.getByRole('region', { name: 'Cricket slip' }).waitFor();
  return slipOf(visit);
}

async function toDraw(visit: Visit, game: string, cell: RegExp): Promise<void> {
  const { page, layout, go } = visit;
  await go(`/lottery/${game}`);
  await page.getByRole('toolbar').first().getByRole('button', { name: cell }).click();
  await page.getByLabel('Amount for each').first().fill('2');
  if (layout === 'mobile') await page.getByRole('button', { name: /Show selections/ }).click();
}

/** What opens over the pages of a guest who bets. */
export const GUEST_BETS: readonly Place[] = [
  {
    name: 'slip of a guest',
    who: 'guest',
    open: async (visit) => void (await withSlip(visit)),
  },
];

/** What a player who bets sees: slips, reviews, receipts, bets. */
export const PLAYER_BETS: readonly Place[] = [
  {
    name: 'slip, empty',
    who: 'player',
    only: 'mobile',
    async open({ page, go }) {
      await go('/');
      // Without picks the bar is hidden; the menu leads to the slip and its booking code.
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Bet slip' }).click();
      await page.getByRole('dialog', { name: 'Bet slip' }).waitFor();
    },
  },
  {
    name: 'slip, its settings and the form for quick stakes',
    who: 'player',
    async open(visit) {
      const slip = await withSlip(visit);
      await slip.getByLabel('Stake per line').fill('2');
      await slip.getByRole('button', { name: 'Slip settings' }).click();
      await slip.getByRole('button', { name: 'Change the quick stakes' }).click();
      await slip.getByText('Systems and full covers').click();
    },
  },
  {
    name: 'slip, shared, with its lines and the explanation',
    who: 'player',
    async open(visit) {
      const slip = await withSlip(visit);
      await slip.getByLabel('Stake per line').fill('2');
      await slip.getByRole('button', { name: 'Share the slip' }).click();
      await slip.getByText('All lines').click();
      await slip.getByText('How the highest return is made').click();
      await slip.getByRole('button', { name: 'Copy the link' }).waitFor();
    },
  },
  {
    name: 'slip, singles',
    who: 'player',
    async open(visit) {
      const slip = await withSlip(visit);
      await slip.getByRole('button', { name: 'Singles' }).click();
      await slip.getByLabel(/^Stake for each/).fill('1');
    },
  },
  {
    name: 'slip, odds moved and a pick suspended',
    who: 'player',
    async open(visit) {
      const slip = await withSlip(visit);
      const picked = visit.page.locator('main li').filter({ has: visit.page.locator('button[aria-pressed=true]') });
      const ids = await picked.evaluateAll((rows) => rows.map((row) => row.dataset['match'] ?? ''));
      await visit.site.control(`matches/${ids[0]}`, { odds: { 'wl:w': '9.87' } });
      await visit.site.control(`matches/${ids[1]}`, { suspended: ['wl'] });
      await slip.getByRole('button', { name: 'Accept new odds' }).waitFor();
    },
  },
  {
    name: 'slip, the receipt and its toast',
    who: 'player',
    async open(visit) {
      const slip = await withSlip(visit);
      const accept = slip.getByRole('button', { name: 'Accept new odds' });
      if (await accept.isVisible()) await accept.click();
      await slip.getByRole('button', { name: 'Combined' }).click();
      const remove = slip
        .getByRole('listitem')
        .filter({ hasText: 'Suspended' })
        .getByRole('button', { name: /^Remove/ });
      if (await remove.isVisible()) await remove.click();
      await slip.getByLabel('Stake per line').fill('2');
      await slip.getByRole('button', { name: /^Place bet for/ }).click();
      await slip.getByTestId('receipt-id').first().waitFor();
    },
  },
  {
    name: 'my bets, a bet with its lines and the cash-out',
    who: 'player',
    async open(visit) {
      const caller = await callAs(visit.site.simulator.url, DEMO_PLAYER);
      const [match] = await openMatches(caller);
      if (match !== undefined) await placeWins(caller, [match], ['single'], '2');
      await visit.go('/?mybet=true');
      await dialogOf(visit).getByTestId('bet').first().waitFor();
      await dialogOf(visit).getByRole('link', { name: 'Cash out' }).first().click();
      await dialogOf(visit).getByTestId('cash-out-offer').waitFor();
    },
  },
  {
    name: 'lobby, its leagues',
    who: 'player',
    async open({ page, layout, go }) {
      await go('/sport/soccer');
      if (layout === 'mobile') await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByText('All leagues').click();
    },
  },
  {
    name: 'Mark Six, the review',
    who: 'player',
    isIn: ({ games }) => games.includes('hkmarksix'),
    async open(visit) {
      await toDraw(visit, 'gallopingmarksix', /^8, /);
      await visit.page.getByRole('button', { name: 'Review bet' }).last().click();
      await dialogOf(visit)
        .getByRole('button', { name: /Place bet for/ })
        .waitFor();
    },
  },
  {
    name: 'Mark Six, the selections',
    who: 'player',
    only: 'mobile',
    isIn: ({ games }) => games.includes('hkmarksix'),
    open: (visit) => toDraw(visit, 'gallopingmarksix', /^9, /),
  },
  {
    name: 'race, the review',
    who: 'player',
    isIn: ({ games }) => games.includes('pk10'),
    async open(visit) {
      await visit.go('/lottery/pk10');
      const { page } = visit;
      const sum = page
        .getByRole('main')
        .getByRole('toolbar')
        .getByRole('button', { name: /^Champion: Big, / });
      if ((await sum.count()) === 0)
        await page.getByRole('main').getByRole('button', { name: 'Two sides', exact: true }).click();
      if ((await sum.getAttribute('aria-pressed')) !== 'true') await sum.click();
      await page.getByLabel('Amount for each').first().fill('2');
      await page.getByRole('button', { name: 'Review bet' }).last().click();
      await dialogOf(visit)
        .getByRole('button', { name: /Place bet for/ })
        .waitFor();
    },
  },
  {
    name: 'cricket, the slip with a stake that is too high',
    who: 'player',
    isIn: ({ sports }) => sports.includes('cricket'),
    async open(visit) {
      const slip = await withCricket(visit);
      await slip
        .getByLabel(/^Stake for/)
        .first()
        .fill('999999');
      await slip
        .getByText(/does not cover this stake|can be at most/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'cricket, the receipt',
    who: 'player',
    isIn: ({ sports }) => sports.includes('cricket'),
    async open(visit) {
      const slip = await withCricket(visit);
      await slip
        .getByLabel(/^Stake for/)
        .first()
        .fill('2');
      await slip.getByRole('button', { name: /^Place (?:\d+ )?bets? for/ }).click();
      await slip.getByTestId('receipt-id').first().waitFor();
    },
  },
];
