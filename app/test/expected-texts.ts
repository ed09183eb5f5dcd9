import type { Match } from '#contract/entities';

/**
 * What the page writes in English and UTC of what the upstream answers. It is worked out here, without the app's own code, to compare with
 * `textsOf`.
 */

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** @example clock('2026-03-14T12:15:00.000Z') // '12:15' */
const clock = (instant: string) => instant.slice(11, 16);
const dayOfMonth = (instant: string) => instant.slice(8, 10).replace(/^0/, '');
const month = (instant: string) => MONTHS[Number(instant.slice(5, 7)) - 1] ?? '';
/** Britain writes Sept. */
const shortMonth = (instant: string) => month(instant).slice(0, month(instant) === 'September' ? 4 : 3);
/** @example soon('2026-03-14T12:15:00.000Z') // '14 Mar, 12:15' */
export const soon = (instant: string) => `${dayOfMonth(instant)} ${shortMonth(instant)}, ${clock(instant)}`;
/** @example fullTime('2026-03-14T12:15:00.000Z') // '14 Mar 2026, 12:15' */
export const fullTime = (instant: string): string =>
  `${dayOfMonth(instant)} ${shortMonth(instant)} ${instant.slice(0, 4)}, ${clock(instant)}`;
/** @example 'Saturday 14 March' */
const dayHeading = (instant: string) =>
  `${DAYS[new Date(instant).getUTCDay()]} ${dayOfMonth(instant)} ${month(instant)}`;

/** At least two places, and no idle zeros after those. @example decimal('1234.500') // '1,234.50' */
export function decimal(text: string): string {
  const [whole = '', places = ''] = text.split('.');
  return `${BigInt(whole).toLocaleString('en-GB')}.${places.padEnd(6, '0').replace(/0{1,4}$/, '')}`;
}

/** @example usdt('1234.5') // '1,234.50\u00a0USDT' */
export const usdt = (amount: string): string => `${decimal(amount)}\u00a0USDT`;

/** The exact product of decimals with two places each. @example product('1.50', '3.21') // '4.8150' */
export function product(...factors: readonly string[]): string {
  const digits = factors.map((factor) => BigInt(factor.replace('.', ''))).reduce((all, each) => all * each);
  const places = 2 * factors.length;
  const text = String(digits).padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
}

const oddsOf = ({ markets }: Match, wanted: string, name: string): string =>
  markets.find(({ kind }) => kind === wanted)?.outcomes.find(({ outcome }) => outcome === name)?.odds ?? 'none';

/** The price of a match's home win. */
export const winOdds = (match: Match): string => oddsOf(match, 'wl', 'w');

/** An outcome of a match that has not begun, on the slip; `market` and `label` are the words for it. */
export const pickOnSlip = (
  match: Match,
  { kind, outcome, market, label }: Readonly<Record<'kind' | 'outcome' | 'market' | 'label', string>>,
): string[] => [market, soon(match.start_time), label, `${match.home} – ${match.away}`, oddsOf(match, kind, outcome)];

export const winOnSlip = (match: Match): string[] =>
  pickOnSlip(match, { kind: 'wl', outcome: 'w', market: 'Match result', label: `${match.home} to win` });

/**
 * The rows of a lobby, by day and by league, with the headings that begin at each: live matches first, then the days; in a day the leagues
 * in the order of their first match.
 *
 * @param pricesOf the texts of its markets
 */
export function lobbyRows(
  matches: readonly Match[],
  pricesOf: (match: Match) => readonly string[] = threeWay,
): string[][] {
  const dayOf = ({ state, start_time: start }: Match) => (state === 'live' ? 'Live now' : dayHeading(start));
  const days = [...new Set(matches.map(dayOf))].toSorted((a, b) => Number(b === 'Live now') - Number(a === 'Live now'));
  return days.flatMap((day) => {
    const ofDay = matches.filter((match) => dayOf(match) === day);
    const leagues = [...new Set(ofDay.map(({ league }) => league.name))];
    return leagues.flatMap((league, nth) =>
      ofDay
        .filter((match) => match.league.name === league)
        .map((match, at) => [
          ...(nth === 0 && at === 0 ? [`h2 ${day}`] : []),
          ...(at === 0 ? [`h3 ${league}`] : []),
          ...(match.state === 'live' ? playingTime(match) : [clock(match.start_time)]),
          ...teams(match),
          ...pricesOf(match),
          `All markets, ${match.home} against ${match.away}`,
        ]),
    );
  });
}

function playingTime({ minute = 0, half_time_score: half }: Match): string[] {
  return [`${minute}′`, half === undefined ? '1st half' : minute === 45 ? 'Half-time' : '2nd half'];
}

function teams({ home, away, score }: Match): string[] {
  if (score === undefined) return [home, away];
  const [own = '', other = ''] = score.split(':');
  return [home, own, away, other];
}

/** The prices of home win, draw and away win, where a row has room for one market. */
function threeWay({ markets }: Match): string[] {
  const market = markets.find(({ kind }) => kind === 'wl');
  return market?.status === 'open' ? prices(market) : ['Match result', 'Closed'];
}

/** Where there is room for two, each has its name. */
export function twoMarkets({ markets }: Match): string[] {
  return ['wl', 'handicap'].flatMap((wanted) => {
    const market = markets.find(({ kind }) => kind === wanted);
    const name = wanted === 'wl' ? 'Match result' : 'Handicap';
    if (market?.status !== 'open') return [name, 'Closed'];
    const line = market.handicap_val?.replace(/^(?=\d)/, '+').replace('-', '−');
    return [line === undefined ? name : `${name} ${line}`, ...prices(market)];
  });
}

function prices({ outcomes }: Match['markets'][number]): string[] {
  const priceOf = (wanted: string) => outcomes.find(({ outcome }) => outcome === wanted)?.odds ?? '–';
  return ['1', priceOf('w'), 'X', priceOf('d'), '2', priceOf('l')];
}

/** The results of a game by day, in the upstream's order: heading, then time, league, teams and half time of each. */
export function resultDays(matches: readonly Match[]): string[][] {
  const days = [...new Set(matches.map(({ start_time: start }) => dayHeading(start)))];
  return days.map((day) => [
    `h2 ${day}`,
    ...matches
      .filter(({ start_time: start }) => dayHeading(start) === day)
      .flatMap((match) => [
        clock(match.start_time),
        match.league.name,
        ...teams(match),
        match.state === 'void' ? 'Void: not played to the end' : `Half time ${match.half_time_score}`,
      ]),
  ]);
}
