import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bet } from '#contract/entities';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

/** Every attempt of one press: the first and its three repeats. */
const ALL_ATTEMPTS = [1, 4] as const;

describe('one slip in two tabs', () => {
  let site: Site;
  let caller: Caller;
  let opened: OpenPage;
  let other: Page;
  let before: readonly string[];
  /** The match that is bet on. */
  let picked: string;
  const faultsOfOther: string[] = [];
  const betsNow = async () => ((await caller.get('/sports/api/v1/soccer/mybet?status=-1')) as { bets: Bet[] }).bets;
  /** The bets of this test, as the books have them. */
  const added = async () =>
    (await betsNow())
      .filter(({ bet_id: id }) => !before.includes(id))
      .map(({ bet_amount: amount, matches }) => [amount, ...matches.map(({ match_id: match }) => match)]);
  /** The keys under which bets were sent: one for each press that left, however often it was delivered. */
  const keysNow = async () => {
    const response = await fetch(`${site.simulator.url}/__sim/journal?row=placeBet`);
    const { entries } = (await response.json()) as { entries: { key: string }[] };
    return new Set(entries.map(({ key }) => key)).size;
  };
  const slipOf = (page: Page) => aPlayer(page, 'desktop').slip();
  const placeOn = (page: Page) => slipOf(page).getByRole('button', { name: /^Place bet/ });

  /** A busy button keeps the focus, so it is not disabled for CSS; its role is. */
  const readyOn = (page: Page) => slipOf(page).getByRole('button', { name: /^Place bet/, disabled: false });

  beforeAll(async () => {
    site = await startSite();
    caller = await callAs(site.simulator.url, DEMO_PLAYER);
  });
  beforeEach(async () => {
    opened = await site.openSignedIn('desktop', '/sport/soccer');
    const player = aPlayer(opened.page, 'desktop');
    picked = await player.pick(0);
    await player.stake('3');
    await readyOn(opened.page).waitFor();
    other = await another();
    // The second tab has the same slip, and could place it.
    await readyOn(other).waitFor();
    expect(await slipOf(other).getByLabel('Stake per line').inputValue()).toBe('3');
    before = (await betsNow()).map(({ bet_id: id }) => id);
  });
  afterEach(async () => {
    site.simulator.world().faults.clear();
    await opened.context.close();
    expect([...opened.faults, ...faultsOfOther]).toEqual([]);
  });
  afterAll(() => site.close());

  async function another(): Promise<Page> {
    const page = await opened.context.newPage();
    page.on('pageerror', (error) => faultsOfOther.push(error.message));
    await page.goto(`${site.url}/coming-soon`);
    return page;
  }

  /** The number of the one bet of this test. */
  async function theBet(): Promise<string | undefined> {
    expect(await added()).toEqual([['3.000000', picked]]);
    return (await betsNow())[0]?.bet_id;
  }

  async function showsPlaced(page: Page, id: string | undefined) {
    await expect.poll(() => slipOf(page).getByTestId('receipt-id').textContent()).toBe(id);
    // The bet is off the slip, so the button has nothing to place again.
    expect(await readyOn(page).count()).toBe(0);
    await expect.poll(() => slipOf(page).getByLabel('Stake per line').count()).toBe(0);
    expect(await readyOn(page).count()).toBe(0);
  }

  it('while the first places it, the second says so and cannot; then both show the same bet', async () => {
    const keys = await keysNow();
    // No one learns the outcome until all tabs have been looked at, however long that takes.
    await site.control('faults', { row: 'placeBet', nth: ALL_ATTEMPTS, do: 'resetAfterCommit' });
    await site.control('faults', { id: 'no-answer', row: 'getOutcome', do: 'statusBeforeCommit', status: 503 });
    await placeOn(opened.page).click();
    await slipOf(other).getByText('Placing your bet').waitFor();
    expect(await placeOn(other).isDisabled()).toBe(true);
    await placeOn(other).evaluate((button: HTMLButtonElement) => button.click());
    // A tab that is opened meanwhile cannot place it either.
    const third = await another();
    await slipOf(third).getByText('Placing your bet').waitFor();
    expect(await readyOn(third).count()).toBe(0);

    site.simulator.world().faults.clear();
    await expect.poll(added).toEqual([['3.000000', picked]]);
    const id = await theBet();
    for (const page of [opened.page, other, third]) await showsPlaced(page, id);
    expect((await keysNow()) - keys).toBe(1);
    // "Done" in one tab does not bring the bet back in another.
    await slipOf(other).getByRole('button', { name: 'Done' }).click();
    await other.reload();
    await other.getByTestId('balance').waitFor();
    expect(await readyOn(other).count()).toBe(0);
    expect(await theBet()).toBe(id);
  });

  it('pressed in both at once, there is one bet, and both show it', async () => {
    const keys = await keysNow();
    // Both buttons can be pressed here; a click of Playwright would wait until one of them no longer can.
    await Promise.all(
      [opened.page, other].map((page) => placeOn(page).evaluate((button: HTMLButtonElement) => button.click())),
    );
    await expect.poll(added).toEqual([['3.000000', picked]]);
    const id = await theBet();
    for (const page of [opened.page, other]) await showsPlaced(page, id);
    expect((await keysNow()) - keys).toBe(1);
  });

  it('the first tab is closed while it places it: the second finds the bet and does not place it again', async () => {
    await site.control('faults', { id: 'held', row: 'placeBet', nth: 1, do: 'hangAfterCommit' });
    await placeOn(opened.page).click();
    await slipOf(other).getByText('Placing your bet').waitFor();
    await expect.poll(added).toEqual([['3.000000', picked]]);
    await opened.page.close();
    const id = await theBet();
    await showsPlaced(other, id);
    expect(await theBet()).toBe(id);
  });
});
