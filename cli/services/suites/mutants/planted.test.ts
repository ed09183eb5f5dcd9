import { afterEach, beforeEach, expect, it } from 'vitest';
import { ACCOUNTS, checkAt, startExample } from '#cli/services/player/example.fixture.ts';
import { startFront } from '#cli/services/upstream/front.fixture.ts';
import { PLANTED_BETS } from './planted-bets.ts';
import { PLANTED_LISTS } from './planted-lists.ts';

let example: Awaited<ReturnType<typeof startExample>>;
// A match that has ended is not sold any more.
beforeEach(async () => {
  example = await startExample();
});
afterEach(() => example.close());

/** Bugs of the kinds that the steps were written for last, at an upstream that shares no code with us. */
it.each([
  ['the movements of another player are shown', 'access', 'listTransactions, by another player'],
  ['the statistics of another player are shown', 'statistics', 'getBetStatistics soccer, of the second player'],
  ['a bet was placed tomorrow', 'bet', 'placeBet soccer, a single on wl'],
  ['a void match loses', 'settled', 'then void and won'],
  ['scores of results are swapped', 'settled', 'listResults soccer'],
  ['a settled bet is pending in the list', 'detail', 'then void and won'],
])('finds that %s', async (name, check, place) => {
  const [, change] = [...PLANTED_BETS, ...PLANTED_LISTS].find(([each]) => each === name) ?? [];
  const memory = new Map<string, unknown>();
  const { url, close } = await startFront(example.url, (sent, next) => {
    // The states of the example are not where a simulator has them.
    const seen = sent.path === '/states' ? { ...sent, path: '/__sim/states' } : sent;
    const passed = (asked = seen) => next(asked.path === '/__sim/states' ? { ...asked, path: '/states' } : asked);
    return change?.(seen, passed, memory) ?? next();
  });
  const { stdout } = await checkAt(url, ['--json', '--states', `${url}/states`], ACCOUNTS);
  close();
  const { findings } = JSON.parse(stdout) as { findings: readonly { check: string; place: string; curl: string }[] };
  const found = findings.find((each) => each.check === check && each.place.includes(place));
  expect(found?.curl).toMatch(/^curl /);
});
