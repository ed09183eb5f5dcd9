import type { SessionStep } from '#fixtures';
import { UpstreamGone } from '#cli/services/upstream/upstream-client.ts';
import { ORACLE, type CheckedEngine } from './checked-engine.ts';
import { place, retry } from './place.ts';
import { Mismatch, SessionContext } from './session-context.ts';
import type { SessionWorld } from './session-world.ts';
import { deposit, signInAgain, withdraw } from './wallet-steps.ts';
import { markSix, pk10, race } from './draw-steps.ts';
import { checkIn, gameWallet, transfer } from './money-steps.ts';
import { paper, paperOf } from './paper-steps.ts';
import { parallel } from './parallel.ts';
import { cricket, sport } from './single-steps.ts';
import { cashOut, changeLimits, end, moveOdds, suspend } from './world-steps.ts';

export interface Divergence {
  readonly step: number;
  readonly key: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/**
 * Plays a session on model and simulator and compares them after every step.
 *
 * @returns the first difference, if any
 * @throws UpstreamGone
 */
export async function runSession(
  asked: SessionWorld,
  steps: readonly SessionStep[],
  engine: CheckedEngine = ORACLE,
): Promise<Divergence | undefined> {
  const world = await asked.suitedTo(steps);
  await world.reset();
  const context = new SessionContext(world, engine);
  let at = 0;
  try {
    for (const step of steps) {
      await take(context, step);
      if (!isPaper(step)) await context.look();
      at += 1;
    }
    if (!steps.every(isPaper)) await context.lookAtLedger();
    return undefined;
  } catch (error) {
    if (error instanceof Mismatch) return { step: at, key: error.key, expected: error.expected, actual: error.actual };
    if (error instanceof UpstreamGone) throw error;
    // A refused read or failing simulator is a difference too.
    return {
      step: at,
      key: 'the step',
      expected: 'an answer',
      actual: error instanceof Error ? error.message : String(error),
    };
  }
}

export const isPaper = (step: SessionStep) => step.do === 'paper' || step.do === 'paperOf';

async function take(context: SessionContext, step: SessionStep): Promise<void> {
  const bet = 'bet' in step ? context.bets[step.bet % Math.max(1, context.bets.length)] : undefined;
  switch (step.do) {
    case 'place':
      return place(context, step);
    case 'retry':
      return bet && retry(context, bet, step.changed);
    case 'cashOut':
      return bet && cashOut(context, bet, step.ask);
    case 'signIn':
      return signInAgain(context, step);
    case 'deposit':
      return deposit(context, step);
    case 'withdraw':
      return withdraw(context, step);
    case 'oddsMove':
      return moveOdds(context, step);
    case 'suspend':
      return suspend(context, step);
    case 'settle':
      return end(context, step.match, { ft: step.ft, ht: '0:0' });
    case 'void':
      return end(context, step.match, 'void');
    case 'race':
      return race(context, step);
    case 'transfer':
      return transfer(context, step);
    case 'checkIn':
      return checkIn(context, step);
    case 'gameWallet':
      return gameWallet(context, step);
    case 'parallel':
      return parallel(context, step);
    case 'limits':
      return changeLimits(context, step);
    case 'restart':
      return context.world.restart();
    case 'sport':
      return sport(context, step);
    case 'marksix':
      return markSix(context, step);
    case 'pk10':
      return pk10(context, step);
    case 'cricket':
      return cricket(context, step);
    case 'paper':
      return paper(context, step);
    case 'paperOf':
      return paperOf(context, step);
  }
}
