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
const shortDay = (instant: string) =>
  `${DAYS[new Date(instant).getUTCDay()]?.slice(0, 3)} ${dayOfMonth(instant)} ${shortMonth(instant)}`;
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
 * The rows of a lobby, with the bands that begin at each: live matches first, under one band, of those the ones that are still sold first,
 * each with its league; then the days, each by league in the order of their first match.
 *
 * @param layout a phone's rows have room for one market, those of a desktop for two
 */
export function lobbyRows(matches: readonly Match[], layout: 'mobile' | 'desktop' = 'mobile'): string[][] {
  const isWide = layout === 'desktop';
  const dayOf = ({ state, start_time: start }: Match) =>
    state === 'live' ? 'Live now' : isWide ? shortDay(start) : shortDay(start).slice(4).trim();
  const isOver = ({ state, markets }: Match) => state === 'live' && markets.every(({ status }) => status === 'closed');
  const sorted = matches.toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)));
  const days = [...new Set(matches.map(dayOf))].toSorted((a, b) => Number(b === 'Live now') - Number(a === 'Live now'));
  return days.flatMap((day) => {
    const ofDay = sorted.filter((match) => dayOf(match) === day);
    const isLive = day === 'Live now';
    const bands = isLive ? [undefined] : [...new Set(ofDay.map(({ league }) => league.name))];
    return bands.flatMap((league) =>
      ofDay
        .filter((match) => league === undefined || match.league.name === league)
        .map((match, at) => [
          ...(at === 0
            ? [
                league === undefined ? `h2 ${day}` : `h2 ${day} ${league}`,
                '1',
                'X',
                '2',
                ...(isWide ? ['Handicap'] : []),
              ]
            : []),
          ...(isLive ? [...playingTime(match), match.league.name] : [clock(match.start_time)]),
          ...teams(match),
          ...(isWide ? ['wl', 'handicap'] : ['wl']).flatMap((kind) => pricesOf(match, kind)),
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

/** The prices of home win, draw and away win, each with its line if the market has one. */
function pricesOf({ markets }: Match, wanted: string): string[] {
  const market = markets.find(({ kind }) => kind === wanted);
  if (market?.status !== 'open') return ['Closed'];
  const { outcomes, handicap_val: line } = market;
  const priceOf = (name: string) => outcomes.find(({ outcome }) => outcome === name)?.odds ?? '–';
  const prices = [priceOf('w'), priceOf('d'), priceOf('l')];
  if (line === undefined) return prices;
  const own = line.replace(/^(?=\d)/, '+').replace('-', '−');
  const lines = [own, 'X', own.replace(/^[+−]/, (sign) => (sign === '+' ? '−' : '+'))];
  return prices.flatMap((price, at) => [lines[at] ?? '', price]);
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
