import { MarkSixGame, RaceGame, SportGame } from '#contract/entities';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { cricketOnSale, showCricketMatch } from '../../domain/cricket/cricket-book.ts';
import { MARK_SIX_PERIODS, periodNumberAt, periodOf, RACE_PERIODS } from '../../domain/lottery/periods.ts';
import { IN_MEMORY } from '../../core/store/open-store.ts';
import { World } from './world.ts';

export type SeedFact = Readonly<Record<string, unknown>> & { readonly kind: string };

/** Longer than matches are on sale, so that all listed matches have ended. */
const AHEAD_MS = 5 * 86_400_000;
const DRAWS_SHOWN = 5;

/**
 * Everything that a seed decides from an instant on: matches with odds and results, next draws and races, cricket, first codes of
 * the demo accounts. Always the same for the same seed and instant.
 *
 * @example [...seedRecord('7', Date.parse('2026-03-14T12:00:00Z'))][0] // { kind: 'match', game: 'soccer', id: 's20260314-09', ... }
 */
export function* seedRecord(seed: string, startMs: number): Generator<SeedFact> {
  const world = new World({ name: 'record', seed, startMs, speed: 0, upstream: 'keyed', file: IN_MEMORY });
  try {
    for (const game of SportGame.options) yield* matchFacts(world, game, startMs);
    for (const plan of cricketOnSale(seed, startMs)) {
      const { matchId: id, home, away, startTime, bets } = showCricketMatch(seed, plan, startMs);
      yield {
        kind: 'cricket',
        id,
        home,
        away,
        startTime,
        bets,
        end: showCricketMatch(seed, plan, startMs + AHEAD_MS).score,
      };
    }
    for (const game of MarkSixGame.options)
      for (const { id, drawMs } of toCome(MARK_SIX_PERIODS[game], startMs))
        yield { kind: 'draw', game, id, at: new Date(drawMs).toISOString(), ...world.draws.numbers(id) };
    for (const game of RaceGame.options)
      for (const { id, drawMs } of toCome(RACE_PERIODS[game], startMs))
        yield { kind: 'race', game, id, at: new Date(drawMs).toISOString(), finish: world.draws.finish(id) };
    for (const { email } of DEMO_ACCOUNTS) world.verification.send(email, 'signIn');
    for (const { target, purpose, code } of world.verification.waiting()) yield { kind: 'code', target, purpose, code };
  } finally {
    world.close();
  }
}

function* matchFacts(world: World, game: SportGame, startMs: number): Generator<SeedFact> {
  for (const { match_id: id, home, away, start_time, state, markets } of world.fixtures.onSale(game, startMs)) {
    const plan = world.fixtures.plan(id);
    const end = plan && world.fixtures.state(plan, startMs + AHEAD_MS);
    const odds = Object.fromEntries(
      markets.flatMap(({ kind, outcomes }) => outcomes.map((each) => [`${kind}:${each.outcome}`, each.odds])),
    );
    yield { kind: 'match', game, id, home, away, start_time, state, odds, end: end?.result ?? end?.state };
  }
}

function toCome(periods: Parameters<typeof periodOf>[0], startMs: number) {
  const first = periodNumberAt(periods, startMs);
  return Array.from({ length: DRAWS_SHOWN }, (_, index) => periodOf(periods, first + index));
}
