import type { Bet } from '#contract/entities';
import { compareAmounts, subtractAmounts } from '#engine/money';
import type { RowName } from '#contract/rows';
import type { SettleRules } from '#engine/sports';
import { isDone, reasonOf } from '#cli/services/rows/answer-checks.ts';
import type { Answered } from '#cli/services/upstream/upstream-client.ts';
import type { Bench } from './bench.ts';
import type { CheckName } from './checks.ts';
import { CannotRun, warningsOf } from './player.ts';
import { ANY_STATUS, page } from './pages.ts';
import { type Asked, estimateOf } from './slips.ts';

/** Caps and withholding reported by a bet. */
export function rulesOf({ rules }: Pick<Bet, 'rules'>): SettleRules {
  const { prize_cap: prizeCap, withholding } = rules ?? {};
  return { ...(prizeCap && { prizeCap }), ...(withholding && { withholding }) };
}

export const placeOf = ({ game, what }: Asked): string => `placeBet ${game}, ${what}`;

/** Places a bet and compares everything that can be read of it. @throws StopStep, CannotRun */
export async function place(bench: Bench, asked: Asked): Promise<Bet> {
  const { player, findings } = bench;
  const { game, body } = asked;
  const at = placeOf(asked);
  const { stake, lines, max } = estimateOf(asked);
  if (compareAmounts(max, stake) <= 0) throw new CannotRun(`${at} cannot win`);
  bench.afford(stake);
  const before = await player.balance();
  const { bet, balance } = await player.read('placeBet', { params: { game }, body }, at);
  const isFar = Math.abs(Date.parse(bet.placed_at) - player.dateMs) > HOUR_MS;
  findings.expect('bet', !isFar, at, `placed at ${bet.placed_at}, an hour from the date header`);
  bench.placed.push({ game, id: bet.bet_id, stake, read: 'getMyBet', params: { game, id: bet.bet_id } });
  bench.rules = rulesOf(bet);
  findings.same('bet', at, 'total stake', stake, bet.bet_amount);
  findings.same('bet', at, 'lines', lines, bet.lines);
  findings.same('bet', at, 'line stake', body.stake, bet.stake);
  findings.same('bet', at, 'multiple', body.multiple, bet.multiple);
  findings.same('bet', at, 'currency', body.currency, bet.currency);
  findings.same('bet', at, 'payout of an open bet', '0', bet.payout);
  findings.expect('bet', bet.status === 1 || bet.status === 0, at, `status ${bet.status}, not pending`);
  findings.same('bet', at, 'selections', selected(body), selected(bet));
  findings.same('highest', at, 'highest return', estimateOf(asked, rulesOf(bet)).max, bet.max_payout);
  await bench.left(at, subtractAmounts(before, stake), balance);
  const detail = await player.read('getMyBet', { params: { game, id: bet.bet_id } });
  findings.same('detail', at, 'the bet in detail', coreOf(bet), coreOf(detail));
  const { bets } = await player.read('listMyBets', { params: { game }, query: page(0, 1, ANY_STATUS) });
  findings.same('detail', at, 'first of My bets', coreOf(bet), bets[0] && coreOf(bets[0]));
  return bet;
}

const HOUR_MS = 3_600_000;

interface Refused {
  readonly body?: unknown;
  readonly what: string;
  readonly row?: RowName;
  readonly game?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

interface Why {
  /** Expected where refusals name their warnings. */
  readonly warning?: string;
  /** Of our contract, so only where all of it is asked for. */
  readonly reason?: string;
  readonly auth?: 'row' | 'none' | 'forged';
}

/** Sends what must be refused without moving money. @returns the refusal */
export async function refuse(
  bench: Bench,
  check: CheckName,
  { row = 'placeBet', game, body, what, query = {}, params = game === undefined ? {} : { game } }: Refused,
  { warning, reason, auth = 'row' }: Why = {},
): Promise<Answered> {
  const { player, findings } = bench;
  const at = `${row}${game === undefined ? '' : ` ${game}`}, ${what}`;
  const before = await player.balance();
  const answered = await player.ask(row, { params, query, body }, auth);
  findings.expect(check, !isDone(answered), at, 'accepted, and it was to be refused');
  const named = warningsOf(answered);
  if (warning !== undefined && named !== undefined)
    findings.expect(check, named.includes(warning), at, `refused for ${named.join(', ')}, not for ${warning}`);
  if (reason !== undefined && bench.reaches('all') && !isDone(answered))
    findings.same(check, at, 'reason of the refusal', reason, reasonOf(answered));
  if (auth !== 'row') findings.expect(check, answered.status === 401, at, `status ${answered.status}, not 401`);
  findings.same('money', at, `balance after a refusal (${reasonOf(answered)})`, before, await player.balance());
  return answered;
}

const selected = ({ matches }: Pick<Bet, 'matches'> | Asked['body']) =>
  matches.map(({ match_id: id, picks }) => [
    id,
    ...picks.map(({ kind, outcome, odds }) => `${kind} ${outcome} ${odds}`),
  ]);

/** Equal wherever the bet is read. */
export const coreOf = (bet: Bet) => {
  const { bet_id, game, passes, stake, multiple, lines, bet_amount, currency, max_payout, status, payout, placed_at } =
    bet;
  const own = { bet_id, game, passes, stake, multiple, lines, bet_amount, currency, max_payout, status, payout };
  return { ...own, placed_at, selections: selected(bet) };
};
