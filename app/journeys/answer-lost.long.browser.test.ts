import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bet } from '#contract/entities';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

/** Every attempt of one press: the first and its three repeats. */
const ALL_ATTEMPTS = [1, 4] as const;

describe('the answer of a bet is lost', () => {
  let site: Site;
  let caller: Caller;
  let opened: OpenPage;
  const bets = async () => ((await caller.get('/sports/api/v1/soccer/mybet?status=-1')) as { bets: Bet[] }).bets;
  /** Each bet in the upstream's books, newest first. */
  const wagers = async () =>
    (await bets()).map(({ bet_id: id, bet_amount: amount, matches }) => ({
      id,
      amount,
      picks: matches.flatMap(({ match_id: match, picks }) => picks.map(({ kind, outcome }) => [match, kind, outcome])),
    }));
  const isPlaced = (id: unknown, match: string) => ({ id, amount: '3.000000', picks: [[match, 'wl', 'w']] });

  beforeAll(async () => {
    site = await startSite();
    caller = await callAs(site.simulator.url, DEMO_PLAYER);
  });
  beforeEach(async () => {
    opened = await site.openSignedIn('desktop', '/sport/soccer');
  });
  afterEach(async () => {
    site.simulator.world().faults.clear();
    await opened.context.close();
  });
  afterAll(() => site.close());

  async function readyToPlace() {
    const player = aPlayer(opened.page, 'desktop');
    const match = await player.pick(0);
    await player.stake('3');
    await player.slip().getByRole('button', { name: 'Place bet for 3.00 USDT' }).waitFor();
    return { player, match };
  }

  it('after commit, once: the repeat under the same key gets the same bet, and there is one', async () => {
    const before = await wagers();
    const { player, match } = await readyToPlace();
    await site.control('faults', { row: 'placeBet', nth: 1, do: 'hangAfterCommit' });
    await player.place();
    await player.slip().getByText('Placing your bet').waitFor();
    // Read the receipt first: it names the bet to compare.
    const receipt = await player.receipt().textContent();
    expect(await wagers()).toEqual([isPlaced(receipt, match), ...before]);
  });

  it('after commit, every time: the player sees that it is being checked, then that it was placed', async () => {
    const before = await wagers();
    const { player, match } = await readyToPlace();
    await site.control('faults', { row: 'placeBet', nth: ALL_ATTEMPTS, do: 'resetAfterCommit' });
    await site.control('faults', { id: 'slow-question', row: 'getOutcome', do: 'latency', ms: 1_500 });
    await player.place();
    await player.slip().getByText('We are checking this bet.').waitFor();
    // Nothing can be pressed that would place it a second time.
    expect(
      await player
        .slip()
        .getByRole('button', { name: /Place bet/ })
        .isDisabled(),
    ).toBe(true);
    // Read the receipt first: it names the bet to compare.
    const receipt = await player.receipt().textContent();
    expect(await wagers()).toEqual([isPlaced(receipt, match), ...before]);
  });

  it('and the page is reloaded meanwhile: the bet is found again, not sent again', async () => {
    const before = await wagers();
    const { player, match } = await readyToPlace();
    await site.control('faults', { row: 'placeBet', nth: ALL_ATTEMPTS, do: 'hangAfterCommit' });
    await player.place();
    await expect.poll(wagers).toEqual([isPlaced(expect.any(String), match), ...before]);
    await opened.page.reload();
    // Read the receipt first: it names the bet to compare.
    const receipt = await player.receipt().textContent();
    expect(await wagers()).toEqual([isPlaced(receipt, match), ...before]);
  });

  it('before commit, every time: after the deadline the player sees that there is no bet', async () => {
    const before = await wagers();
    const { player } = await readyToPlace();
    await site.control('faults', { row: 'placeBet', nth: ALL_ATTEMPTS, do: 'resetBeforeCommit' });
    await player.place();
    await player.slip().getByText('We are checking this bet.').waitFor();
    // The simulator's transport clock stands with its world: thirty seconds pass at once.
    await site.control('clock', { advance: 40 });
    await player.slip().getByText('Your bet was not placed and nothing was charged.').waitFor();
    expect(await wagers()).toEqual(before);
    expect(await player.slip().getByLabel('Stake per line').inputValue()).toBe('3');
  });
});
