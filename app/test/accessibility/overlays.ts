import type { Locator } from 'playwright-core';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { GUEST_BETS, PLAYER_BETS } from './bet-overlays.ts';
import { dialogOf } from './dialog-of.ts';
import type { Place, Visit } from './place.ts';

const LATE_S = 31 * 60;

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
  ...GUEST_BETS,
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
