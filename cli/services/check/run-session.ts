import type { SessionStep } from '#fixtures/scenario/session-schema.ts';
import { UpstreamGone } from '#cli/services/upstream/upstream-client.ts';
import { ENGINE, type CheckedEngine } from './checked-engine.ts';
import { place, retry } from './place.ts';
import { Mismatch, Play } from './play.ts';
import type { Stage } from './stage.ts';
import { deposit, signInAgain, withdraw } from './wallet-steps.ts';
import { cashOut, end, moveOdds, paper, race, suspend } from './world-steps.ts';

/** At which step, counted from 0, model and simulator parted, and over what. */
export interface Parted {
  readonly step: number;
  readonly key: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/**
 * Plays a session on the model and on the simulator and compares them after every step.
 *
 * @returns where they part, if they do
 * @throws UpstreamGone
 */
export async function runSession(
  stage: Stage,
  steps: readonly SessionStep[],
  engine: CheckedEngine = ENGINE,
): Promise<Parted | undefined> {
  await stage.reset();
  const play = new Play(stage, engine);
  let at = 0;
  try {
    for (const step of steps) {
      await take(play, step);
      if (step.do !== 'paper') await play.look();
      at += 1;
    }
    if (steps.some((step) => step.do !== 'paper')) await play.lookAtLedger();
    return undefined;
  } catch (error) {
    if (error instanceof Mismatch) return { step: at, key: error.key, expected: error.expected, actual: error.actual };
    if (error instanceof UpstreamGone) throw error;
    // A read that was refused, a simulator that fell over a step: seen from outside a difference like any other.
    return {
      step: at,
      key: 'the step',
      expected: 'an answer',
      actual: error instanceof Error ? error.message : String(error),
    };
  }
}

async function take(play: Play, step: SessionStep): Promise<void> {
  const bet = 'bet' in step ? play.bets[step.bet % Math.max(1, play.bets.length)] : undefined;
  switch (step.do) {
    case 'place':
      return place(play, step);
    case 'retry':
      return bet && retry(play, bet, step.changed);
    case 'cashOut':
      return bet && cashOut(play, bet, step.ask);
    case 'signIn':
      return signInAgain(play, step);
    case 'deposit':
      return deposit(play, step);
    case 'withdraw':
      return withdraw(play, step);
    case 'oddsMove':
      return moveOdds(play, step);
    case 'suspend':
      return suspend(play, step);
    case 'settle':
      return end(play, step.match, { ft: step.ft, ht: '0:0' });
    case 'void':
      return end(play, step.match, 'void');
    case 'race':
      return race(play, step);
    case 'paper':
      return paper(play, step);
  }
}
