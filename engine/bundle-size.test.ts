import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/**
 * Budget for the engine code of the slip, gzip: estimates, lines, passes, limits, amounts, and the winner of a market. Settlement happens
 * upstream; lotteries, booking codes and odds formats come with their routes.
 */
const SLIP_BUDGET_BYTES = 9 * 1024;

const SLIP_NEEDS = `
  export { estimateSlip } from './sports/estimate.ts';
  export { countLines, totalStake, listLines, assertSendable } from './sports/lines.ts';
  export { availablePasses, foldsOfPasses } from './sports/passes.ts';
  export { winningOutcome } from './sports/results.ts';
  export { marketMaxFold } from './sports/fold-limits.ts';
  export { checkLimits } from './limits/check-limits.ts';
  export * from './money/amount.ts';
`;

it('the engine code of the slip is 9 KB gzip or less', async () => {
  const { outputFiles } = await build({
    stdin: { contents: SLIP_NEEDS, resolveDir: 'engine', loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const bytes = gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
  expect(bytes).toBeGreaterThan(1024);
  expect(bytes).toBeLessThanOrEqual(SLIP_BUDGET_BYTES);
});
