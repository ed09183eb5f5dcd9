import { differences, type ResultScenario } from '#fixtures';
import { RefusedRead } from '#cli/services/upstream/upstream-client.ts';
import { compareRefusal } from './compare-refusal.ts';
import type { ReplayWorld } from './replay-world.ts';
import { inProcess, type UpstreamResult } from './upstream-result.ts';

const START = '2026-03-14T12:00:00Z';
/** High enough for a market of 31 outcomes, and sold whatever the chance of an outcome is. */
const ODDS = '9.00';

/**
 * Bets on the winner that is expected of each market, and on another outcome of it, sets the score, and compares: the first must win and
 * the second must lose.
 */
export async function playResult(world: ReplayWorld, scenario: ResultScenario): Promise<UpstreamResult> {
  const { game, result, handicap, total, expect = {} } = scenario;
  await world.open(START, 'USDT');
  const { matches } = await world.client.read('listMatches', { params: { game }, query: { limit: 1_000 } });
  const match = matches.filter(({ state }) => state === 'scheduled').at(-1);
  if (match === undefined) return inProcess(`no ${game} match is on sale`);
  const lines = { ...(handicap !== undefined && { handicap }), ...(total !== undefined && { total }) };
  const score = { result: { ft: result.ft, ht: result.ht ?? '0:0' } };
  if (expect.error !== undefined) {
    const refusal = await world.client
      .control('POST', `matches/${match.match_id}`, score)
      .catch((error: unknown) => error);
    const actual = refusal instanceof RefusedRead ? { refused: refusal.message } : { refused: null };
    const missed = [{ key: 'upstream', expected: expect.error, actual: 'accepted' }];
    return { at: 'upstream', actual, differences: refusal instanceof RefusedRead ? [] : missed };
  }
  const winners = Object.entries(expect.winners ?? {});
  const unsold = winners.find(([market]) => match.markets.every(({ kind }) => kind !== market));
  if (unsold) return inProcess(`the market ${unsold[0]} is not sold`);
  const picks = winners.flatMap(([market, winner]) => {
    const other = match.markets.find(({ kind }) => kind === market)?.outcomes.find(({ outcome }) => outcome !== winner);
    return [winner, other?.outcome ?? ''].map((outcome) => ({ kind: market as 'wl', outcome, odds: ODDS }));
  });
  const odds = Object.fromEntries(picks.map(({ kind, outcome }) => [`${kind}:${outcome}`, ODDS]));
  await world.client.control('POST', `matches/${match.match_id}`, { odds, ...lines });
  const before = await world.wallet();
  const placed = await world.placeSingle(game, { id: match.match_id, picks, stake: '1' });
  if (!placed.ok) return compareRefusal(world, placed, { before, isExpected: false });
  await world.client.control('POST', `matches/${match.match_id}`, score);
  const bet = await world.client.read('getMyBet', { params: { game, id: placed.data.bet.bet_id } });
  const legs = (bet.matches[0]?.picks ?? []).map((pick) => [`${pick.kind} ${pick.outcome}`, pick.result] as const);
  const actual = Object.fromEntries(legs);
  const wanted = Object.fromEntries(legs.map(([name], index) => [name, index % 2 === 0 ? 'won' : 'lost']));
  return { at: 'upstream', actual, differences: differences(wanted, actual) };
}
