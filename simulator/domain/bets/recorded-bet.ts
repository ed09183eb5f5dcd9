import { type Bet, type BetRules, BET_STATUS, BET_STATUS_B } from '#contract/entities';
import { currencyPlaces } from '#engine/money';
import { countLines, type Slip } from '#engine/sports';
import { toMillionths } from '../../core/ledger/millionths.ts';
import { Refusal } from '../../core/refusal.ts';
import type { BetDoc } from './bet-record.ts';
import type { BetsContext } from './context.ts';
import { engineRefusal } from './engine-refusal.ts';
import { nextEndMs } from './next-end.ts';

/** Adds a bet from another upstream. Its stake is paid already, so no money moves before settlement. */
export function addRecordedBet(world: BetsContext, memberId: string, bet: Bet): void {
  const { bet_id: id, currency, settled_at } = bet;
  if (world.bets.byId(id) !== undefined) return;
  if (currency !== world.currencyOf(memberId))
    throw new Refusal('badRequest', `Bet ${id} is in ${currency}, the account of ${memberId} is not`, {
      field: 'currency',
    });
  const doc = docOf(world, bet);
  if (isPending(bet.status)) assertSettles(world, bet, doc.slip);
  const placedMs = Date.parse(bet.placed_at);
  const amount = toMillionths(bet.bet_amount);
  world.bets.add({ id, memberId, game: bet.game, key: bet.key ?? null, amount, currency, placedMs, doc });
  if (isPending(bet.status)) {
    const next = nextEndMs(world, doc.slip) ?? world.now();
    return world.jobs.add('settleBet', id, next);
  }
  const status = bet.status === BET_STATUS.cancelled ? BET_STATUS.cancelled : BET_STATUS.settled;
  const endedMs = settled_at === undefined ? placedMs : Date.parse(settled_at);
  world.bets.end(id, status, toMillionths(bet.payout), endedMs, { ...doc, ended: endedOf(bet) });
}

/**
 * An open bet must be able to settle: with known matches and computable lines. A job that fails makes every call of the world
 * fail.
 */
function assertSettles(world: BetsContext, { bet_id: id, game, matches }: Bet, slip: Slip): void {
  engineRefusal(() => countLines(slip));
  for (const [index, { match_id: match }] of matches.entries()) {
    if (world.fixtures.plan(match)?.game === game) continue;
    const why = `Bet ${id} is open on ${match}, which is no ${game} match of this world`;
    const field = `matches.${index}.match_id`;
    throw new Refusal('badRequest', `${why}; add the match to "fixtures", or leave the bet out`, { field });
  }
}

export const isPending = (status: Bet['status']) => status === BET_STATUS.pending || status === BET_STATUS_B.pending;

const endedOf = ({ result = 'void', matches, cashed_out }: Bet): NonNullable<BetDoc['ended']> => ({
  result,
  matches,
  ...(cashed_out === true && { isCashedOut: true }),
});

function docOf(world: BetsContext, bet: Bet): BetDoc {
  const { game, currency, stake, multiple, passes, lines, max_payout: maxPayout, rules, parts } = bet;
  const matches = bet.matches.map(({ match_id, picks, handicap_val, total_val, banker }) => ({
    id: match_id,
    picks: picks.map(({ kind, outcome, odds }) => ({ market: kind, outcome, odds })),
    ...(handicap_val !== undefined && { handicap: handicap_val }),
    ...(total_val !== undefined && { total: total_val }),
    ...(banker !== undefined && { banker }),
  }));
  const places = currencyPlaces(world.money(currency));
  const slip: Slip = {
    game,
    currency,
    ...(places !== currencyPlaces(currency) && { places }),
    stake,
    multiple,
    passes,
    matches,
    maxFolds: {},
  };
  return {
    slip,
    matches: bet.matches.map(({ league, home, away, start_time: startTime }) => ({ league, home, away, startTime })),
    lines,
    maxPayout,
    ...(rules && rulesOf(rules)),
    ...(parts && { parts }),
  };
}

/** The other upstream's rules on the bet. */
function rulesOf({ prize_cap: prizeCap, withholding, ...bounds }: BetRules): Pick<BetDoc, 'bounds' | 'rules'> {
  return { bounds, rules: { ...(prizeCap && { prizeCap }), ...(withholding && { withholding }) } };
}
