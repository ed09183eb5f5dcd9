import type {
  Bet,
  CricketBet,
  CricketMatch,
  Draw,
  LotteryBet,
  Market,
  Match,
  OddsItem,
  Race,
  RaceBet,
} from '#contract/entities';
import type { Caller } from './call-as.ts';

interface Placed<B = Bet> {
  readonly bet: B;
}

/** All matches of soccer that can be bet on, soonest first. */
export const soccerMatches = async (caller: Caller): Promise<readonly Match[]> =>
  ((await caller.get('/sports/api/v1/soccer?start=0&limit=200')) as { matches: Match[] }).matches;

/** Matches that have not begun and whose markets are all open. */
export async function openMatches(caller: Caller): Promise<readonly Match[]> {
  return (await soccerMatches(caller)).filter(
    ({ state, markets }) => state === 'scheduled' && markets.every(({ status }: Market) => status === 'open'),
  );
}

/** Bets on the home win of some matches, beside the page. */
export async function placeWins(
  caller: Caller,
  matches: readonly Match[],
  passes: readonly string[],
  stake: string,
): Promise<Bet> {
  const wins = matches.map(({ match_id, markets }) => {
    const odds = markets.find(({ kind }) => kind === 'wl')?.outcomes.find(({ outcome }) => outcome === 'w')?.odds;
    return { match_id, picks: [{ kind: 'wl', outcome: 'w', odds }] };
  });
  const body = { passes, stake, multiple: 1, currency: 'USDT', accept_odds: 'any', matches: wins };
  return ((await caller.post('/sports/api/v1/soccer/bet', body)) as Placed).bet;
}

/** One bet each on a lottery, a race and a cricket match. */
export async function placeOthers(
  caller: Caller,
): Promise<{ lottery: LotteryBet; race: RaceBet; cricket: CricketBet; cricketId: string }> {
  const price = (items: readonly OddsItem[], index: number, top: string) =>
    items.find((item) => item.index === index && item.top === top)?.odd;
  const { draws } = (await caller.get('/sports/api/v1/hkmarksix?start=0&limit=1')) as { draws: Draw[] };
  const balls = (await caller.get('/sports/api/v1/marksix/odds?game=hkmarksix')) as OddsItem[];
  const lottery = (await caller.post('/sports/api/v1/hkmarksix/bet', {
    match_id: draws[0]?.match_id,
    currency: 'USDT',
    picks: [{ kind: 'specialCodeColor', selection: 'red', amount: '5', odds: price(balls, 2, 'red') }],
  })) as Placed<LotteryBet>;
  const { races } = (await caller.get('/sports/api/v1/pk10/list?start=0&limit=1')) as { races: Race[] };
  const cars = (await caller.get('/sports/api/v1/pk10/odds')) as OddsItem[];
  const race = (await caller.post('/sports/api/v1/pk10/bet', {
    race_id: races[0]?.id,
    currency: 'USDT',
    picks: [{ market: 'sum', selection: 'big', amount: '3', odds: price(cars, 10, 'big') }],
  })) as Placed<RaceBet>;
  const matches = (await caller.get('/sports/cricketAPI/matchData/matchList')) as CricketMatch[];
  const match = matches.find(({ state }) => state === 'scheduled');
  const [id, offer] = Object.entries(match?.bets ?? {})[0] ?? ['', undefined];
  const cricket = (await caller.post('/sports/cricketAPI/betData/create', {
    matchId: match?.matchId,
    currency: 'USDT',
    bets: { [id]: { amount: '7', odd: offer?.odd } },
  })) as Placed<CricketBet>;
  return { lottery: lottery.bet, race: race.bet, cricket: cricket.bet, cricketId: match?.matchId ?? '' };
}
