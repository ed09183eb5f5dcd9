import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Bet, BET_STATUS, type CricketBet, type LotteryBet, type RaceBet } from '#contract/entities';
import { addAmounts, compareAmounts, subtractAmounts } from '#engine/money';
import { cashOutPart, estimateSlip, settleSlip, type Slip } from '#engine/sports';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { cricketCard, drawCard, winLines, winsCard } from '#app/test/expected-bets.ts';
import { usdt, winOdds, winOnSlip } from '#app/test/expected-texts.ts';
import { openMatches, placeOthers, placeWins } from '#app/test/place.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { layoutsOf, startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { shownBets, textsOf } from '#app/test/texts-of.ts';

const DAYS_S = 5 * 24 * 3_600;
/** A little longer than an offer is valid. */
const OFFER_MS = 10_500;

describe('my bets, from placed to settled', () => {
  let site: Site;
  let opened: OpenPage | undefined;
  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
  });
  afterEach(async () => {
    await opened?.context.close();
    opened = undefined;
  });
  afterAll(() => site.close());

  const me = () => callAs(site.simulator.url, DEMO_PLAYER);
  const balanceOf = async (caller: Caller) =>
    ((await caller.get('/sports/api/v1/member/account')) as { score: string }).score;
  const betOf = async (caller: Caller, id: string) => (await caller.get(`/sports/api/v1/soccer/mybet/${id}`)) as Bet;
  const slipOf = ({ currency, stake, multiple, passes, matches }: Bet): Slip => ({
    game: 'soccer',
    currency,
    stake,
    multiple,
    passes,
    matches: matches.map(({ match_id: id, picks }) => ({
      id,
      picks: picks.map(({ kind, outcome, odds }) => ({ market: kind, outcome, odds })),
    })),
  });
  const quoteOf = async (caller: Caller, id: string) =>
    ((await caller.get(`/sports/api/v1/soccer/mybet/${id}/cash_out`)) as { amount: string }).amount;
  const price = (match: string | undefined, odds: string) =>
    site.control(`matches/${match}`, { odds: { 'wl:w': odds } });
  /** A bet of another game, as it is in its list now. */
  const find = async <AnyBet extends { bet_id: string }>(caller: Caller, list: string, { bet_id: wanted }: AnyBet) => {
    const found = ((await caller.get(list)) as { bets: AnyBet[] }).bets.find(({ bet_id: id }) => id === wanted);
    if (found === undefined) throw new Error(`${wanted} is not in ${list}.`);
    return found;
  };
  const cards = (page: Page) => page.getByTestId('bet');
  const cardOf = (page: Page, id: string) =>
    cards(page).filter({ has: page.getByRole('link', { name: `Details of bet ${id}` }) });
  const open = (page: Page, id: string) => page.getByRole('link', { name: `Details of bet ${id}` }).click();

  it.each(layoutsOf('mobile'))('pending, sold, cancelled, won: all as the engine says, %s', async (layout) => {
    let caller = await me();
    const before = await balanceOf(caller);
    const later = () => site.control('clock', { advance: 1 });
    const matches = (await openMatches(caller)).slice(0, 5);
    const [, , , sold, cancelled] = matches;
    const won = await placeWins(caller, matches.slice(0, 3), ['2-string-1'], '2');
    await later();
    const toSell = await placeWins(
      caller,
      [sold].filter((each) => each !== undefined),
      ['single'],
      '10',
    );
    await later();
    const toCancel = await placeWins(
      caller,
      [cancelled].filter((each) => each !== undefined),
      ['single'],
      '4',
    );
    await later();
    const others = await placeOthers(caller);
    // Newest first; of the same second, game by game.
    const cardsOf = (bets: {
      won: Bet;
      toSell: Bet;
      toCancel: Bet;
      lottery: LotteryBet;
      race: RaceBet;
      cricket: CricketBet;
    }) => [
      drawCard(bets.lottery, ['Hong Kong Mark Six', ['Red', 'Special: colour']]),
      drawCard(bets.race, ['PK10 racing', ['Big', 'Champion + runner-up']]),
      cricketCard(bets.cricket),
      winsCard(bets.toCancel, 'Soccer · Single'),
      winsCard(bets.toSell, 'Soccer · Single'),
      winsCard(bets.won, 'Soccer · Double'),
    ];

    opened = await site.openSignedIn(layout, '/my-bets', { before: (page) => page.clock.install() });
    const { page, faults } = opened;
    const pending = cardsOf({ ...others, won, toSell, toCancel });
    await expect.poll(() => shownBets(page)).toEqual(pending);
    expect(await axeFindsInBoth(page), 'my bets').toEqual([]);
    for (const [kind, ofKind] of [
      ['Lotteries', pending.slice(0, 1)],
      ['PK10 racing', pending.slice(1, 2)],
      ['Cricket', pending.slice(2, 3)],
      ['Sports', pending.slice(3)],
    ] as const) {
      await page.getByRole('group', { name: 'Kind of bet' }).getByRole('button', { name: kind }).click();
      await expect.poll(() => shownBets(page), { message: kind }).toEqual(ofKind);
    }

    // A part is sold by keyboard: a quarter of the stake at a quarter of the offer, the rest goes on.
    const whole = await quoteOf(caller, won.bet_id);
    const quarter = cashOutPart(slipOf(await betOf(caller, won.bet_id)), whole, '0.5');
    const funds = await balanceOf(caller);
    await cardOf(page, won.bet_id).getByRole('link', { name: 'Cash out' }).click();
    await page.getByRole('button', { name: 'Cash out a part' }).focus();
    await page.keyboard.press('Enter');
    const part = page.getByTestId('cash-out-part');
    await part.getByLabel('Stake to cash out').fill('6');
    await part.getByText(`This is the whole stake of ${usdt('6')} or more.`).waitFor();
    await part.getByRole('button', { name: '25%' }).focus();
    await page.keyboard.press('Enter');
    expect(await part.getByLabel('Stake to cash out').inputValue()).toBe('1.50');
    await expect.poll(() => part.getByTestId('part-left').textContent()).toBe(usdt(quarter.left));
    expect(await part.getByTestId('part-max').textContent()).toBe(usdt(estimateSlip(quarter.rest).max));
    expect(await axeFindsInBoth(page), 'part').toEqual([]);
    await part.getByRole('button', { name: `Cash out for ${usdt(quarter.paid)}` }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByTestId('cash-out-done').textContent())
      .toBe(`Cashed out for ${usdt(quarter.paid)}`);
    await expect.poll(() => page.getByTestId('detail-stake').textContent()).toBe(usdt('4.5'));
    expect(await page.getByTestId('detail-parts').textContent()).toBe(usdt(quarter.paid));
    expect(await balanceOf(caller)).toBe(addAmounts(funds, quarter.paid));
    await page.getByRole('button', { name: 'Back to my bets' }).click();

    // Cashed out: the offer expires and is requested again, falls before the press, and is paid once.
    const account = await balanceOf(caller);
    await cardOf(page, toSell.bet_id).getByRole('link', { name: 'Cash out' }).click();
    const offer = page.getByTestId('cash-out-offer');
    const first = await quoteOf(caller, toSell.bet_id);
    await expect.poll(() => offer.textContent()).toBe(usdt(first));
    await price(sold?.match_id, '7.77');
    const second = await quoteOf(caller, toSell.bet_id);
    expect(compareAmounts(second, first)).toBe(-1);
    await page.clock.fastForward(OFFER_MS);
    await page.getByText(`The offer has changed from ${usdt(first)} to ${usdt(second)}.`).waitFor();
    await price(sold?.match_id, '9.99');
    const third = await quoteOf(caller, toSell.bet_id);
    await page.getByRole('button', { name: `Cash out for ${usdt(second)}` }).click();
    await page.getByText('the price has changed meanwhile').waitFor();
    await page.getByRole('button', { name: `Cash out for ${usdt(third)}` }).dblclick();
    await expect.poll(() => page.getByTestId('cash-out-done').textContent()).toBe(`Cashed out for ${usdt(third)}`);
    await expect.poll(() => balanceOf(caller)).toBe(addAmounts(account, third));
    expect(await betOf(caller, toSell.bet_id)).toMatchObject({ cashed_out: true, payout: third });
    await expect.poll(() => page.getByTestId('detail-payout').textContent()).toBe(usdt(third));

    // Cancelled by the operator, and the rest settled by the days that pass.
    const world = site.simulator.world();
    world.change(() => {
      const { doc } = world.bets.byId(toCancel.bet_id) ?? {};
      world.bets.end(toCancel.bet_id, BET_STATUS.cancelled, 0n, world.now(), doc);
    });
    for (const { match_id: id } of matches.slice(0, 2))
      await site.control(`matches/${id}`, { result: { ft: '2:0', ht: '1:0' } });
    await site.control(`matches/${matches[2]?.match_id}`, { result: { ft: '0:1', ht: '0:0' } });
    await site.control('clock', { advance: DAYS_S });
    caller = await me();
    const settled = await betOf(caller, won.bet_id);
    expect(settled.stake).toBe('1.500000');
    const { payout } = settleSlip(
      slipOf(settled),
      Object.fromEntries(settled.matches.map(({ match_id: id, score = '' }) => [id, { ft: score }])),
    );
    expect(settled.payout).toBe(payout);

    await page.getByRole('button', { name: 'Back to my bets' }).click();
    await page.getByRole('button', { name: 'Settled' }).click();
    await expect.poll(() => cardOf(page, won.bet_id).getByTestId('bet-payout').textContent()).toBe(usdt(payout));
    const ended = {
      won: settled,
      toSell: await betOf(caller, toSell.bet_id),
      toCancel: await betOf(caller, toCancel.bet_id),
      lottery: await find(caller, '/sports/api/v1/hkmarksix/mybet', others.lottery),
      race: await find(caller, '/sports/api/v1/pk10/mybet', others.race),
      cricket: await find(caller, '/sports/cricketAPI/betData/list', others.cricket),
    };
    await page.getByRole('group', { name: 'Kind of bet' }).getByRole('button', { name: 'All bets' }).click();
    await expect.poll(async () => (await shownBets(page)).slice(0, 6)).toEqual(cardsOf(ended));
    await open(page, won.bet_id);
    await expect.poll(() => page.getByTestId('detail-settled').textContent()).toBe(usdt(payout));
    expect(await textsOf(page.getByTestId('bet-line'))).toEqual(
      winLines(settled, [
        [0, 1],
        [0, 2],
        [1, 2],
      ]),
    );
    expect(await axeFindsInBoth(page), 'settled detail').toEqual([]);
    let balance = addAmounts(subtractAmounts(before, '35'), addAmounts(addAmounts(third, quarter.paid), payout));
    for (const { payout: paid } of [ended.lottery, ended.race, ended.cricket]) balance = addAmounts(balance, paid);
    expect(await balanceOf(caller)).toBe(balance);
    expect(faults).toEqual([]);
  });

  it('a bet is placed again, and its link shows the odds of then and now; once it is over, pick by pick', async () => {
    const caller = await me();
    const matches = (await openMatches(caller)).slice(0, 2);
    const bet = await placeWins(caller, matches, ['2-string-1'], '3');
    opened = await site.openSignedIn('mobile', '/my-bets');
    const { page, context } = opened;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await cardOf(page, bet.bet_id).getByRole('button', { name: 'Share' }).click();
    await cardOf(page, bet.bet_id).getByRole('button', { name: 'Copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const was = bet.matches[0]?.picks[0]?.odds ?? '';
    await price(matches[0]?.match_id, '1.44');
    const other = await site.open('mobile', new URL(link).pathname);
    const [first = [], second] = matches.map(winOnSlip);
    const moved = [[...first.slice(0, -1), 'was', was, 'now', '1.44'], second];
    await expect.poll(() => textsOf(other.page.locator('main li'))).toEqual(moved);

    await cardOf(page, bet.bet_id).getByRole('button', { name: 'Bet again' }).click();
    const slip = page.getByRole('dialog', { name: 'Bet slip' });
    await expect.poll(() => textsOf(slip.getByTestId('slip-pick'))).toEqual(moved);
    expect(await slip.getByLabel('Stake per line').inputValue()).toBe('3');
    await expect.poll(() => slip.getByTestId('place').textContent()).toMatch(/^Accept and place 3\.00\sUSDT/);

    for (const { match_id: id } of matches) await site.control(`matches/${id}`, { result: { ft: '2:0', ht: '1:0' } });
    await other.page.reload();
    await expect
      .poll(() => textsOf(other.page.getByTestId('gone-pick')))
      .toEqual(
        matches.map((match) => ['Soccer · Match result', 'Home team to win', 'No longer on offer', winOdds(match)]),
      );
    await other.page.getByText('2 selections are no longer on offer and were left out.').waitFor();
    await other.context.close();
  });

  it('in the drawer, a detail opens over the page and its back button leads to the list', async () => {
    const caller = await me();
    const [match] = await openMatches(caller);
    const bet = await placeWins(
      caller,
      [match].filter((each) => each !== undefined),
      ['single'],
      '3',
    );
    opened = await site.openSignedIn('desktop', '/results/soccer');
    const { page } = opened;
    await page.getByRole('navigation').getByRole('link', { name: 'My bets' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'My bets' });
    await drawer.getByRole('link', { name: `Details of bet ${bet.bet_id}` }).click();
    await drawer.getByTestId('bet-detail').waitFor();
    expect(await axeFindsInBoth(page), 'drawer').toEqual([]);
    await drawer.getByRole('button', { name: 'Back to my bets' }).click();
    await expect.poll(async () => (await shownBets(drawer))[0]).toEqual(winsCard(bet, 'Soccer · Single'));
    await drawer.getByRole('link', { name: `Details of bet ${bet.bet_id}` }).click();
    await drawer.getByTestId('bet-detail').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).toBe(`${site.url}/results/soccer`);
  });
});
