import type { Page } from 'playwright-core';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { aWallet } from '#app/test/wallet.ts';
import { pressBack } from '#app/test/way-back.ts';
import type { TwoClocks } from './two-clocks.ts';

/** The state that the page showed for a press; `uncertain`: nothing certain while the test watched. */
export type ShownOutcome = 'accepted' | 'refused' | 'neverDone' | 'notSent' | 'uncertain';

export interface Press {
  readonly what: 'bet' | 'deposit';
  /** No two presses have the same, so that a bet or an order is known by it. */
  readonly amount: string;
  readonly shown: ShownOutcome;
  /** The receipt that was shown. */
  readonly id?: string;
}

const SURELY: ReadonlySet<string> = new Set(['accepted', 'refused', 'neverDone', 'notSent']);
/** Longer than any deadline of a money call and the questions after it. */
const CERTAIN_WITHIN_S = 150;
/** Wall time, of which a second is some ten minutes of the hour: a button that cannot be pressed is skipped soon. */
const CLICK_MS = 4_000;
const MATCHES = 4;
const FIRST_DEPOSIT = 20;

/** A player who bets, deposits and browses for hours; what does not work is skipped and tried again later. */
export function aSoakPlayer(page: Page, clocks: TwoClocks, random: () => number) {
  const player = aPlayer(page, 'desktop');
  const wallet = aWallet(page);
  const presses: Press[] = [];
  const line = player.slip().locator('[aria-live=polite] > [data-state]').last();
  const press = (name: string | RegExp, timeout = CLICK_MS) =>
    player.slip().getByRole('button', { name, exact: true }).click({ timeout });
  const follow = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click({ timeout: CLICK_MS });
  const pickOne = <Each>(list: readonly Each[]): Each | undefined => list[Math.floor(random() * list.length)];

  async function closeAll() {
    for (let turn = 0; turn < 3 && (await page.getByRole('dialog').count()) > 0; turn += 1) {
      await page.keyboard.press('Escape');
      await clocks.pass(1);
    }
  }

  /** A lost session is part of the test: the page says so, and the player signs in again. */
  async function signInAgain() {
    const door = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
    for (let turn = 0; turn < 20; turn += 1) {
      if ((await door.count()) === 0 && (await player.balance().count()) > 0) return turn > 0;
      const dialog = page.getByRole('dialog', { name: 'Sign in' });
      if ((await dialog.count()) === 0 && (await door.count()) > 0)
        await door.click({ timeout: CLICK_MS }).catch(() => 0);
      if ((await dialog.count()) > 0) await player.fillSignIn(DEMO_PLAYER.email, DEMO_PLAYER.password).catch(() => 0);
      await clocks.pass(8);
    }
    throw new Error('Signing in did not work for three minutes.');
  }

  async function outcome(): Promise<ShownOutcome> {
    const until = clocks.seconds() + CERTAIN_WITHIN_S;
    while (clocks.seconds() < until) {
      const state =
        (await line.count()) === 0 ? null : await line.getAttribute('data-state', { timeout: 500 }).catch(() => null);
      if (state !== null && SURELY.has(state)) return state as ShownOutcome;
      await clocks.pass(1);
      await signInAgain();
    }
    return 'uncertain';
  }

  async function bet() {
    await follow('Soccer');
    const done = player.slip().getByRole('button', { name: 'Done' });
    if ((await done.count()) > 0) await press('Done');
    if ((await player.slip().getByRole('button', { name: 'Remove all' }).count()) > 0) await press('Remove all');
    await player.pick(Math.floor(random() * MATCHES));
    const amount = `${100 + presses.length}`.replace(/(\d\d)$/, '.$1');
    await player.slip().getByLabel('Stake per line').fill(amount, { timeout: CLICK_MS });
    await press(/Place bet for/);
    const shown = await outcome();
    const receipt = player.receipt();
    const id = shown === 'accepted' && (await receipt.count()) > 0 ? await receipt.textContent() : null;
    presses.push({ what: 'bet', amount, shown, ...(id !== null && { id }) });
  }

  async function deposit() {
    await wallet.open();
    const another = wallet.button('Make another deposit');
    if ((await another.count()) > 0) await another.click({ timeout: CLICK_MS });
    const amount = String(FIRST_DEPOSIT + presses.length);
    await wallet.field('Amount').fill(amount, { timeout: CLICK_MS });
    await wallet.button(`Deposit ${amount}.00 USDT`).click({ timeout: CLICK_MS });
    const until = clocks.seconds() + CERTAIN_WITHIN_S;
    const order = wallet.dialog.getByTestId('order');
    const isPressable = () =>
      wallet
        .button(`Deposit ${amount}.00 USDT`)
        .isEnabled({ timeout: 300 })
        .catch(() => false);
    let shown: ShownOutcome = 'uncertain';
    while (shown === 'uncertain' && clocks.seconds() < until) {
      await clocks.pass(2);
      if ((await page.getByRole('dialog', { name: 'Sign in' }).count()) > 0) break;
      if ((await order.count()) > 0) shown = 'accepted';
      else if (await isPressable()) shown = 'neverDone';
    }
    const id = shown === 'accepted' ? await wallet.orderId() : '';
    presses.push({ what: 'deposit', amount, shown, ...(id !== '' && { id }) });
    await closeAll();
  }

  /** Along the links of the navigation, down the page, sometimes into something of it and back. */
  async function lookAround() {
    const links = page.getByRole('navigation').locator('a[href^="/"]');
    const address = pickOne(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? '/')));
    await page.getByRole('navigation').locator(`a[href="${address}"]`).first().click({ timeout: CLICK_MS });
    await clocks.pass(4);
    await page.mouse.wheel(0, 900 * random());
    await clocks.pass(2);
    const inside = page.locator('main a[href^="/"]:visible');
    const index = Math.floor(random() * Math.min(await inside.count(), 12));
    if (random() < 0.5 && (await inside.count()) > 0) {
      await inside.nth(index).click({ timeout: CLICK_MS });
      await clocks.pass(5);
      await pressBack(page, 'any');
    }
    await clocks.pass(2 + 10 * random());
    await closeAll();
  }

  const DEEDS = [bet, bet, bet, deposit, lookAround, lookAround, lookAround] as const;
  return {
    presses: presses as readonly Press[],
    balance: player.balance,
    signIn: () => player.signIn(),
    signInAgain,
    closeAll,
    /** One random action. @returns why it could not be done */
    async act(): Promise<string | undefined> {
      const deed = pickOne(DEEDS) ?? bet;
      try {
        await signInAgain();
        await deed();
        return undefined;
      } catch (error) {
        await closeAll().catch(() => undefined);
        return `${deed.name}: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`;
      }
    },
    /** The state for each measurement: home page, no overlays, after the one-minute cache has expired. */
    async rest(seconds: number) {
      await closeAll();
      await signInAgain();
      await follow('Home');
      await page.mouse.move(0, 0);
      await clocks.pass(seconds);
    },
    async betsShown(): Promise<readonly string[]> {
      await follow('My bets');
      const ids: string[] = [];
      for (const tab of ['Active', 'Settled']) {
        await page.getByRole('button', { name: tab, exact: true }).click();
        await clocks.pass(4);
        const more = page.getByRole('button', { name: 'Show older bets' });
        // The last press removes the button, possibly between the check for it and the next press.
        while (await more.isVisible()) {
          await more.click({ timeout: 2_000 }).catch(() => undefined);
          await clocks.pass(2);
        }
        const labels = await page
          .getByTestId('bet-details')
          .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
        ids.push(...labels.map((label) => label.replace(/^.* /, '')));
      }
      return ids;
    },
  };
}
