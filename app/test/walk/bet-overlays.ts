import type { Locator } from 'playwright-core';
import { callAs } from '#app/test/call-as.ts';
import { openMatches, placeWins } from '#app/test/place.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import type { Place, Visit } from './place.ts';

/** Forty selections are looked at by the unit tests; here it is the look of a slip that counts. */
const PICKS = 3;
const HOME_WIN = 'button[aria-label*=" to win,"]:enabled';

async function press(button: Locator): Promise<void> {
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
}

async function openSlip({ page, layout }: Visit): Promise<Locator> {
  const player = aPlayer(page, layout);
  await player.openSlip();
  return player.slip();
}

/** The lobby with some picks on the slip, and the slip open. */
async function withSlip(visit: Visit): Promise<Locator> {
  const { page, go } = visit;
  await page.evaluate(() => void sessionStorage.clear());
  await go('/sport/soccer');
  const rows = page.locator('main li[data-state="scheduled"]').filter({ has: page.locator(HOME_WIN) });
  await rows.first().waitFor();
  for (let nth = 0; nth < PICKS; nth += 1) await press(rows.nth(nth).locator(HOME_WIN).first());
  const slip = await openSlip(visit);
  await slip.getByTestId('slip-pick').first().waitFor();
  return slip;
}

const ofSlip = (name: string, pose: (slip: Locator, visit: Visit) => Promise<unknown>): Place => ({
  name: `slip, ${name}`,
  who: 'player',
  open: async (visit) => pose(await withSlip(visit), visit),
});

/** A cricket match with a stake for its one pick. */
const ofCricket = (name: string, stake: string, pose: (slip: Locator) => Promise<unknown>): Place => ({
  name: `cricket, ${name}`,
  who: 'player',
  isIn: ({ sports }) => sports.includes('cricket'),
  async open(visit) {
    const { page, go } = visit;
    await go('/sport/cricket');
    const bets = page.getByRole('link', { name: /^Bets on/ });
    await bets.last().click();
    await press(page.getByRole('group', { name: 'Match winner' }).getByRole('button').first());
    const slip = await openSlip(visit);
    await page.getByRole('region', { name: 'Cricket slip' }).waitFor();
    const field = slip.getByLabel(/^Stake for/).first();
    await field.fill(stake);
    await pose(slip);
  },
});

async function toDraw({ page, layout, go }: Visit, cell: RegExp): Promise<void> {
  await go('/lottery/gallopingmarksix');
  await page.getByRole('toolbar').first().getByRole('button', { name: cell }).click();
  await page.getByLabel('Amount for each').first().fill('2');
  if (layout === 'mobile') await page.getByRole('button', { name: /Show selections/ }).click();
}

async function review({ page, dialog }: Visit): Promise<void> {
  await page
    .getByRole('button', { name: /^Review / })
    .last()
    .click();
  await dialog.getByRole('button', { name: /Place bet for/ }).waitFor();
}

const hasMarkSix: Place['isIn'] = ({ games }) => games.includes('hkmarksix');

/** What opens over the pages of a guest who bets. */
export const GUEST_BETS: readonly Place[] = [{ name: 'slip of a guest', who: 'guest', open: withSlip }];

/** What a player who bets sees: slips, reviews, receipts, bets. */
export const PLAYER_BETS: readonly Place[] = [
  {
    name: 'slip, empty',
    who: 'player',
    only: 'mobile',
    async open({ page, go, dialog }) {
      await go('/');
      // Without picks the bar is hidden; the menu leads to the slip and its booking code.
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Bet slip' }).click();
      await dialog.and(page.getByRole('dialog', { name: 'Bet slip' })).waitFor();
    },
  },
  ofSlip('its settings and the form for quick stakes', async (slip) => {
    await slip.getByLabel('Stake per line').fill('2');
    await slip.getByRole('button', { name: 'Slip settings' }).click();
    await slip.getByRole('button', { name: 'Change the quick stakes' }).click();
    await slip.getByText('Systems and full covers').click();
  }),
  ofSlip('shared, with its lines and the explanation', async (slip) => {
    await slip.getByLabel('Stake per line').fill('2');
    await slip.getByRole('button', { name: 'Share the slip' }).click();
    await slip.getByText('All lines').click();
    await slip.getByText('How the highest return is made').click();
    await slip.getByRole('button', { name: 'Copy the link' }).waitFor();
  }),
  ofSlip('singles', async (slip) => {
    await slip.getByRole('button', { name: 'Singles' }).click();
    await slip.getByLabel(/^Stake for each/).fill('1');
  }),
  ofSlip('odds moved and a pick suspended', async (slip, { page, site }) => {
    const picked = page.locator('main li').filter({ has: page.locator('button[aria-pressed=true]') });
    const ids = await picked.evaluateAll((rows) => rows.map((row) => row.dataset['match'] ?? ''));
    await site.control(`matches/${ids[0]}`, { odds: { 'wl:w': '9.87' } });
    await site.control(`matches/${ids[1]}`, { suspended: ['wl'] });
    await slip.getByRole('button', { name: 'Accept new odds' }).waitFor();
  }),
  ofSlip('the receipt and its toast', async (slip) => {
    const accept = slip.getByRole('button', { name: 'Accept new odds' });
    if (await accept.isVisible()) await accept.click();
    await slip.getByRole('button', { name: 'Combined' }).click();
    const suspended = slip.getByRole('listitem').filter({ hasText: 'Suspended' });
    const remove = suspended.getByRole('button', { name: /^Remove/ });
    if (await remove.isVisible()) await remove.click();
    await slip.getByLabel('Stake per line').fill('2');
    await slip.getByRole('button', { name: /^Place bet for/ }).click();
    await slip.getByTestId('receipt-id').first().waitFor();
  }),
  {
    name: 'my bets, a bet with its lines and the cash-out',
    who: 'player',
    async open({ site, go, dialog }) {
      const caller = await callAs(site.simulator.url, DEMO_PLAYER);
      const [match] = await openMatches(caller);
      if (match !== undefined) await placeWins(caller, [match], ['single'], '2');
      await go('/?mybet=true');
      await dialog.getByTestId('bet').first().waitFor();
      await dialog.getByRole('link', { name: 'Cash out' }).first().click();
      await dialog.getByTestId('cash-out-offer').waitFor();
    },
  },
  {
    name: 'lobby, its leagues',
    who: 'player',
    async open({ page, go }) {
      await go('/sport/soccer');
      await page.getByRole('button', { name: 'All leagues' }).click();
    },
  },
  {
    name: 'Mark Six, the review',
    who: 'player',
    isIn: hasMarkSix,
    async open(visit) {
      await toDraw(visit, /^8, /);
      await review(visit);
    },
  },
  {
    name: 'Mark Six, the selections',
    who: 'player',
    only: 'mobile',
    isIn: hasMarkSix,
    open: (visit) => toDraw(visit, /^9, /),
  },
  {
    name: 'race, the review',
    who: 'player',
    isIn: ({ games }) => games.includes('pk10'),
    async open(visit) {
      const { page, go } = visit;
      await go('/lottery/pk10');
      const main = page.getByRole('main');
      const sum = main.getByRole('toolbar').getByRole('button', { name: /^Champion: Big, / });
      if ((await sum.count()) === 0) await main.getByRole('button', { name: 'Two sides', exact: true }).click();
      await press(sum);
      await page.getByLabel('Amount for each').first().fill('2');
      await review(visit);
    },
  },
  ofCricket('the slip with a stake that is too high', '999999', (slip) =>
    slip
      .getByText(/does not cover this stake|can be at most/)
      .first()
      .waitFor(),
  ),
  ofCricket('the receipt', '2', async (slip) => {
    await slip.getByRole('button', { name: /^Place (?:\d+ )?bets? for/ }).click();
    await slip.getByTestId('receipt-id').first().waitFor();
  }),
];

/** What the layout walk looks at besides: these open in every language. */
export const POSES: readonly Place[] = [
  {
    name: 'slip with a stake',
    who: 'player',
    only: 'mobile',
    async open({ page, go, dialog }) {
      await go('/sport/soccer');
      const odds = page.locator('main li[data-state=scheduled] [role=group] button[aria-pressed]:enabled');
      await press(odds.first());
      await press(odds.nth(7));
      await page.locator('button[data-filled]').click();
      await dialog.locator('input[inputmode=decimal]').first().fill('2');
    },
  },
  {
    name: 'Mark Six, a number',
    who: 'player',
    isIn: hasMarkSix,
    async open({ page, go }) {
      await go('/lottery/gallopingmarksix');
      await page.locator('main button[aria-pressed]:enabled').nth(8).click();
    },
  },
];
