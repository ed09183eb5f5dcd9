import * as v from 'valibot';
import type { Bet } from '#contract/entities';
import { addAmounts, compareAmounts, EngineError, multiplyAmounts, subtractAmounts } from '#engine/money';
import { recompute } from '#cli/services/audit/part/recompute.ts';
import { SettledBet } from '#cli/services/audit/part/settled-bet.ts';
import type { Bench } from '#cli/services/player/core/bench.ts';
import type { Findings } from '#cli/services/player/core/findings.ts';

const MOST = 200;
const PENDING: ReadonlySet<number> = new Set([0, 1]);
const SETTLED: ReadonlySet<number> = new Set([2, 16]);

/** Every bet of the account, as old as it is: nothing in it contradicts itself, and what is settled is paid as `slipway audit` computes it. */
export async function checkHistory(bench: Bench): Promise<void> {
  const { player, findings } = bench;
  await bench.each('settled', bench.books, async ({ game }) => {
    const query = { start: '0', limit: String(MOST), status: '-1' };
    const { bets } = await player.read('listMyBets', { params: { game }, query });
    for (const bet of bets) {
      const at = `listMyBets ${game}`;
      for (const what of contradictionsOf(bet)) findings.expect('settled', false, at, `${bet.bet_id}: ${what}`);
      if (SETTLED.has(bet.status) && bet.cashed_out !== true && bet.parts === undefined) recomputed(findings, at, bet);
    }
  });
}

function contradictionsOf(bet: Bet): readonly string[] {
  const { status, payout, bonus_amount: bonus, bet_amount: staked, lines, stake, multiple, result } = bet;
  const is = (one: string, other: string) => compareAmounts(one, other) === 0;
  const above = subtractAmounts(payout, staked);
  const isWhole = bet.cashed_out !== true && bet.parts === undefined;
  const most = addAmounts(bet.max_payout, bet.extra_bonus_amount ?? '0');
  return [
    ...(PENDING.has(status) && !is(payout, '0') ? [`pending, and ${payout} is paid`] : []),
    ...(PENDING.has(status) && result !== undefined ? [`pending, and ${result}`] : []),
    ...(isWhole && !is(multiplyAmounts(multiplyAmounts(lines, stake), String(multiple)), staked)
      ? [`${lines} lines of ${stake} times ${multiple} are not ${staked}`]
      : []),
    ...(isWhole && compareAmounts(payout, most) > 0 ? [`${payout} is paid, above the highest return ${most}`] : []),
    ...(SETTLED.has(status) && isWhole && !is(bonus, compareAmounts(above, '0') > 0 ? above : '0')
      ? [`a bonus of ${bonus} with ${payout} paid for ${staked}`]
      : []),
    ...(result === 'lost' && compareAmounts(above, '0') > 0 ? [`lost, and ${payout} is paid for ${staked}`] : []),
    ...(bet.settled_at !== undefined && Date.parse(bet.settled_at) < Date.parse(bet.placed_at)
      ? ['settled before it was placed']
      : []),
  ];
}

function recomputed(findings: Findings, at: string, bet: Bet): void {
  const read = v.safeParse(SettledBet, withLines(bet));
  if (!read.success) return;
  try {
    const { payout, state } = recompute(read.output, { settle: {} });
    // Not every upstream sends the score with the bet.
    if (state === 'open') return;
    const owed = addAmounts(payout, bet.extra_bonus_amount ?? '0');
    findings.same('settled', at, `payout of ${bet.bet_id}`, owed, bet.payout);
    if (bet.result !== undefined) findings.same('settled', at, `result of ${bet.bet_id}`, state, bet.result);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    findings.notRun('settled', `${bet.game}: ${error.message}`);
  }
}

/** The specification has lines with the selections; an audit reads those of the match. */
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
