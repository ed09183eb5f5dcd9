import { type Match, PRODUCT_IDS } from '#contract/entities';
import { validCall } from '#cli/services/rows/valid-calls.ts';
import { addAmounts } from '#engine/money';
import type { Bench } from '#cli/services/player/core/bench.ts';
import { MAX_PAGE, page } from '#cli/services/player/core/pages.ts';
import { made } from './tickets.ts';

/** What one call says is what another call says of the same. */
export async function checkElsewhere(bench: Bench): Promise<void> {
  await bench.each('lists', [races, cricket, prices, popular, rounds, booked], (read) => read(bench));
}

async function races({ guest, findings }: Bench): Promise<void> {
  const params = { race: 'pk10' };
  const last = await guest.read('getLastRace', { params });
  const { races: over } = await guest.read('listRaceResults', { params, query: page(0, 1) });
  const again = await guest.read('getLastRace', { params });
  if (again.id === last.id) findings.same('lists', 'getLastRace', 'first of listRaceResults', over[0], last);
}

async function cricket({ guest, findings }: Bench): Promise<void> {
  const [match] = (await guest.read('listCricketMatches')).filter(({ state }) => state === 'scheduled');
  if (match === undefined) return;
  const single = await guest.read('getCricketMatch', { params: { id: match.matchId } });
  findings.same('lists', 'getCricketMatch', 'the match in the list', match, single);
}

/** The last price of a track is the one at which bets are taken. */
async function prices(bench: Bench): Promise<void> {
  const { guest, findings } = bench;
  if (!bench.reaches('all')) return;
  for (const { game, matches } of bench.books)
    for (const { match_id: id } of matches.slice(0, 2)) {
      const { tracks } = await guest.read('getPriceHistory', { params: { game, id } });
      const match = await soldNow(bench, game, id);
      for (const { kind, handicap_val: line, outcome, prices: track } of tracks) {
        const at = `getPriceHistory ${game}, ${kind} ${outcome}`;
        const market = match?.markets.find((each) => each.kind === kind && each.handicap_val === line);
        const odds = market?.outcomes.find((each) => each.outcome === outcome)?.odds;
        if (market?.status === 'open') findings.same('lists', at, 'the last price', odds, track.at(-1)?.odds);
        const times = track.map((point) => Date.parse(point.at));
        findings.same(
          'lists',
          at,
          'prices, oldest first',
          times.toSorted((one, other) => one - other),
          times,
        );
      }
    }
}

/** Popular is only what can be bet on. */
async function popular(bench: Bench): Promise<void> {
  const { guest, findings } = bench;
  if (!bench.reaches('all')) return;
  const picks = await guest.read('listPopularPicks');
  const counts = picks.flatMap(({ bets }) => bets ?? []);
  findings.same(
    'lists',
    'listPopularPicks',
    'bets, most first',
    counts.toSorted((one, other) => other - one),
    counts,
  );
  for (const { game, match_id: id, market, outcome } of picks.slice(0, 5)) {
    const match = await soldNow(bench, game, id);
    const sold = match?.markets.find(({ kind }) => kind === market)?.outcomes.map((each) => each.outcome) ?? [];
    const what = `${market} ${outcome} of ${id} is not sold`;
    findings.expect('lists', sold.includes(outcome), 'listPopularPicks', what);
  }
}

async function soldNow({ guest }: Bench, game: Match['game'], id: string): Promise<Match | undefined> {
  const query = page(0, MAX_PAGE, { timestamp: String(Date.now()) });
  return (await guest.read('listMatches', { params: { game }, query })).matches.find((match) => match.match_id === id);
}

/** Statistics of a provider are the sums of its rounds. */
async function rounds({ player, findings }: Bench): Promise<void> {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  for (const [list, statistics, id] of [
    ['listNoahBets', 'getNoahStatistics', PRODUCT_IDS.noah],
    ['listLiveBets', 'getLiveStatistics', PRODUCT_IDS.winfinity],
  ] as const) {
    const { rounds: all, total } = await player.read(list, { query: page(0, MAX_PAGE) });
    const [newest, oldest] = [all[0], all.at(-1)].map((each) => Date.parse(each?.at ?? ''));
    if (total > MAX_PAGE || newest === undefined || oldest === undefined || Number.isNaN(newest)) continue;
    const query = { game_id: String(id), start_date: day(oldest), end_date: day(newest) };
    const is = await player.read(statistics, { query });
    const sum = (name: 'bet_amount' | 'payout') => all.map((each) => each[name]).reduce(addAmounts, '0');
    const expected = [all.length, sum('bet_amount'), sum('payout')];
    findings.same('statistics', statistics, `sums of ${list}`, expected, [is.bets, is.bet_amount, is.payout]);
  }
}

/** A booking code gives everybody the picks that were saved, and another code does not. */
async function booked(bench: Bench): Promise<void> {
  const { player, guest, findings } = bench;
  if (!bench.reaches('all')) return;
  const call = await made(bench, (calls) => validCall(calls, 'saveBooking'));
  const { code } = await player.read('saveBooking', call);
  const { picks } = await guest.read('getBooking', { params: { code } });
  findings.same('lists', 'getBooking', 'picks', (call.body as { picks: string }).picks, picks);
}
