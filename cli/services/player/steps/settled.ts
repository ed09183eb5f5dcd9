import type { Bet } from '#contract/entities';
import { addAmounts, compareAmounts, subtractAmounts } from '#engine/money';
import { settleSlip } from '#engine/sports';
import type { Bench, Book } from '#cli/services/player/core/bench.ts';
import { place, placeOf, rulesOf } from '#cli/services/player/core/place.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import { type Asked, ask, type Selection, selectionsOf } from '#cli/services/player/core/slips.ts';
import type { States } from '#cli/services/player/core/states.ts';

type Result = 'void' | { readonly ft: string; readonly ht: string };

/** Bets whose matches are then ended: state, payout, balance and statement by the engine. Needs the states endpoint. */
export async function checkSettled(bench: Bench): Promise<void> {
  const { states } = bench;
  if (states === undefined) throw new CannotRun('there is no states endpoint: --states URL');
  await bench.each('settled', bench.sold(), async (book) => {
    const isBasketball = book.game === 'basketball';
    const win: Result = isBasketball ? { ft: '98:90', ht: '50:40' } : { ft: '2:1', ht: '1:0' };
    const loss: Result = isBasketball ? { ft: '88:97', ht: '40:50' } : { ft: '0:1', ht: '0:0' };
    const [one, two, three, four] = book.matches.map((match) =>
      selectionsOf(match).find(({ market, outcome }) => market.kind === 'wl' && outcome === 'w'),
    );
    const parts: readonly (readonly [what: string, readonly (readonly [Selection | undefined, Result])[], string[]])[] =
      [
        [
          'won and void',
          [
            [one, win],
            [two, 'void'],
          ],
          ['single', '2-string-1'],
        ],
        ['lost', [[three, loss]], ['single']],
        ['won', [[four, win]], ['single']],
      ];
    await bench.each('settled', parts, (part) => settle(bench, states, book, part));
  });
}

async function settle(
  bench: Bench,
  states: States,
  { game, least: stake }: Book,
  [what, legs, passes]: readonly [string, readonly (readonly [Selection | undefined, Result])[], string[]],
): Promise<void> {
  const { player, findings } = bench;
  const selections = legs.flatMap(([selection]) => selection ?? []);
  if (selections.length < legs.length) throw new CannotRun(`too few ${game} matches sell a winner`);
  const asked = ask(`then ${what}`, game, selections, { passes, stake, currency: player.currency });
  const bet = await place(bench, asked);
  const [before, paidBefore] = [await player.balance(), await paidOf(bench, game)];
  const results: Record<string, Result> = {};
  for (const [selection, result] of legs) {
    const match_id = selection?.match.match_id ?? '';
    results[match_id] = result;
    await (result === 'void'
      ? states.set('match.void', { match_id })
      : states.set('match.ended', { match_id, ...result }));
  }
  const detail = await player.read('getMyBet', { params: { game, id: bet.bet_id } });
  compare(bench, asked, bet, detail, results);
  // Earlier bets on the same matches are paid with it.
  const paid = subtractAmounts(await paidOf(bench, game), paidBefore);
  const at = placeOf(asked);
  findings.same('money', at, 'balance after the result', addAmounts(before, paid), await player.balance());
  if (compareAmounts(detail.payout, '0') === 0) return;
  const { transactions } = await player.read('listTransactions', { query: { start: '0', limit: '50' } });
  const isThere = transactions.some(({ amount }) => compareAmounts(amount, detail.payout) === 0);
  findings.expect('statement', isThere, at, `no movement of ${detail.payout}, which was paid`);
}

/** What all bets of a game have paid. */
async function paidOf({ player }: Bench, game: Book['game']): Promise<string> {
  const query = { start: '0', limit: '200', status: '-1' };
  const { bets } = await player.read('listMyBets', { params: { game }, query });
  return bets.map(({ payout }) => payout).reduce(addAmounts, '0');
}

function compare(
  { findings }: Bench,
  asked: Asked,
  bet: Bet,
  detail: Bet,
  results: Readonly<Record<string, Result>>,
): void {
  const { state, payout, legs } = settleSlip(asked.slip, results, rulesOf(bet));
  const at = placeOf(asked);
  findings.same('settled', at, 'result', state, detail.result);
  findings.same('settled', at, 'payout', payout, detail.payout);
  findings.expect('settled', [16, 2].includes(detail.status), at, `status ${detail.status}, not settled`);
  findings.same(
    'settled',
    at,
    'results of the selections',
    legs,
    detail.matches.flatMap(({ picks }) => picks.map((pick) => pick.result)),
  );
  const bonus = subtractAmounts(payout, bet.bet_amount);
  findings.same('settled', at, 'bonus', compareAmounts(bonus, '0') > 0 ? bonus : '0', detail.bonus_amount);
}
