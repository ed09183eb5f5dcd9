import { compareAmounts, addAmounts } from '#engine/money/amount.ts';
import { EngineError } from '#engine/misuse/engine-error.ts';
import type { SettleResult } from '#engine/sports/settle.ts';
import type { Slip } from '#engine/sports/slip.ts';
import type { Pk10Bet } from '#engine/pk10/bet.ts';
import type { SessionStep } from '#fixtures/scenario/session-schema.ts';
import { onPaper } from './paper.ts';
import type { ModelBet, Play } from './play.ts';

type Step<Do extends SessionStep['do']> = Extract<SessionStep, { do: Do }>;

const matchAt = (play: Play, index: number) => play.matches[index % play.matches.length];
const marketAt = (play: Play, match: number, market: number) => {
  const markets = matchAt(play, match)?.markets ?? [];
  return markets[market % markets.length];
};

export async function moveOdds(play: Play, { match, market, outcome, odds }: Step<'oddsMove'>): Promise<void> {
  const sold = marketAt(play, match, market);
  const name = sold?.outcomes[outcome % sold.outcomes.length]?.outcome;
  const id = matchAt(play, match)?.match_id ?? '';
  // What is laid over a match replaces what was: all moves of it go together.
  const pick = `${sold?.kind}:${name}`;
  const price = play.prices.get(`${id} ${pick}`);
  if (price === undefined) return;
  play.prices.set(`${id} ${pick}`, { now: odds, before: price.now });
  const moved = Object.fromEntries(
    [...play.prices].flatMap(([key, { now }]) => (key.startsWith(`${id} `) ? [[key.slice(id.length + 1), now]] : [])),
  );
  await play.stage.client.control('POST', `matches/${id}`, { odds: moved });
}

export async function suspend(play: Play, { match, market }: Step<'suspend'>): Promise<void> {
  const id = matchAt(play, match)?.match_id ?? '';
  play.suspended.add(`${id} ${marketAt(play, match, market)?.kind}`);
  const suspended = [...play.suspended].flatMap((key) => (key.startsWith(`${id} `) ? [key.slice(id.length + 1)] : []));
  await play.stage.client.control('POST', `matches/${id}`, { suspended });
}

/** A result or a void, which settles what hangs on it; said again, it changes nothing. */
export async function end(play: Play, index: number, result: { ft: string; ht: string } | 'void'): Promise<void> {
  const id = matchAt(play, index)?.match_id ?? '';
  const known = play.results[id];
  const laid: SettleResult = known ?? result;
  play.results[id] = laid;
  await play.stage.client.control('POST', `matches/${id}`, laid === 'void' ? { void: true } : { result: laid });
  for (const bet of play.bets) {
    if (bet.result !== undefined) continue;
    const { state, payout } = play.engine.settle(bet.slip, play.results);
    if (state === 'open') continue;
    bet.result = state;
    bet.payout = payout;
    play.pay(payout);
    play.due.push('SETTLE');
  }
}

export async function cashOut(play: Play, bet: ModelBet, ask: Step<'cashOut'>['ask']): Promise<void> {
  const { client } = play.stage;
  const params = { game: 'soccer' as const, id: bet.id };
  const expected = quoteOf(play, bet);
  const quote = await client.call('quoteCashOut', { params });
  play.same('quote', expected ?? 'marketClosed', quote.ok ? quote.data.amount : quote.reason);
  if (expected === undefined) return;
  const amount = ask === 'more' ? addAmounts(expected, '0.000001') : expected;
  const answer = await client.money('cashOut', { params, body: { amount } }, play.key());
  play.same('sold back', ask === 'more' ? 'cashOutChanged' : 'accepted', answer.ok ? 'accepted' : answer.reason);
  if (!answer.ok) return;
  bet.cashedOut = true;
  bet.payout = expected;
  bet.result = compareAmounts(expected, bet.stake) > 0 ? 'won' : 'lost';
  play.pay(expected);
  play.due.push('SETTLE');
}

/** What the bet is bought back for; undefined when it is not. */
function quoteOf(play: Play, { slip, result }: ModelBet): string | undefined {
  if (result !== undefined) return undefined;
  const { legs } = play.engine.settle(slip, play.results);
  const picks = slip.matches.flatMap((match) => match.picks.map((pick) => ({ id: match.id, pick })));
  const isShut = picks.some(({ id, pick }, index) => legs[index] === 'open' && play.isShut(id, pick.market));
  if (isShut) return undefined;
  const told = picks.map(({ id, pick }, index) => {
    const state = legs[index];
    if (state === 'won' || state === 'lost' || state === 'void') return { state, placed: pick.odds };
    const live = play.prices.get(`${id} ${pick.market}:${pick.outcome}`)?.now ?? '1';
    return { state: 'open' as const, placed: pick.odds, live };
  });
  const amount = play.engine.quote(slip, told);
  return compareAmounts(amount, '0') === 0 ? undefined : amount;
}

/** A bet on the race that is open, its finish set. It is drawn minutes later: that settles nothing else. */
export async function race(play: Play, { place, selection, amount, first }: Step<'race'>): Promise<void> {
  const { client } = play.stage;
  const params = { race: 'pk10' as const };
  const { races } = await client.read('listRaces', { params, query: { start: 0, limit: 1 } });
  const [open] = races;
  if (open === undefined) return;
  const picks: Pk10Bet[] = [{ market: 'place', place, selection, amount, odds: '1.98' }];
  const body = {
    race_id: open.id,
    currency: 'USDT',
    picks: picks as { market: 'place'; place: number; selection: 'big'; amount: string; odds: string }[],
  };
  const answer = await client.money('placeRaceBet', { params, body }, play.key());
  const isShort = compareAmounts(amount, play.balance) > 0;
  play.same('race bet', isShort ? 'limitsExceeded' : 'accepted', answer.ok ? 'accepted' : answer.reason);
  if (!answer.ok) return;
  play.take(amount);
  await play.look();
  const finish = Array.from({ length: 10 }, (_, at) => ((at + first) % 10) + 1);
  await client.control('POST', `draws/${open.id}`, { finish });
  await client.control('POST', 'clock', { set: open.draw_time });
  await play.readMatches();
  const settled = play.engine.race(picks, finish, 'USDT');
  const bet = await client.read('getMyRaceBet', { params: { ...params, id: answer.data.bet.bet_id } });
  play.same(
    'race: results',
    settled.results,
    bet.picks.map(({ result }) => result),
  );
  play.same('race: payout', settled.payout, bet.payout);
  play.pay(settled.payout);
  play.due.push('SETTLE');
}

/** A slip computed by the engine, and line by line in fractions. */
export function paper(play: Play, step: Step<'paper'>): void {
  const slip = step.slip as unknown as Slip;
  const results = step.results as Record<string, SettleResult>;
  const walked = onPaper(slip, results);
  let estimate;
  let settled;
  try {
    estimate = play.engine.estimate(slip);
    settled = play.engine.settle(slip, results);
  } catch (error) {
    if (error instanceof EngineError) return play.same('paper', 'computed', error.code);
    throw error;
  }
  play.same('paper: lines', walked.lines, estimate.lines);
  play.same('paper: stake', walked.stake, estimate.stake);
  play.same('paper: payout', walked.payout, settled.payout);
}
