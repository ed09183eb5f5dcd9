import * as v from 'valibot';
import type { Bet } from '#contract/entities';
import { addAmounts, compareAmounts, EngineError, multiplyAmounts } from '#engine/money';
import { contradictionsOf } from '#cli/services/audit/part/contradictions.ts';
import { recompute } from '#cli/services/audit/part/recompute.ts';
import { SettledBet } from '#cli/services/audit/part/settled-bet.ts';
import type { Bench } from '#cli/services/player/core/bench.ts';
import { ANY_STATUS, MAX_PAGE, page } from '#cli/services/player/core/pages.ts';
import type { Findings } from '#cli/services/player/core/findings.ts';

const SETTLED: ReadonlySet<number> = new Set([2, 16]);

/** All bets of the account: none contradicts itself, and settled ones are paid as `slipway audit` computes. */
export async function checkHistory(bench: Bench): Promise<void> {
  const { player, findings } = bench;
  await bench.each('settled', bench.books, async ({ game }) => {
    const { bets } = await player.read('listMyBets', { params: { game }, query: page(0, MAX_PAGE, ANY_STATUS) });
    for (const bet of bets) {
      const at = `listMyBets ${game}`;
      for (const what of wrongOf(bet)) findings.expect('settled', false, at, `${bet.bet_id}: ${what}`);
      if (SETTLED.has(bet.status) && isWhole(bet)) recomputed(findings, at, bet);
    }
  });
}

const isWhole = ({ cashed_out, parts }: Bet) => cashed_out !== true && parts === undefined;

function wrongOf(bet: Bet): readonly string[] {
  const { lines, stake, multiple, bet_amount: staked, placed_at, settled_at = placed_at } = bet;
  const isEarly = Date.parse(settled_at) < Date.parse(placed_at);
  const early = isEarly ? ['settled before it was placed'] : [];
  if (!isWhole(bet)) return early;
  const sum = multiplyAmounts(multiplyAmounts(lines, stake), String(multiple));
  const isOther = compareAmounts(sum, staked) !== 0;
  const other = isOther ? [`${lines} lines of ${stake} times ${multiple} are not ${staked}`] : [];
  return [...early, ...other, ...contradictionsOf(bet)];
}

function recomputed(findings: Findings, at: string, bet: Bet): void {
  const read = v.safeParse(SettledBet, withLines(bet));
  if (!read.success) return;
  try {
    const { payout, state } = recompute(read.output, { settle: {} });
    // Not every upstream sends scores with bets.
    if (state === 'open') return;
    const owed = addAmounts(payout, bet.extra_bonus_amount ?? '0');
    findings.same('settled', at, `payout of ${bet.bet_id}`, owed, bet.payout);
    if (bet.result !== undefined) findings.same('settled', at, `result of ${bet.bet_id}`, state, bet.result);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    findings.notRun('settled', `${bet.game}: ${error.message}`);
  }
}

/** The specification has lines at the selections; an audit reads them at the match. */
const withLines = (bet: Bet): Bet => ({
  ...bet,
  matches: bet.matches.map((match) => {
    const handicap = match.handicap_val ?? match.picks.find(({ kind }) => kind === 'handicap')?.handicap_val;
    const total = match.total_val ?? match.picks.find(({ kind }) => kind === 'bs')?.extra;
    return {
      ...match,
      ...(handicap !== undefined && { handicap_val: handicap }),
      ...(total !== undefined && { total_val: total }),
    };
  }),
});
