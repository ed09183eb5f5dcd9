import fc from 'fast-check';
import { Stage } from '#cli/services/check/stage.ts';
import { runSession } from '#cli/services/check/run-session.ts';
import { session } from '#cli/services/check/session.arbitrary.ts';
const stage = await Stage.here();
let n = 0; const from = performance.now();
const out = await fc.check(fc.asyncProperty(session, async (steps) => {
  n++;
  const parted = await runSession(stage, steps);
  if (parted) throw new Error(JSON.stringify(parted));
}), { numRuns: Number(process.argv[2] ?? 200), seed: Number(process.argv[3] ?? 1) });
console.log(n, 'runs', ((performance.now() - from) / n).toFixed(1), 'ms each', out.failed, JSON.stringify(out.counterexample), out.errorInstance instanceof Error ? out.errorInstance.message : '');
await stage.close();
