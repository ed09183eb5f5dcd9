import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LotteryBet } from '#contract/entities';
import { type MarkSixBet, settleMarkSix } from '#engine/lottery';
import { addAmounts, subtractAmounts, truncateAmount } from '#engine/money';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { callAs } from '#app/test/call-as.ts';
import { aLotteryPlayer } from '#app/test/lottery-player.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { layoutsOf, rowsOf, startSite, type Layout, type OpenPage, type Site } from '#app/test/site.ts';

const GAME = 'gallopingmarksix';
const PAGE = `/lottery/${GAME}`;
const PERIOD_S = 600;
const CLOSED_S = 60;

/** @example 'numberCode no3 12 2' */
const pickText = ({ kind, position, selection, amount }: LotteryBet['picks'][number]) =>
  [kind, position, selection, amount].filter((part) => part !== undefined).join(' ');

describe('Mark Six', () => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
  });
  afterEach(() => opened.context.close());
  afterAll(() => site.close());

  const world = () => site.simulator.world();
  const current = () => world().draws.drawsFrom(GAME, world().now(), { start: 0, limit: 1 })[0];
  /** Brings the world to the beginning of a draw. */
  const newDraw = () => site.control('clock', { advance: PERIOD_S - ((world().now() / 1_000) % PERIOD_S) });

  async function open(layout: Layout, address: string) {
    opened = await site.openSignedIn(layout, address);
    const { page } = opened;
    return { page, faults: opened.faults, player: aLotteryPlayer(page, layout) };
  }

  it.each(layoutsOf('desktop'))('all eleven kinds from the pick to the pay, %s', async (layout) => {
    await newDraw();
    const { page, faults, player } = await open(layout, '/lottery');
    const balance = async () => ((await page.getByTestId('balance').textContent()) ?? '').replaceAll(',', '');
    const caller = await callAs(site.simulator.url, DEMO_PLAYER);
    const before = ((await caller.get('/sports/api/v1/member/account')) as { score: string }).score;
    const draw = current();
    if (draw === undefined) throw new Error('no draw');
    // A draw that makes some of the bets win, some lose, and some tie.
    await site.control(`draws/${draw.match_id}`, { numbers: [1, 7, 12, 6, 25, 15], special: 49 });

    await page.getByRole('main').getByRole('link', { name: 'Galloping Mark Six' }).click();
    await page.getByText(`Draw ${draw.draw_number}`, { exact: true }).waitFor();
    await player.pick('Special number', /^8, Red, /);
    await player.pick('Special: sides', /^Big, /);
    await player.pick('Special: colour', /^Green, /);
    await player.pick('Special: animal', /^Horse, /);
    await player.pickSet('Special: merged animals', 'Rat', 'Ox', 'Tiger');
    await player.pick('Special: last digit', /^Ends in 9, /);
    await player.pick('Last digit of any ball', /^Ends in 5, /);
    await player.pickSet('Zodiac combinations', 'Rat', 'Ox', 'Horse');
    await player.chip('Drawn number').click();
    await player.pick('3rd number', /^12, Red, /);
    await player.pick('Drawn number: sides', /^Odd, /);
    await player.chip('Drawn number: colour').click();
    await player.pick('6th number', /^Blue, /);
    await player.amountForAll('2');
    await player.openSlip();
    await expect.poll(() => page.getByTestId('draw-stake').textContent()).toBe('26.00\u00a0USDT');
    await player.review();
    expect(await page.getByTestId('review-draw').textContent()).toBe(draw.draw_number);
    await player.dialog.getByText('Sets with the animal of the year (Horse) pay 15% less.').waitFor();
    await player.place();
    const id = await player.receipt().textContent();
    const mine = async () => (await caller.get(`/sports/api/v1/${GAME}/mybet/${id}`)) as LotteryBet;
    const placed = await mine();
    expect(placed.picks.map(pickText)).toEqual([
      'specialCode 8 2',
      'specialCodeSide big 2',
      'specialCodeColor green 2',
      'specialCodeAnimal horse 2',
      'specialCodeMergeAnimal rat,ox,tiger 2',
      'specialCodeTail 9 2',
      'tail 5 2',
      'specialCodeCombinationZodiacs rat,ox,horse 2',
      'numberCode no3 12 2',
      'numberCodeSide no3 odd 2',
      'numberCodeColor no6 blue 2',
    ]);
    await player.done();
    await expect.poll(balance).toBe(truncateAmount(subtractAmounts(before, '26'), 2));

    // The draw comes: its balls are shown, the next one is open, and the money is there to the last place.
    await site.control('clock', { advance: PERIOD_S });
    await expect.poll(() => page.getByTestId('last-result').textContent()).toContain(`Draw ${draw.draw_number}`);
    await page.getByTestId('last-result').getByRole('img', { name: 'Special number: 49, Green, Horse' }).waitFor();
    await page.getByText('Open for bets').waitFor();
    const settled = await mine();
    const expected = settleMarkSix(
      placed.picks as unknown as MarkSixBet[],
      { numbers: [1, 7, 12, 6, 25, 15], special: 49 },
      draw.draw_time.slice(0, 10),
      'USDT',
    );
    expect(settled.picks.map(({ result }) => result)).toEqual(expected.results);
    expect(settled.payout).toBe(expected.payout);
    const after = addAmounts(subtractAmounts(before, '26'), expected.payout);
    await expect.poll(balance).toBe(truncateAmount(after, 2));
    expect(faults).toEqual([]);
  });

  it('a bet after the closing is refused with its reason, and the selections wait for the next draw', async () => {
    await newDraw();
    const { page, player } = await open('mobile', PAGE);
    const number = current()?.draw_number ?? '';
    await player.pick('Special number', /^8, Red, /);
    await player.amountForAll('3');
    // Twenty seconds before the closing, and the page knows it.
    await site.control('clock', { advance: PERIOD_S - CLOSED_S - 20 });
    await page.reload();
    await page
      .getByRole('timer')
      .getByText(/^00:[12]\d$/)
      .waitFor();
    await player.review();
    await player.dialog.getByRole('button', { name: 'Place bet for 3.00 USDT' }).waitFor();
    // The world moves on; the page does not know it yet: whatever it asks meanwhile is answered later.
    let tell = (): void => undefined;
    const isInformed = new Promise<void>((resolve) => (tell = resolve));
    await page.route('**/sports/api/**', async (route) => {
      if (route.request().method() === 'GET') await isInformed;
      await route.continue();
    });
    await site.control('clock', { advance: 25 });
    await player.place();
    await player.dialog.getByText('Your bet was not placed: betting is closed for this draw.').waitFor();
    tell();
    // Now it does: nothing can be pressed until the next draw is up, and then only for that one.
    await player.dialog.getByText('Betting is closed for this draw. Wait for the next one.', { exact: true }).waitFor();
    await expect.poll(() => player.dialog.getByRole('button', { name: /Place bet for/ }).isDisabled()).toBe(true);
    await page.getByText('Betting closed, waiting for the draw').waitFor();
    await site.control('clock', { advance: CLOSED_S - 5 });
    await player.dialog.getByText(`Draw ${number} takes no more bets.`).waitFor();
    await player.dialog.getByRole('button', { name: `Bet on draw ${Number(number) + 1}` }).click();
    await player.place();
    await player.receipt().waitFor();
    await player.dialog
      .getByText(String(Number(number) + 1))
      .first()
      .waitFor();
  });

  it('the answer is lost and the page reloaded: the bet is found again and not placed twice', async () => {
    await newDraw();
    const { page, player } = await open('desktop', PAGE);
    const caller = await callAs(site.simulator.url, DEMO_PLAYER);
    const bets = async () => ((await caller.get(`/sports/api/v1/${GAME}/mybet`)) as { bets: LotteryBet[] }).bets;
    const wagers = async () => (await bets()).map(({ bet_id: id, picks }) => [id, ...picks.map(pickText)]);
    const before = await wagers();
    await player.pick('Special number', /^8, Red, /);
    await player.amountForAll('3');
    // What is selected outlives a reload.
    await page.reload();
    await player.review();
    await site.control('faults', { row: 'placeLotteryBet', nth: [1, 4], do: 'hangAfterCommit' });
    await player.place();
    await expect.poll(wagers).toEqual([[expect.any(String), 'specialCode 8 3'], ...before]);
    await page.reload();
    const receipt = await player.receipt().textContent();
    world().faults.clear();
    expect(await wagers()).toEqual([[receipt, 'specialCode 8 3'], ...before]);
    await page.getByText('Nothing selected yet').waitFor();
  });

  // Of the two pages themselves every-page.long has it.
  it.each(rowsOf(['mobile', 'desktop'] as const, 0))('axe finds nothing in light and dark, %s', async (layout) => {
    await newDraw();
    const { page, player } = await open(layout, '/lottery');
    await page.getByTestId('draw-status').nth(6).waitFor();
    expect(await axeFindsInBoth(page), 'lobby').toEqual([]);
    await page.goto(site.url + PAGE);
    await page.getByText('Quick picks').click();
    await player.chip('Rooster').click();
    await player.pickSet('Zodiac combinations', 'Rat', 'Ox', 'Horse');
    await page.getByText('Latest draws').click();
    await page.getByText('Statistics', { exact: true }).click();
    await page.getByRole('figure').waitFor();
    await player.amountForAll('0.5');
    expect(await axeFindsInBoth(page), 'page').toEqual([]);
    await player.amountForAll('1');
    await player.openSlip();
    if (layout === 'mobile') expect(await axeFindsInBoth(page, 'dialog[open]'), 'slip').toEqual([]);
    await player.review();
    await player.dialog.getByRole('button', { name: /Place bet for/ }).waitFor();
    expect(await axeFindsInBoth(page, 'dialog[open]'), 'review').toEqual([]);
    await player.place();
    await player.receipt().waitFor();
    expect(await axeFindsInBoth(page, 'dialog[open]'), 'receipt').toEqual([]);
  });
});
