import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { auditPart } from './audit-part.ts';
import { settledBet } from '#cli/services/audit/bets.fixture.ts';
import { commitPart } from './commit-part.ts';
import { SeenIds } from './seen-ids.ts';
import { newTally } from './tally.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-seen-'));
afterAll(() => rmSync(dir, { recursive: true }));

const part = (...bets: readonly object[]) =>
  auditPart(Buffer.from(bets.map((bet) => `${JSON.stringify(bet)}\n`).join('')), {
    header: undefined,
    rules: { settle: {} },
    shard: { index: 1, of: 1 },
  });

describe('ids that were read', () => {
  it('are found again among 100,000, with the line of the first', () => {
    const seen = new SeenIds();
    const ids = Array.from({ length: 100_000 }, (_, index) => [index + 1, `bet-${index}`] as const);
    expect(seen.add(ids)).toEqual([]);
    expect(
      seen.add([
        [100_001, 'bet-99999'],
        [100_002, 'bet'],
        [100_003, 'bet-0'],
        [100_004, 'bet'],
      ]),
    ).toEqual([
      { line: 100_001, id: 'bet-99999', first: 100_000 },
      { line: 100_003, id: 'bet-0', first: 1 },
      { line: 100_004, id: 'bet', first: 100_002 },
    ]);
  });

  it('are kept in a file for a run that goes on, without what came after its state', () => {
    const path = join(dir, 'audit.state.ids');
    const first = new SeenIds(path);
    first.add([
      [1, 'a'],
      [2, 'b'],
      [3, 'a'],
    ]);
    const kept = first.bytes;
    first.add([[4, 'c']]);
    first.close();
    // A kill in the middle of an entry.
    appendFileSync(path, 'xyz');
    const again = new SeenIds(path, kept);
    expect(statSync(path).size).toBe(kept);
    expect(
      again.add([
        [4, 'c'],
        [5, 'b'],
      ]),
    ).toEqual([{ line: 5, id: 'b', first: 2 }]);
    again.close();
    const last = new SeenIds(path, again.bytes);
    expect(last.add([[6, 'c']])).toEqual([{ line: 6, id: 'c', first: 4 }]);
    last.close();
  });
});

describe('a bet id that comes twice', () => {
  it('is a finding at its line, over the parts of a file, beside what else is wrong', () => {
    const [tally, seen] = [newTally(), new SeenIds()];
    expect(commitPart(tally, part(settledBet('a'), settledBet('b')), 0, seen)).toEqual([]);
    const found = commitPart(
      tally,
      part(settledBet('a'), settledBet('c', { payout: '1.00' }), { bet_id: 'b' }),
      2,
      seen,
    );
    expect(found.map(({ line, kind, bet_id }) => [line, kind, bet_id])).toEqual([
      [3, 'duplicate', 'a'],
      [4, 'payout', 'c'],
      [5, 'problem', 'b'],
      [5, 'duplicate', 'b'],
    ]);
    expect(found[0]).toMatchObject({
      code: 'duplicateId',
      message: expect.stringContaining('line 1 has this id already'),
    });
    expect(tally).toMatchObject({ records: 5, kinds: { duplicate: 2, payout: 1, problem: 1 } });
  });
});
