import { expect, it } from 'vitest';
import { count, newTally } from '#cli/services/replay/report.ts';
import { SPORTS } from './scenarios.fixture.ts';
import { UpstreamReplay } from './upstream-replay.ts';
import { inProcess, NotExpressible } from './upstream-result.ts';

it('a scenario that ends with an error at the upstream is a difference, and not one that was played', async () => {
  const replayer = new UpstreamReplay(() => Promise.resolve({ status: 400, text: 'no worlds here' }));
  const value = { ...SPORTS, expect: {} };
  const replayed = await replayer.replay({ line: 1, value }, 'a.ndjson');
  expect(replayed).toMatchObject({ ok: false, error: null, actual: { payout: '14.10' } });
  expect(replayed.differences).toEqual([
    { key: 'upstream', expected: 'an answer', actual: '/__sim/worlds: 400 no worlds here' },
  ]);
  const tally = newTally();
  count(tally, replayed);
  expect(tally).toMatchObject({ ok: 0, differ: 1, wrong: 0, placed: 0, inProcess: new Map() });
  await replayer.close();
});

it('what an upstream cannot express has a name and a reason', () => {
  expect([String(new NotExpressible('too many lines')), inProcess('no call')]).toEqual([
    'NotExpressible: too many lines',
    { at: 'process', why: 'no call' },
  ]);
});
