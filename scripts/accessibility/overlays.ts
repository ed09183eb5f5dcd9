import type { Locator } from 'playwright-core';
import { callAs } from '#app/test/call-as.ts';
import { openMatches, placeWins } from '#app/test/place.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import type { Place, Visit } from './places.ts';

/** Forty selections are looked at by the unit tests; here it is the look of a slip that counts. */
const PICKS = 3;
const LATE_S = 31 * 60;

const dialogOf = ({ page }: Visit): Locator => page.getByRole('dialog');
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

async function toDraw(visit: Visit, game: string, cell: RegExp): Promise<void> {
  const { page, layout, go } = visit;
  await go(`/lottery/${game}`);
  await page.getByRole('toolbar').first().getByRole('button', { name: cell }).click();
  await page.getByLabel('Amount for each').first().fill('2');
  if (layout === 'mobile') await page.getByRole('button', { name: /Show selections/ }).click();
}

const wallet = (type: string, then: (dialog: Locator) => Promise<void> = async () => undefined): Place => ({
  name: `wallet: ${type}`,
  who: 'player',
  async open(visit) {
    await visit.go(`/?wallet=${type.split(',')[0]}`);
    await dialogOf(visit).getByRole('group', { name: 'Wallet pages' }).waitFor();
    await then(dialogOf(visit));
  },
});

const session = (name: string, address: string, then: (visit: Visit) => Promise<void>): Place => ({
  name,
  who: 'guest',
  async open(visit) {
    await visit.go(address);
    await dialogOf(visit).locator('input').first().waitFor();
    await then(visit);
  },
});

/** What opens over the pages of a guest, in the states in which there is most to see. */
export const GUEST_OVERLAYS: readonly Place[] = [
  session('sign-in with problems', '/login', async (visit) => {
    await dialogOf(visit).locator('button[type=submit]').click();
    await dialogOf(visit).getByRole('alert').first().waitFor();
  }),
  session('forgotten password', '/login', async (visit) => {
    await dialogOf(visit)
      .getByRole('button', { name: /Forgot/ })
      .click();
    await dialogOf(visit)
      .getByRole('heading', { name: /password/i })
      .waitFor();
  }),
  session('registration with problems', '/registration', async (visit) => {
    await dialogOf(visit).locator('button[type=submit]').click();
    await dialogOf(visit).getByRole('alert').first().waitFor();
  }),
  {
    name: 'slip of a guest',
    who: 'guest',
    open: async (visit) => void (await withSlip(visit)),
  },
];

const popover = (
  name: string,
  button: RegExp,
  { isIn, before }: Pick<Place, 'isIn'> & { readonly before?: (visit: Visit) => Promise<unknown> } = {},
): Place => ({
  name: `popover: ${name}`,
  who: 'player',
  ...(isIn !== undefined && { isIn }),
  async open(visit) {
    await visit.go('/');
    await before?.(visit);
    await visit.page.getByRole('banner').getByRole('button', { name: button }).click();
    await visit.page.locator('[popover]:popover-open').waitFor();
  },
});

/** On a phone the bell comes with the first message. */
const aMessage = ({ site }: Visit) =>
  site.control('push', {
    member: DEMO_PLAYER.email,
    frame: { notifyType: 'RECHARGE', balance: '1000.000000', id: Date.now() },
  });

const protectionForm = (name: string, press: RegExp): Place => ({
  name: `protection: ${name}`,
  who: 'player',
  async open({ page, go }) {
    await go('/protection');
    await page.getByRole('main').getByRole('button', { name: press }).first().click();
  },
});

/** What opens over the pages of a player. The last one changes what the others stand on: it has to be answered. */
export const PLAYER_OVERLAYS: readonly Place[] = [
  popover('menu of the account', /Your account/),
  popover('messages', /Recent messages/, { before: aMessage }),
  popover('currencies', /Change currency|currency/i, { isIn: ({ currencies }) => currencies.length > 1 }),
  wallet('deposit'),
  wallet('withdraw'),
  wallet('withdraw, a new account', async (dialog) => {
    const add = dialog.getByRole('button', { name: 'Add an account' });
    await dialog.locator('form, button').first().waitFor();
    if (await add.isVisible()) await add.click();
  }),
  wallet('history'),
  wallet('games'),
  wallet('transfer'),
  {
    name: 'slip, empty',
    who: 'player',
    only: 'mobile',
    async open({ page, go }) {
      await go('/');
      await page.getByRole('button', { name: /Bet slip/ }).click();
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
  protectionForm('the form of a limit', /^(?:Change|Set a limit)/),
  protectionForm('a time-out', /time-out/i),
  protectionForm('an exclusion', /^Exclude myself/),
  {
    name: 'reality check',
    who: 'player',
    isIn: ({ profile }) => profile !== 'none',
    async open({ page, site, go }) {
      await go('/protection');
      await page.getByLabel('Reality check').selectOption('30');
      await site.control('clock', { advance: LATE_S });
      await page.reload();
      await page.getByRole('dialog', { name: 'Reality check' }).waitFor();
    },
  },
];
