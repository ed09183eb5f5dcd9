import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditPart, type PartOptions } from './audit-part.ts';
import { csvBet, CSV_HEADER, settledBet } from '#cli/services/audit/bets.fixture.ts';
import { readHeader } from './csv.ts';
import { cutRecords } from './cut-records.ts';
import { addTally, newTally } from './tally.ts';
import { summaryOf } from '#cli/services/audit/summary.ts';

const json: PartOptions = { header: undefined, rules: { settle: {} }, shard: { index: 1, of: 1 } };
const header = readHeader(CSV_HEADER);
const csv: PartOptions = { ...json, header: typeof header === 'string' ? undefined : header };
const auditJson = (...bets: (object | string)[]) =>
  auditPart(Buffer.from(bets.map((bet) => `${typeof bet === 'string' ? bet : JSON.stringify(bet)}\n`).join('')), json);
const auditCsv = (text: string) => auditPart(Buffer.from(text), csv);
const summarized = ({ findings }: ReturnType<typeof auditJson>) =>
  findings.map(({ line, kind, code }) => [line, kind, code ?? '']);

describe('a record that is read with a warning', () => {
  it('has amounts as JSON numbers: they are read, and named', () => {
    const bet = settledBet('1', { payout: 12.33, stake: 2 });
    const { tally, findings } = auditJson(bet);
    expect(tally).toMatchObject({ records: 1, ok: 1, problems: 0 });
    expect(findings).toEqual([
      {
        line: 1,
        bet_id: '1',
        currency: 'BRL',
        kind: 'number',
        code: 'jsonNumber',
        message: expect.stringMatching(/lost digits.*write texts like "12.50": stake, payout|payout, stake/),
      },
    ]);
  });

  it('has an unknown currency', () => {
    const { findings } = auditJson(settledBet('1', { currency: 'XYZ' }), settledBet('2'));
    expect(summarized({ findings } as never)).toEqual([[1, 'currency', 'unknownCurrency']]);
    expect(findings[0]?.message).toContain('the currency is not one of USDT, BRL');
  });

  it('and a number where a text of another kind belongs is still a problem', () => {
    expect(summarized(auditJson(settledBet('1', { currency: 5 })))).toEqual([[1, 'problem', 'notABet']]);
  });
});

describe('a bet', () => {
  it('that is right leaves no finding, and is summed up', () => {
    const { tally, findings } = auditJson(settledBet('1'), settledBet('2'));
    expect(findings).toEqual([]);
    expect(tally).toMatchObject({
      records: 2,
      ok: 2,
      money: { BRL: { paid: '24.66', owed: '24.66', difference: '0' } },
      days: { '2026-03-01': { bets: 2, differ: 0 } },
    });
  });

  it('may have a match of any id', () => {
    const [first, second] = settledBet('1').matches;
    const void_ = { ...first, match_id: '__proto__', state: 'void' };
    const bet = settledBet('1', { payout: '6.66', matches: [void_, { ...second, match_id: 'constructor' }] });
    expect(auditJson(bet).findings).toEqual([]);
  });

  it('with another payout is reported with the right one', () => {
    const { tally, findings } = auditJson(
      settledBet('1'),
      settledBet('2', { payout: '12.34' }),
      settledBet('3', { payout: '0', result: 'lost' }),
    );
    expect(findings[0]).toEqual({
      line: 2,
      bet_id: '2',
      currency: 'BRL',
      kind: 'payout',
      expected: '12.33',
      actual: '12.34',
      difference: '0.01',
    });
    expect(findings.slice(1)).toMatchObject([
      { line: 3, kind: 'payout', difference: '-12.33' },
      { kind: 'result', expected: 'won', actual: 'lost' },
    ]);
    expect(tally.money['BRL']).toEqual({
      paid: '24.67',
      owed: '36.99',
      difference: '-12.32',
      tooMuch: '0.01',
      tooLittle: '-12.33',
    });
  });

  it.each<[string, object, string]>([
    ['stake', { bet_amount: '3' }, 'stake'],
    ['lines', { lines: '2' }, 'lines'],
    [
      'open match',
      { matches: [{ match_id: 'a', picks: [{ kind: 'wl', outcome: 'w', odds: '2' }] }], passes: ['single'] },
      'open',
    ],
    ['clock', { placed_at: '2026-03-01T15:00:00Z' }, 'clockSkew'],
    ['clock that is none', { settled_at: '2026-13-41' }, 'clockSkew'],
  ])('with a wrong %s is reported', (_, extra, kind) => {
    expect(auditJson(settledBet('1', extra)).findings.map((each) => each.kind)).toContain(kind);
  });

  it('of a lottery, a race and cricket is recomputed too; a cashed out one is counted only', () => {
    const common = { currency: 'USDT', bet_amount: '10', status: 16 };
    const { tally, findings } = auditJson(
      {
        bet_id: 'm',
        game: 'hkmarksix',
        ...common,
        payout: '19.6',
        result: 'won',
        draw_time: '2025-03-01T13:30:00Z',
        numbers: [1, 2, 3, 4, 5, 6],
        special: 30,
        picks: [{ kind: 'specialCodeSide', selection: 'big', amount: '10', odds: '1.96' }],
      },
      {
        bet_id: 'r',
        game: 'pk10',
        ...common,
        payout: '20',
        result: 'won',
        finish: [10, 9, 1, 2, 3, 4, 5, 6, 7, 8],
        picks: [{ market: 'place', place: 1, selection: 10, amount: '10', odds: '2' }],
      },
      {
        bet_id: 'c',
        game: 'cricket',
        ...common,
        payout: '18.5',
        result: 'won',
        bets: { x: { odd: '1.85', amount: '10', result: 'won' } },
      },
      settledBet('cash', { payout: '5', cashed_out: true }),
    );
    expect(findings).toEqual([]);
    expect(tally).toMatchObject({ ok: 3, cashedOut: 1, records: 4 });
  });
});

describe('hostile input', () => {
  it('is reported with its line, and the rest goes on', () => {
    const wrongMarket = settledBet('9', {
      matches: [{ match_id: 'a', score: '1:0', picks: [{ kind: 'corners', outcome: 'w', odds: '2' }] }],
      passes: ['single'],
    });
    const half = JSON.stringify(settledBet('half')).slice(0, 60);
    const found = auditJson(
      settledBet('1'),
      half,
      '',
      '[]',
      '{"bet_id":"x","game":"chess"}',
      wrongMarket,
      settledBet('=cmd()'),
      settledBet('2', { payout: '1e9' }),
      settledBet('3'),
    );
    expect(summarized(found)).toEqual([
      [2, 'problem', 'notJson'],
      [4, 'problem', 'notABet'],
      [5, 'problem', 'notABet'],
      [6, 'problem', 'unknownMarket'],
      [7, 'formula', 'formula'],
      [8, 'problem', 'notADecimal'],
    ]);
    expect(found.tally).toMatchObject({ records: 8, ok: 3, problems: 5 });
  });

  it('in Latin-1 is read as such, line by line', () => {
    const bytes = Buffer.concat([
      Buffer.from(`${JSON.stringify(settledBet('é'))}\n`),
      Buffer.from(`${JSON.stringify(settledBet('ü'))}\n`, 'latin1'),
    ]);
    const found = auditPart(bytes, json);
    expect(summarized(found)).toEqual([[2, 'encoding', 'notUtf8']]);
    expect(found.tally.ok).toBe(2);
  });

  it('in CSV: quotes, line ends in cells, missing cells, quotes that are not closed', () => {
    const quoted = csvBet('q').replace('2-string-1', '"2-string-1"').replace('q,', '"a ""b""\nc",');
    const text = [
      csvBet('1'),
      quoted,
      'too,few',
      csvBet('open').replace('open', '"open'),
      csvBet('2', '1'),
      csvBet('x').replace('wl:w@1.85', 'wl w'),
      csvBet('3').replace('soccer', '"soccer"x'),
    ].join('\r\n');
    const found = auditCsv(text);
    expect(summarized(found)).toEqual([
      [4, 'problem', 'notCsv'],
      [5, 'problem', 'notCsv'],
      [6, 'payout', ''],
      [7, 'problem', 'notPicks'],
      [8, 'problem', 'notCsv'],
    ]);
    expect(found.tally).toMatchObject({ ok: 2, differ: 1, problems: 4 });
    expect(found.lines).toBe(8);
  });
});

describe('cut into parts', () => {
  const cut = async (bytes: Buffer, chunk: number, isCsv: boolean) => {
    const blocks = [];
    async function* chunks() {
      for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
    }
    for await (const block of cutRecords(chunks(), isCsv, 0)) blocks.push(block);
    return blocks;
  };
  const whole = async (bytes: Buffer, chunk: number, options: PartOptions) => {
    const tally = newTally();
    const lines: (number | string)[] = [];
    let before = 0;
    for (const block of await cut(bytes, chunk, options.header !== undefined)) {
      if (block.leftOut !== undefined) {
        lines.push(`${before + 1} left out`);
        before += 1;
        continue;
      }
      const part = auditPart(block.bytes, options);
      addTally(tally, part.tally, before);
      lines.push(...part.findings.map(({ line }) => line + before));
      before += part.lines;
    }
    return { summary: summaryOf(tally), lines };
  };

  it('a file counts the same, wherever the cuts fall', async () => {
    const record = fc.constantFrom(
      csvBet('1'),
      csvBet('2', '9'),
      csvBet('q').replace('q,', '"a\n""b",'),
      'x',
      csvBet('s').replace('s,', 's"t,'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { maxLength: 60 }),
        fc.integer({ min: 1, max: 150 }),
        async (records, times) => {
          const text = Buffer.from(`${records.join('\n')}\n`.repeat(times));
          const one = auditPart(text, csv);
          const parts = await whole(text, 65_537, csv);
          expect(parts.summary).toEqual(summaryOf(one.tally));
          expect(parts.lines).toEqual(one.findings.map(({ line }) => line));
        },
      ),
      { numRuns: 8 },
    );
  });

  it('a line of 10 MB is skipped in bounded memory, and reported', async () => {
    const bytes = Buffer.from(
      `${JSON.stringify(settledBet('1'))}\n{"bet_id":"${'x'.repeat(10_000_000)}"}\n${JSON.stringify(settledBet('2', { payout: '1' }))}\n`,
    );
    const blocks = await cut(bytes, 65_536, false);
    expect(Math.max(...blocks.map((block) => block.bytes.length))).toBeLessThan(2_000_000);
    expect(blocks.at(-1)?.end).toBe(bytes.length);
    expect(await whole(bytes, 65_536, json)).toMatchObject({ summary: { ok: 1, differ: 1 }, lines: ['2 left out', 3] });
  });

  it('a quote that is never closed spoils its own line only', async () => {
    const text = Buffer.from(`${csvBet('1')}\n"open${csvBet('2')}\n${`${csvBet('3')}\n`.repeat(8_000)}`);
    const { summary, lines } = await whole(text, 100_000, csv);
    expect(lines).toEqual([2]);
    expect(summary.ok).toBe(8_001);
  });
});
