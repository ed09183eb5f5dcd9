import { runVitest } from './run-vitest.ts';

/** `npm run journeys`: all browser tests, the long journeys in both layouts; `npm test` takes each of those in one. */
export async function main(): Promise<void> {
  const { output, passed, failed } = await runVitest(['browser'], [], { SLIPWAY_ALL_LAYOUTS: '1' });
  console.log(output);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
