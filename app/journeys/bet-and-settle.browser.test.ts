import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addAmounts, subtractAmounts, truncateAmount } from '#engine/money';
import { slowMax, slowPayout } from '#engine/testing';
import type { Bet, Match } from '#contract/entities';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { layoutsOf, type OpenPage, type Site, startSite } from '#app/test/site.ts';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { winsCard } from '#app/test/expected-bets.ts';
import { winOdds, winOnSlip } from '#app/test/expected-texts.ts';
import { soccerMatches } from '#app/test/place.ts';
import { shownBets, textsOf } from '#app/test/texts-of.ts';

const DAYS_S = 4 * 24 * 3_600;

describe('a bet placed, settled and paid', () => {
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

  /** What the engine's slow reference says of a bet, line by line and score by score, from the scores that the upstream reports. */
  function computed(bet: Bet): { readonly payout: string; readonly max: string } {
    const results = Object.fromEntries(
      bet.matches.map((match) => [
        match.match_id,
        match.state === 'void'
          ? ('void' as const)
          : { ft: match.score ?? '', ...(match.half_time_score && { ht: match.half_time_score }) },
      ]),
    );
    const slip = {
      game: bet.game,
      currency: bet.currency,
      stake: bet.stake,
      multiple: bet.multiple,
      passes: [],
      folds: bet.passes.map((pass) => (pass === 'single' ? 1 : Number.parseInt(pass, 10))),
      matches: bet.matches.map(({ match_id: id, picks }) => ({
        id,
        picks: picks.map(({ kind, outcome, odds }) => ({ market: kind, outcome, odds })),
      })),
    };
    return { payout: slowPayout(slip, results), max: slowMax(slip) };
  }

  /** The highest return that the slip shows, cut to two places. */
  async function maxOf(player: ReturnType<typeof aPlayer>): Promise<string> {
    const text = player.slip().getByTestId('max-payout');
    await expect.poll(() => text.textContent()).toMatch(/\d/);
    return truncateAmount((await shown(text.textContent())).replace(/[^\d.]/g, ''), 2);
  }

  const betsOf = async (caller: Caller, status: 1 | 16) =>
    ((await caller.get(`/sports/api/v1/soccer/mybet?status=${status}`)) as { bets: Bet[] }).bets;

  it.each(layoutsOf('desktop'))('from the start page to the exact balance, %s', async (layout) => {
    opened = await site.open(layout, '/');
    const { page, faults } = opened;
    const player = aPlayer(page, layout);
    const caller = await callAs(site.simulator.url, DEMO_PLAYER);
    const before = ((await caller.get('/sports/api/v1/member/account')) as { score: string }).score;

    await player.signIn();
    await expect.poll(() => player.balance().textContent()).toMatch(/\d/);
    const entry = layout === 'desktop' ? 'Soccer' : 'Sports';
    await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).first().click();
    // The home page lists matches too.
    await page.getByRole('heading', { level: 1, name: 'Soccer' }).waitFor();
    const ids = [await player.pick(0), await player.pick(1), await player.pick(2)];
    const all = await soccerMatches(caller);
    const picked = ids.flatMap((id) => all.filter(({ match_id: each }) => each === id));

    // A 2-string-1 over three matches: three lines.
    await player.openSlip();
    await expect.poll(() => textsOf(player.slip().getByTestId('slip-pick'))).toEqual(picked.map(winOnSlip));
    await player.choosePass(/^Double/);
    await player.stake('2.5');
    await expect.poll(() => player.slip().getByTestId('total-stake').textContent()).toBe('7.50\u00a0USDT');
    const promised = [await maxOf(player)];
    await player.place();
    const firstId = await player.receipt().textContent();
    await player.done();

    // And a single.
    await player.pick(1);
    await player.openSlip();
    await player.stake('1,25');
    promised.push(await maxOf(player));
    await player.place();
    await expect.poll(() => player.receipt().textContent()).not.toBe(firstId);
    const secondId = await player.receipt().textContent();
    await player.slip().getByRole('link', { name: 'View my bets' }).click();
    // Newest first, at the upstream and on the page.
    const pending = await betsOf(caller, 1);
    expect(
      pending.map(({ bet_id: id, bet_amount: amount, matches }) => [
        id,
        amount,
        ...matches.map(({ match_id: match, picks }) => [
          match,
          ...picks.map(({ kind, outcome, odds, result }) => ({ kind, outcome, odds, result })),
        ]),
      ]),
    ).toEqual([
      [secondId, '1.250000', ...picked.slice(1, 2).map(homeWin)],
      [firstId, '7.500000', ...picked.map(homeWin)],
    ]);
    await expect.poll(() => shownBets(page)).toEqual(cardsOf(pending));
    const staked = subtractAmounts(before, '8.75');
    await expect.poll(() => shown(player.balance().textContent())).toBe(truncateAmount(staked, 2));

    // Days pass; the bets settle; the push moves the balance without a reload.
    await site.control('clock', { advance: DAYS_S });
    // Days are longer than a token lives: the page refreshes its own, and here is a new one.
    const later = await callAs(site.simulator.url, DEMO_PLAYER);
    const bets = await betsOf(later, 16);
    expect(bets.map(({ bet_id: id }) => id)).toEqual([secondId, firstId]);
    const slow = bets.map(computed);
    expect(bets.map(({ payout, max_payout: max }) => ({ payout, max }))).toEqual(slow);
    // Newest first, as on the receipts.
    expect(slow.map(({ max }) => truncateAmount(max, 2))).toEqual(promised.toReversed());
    const paid = slow.map(({ payout }) => payout);
    const expected = paid.reduce(addAmounts, staked);
    expect(((await later.get('/sports/api/v1/member/account')) as { score: string }).score).toBe(
      truncateAmount(expected, 6),
    );
    await expect.poll(() => shown(player.balance().textContent())).toBe(truncateAmount(expected, 2));

    await page.getByRole('button', { name: /Settled/ }).click();
    await expect.poll(() => shownBets(page)).toEqual(cardsOf(bets));
    expect(faults).toEqual([]);
  });
});

const homeWin = (match: Match) => [match.match_id, { kind: 'wl', outcome: 'w', odds: winOdds(match), result: 'open' }];

/** The cards of the single and of the double. */
const cardsOf = (bets: readonly Bet[]) =>
  bets.map((bet) => winsCard(bet, bet.passes[0] === 'single' ? 'Soccer · Single' : 'Soccer · Double'));

/** A displayed number without its separators, to compare with exact text. */
const shown = async (text: Promise<string | null>) => ((await text) ?? '').replaceAll(',', '');
