import { EngineError } from '#engine/money';
import type { MarkSixBet } from '#engine/lottery';
import type { SettleResult, Slip } from '#engine/sports';
import type { SessionStepOf } from '#fixtures';
import { type CheckedEngine, ENGINE, ORACLE } from './checked-engine.ts';
import { refusalOf } from './place.ts';
import type { SessionContext } from './session-context.ts';

/** Compares engine and oracle on a slip that need not be sold. Mutation tests replace the engine. */
export function paper(context: SessionContext, step: SessionStepOf<'paper'>): void {
  const slip = step.slip as unknown as Slip;
  const results = step.results as Record<string, SettleResult>;
  const engine = context.engine === ORACLE ? ENGINE : context.engine;
  const owed = ORACLE.settle(slip, results);
  const expected = ORACLE.estimate(slip);
  let estimate;
  let settled;
  try {
    estimate = engine.estimate(slip);
    settled = engine.settle(slip, results);
  } catch (error) {
    if (error instanceof EngineError) return context.same('paper', 'computed', error.code);
    throw error;
  }
  for (const key of ['lines', 'stake', 'max', 'min', 'guaranteed'] as const)
    context.same(`paper: ${key}`, expected[key], estimate[key]);
  context.same('paper: payout', owed.payout, settled.payout);
  context.same('paper: state', owed.state, settled.state);
}

/** Compares engine and oracle on draws, races, cricket, limits, and slips that may break a rule. */
export function paperOf(context: SessionContext, { game, asked }: SessionStepOf<'paperOf'>): void {
  const engine = context.engine === ORACLE ? ENGINE : context.engine;
  const expected = computed(ORACLE, game, asked);
  const actual = computed(engine, game, asked);
  for (const [key, value] of Object.entries(expected)) context.same(`paper ${game}: ${key}`, value, actual[key]);
}

function computed(
  engine: CheckedEngine,
  game: SessionStepOf<'paperOf'>['game'],
  asked: SessionStepOf<'paperOf'>['asked'],
): Record<string, unknown> {
  const { currency, ...rest } = asked as { currency?: string } & Record<string, unknown>;
  const unit = currency ?? 'USDT';
  try {
    switch (game) {
      case 'marksix':
        return {
          ...engine.markSix(rest['bets'] as never, rest['draw'] as never, String(rest['date']), unit),
          allowed: (rest['bets'] as readonly MarkSixBet[]).map(engine.mayBeBet),
        };
      case 'pk10':
        return { ...engine.race(rest['bets'] as never, rest['finish'] as never, unit) };
      case 'cricket':
        return { ...engine.cricket(rest['bets'] as never, rest['results'] as never, unit) };
      case 'limits':
        return { warnings: [...engine.limits(asked as unknown as Parameters<CheckedEngine['limits']>[0])].sort() };
      case 'slip':
        return { ...engine.estimate(asked as unknown as Slip) };
    }
  } catch (error) {
    return { refused: refusalOf(error) };
  }
}
