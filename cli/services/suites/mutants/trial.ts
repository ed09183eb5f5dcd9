import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { paper, paperOf } from '#cli/services/check/paper-steps.ts';
import { session } from '#cli/services/check/session.arbitrary.ts';
import { sessionsSuite } from '#cli/services/check/check.ts';
import { playerSuite } from '#cli/services/player/run-player.ts';

export { startSimulator } from '#simulator';

const NO_CASES = { add: () => {}, close: () => {} };
const SCENARIO = path.join(tmpdir(), `recall-${process.pid}.json`);
const PAPER_RUNS = 2_000;

/** The first finding of `slipway check`, in words; undefined where there was none. @param runs random sessions; none where there is no control interface */
export async function foundAt(url: string, runs: string): Promise<string | undefined> {
  const result = await playerSuite({ against: url }, NO_CASES);
  const { findings } = result.json as { findings: readonly { check: string; place: string; what: string }[] };
  const [first] = findings;
  if (first !== undefined) return `player: ${first.check}: ${first.place}: ${first.what} (${findings.length})`;
  return runs === '0' ? undefined : foundBySessions(url, runs);
}

export async function foundBySessions(url: string, runs: string): Promise<string | undefined> {
  const { text, isGood } = await sessionsSuite({ against: url, runs, seed: '1', scenario: SCENARIO }, NO_CASES);
  rmSync(SCENARIO, { force: true });
  const [head = ''] = text.split('\n');
  return isGood ? undefined : `sessions: ${head} ${/^after step.*$/m.exec(text)?.[0] ?? ''}`;
}

/** Only steps without an upstream: they find mistakes of the engine at least as early as whole sessions, a hundred times faster. */
export function foundOnPaper(): string | undefined {
  const property = fc.property(session, (steps) => {
    for (const step of steps)
      if (step.do === 'paper') paper(step);
      else if (step.do === 'paperOf') paperOf(step);
  });
  const { errorInstance, numRuns } = fc.check(property, { numRuns: PAPER_RUNS, seed: 1, endOnFailure: true });
  return errorInstance instanceof Error ? `on paper: session ${numRuns}: ${errorInstance.message}` : undefined;
}
