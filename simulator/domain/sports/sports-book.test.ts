import { expect, it } from 'vitest';
import { digestOf, missingFacts, readable } from '#contract/testing';
import type { Match, SportGame } from '#contract/entities';
import type { Settings } from '../../core/store/settings.ts';
import { matchesOfDay } from './day-matches.ts';
import { FixturesBook } from './fixtures-book.ts';
import { matchDetails } from './match-details.ts';
import { DAY_MS } from './match-id.ts';
import { matchView } from './match-view.ts';
import { oddsDrift } from './odds-drift.ts';
import { popularPicks } from './popular-picks.ts';
import { priceHistory } from './price-history.ts';
import { redCards } from './events/red-cards.ts';
import type { MatchPlan } from './plan/match-plan.ts';
import { SPORTS_BOOK, SPORTS_LISTS } from './sports-book.facts.ts';

const SEED = 'sports-book';
const NOON = Date.parse('2026-03-14T12:00:00.000Z');
const TODAY = Math.floor(NOON / DAY_MS);
const GAMES: readonly SportGame[] = ['soccer', 'basketball', 'bd'];
const MINUTE_MS = 60_000;
/** Minutes before and after the start: days and hours before, both halves, the break, the end. */
const MINUTES = [-5_760, -2_881, -2_870, -600, -60, -5, 0, 1, 7, 24, 45, 46, 61, 80, 95, 104, 105, 112, 130, 400];

/** Strength, drift, chances and prices of a match, its events, cards, score and state, all from the seed. */
it.each(GAMES)('the whole course of some %s matches is as the file says', async (game) => {
  const plans = matchesOfDay(SEED, game, TODAY);
  const chosen = [...plans.slice(0, 2), ...plans.filter(({ fate }) => fate !== 'played').slice(0, 1)];
  const text = [
    ...plans.map((plan) => `${line(plan)} ${digestOf(JSON.stringify(plan))}`),
    ...chosen.flatMap((plan) => ['', line(plan), ...MINUTES.map((minute) => look(plan, minute))]),
    ...chosen.map((plan) => `red cards of ${plan.id}: ${readable(redCards(SEED, plan))}`),
  ].join('\n');
  expect(missingFacts(text, SPORTS_BOOK[game])).toEqual([]);
});

/** The lists of what is on sale and of results, popular picks, details with form, events and statistics, and the history of prices. */
it.each(GAMES)('lists and details of %s are as the file says', async (game) => {
  const book = new FixturesBook(SEED, { all: () => [], set: () => undefined } as unknown as Settings, 36);
  const [first, second] = matchesOfDay(SEED, game, TODAY);
  if (first === undefined || second === undefined) throw new Error('two matches a day');
  const at = (minutes: number) => first.startMs + minutes * MINUTE_MS;
  const { home, league, startMs } = first;
  const shown = {
    onSale: book.onSale(game, NOON).map(brief),
    results: book.results(game, NOON).map(brief),
    form: book.finishedOf(game, league.id, home, startMs).map(brief),
    popular: game === 'soccer' ? popularPicks(book, NOON) : [],
    before: matchDetails(book, first, at(-120)),
    first: matchDetails(book, first, at(30)),
    second: matchDetails(book, first, at(80)),
    after: matchDetails(book, first, at(300)),
    other: matchDetails(book, second, second.startMs + 300 * MINUTE_MS),
    early: priceHistory(book, first, at(-3_000)),
    late: priceHistory(book, first, at(-1)),
    live: priceHistory(book, first, at(61)),
  };
  const text = Object.entries(shown).map(([name, value]) => `${name}: ${readable(value)}`);
  expect(missingFacts(text.join('\n'), SPORTS_LISTS[game])).toEqual([]);
});

const line = ({ id, league, home, away, startMs, fate, handicap, total }: MatchPlan): string =>
  [id, league.name, `${home} - ${away}`, new Date(startMs).toISOString(), fate, handicap, total ?? ''].join(' | ');

function look(plan: MatchPlan, minutes: number): string {
  const ms = plan.startMs + minutes * MINUTE_MS;
  const { match, untilMs } = matchView(SEED, plan, ms);
  const { isSuspended, untilMs: reviewMs } = oddsDrift(SEED, plan, ms);
  const until = Number.isFinite(untilMs) ? `for ${(untilMs - ms) / 1_000} s` : 'at its end';
  const drift = `review in ${(reviewMs - ms) / 1_000} s${isSuspended ? ', suspended' : ''}`;
  return [`${minutes} min: ${brief(match)}, ${until}, ${drift}`, ...match.markets.map(market)].join('\n  ');
}

const brief = ({ match_id: id, state, minute, score, half_time_score: half, markets }: Match): string =>
  [id, state, minute, score, half, `${markets.length} markets`, digestOf(JSON.stringify(markets))].join(' ');

const market = ({ kind, status, handicap_val: value, outcomes }: Match['markets'][number]): string =>
  `${kind} ${status} ${value ?? ''} ${outcomes.map(({ outcome, odds }) => `${outcome} ${odds}`).join(', ')}`;
