import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendTo } from '#cli/services/upstream/send.ts';
import type { SportsScenario } from '#fixtures';
import { type Simulator, startSimulator } from '#simulator';
import { hasAsian, soldParts } from './asian.ts';
import { ruled } from './scenarios.fixture.ts';
import { soldInstead } from './sold-instead.ts';
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
    const asked = ruled('passes', 'Fifteen matches of three picks, all folds from two: 1,073,741,778 lines');
    expect(await play(asked)).toMatchObject({ ok: true, differences: [], upstream: expect.any(Object) });
  });

  it.each([
    ['a wrong winner', 'results', 'Eight goals are 7+', { winners: { goals: '6' } }, 'goals 6'],
    ['a wrong warning', 'limits', 'A cent over the maximum', { warnings: [] }, 'warnings'],
    ['a wrong cap', 'settlement', 'The platform text caps a single at 10,200', { payout: '24000' }, 'upstream: payout'],
    ['a wrong price', 'odds', 'Malay -0.80 is 2.25', { decimal: '2.26' }, 'decimal'],
    ['a wrong bound of a game', 'limits', 'A lottery bet above the maximum of its game', { warnings: [] }, 'warnings'],
    ['a wrong half', 'asian-lines', '+0.25 and a draw: half won', { legs: ['won'] }, 'upstream: legs'],
    [
      'a wrong payout of two halves',
      'asian-lines',
      '+0.25 and a draw: half won',
      { payout: '146' },
      'upstream: payout',
    ],
    ['a wrong animal', 'mark-six', '49 shares the animal of 1', { zodiac: 'rat' }, 'results'],
  ])('so that %s is found', async (_, file, id, expected, key) => {
    const replayed = await play({ ...ruled(file, id), expect: expected });
    expect(replayed).toMatchObject({ ok: false, upstream: expect.any(Object) });
    expect(replayed.differences.map((each) => each.key)).toContain(key);
  });

  it('so that a sum in the wallet is right', async () => {
    const sum = { id: 'x', kind: 'money', op: 'subtract', a: '10', b: '0.000001', currency: 'USDT' };
    expect(await play({ ...sum, expect: { text: '9.999999' } })).toMatchObject({
      ok: true,
      upstream: { balance: '9.999999' },
    });
    expect((await play({ ...sum, expect: { text: '9.99' } })).ok).toBe(false);
  });

  it('names what no upstream can be asked', async () => {
    const limits = { ...ruled('limits', 'A bet inside its limits'), currency: 'BRL' };
    expect(await play(limits)).toMatchObject({ inProcess: 'a currency of its own' });
    const odds = { id: 'x', kind: 'odds', from: 'malay', value: '1.5', expect: { error: 'outOfRange' } };
    expect(await play(odds)).toMatchObject({ inProcess: 'these odds are no price in their format, but one in a call' });
    const product = {
      id: 'x',
      kind: 'money',
      op: 'multiply',
      a: '0.07',
      b: '0.1',
      places: 2,
      expect: { text: '0.00' },
    };
    expect(await play(product)).toMatchObject({
      inProcess: 'no stake and odds of a call give this product',
    });
  });
});

describe('Asian lines', () => {
  const bets = (market: string, line: string, ft: string, outcome = market === 'asian_total' ? 'over' : 'home') => {
    const picks = [{ market, outcome, line, odds: '1.90' }];
    const parts = soldParts({
      kind: 'sports',
      game: 'soccer',
      currency: 'BRL',
      stake: '100',
      passes: ['single'],
      matches: [{ id: 'm', picks: picks as SportsScenario['matches'][number]['picks'], result: { ft } }],
    });
    if (typeof parts === 'string') return parts;
    return parts.map(({ game, stake, matches: [match] }) => {
      const [pick] = match?.picks ?? [];
      const score =
        match?.result === 'void' ? 'void' : match?.result !== undefined && 'ft' in match.result && match.result.ft;
      return `${game} ${stake} ${pick?.market}:${pick?.outcome} ${match?.handicap ?? match?.total ?? ''} ${score}`;
    });
  };

  it.each([
    ['home -0.5 is a win', bets('asian_handicap', '-0.5', '0:0'), ['soccer 100 wl:w  0:0']],
    ['home -1.5 is a win at -1', bets('asian_handicap', '-1.5', '2:0'), ['soccer 100 handicap:w -1 2:0']],
    ['home +0.5 is a win at +1', bets('asian_handicap', '+0.5', '0:0'), ['soccer 100 handicap:w 1 0:0']],
    ['away +0.5 is a loss at -1', bets('asian_handicap', '0.5', '0:0', 'away'), ['soccer 100 handicap:l -1 0:0']],
    ['away -1 is a loss at +1', bets('asian_handicap', '-1', '0:2', 'away'), ['soccer 100 handicap:l 1 0:2']],
    ['away -1 that is met is void', bets('asian_handicap', '-1', '0:1', 'away'), ['soccer 100 handicap:l 1 void']],
    [
      '-0.75 is -1 and -0.5',
      bets('asian_handicap', '-0.75', '1:0'),
      ['soccer 50 handicap:w -1 void', 'soccer 50 wl:w  1:0'],
    ],
    ['over 2.5 is big', bets('asian_total', '2.5', '2:1'), ['basketball 100 bs:big 200.5 101:100']],
    [
      'under 2.25 is under 2 and 2.5',
      bets('asian_total', '2.25', '1:1', 'under'),
      ['basketball 50 bs:small 200.5 void', 'basketball 50 bs:small 200.5 101:99'],
    ],
    ['a line of a third is none', bets('asian_handicap', '0.33', '1:0'), 'an Asian line that is none'],
  ])('as what they are by definition: %s', (_, sold, expected) => expect(sold).toEqual(expected));

  it('of a match of which one is met and one is not are no bets that upstreams sell', () => {
    const both = (...picks: SportsScenario['matches'][number]['picks']) =>
      soldParts({
        kind: 'sports',
        game: 'soccer',
        currency: 'BRL',
        stake: '100',
        passes: ['single'],
        matches: [{ id: 'm', picks, result: { ft: '1:0' } }],
      });
    const total = { market: 'asian_total', outcome: 'over', line: '1', odds: '1.90' } as const;
    const handicap = { market: 'asian_handicap', outcome: 'home', line: '-1.5', odds: '1.90' } as const;
    expect(both(total, handicap)).toBe('two Asian lines of a match of which one is met');
    expect(both(total, { ...handicap, line: '-1' })).toMatchObject([{ matches: [{ result: 'void' }] }]);
  });

  it('of all scenarios become bets that upstreams sell', () => {
    const all = ['asian-lines', 'estimates'].flatMap((file) =>
      readFileSync(`fixtures/scenarios/${file}.ndjson`, 'utf8').trim().split('\n'),
    );
    const asian = all
      .map((line) => JSON.parse(line) as SportsScenario)
      .filter((each) => each.kind === 'sports' && hasAsian(each));
    expect(asian.map(soldParts).filter((parts) => typeof parts === 'string')).toEqual([]);
    expect(asian.length).toBeGreaterThan(20);
  });
});

describe('outrights', () => {
  const outright = (
    names: readonly string[],
    winner: string | undefined,
    passes: readonly string[],
  ): SportsScenario => ({
    kind: 'sports',
    game: 'soccer',
    stake: '2',
    passes: [...passes],
    matches: Array.from({ length: 9 }, (_, index) => ({
      id: `m${index}`,
      picks: names.map((outcome) => ({ market: 'outright' as const, outcome, odds: '2' })),
      result: { wins: winner === undefined ? [] : [`outright:${winner}`] },
    })),
  });

  it('become a market with one outcome more than they have, in a game that allows their lines', () => {
    expect(soldInstead(outright(['x'], 'x', ['single']))).toMatchObject({
      game: 'soccer',
      matches: [{ result: { ft: '1:0' } }, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    const long = soldInstead(outright(['x', 'y'], undefined, ['9-string-1']));
    expect(long?.game).toBe('bd');
    expect(long?.matches[0]).toMatchObject({
      picks: [{ market: 'wl', outcome: 'w' }, { outcome: 'd' }],
      result: { ft: '0:1' },
    });
    expect(soldInstead(outright(['a', 'b', 'c'], 'c', ['single']))?.matches[0]).toMatchObject({
      picks: [{ market: 'goals', outcome: '0' }, { outcome: '1' }, { outcome: '2' }],
      result: { ft: '1:1' },
    });
    expect(soldInstead(outright(['a', 'b', 'c'], 'c', ['9-string-1']))).toBeUndefined();
    const { matches } = outright(['a', 'b', 'c'], 'c', ['9-string-1']);
    const open = matches.map(({ result: _, ...match }) => match);
    expect(soldInstead({ ...outright(['a', 'b', 'c'], 'c', ['9-string-1']), matches: open })?.game).toBe('bd');
  });
});
