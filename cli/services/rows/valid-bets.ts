import type { RowCall, RowCalls } from './row-calls.ts';

export type Data = Readonly<Record<string, unknown>>;

export const sport = ({ games: { game } }: RowCalls) => ({ params: { game } });
export const marksix = ({ games: { lottery } }: RowCalls) => ({ params: { lottery } });
export const pk10 = ({ games: { race } }: RowCalls) => ({ params: { race } });

export const currencyOf = async (calls: RowCalls) => String((await calls.data('getAccount', {}))['currency']);

/** A match that takes bets, with its first price. */
export async function openMatch(calls: RowCalls, from: string): Promise<Data> {
  const { matches } = await calls.data('listMatches', { ...sport(calls), query: { start: from, limit: '100' } });
  const open = (matches as readonly { match_id: string; state: string; markets: readonly Data[] }[]).find(
    ({ state, markets }) => state === 'scheduled' && markets[0]?.['status'] === 'open',
  );
  const market = open?.markets[0] as { kind: string; outcomes: readonly { outcome: string; odds: string }[] };
  const [first] = market.outcomes;
  return { match_id: open?.match_id, picks: [{ kind: market.kind, outcome: first?.outcome, odds: first?.odds }] };
}

export async function placeBet(calls: RowCalls): Promise<RowCall> {
  const currency = await currencyOf(calls);
  const matches = [await openMatch(calls, '20')];
  const body = { passes: ['single'], stake: '10', multiple: 1, currency, accept_odds: 'any', matches };
  return { ...sport(calls), body };
}

export async function placeLotteryBet(calls: RowCalls): Promise<RowCall> {
  const { draws } = await calls.data('listDraws', { ...marksix(calls), query: { start: '0', limit: '1' } });
  const list = (await calls.data('getMarkSixOdds', {
    query: { game: calls.games.lottery },
  })) as unknown as readonly Data[];
  const odds = list.find(({ prop, top }) => prop === 'specialCode' && top === '8')?.['odd'];
  const picks = [{ kind: 'specialCode', selection: 8, amount: '10', odds }];
  const currency = await currencyOf(calls);
  return { ...marksix(calls), body: { match_id: (draws as readonly Data[])[0]?.['match_id'], currency, picks } };
}

export async function placeRaceBet(calls: RowCalls): Promise<RowCall> {
  const { races } = await calls.data('listRaces', { ...pk10(calls), query: { start: '0', limit: '1' } });
  const list = (await calls.data('getRaceOdds', pk10(calls))) as unknown as readonly Data[];
  const odds = list.find(({ index, top }) => index === 0 && top === 'big')?.['odd'];
  const picks = [{ market: 'place', place: 1, selection: 'big', amount: '10', odds }];
  return {
    ...pk10(calls),
    body: { race_id: (races as readonly Data[])[0]?.['id'], currency: await currencyOf(calls), picks },
  };
}

export async function cricketMatch(
  calls: RowCalls,
): Promise<{ matchId: string; bets: Record<string, { odd: string }> }> {
  const matches = (await calls.data('listCricketMatches', {})) as unknown as readonly Data[];
  return matches.find(({ state }) => state === 'scheduled') as never;
}
