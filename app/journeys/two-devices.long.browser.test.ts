import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

/** Nothing in a list says which device an entry is of: what the page cannot tell apart, it leaves to the player. */
describe('two devices of one player, an upstream without keys', () => {
  let site: Site;
  let caller: Caller;
  const opened: OpenPage[] = [];
  const bets = async (stake: string) =>
    ((await caller.get('/sports/api/v1/soccer/mybet?status=-1')) as { bets: { bet_amount: string }[] }).bets.filter(
      (bet) => bet.bet_amount === `${stake}.000000`,
    ).length;

  beforeAll(async () => {
    // The time of the books passes: of a clock that stands, the page is ahead by the time since its last answer, and takes the entry for an older one.
    site = await startSite('harborlight', { upstream: 'strict-spec', world: { speed: 1 } });
    caller = await callAs(site.simulator.url, DEMO_PLAYER);
  });
  afterEach(async () => {
    site.simulator.world().faults.clear();
    for (const { context } of opened) await context.close();
    expect(opened.splice(0).flatMap(({ faults }) => faults)).toEqual([]);
  });
  afterAll(() => site.close());

  /** A device with a bet on its slip; both have the same one. */
  async function device(stake: string) {
    const device = await site.openSignedIn('desktop', '/sport/soccer');
    opened.push(device);
    const { page } = device;
    const player = aPlayer(page, 'desktop');
    await player.pick(0);
    await player.stake(stake);
    return { ...player, says: (text: RegExp) => page.getByText(text).and(page.locator(':visible')).first().waitFor() };
  }
  const both = async (stake: string) => [await device(stake), await device(stake)] as const;

  it('nothing was booked, and the other places the same: said that it may be of the other', async () => {
    const [first, second] = await both('3');
    await site.control('faults', { row: 'placeBet', nth: 1, do: 'statusBeforeCommit', status: 502 });
    await first.place();
    await first.says(/We are checking this bet/);
    await Promise.all([
      first.says(/No answer came, but your history has this\. If you made the same on another device/),
      second.place().then(() => second.receipt().waitFor()),
    ]);
    expect(await bets('3')).toBe(1);
  });
});
