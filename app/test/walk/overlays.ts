import type { Locator } from 'playwright-core';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { GUEST_BETS, PLAYER_BETS } from './bet-overlays.ts';
import type { Place, Visit } from './place.ts';

const LATE_S = 31 * 60;

const wallet = (page: string): Place => ({
  name: `/?wallet=${page}`,
  who: 'player',
  async open({ go, dialog }) {
    await go(`/?wallet=${page}`);
    await dialog.locator('[role=group]').first().waitFor();
  },
});

const session = (name: string, address: string, then: (dialog: Locator) => Promise<void>): Place => ({
  name,
  who: 'guest',
  async open({ go, dialog }) {
    await go(address);
    await dialog.locator('input').first().waitFor();
    await then(dialog);
  },
});

async function sendNothing(dialog: Locator): Promise<void> {
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('alert').first().waitFor();
}

/** What opens over the pages of a guest, in the states in which there is most to see. */
export const GUEST_OVERLAYS: readonly Place[] = [
  session('sign-in with problems', '/login', sendNothing),
  session('forgotten password', '/login', async (dialog) => {
    await dialog.getByRole('button', { name: /Forgot/ }).click();
    await dialog.getByRole('heading', { name: /password/i }).waitFor();
  }),
  session('registration with problems', '/registration', sendNothing),
  ...GUEST_BETS,
];

const popover = (
  name: string,
  button: (header: Locator) => Locator,
  { before, ...more }: Pick<Place, 'isIn'> & { readonly before?: (visit: Visit) => Promise<unknown> } = {},
): Place => ({
  name: `popover: ${name}`,
  who: 'player',
  ...more,
  async open(visit) {
    await visit.go('/');
    await before?.(visit);
    await button(visit.page.locator('header').first()).click();
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
  popover('menu of the account', (header) => header.getByRole('button', { name: /Your account/ })),
  popover('messages', (header) => header.getByRole('button', { name: /Recent messages/ }), { before: aMessage }),
  popover('currencies', (header) => header.locator('output + button[popovertarget]'), {
    isIn: ({ currencies }) => currencies.length > 1,
  }),
  ...['deposit', 'withdraw', 'history', 'games', 'transfer'].map(wallet),
  {
    name: 'wallet: withdraw, a new account',
    who: 'player',
    async open({ go, dialog }) {
      await go('/?wallet=withdraw');
      await dialog.locator('form, button').first().waitFor();
      const add = dialog.getByRole('button', { name: 'Add an account' });
      if (await add.isVisible()) await add.click();
    },
  },
  ...PLAYER_BETS,
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
