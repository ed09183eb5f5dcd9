import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendTo } from '#cli/services/upstream/send.ts';
import { type Simulator, startSimulator } from '#simulator';
import { MARK_SIX, PK10, ruled, SPORTS } from './scenarios.fixture.ts';
import { UpstreamReplay } from './upstream-replay.ts';

let simulator: Simulator;
let send: ReturnType<typeof sendTo>;
let replayer: UpstreamReplay;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 1, speed: 0 });
  send = sendTo(simulator.url);
  replayer = new UpstreamReplay(send);
});
afterAll(async () => {
  await replayer.close();
  send.close();
  await simulator.close();
});

const play = (value: unknown) => replayer.replay({ line: 1, value }, 'x.ndjson');
describe('a match is set up for its scenario', () => {
  it('with too many lines, to be refused', async () => {
    const picks = ['w', 'd', 'l'].map((outcome) => ({ market: 'wl', outcome, odds: '3' }));
    const matches = Array.from({ length: 8 }, (_, at) => ({ id: `m${at}`, picks }));
    const asked = { ...SPORTS, passes: [], folds: [2, 3, 4, 5, 6, 7, 8], matches, expect: {} };
    expect(await play(asked)).toMatchObject({ ok: true, differences: [], upstream: { refused: 'tooManyLines' } });
  });

  it.each([
    ['a wrong winner', 'results', 'Eight goals are 7+', { winners: { goals: '6' } }, 'upstream: legs'],
    ['a wrong cap', 'settlement', 'The platform text caps a single at 10,200', { payout: '24000' }, 'upstream: payout'],
    ['a wrong animal', 'mark-six', '49 shares the animal of 1', { zodiac: 'rat' }, 'results'],
  ])('so that %s is found', async (_, file, id, expected, key) => {
    const replayed = await play({ ...ruled(file, id), expect: expected });
    expect(replayed).toMatchObject({ ok: false, upstream: expect.any(Object) });
    expect(replayed.differences.map((each) => each.key)).toContain(key);
  });

  const [PLAIN] = SPORTS.matches;
  const single = (pick: object, result: object = { ft: '2:1', ht: '1:0' }) => ({
    ...SPORTS,
    passes: ['single'],
    matches: [{ id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '3', ...pick }], result }],
    expect: {},
  });

  it.each([
    ['limits', ruled('limits', 'A bet inside its limits'), 'only the engine computes limits'],
    ['an Asian line', ruled('asian-lines', '+0.25 and a draw: half won'), 'no upstream sells asian_handicap'],
    ['limits of a slip', { ...SPORTS, limits: { bet: { min: '1', max: '5' } } }, 'limits of its own'],
    ['a guarantee alone', { ...SPORTS, expect: { guaranteed: '2' } }, 'the upstream does not report guaranteed'],
    ['an outright', single({ market: 'outright' }, { wins: ['outright:w'] }), 'no upstream sells outright'],
    ['winners', single(PLAIN?.picks[0] ?? {}, { wins: ['wl:w'] }), 'winners named without a score'],
    ['odds of seven places', single({ odds: '1.2345678' }), 'odds of 1.2345678 cannot be set'],
    ['an old table', { ...MARK_SIX, bets: undefined }, 'a table, not a bet'],
    ['a bet without a draw', { ...MARK_SIX, draw: undefined }, 'a bet without a draw'],
    ['another lottery', { ...MARK_SIX, game: 'bingo' }, 'the upstream has no game bingo'],
    ['a race without a finish', { ...PK10, draw: undefined }, 'a bet without a finish'],
    [
      'a market that is not sold',
      {
        id: 'result',
        kind: 'result',
        game: 'basketball',
        result: { ft: '99:98' },
        expect: { winners: { goals: '1' } },
      },
      'no match is sold with goals',
    ],
  ])('or named as what no upstream can be asked: %s', async (_, scenario, why) => {
    expect(await play(JSON.parse(JSON.stringify(scenario)))).toMatchObject({ inProcess: why });
  });
});
