import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RaceBet } from '#contract/entities';
import { addAmounts, subtractAmounts, truncateAmount } from '#engine/money';
import { type Pk10Bet, settlePk10 } from '#engine/lottery';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { callAs } from '#app/test/call-as.ts';
import { aLotteryPlayer } from '#app/test/lottery-player.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { layoutsOf, rowsOf, startSite, type Layout, type OpenPage, type Site } from '#app/test/site.ts';

const PERIOD_S = 300;
const FINISH = [10, 9, 4, 1, 2, 3, 5, 6, 8, 7];

/** @example 'place 3 4 1.5' */
const pickText = ({ market, place, pair, selection, amount }: RaceBet['picks'][number]) =>
  [market, place, pair, selection, amount].filter((part) => part !== undefined).join(' ');

describe('PK10', () => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
  });
  afterEach(() => opened.context.close());
  afterAll(() => site.close());

  const world = () => site.simulator.world();
  const current = () => world().draws.racesFrom('pk10', world().now(), { start: 0, limit: 1 })[0];
  const newRace = () => site.control('clock', { advance: PERIOD_S - ((world().now() / 1_000) % PERIOD_S) });

  async function open(layout: Layout) {
    opened = await site.openSignedIn(layout, '/lottery/pk10');
    const { page } = opened;
    return { page, player: aLotteryPlayer(page, layout) };
  }

  it.each(layoutsOf('desktop'))('every market from the pick to the pay, %s', async (layout) => {
    await newRace();
    const { page, player } = await open(layout);
    const balance = async () => ((await page.getByTestId('balance').textContent()) ?? '').replaceAll(',', '');
    const caller = await callAs(site.simulator.url, DEMO_PLAYER);
    const before = ((await caller.get('/sports/api/v1/member/account')) as { score: string }).score;
    const race = current();
    if (race === undefined) throw new Error('no race');
    await site.control(`draws/${race.id}`, { finish: FINISH });

    await player.pick('Two sides', /^Champion: Big, /, /^10th place: Even, /);
    await player.pick('Champion + runner-up', /^Sides of the sum: Small, /, /^Value of the sum: 19, /);
    await player.pick('1st to 5th', /^3rd place: Car 4, /);
    await player.chip('6th to 10th').click();
    // One subset alone: the others are put away.
    await player.chip('10th place').click();
    const toolbars = page.getByRole('main').getByRole('toolbar');
    await expect
      .poll(() => toolbars.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel?.split(':')[0])))
      .toEqual(['10th place']);
    await player.cell(/^10th place: Car 7, /).click();
    await player.pick('Dragon or tiger', /^Places 1 and 10: Dragon, /, /^Places 5 and 6: Dragon, /);
    await player.amountForAll('1.5');
    await player.openSlip();
    await expect.poll(() => page.getByTestId('draw-stake').textContent()).toBe('12.00\u00a0USDT');
    await player.review();
    expect(await page.getByTestId('review-draw').textContent()).toBe(race.draw_number);
    await player.place();
    const id = await player.receipt().textContent();
    const mine = async () => (await caller.get(`/sports/api/v1/pk10/mybet/${id}`)) as RaceBet;
    const placed = await mine();
    expect(placed.picks.map(pickText)).toEqual([
      'place 1 big 1.5',
      'place 10 even 1.5',
      'sum small 1.5',
      'sum 19 1.5',
      'place 3 4 1.5',
      'place 10 7 1.5',
      'dragonTiger 1-10 dragon 1.5',
      'dragonTiger 5-6 dragon 1.5',
    ]);
    await player.done();

    // Betting closes: the cars stand at the start. Then they have run: with reduced motion the finish is there at once.
    await site.control('clock', { advance: PERIOD_S - 20 });
    await page.getByText('The cars are at the start').waitFor();
    await page.getByText('Betting closed, waiting for the draw').waitFor();
    await site.control('clock', { advance: 20 });
    const finish = page.getByRole('list', { name: `Finish of race ${race.draw_number}: ${FINISH.join(', ')}` });
    await finish.waitFor();
    expect(await finish.getByRole('img').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual(
      FINISH.map((car) => `Car ${car}`),
    );
    const moving = () =>
      page.getByTestId('race-track').evaluate((track) => track.getAnimations({ subtree: true }).length);
    expect(await moving()).toBe(0);
    const expected = settlePk10(placed.picks as unknown as Pk10Bet[], FINISH, 'USDT');
    const settled = await mine();
    expect(settled.picks.map(({ result }) => result)).toEqual(expected.results);
    expect(settled.payout).toBe(expected.payout);
    const after = addAmounts(subtractAmounts(before, '12'), expected.payout);
    await expect.poll(balance).toBe(truncateAmount(after, 2));

    // With motion the cars of the next race drive to their finish, by the server's clock: a page that is opened in the middle of the
    // race begins in the middle of it, and one that is opened afterwards shows the finish.
    const next = current();
    if (next === undefined) throw new Error('no race');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await site.control('clock', { advance: PERIOD_S });
    await page.getByRole('list', { name: `Finish of race ${next.draw_number}: ` }).waitFor();
    const track = page.getByTestId('race-track');
    const stateOf = () => track.locator('[data-state]').getAttribute('data-state');
    const elapsed = () => track.evaluate((element) => Number.parseInt(element.style.getPropertyValue('--now'), 10));
    expect(await stateOf()).toBe('running');
    expect(await moving()).toBeGreaterThan(9);
    await site.control('clock', { advance: 4 });
    await page.reload();
    await track.waitFor();
    expect(await stateOf()).toBe('running');
    expect(await elapsed()).toBeGreaterThanOrEqual(3_500);
    await site.control('clock', { advance: 10 });
    await page.reload();
    await track.waitFor();
    expect(await stateOf()).toBe('finished');
    expect(await moving()).toBe(0);
    expect(opened.faults).toEqual([]);
  });

  // Of the page itself every-page.long has it.
  it.each(rowsOf(['mobile', 'desktop'] as const, 0))('axe finds nothing in light and dark, %s', async (layout) => {
    await newRace();
    const { page, player } = await open(layout);
    await player.pick('1st to 5th', /^3rd place: Car 4, /);
    await page.getByText('Latest races').click();
    await page.getByText('Statistics', { exact: true }).click();
    await page.getByRole('figure').waitFor();
    await player.amountForAll('1');
    expect(await axeFindsInBoth(page)).toEqual([]);
    await player.review();
    await player.dialog.getByRole('button', { name: /Place bet for/ }).waitFor();
    expect(await axeFindsInBoth(page, 'dialog[open]'), 'review').toEqual([]);
  });
});
