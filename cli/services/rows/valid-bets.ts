import type { RowCall } from '#cli/services/upstream/upstream-client.ts';
import type { RowCalls } from './row-calls.ts';

export type Data = Readonly<Record<string, unknown>>;

export const PAYOUT_ACCOUNT = {
  account_type: 'pix' as const,
  country: 'BR',
  account_number: 'pat@pix.test',
  account_name: 'Pat Player',
  cpf: '52998224725',
};

export const sport = ({ games: { game } }: RowCalls) => ({ params: { game } });
export const marksix = ({ games: { lottery } }: RowCalls) => ({ params: { lottery } });
export const pk10 = ({ games: { race } }: RowCalls) => ({ params: { race } });

/** @throws RangeError naming what the upstream lacks */
export function needed<T>(value: T | null | undefined, what: string): T {
  if (value !== undefined && value !== null) return value;
  throw new RangeError(`the upstream has no ${what}`);
}

export const currencyOf = async (calls: RowCalls): Promise<unknown> =>
  needed((await calls.data('getAccount', {}))['currency'], 'currency of the account');

interface Match {
  readonly match_id: string;
  readonly state: string;
  readonly markets?: readonly {
    readonly status: string;
    readonly kind: string;
    readonly outcomes?: readonly { readonly outcome: string; readonly odds: string }[];
  }[];
}

/** An open match with its first price. The first twenty may start meanwhile, so they come last. */
export async function openMatch(calls: RowCalls): Promise<Data> {
  for (const start of ['20', '0']) {
    const { matches } = await calls.data('listMatches', { ...sport(calls), query: { start, limit: '100' } });
    for (const { match_id, state, markets } of listOf<Match>(matches)) {
      const market = markets?.[0];
      const [price] = market?.outcomes ?? [];
      if (state !== 'scheduled' || market?.status !== 'open' || price === undefined) continue;
      return { match_id, picks: [{ kind: market.kind, outcome: price.outcome, odds: price.odds }] };
    }
  }
  throw new RangeError(`the upstream has no ${calls.games.game} match that is scheduled and takes bets`);
}

export async function aMatch(calls: RowCalls): Promise<RowCall> {
  const { match_id: id } = await openMatch(calls);
  return { params: { ...sport(calls).params, id } };
}

export async function placeBet(calls: RowCalls): Promise<RowCall> {
  const currency = await currencyOf(calls);
  const matches = [await openMatch(calls)];
  const body = { passes: ['single'], stake: calls.stake, multiple: 1, currency, accept_odds: 'any', matches };
  return { ...sport(calls), body };
}

export async function placeLotteryBet(calls: RowCalls): Promise<RowCall> {
  const { lottery } = calls.games;
  const { draws } = await calls.data('listDraws', { ...marksix(calls), query: { start: '0', limit: '1' } });
  const list = listOf<Data>(await calls.data('getMarkSixOdds', { query: { game: lottery } }));
  const price = needed(
    list.find(({ prop, top }) => prop === 'specialCode' && top === '8'),
    `price of special number 8 in ${lottery}`,
  );
  const draw = needed(listOf<Data>(draws)[0], `draw of ${lottery} that is open`);
  const picks = [{ kind: 'specialCode', selection: 8, amount: calls.stake, odds: price['odd'] }];
  return { ...marksix(calls), body: { match_id: draw['match_id'], currency: await currencyOf(calls), picks } };
}

/** Near its close a race may close before the ticket comes: then the next one. */
async function openRaces(calls: RowCalls): Promise<unknown> {
  const read = () => calls.ask('listRaces', { ...pk10(calls), query: { start: '0', limit: '1' } });
  const { headers, envelope } = await read();
  const racesOf = (data: unknown) => (data as { readonly races?: unknown } | undefined)?.races;
  const [first] = listOf<Data>(racesOf(envelope?.data));
  const leftMs = Date.parse(String(first?.['close_time'])) - Date.parse(headers?.['date'] ?? '');
  if (!(leftMs >= 0 && leftMs < CLOSING_MS)) return racesOf(envelope?.data);
  await new Promise((resolve) => setTimeout(resolve, leftMs + 1_000));
  return racesOf((await read()).envelope?.data);
}

export async function placeRaceBet(calls: RowCalls): Promise<RowCall> {
  const { race } = calls.games;
  const races = await openRaces(calls);
  const list = listOf<Data>(await calls.data('getRaceOdds', pk10(calls)));
  const price = needed(
    list.find(({ index, top }) => index === 0 && top === 'big'),
    `price of the first place being big in ${race}`,
  );
  const next = needed(listOf<Data>(races)[0], `race of ${race} that is open`);
  const picks = [{ market: 'place', place: 1, selection: 'big', amount: calls.stake, odds: price['odd'] }];
  return { ...pk10(calls), body: { race_id: next['id'], currency: await currencyOf(calls), picks } };
}

const CLOSING_MS = 3_000;

interface CricketMatch {
  readonly matchId: string;
  readonly state: string;
  readonly bets?: Readonly<Record<string, { readonly odd: string; readonly categoryLabel: string }>>;
}

export async function cricketMatch(calls: RowCalls): Promise<CricketMatch> {
  const matches = listOf<CricketMatch>(await calls.data('listCricketMatches', {}));
  return needed(
    matches.find(({ state }) => state === 'scheduled'),
    'cricket match that is scheduled',
  );
}

export async function placeCricketBet(calls: RowCalls): Promise<RowCall> {
  const { matchId, bets } = await cricketMatch(calls);
  const [id, { odd }] = needed(Object.entries(bets ?? {})[0], `price of cricket match ${matchId}`);
  return { body: { matchId, currency: await currencyOf(calls), bets: { [id]: { amount: calls.stake, odd } } } };
}

/** An empty list for any other answer, which is a finding of the list's own row. */
const listOf = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as readonly T[]) : []);
