import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/**
 * What the slip may cost the app, gzip: estimates, lines, passes, limits, amounts, and the winner of a market. Settlement happens
 * upstream; lotteries, booking codes and odds formats come with their routes.
 */
const SLIP_BUDGET_BYTES = 8 * 1024;

const SLIP_NEEDS = `
  export { estimateSlip } from '#engine/sports/estimate.ts';
  export { countLines, totalStake, listLines, assertSendable } from '#engine/sports/lines.ts';
  export { availablePasses, foldsOfPasses } from '#engine/sports/passes.ts';
  export { winningOutcome } from '#engine/sports/results.ts';
  export { marketMaxFold } from '#engine/sports/fold-limits.ts';
  export { checkLimits } from '#engine/limits/check-limits.ts';
  export * from '#engine/money/amount.ts';
`;

it('what the slip needs of the engine is 8 KB gzip or less', async () => {
  const { outputFiles } = await build({
    stdin: { contents: SLIP_NEEDS, resolveDir: '.', loader: 'ts' },
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
