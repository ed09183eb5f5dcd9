import type { SessionStep } from '#fixtures';
import { UpstreamGone } from '#cli/services/upstream/upstream-client.ts';
import { place, retry } from './place.ts';
import { Mismatch, SessionContext } from './session-context.ts';
import type { SessionWorld } from './session-world.ts';
import { checkIn, deposit, gameWallet, signInAgain, transfer, withdraw } from './money-steps.ts';
import { cricket, markSix, pk10, sport } from './other-bets.ts';
import { paper, paperOf } from './paper-steps.ts';
import { parallel } from './parallel.ts';
import { cashOut, changeLimits, end, moveOdds, suspend } from './world-steps.ts';

export interface Divergence {
  readonly step: number;
  readonly key: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

type Do = SessionStep['do'];
type Take<D extends Do> = (context: SessionContext, step: Extract<SessionStep, { do: D }>) => Promise<void> | void;

const betAt = ({ bets }: SessionContext, at: number) => bets[at % Math.max(1, bets.length)];

/** What each step does. */
const STEPS: { readonly [D in Do]: Take<D> } = {
  place,
  retry: async (context, { bet: at, changed }) => {
    const bet = betAt(context, at);
    if (bet) await retry(context, bet, changed);
  },
  cashOut: async (context, { bet: at, ask }) => {
    const bet = betAt(context, at);
    if (bet) await cashOut(context, bet, ask);
  },
  signIn: signInAgain,
  deposit,
  withdraw,
  oddsMove: moveOdds,
  suspend,
  settle: (context, { match, ft }) => end(context, match, { ft, ht: '0:0' }),
  void: (context, { match }) => end(context, match, 'void'),
  transfer,
  checkIn,
  gameWallet,
  parallel,
  limits: changeLimits,
  restart: ({ world }) => world.restart(),
  sport,
  marksix: markSix,
  pk10,
  cricket,
  paper: (_, step) => paper(step),
  paperOf: (_, step) => paperOf(step),
};

/** A step that needs no upstream. */
const isPaper = (step: SessionStep) => step.do === 'paper' || step.do === 'paperOf';

/**
 * Plays a session on model and simulator and compares them after every step.
 *
 * @returns the first difference, if any
 * @throws UpstreamGone
 */
export async function runSession(asked: SessionWorld, steps: readonly SessionStep[]): Promise<Divergence | undefined> {
  const world = await asked.suitedTo(steps);
  await world.reset();
  const context = new SessionContext(world);
  let at = 0;
  try {
    for (const step of steps) {
      await (STEPS[step.do] as Take<Do>)(context, step);
      if (!isPaper(step)) await context.look();
      at += 1;
    }
    if (!steps.every(isPaper)) await context.lookAtLedger();
    return undefined;
  } catch (error) {
    if (error instanceof Mismatch) return { step: at, ...error.found };
    if (error instanceof UpstreamGone) throw error;
    // A refused read or failing simulator is a difference too.
    const actual = error instanceof Error ? error.message : String(error);
    return { step: at, key: 'the step', expected: 'an answer', actual };
  }
}
