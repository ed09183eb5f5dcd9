import { describe, expect, it } from 'vitest';
import { auditPart, type PartOptions } from './part/audit-part.ts';

const json: PartOptions = { header: undefined, rules: { settle: {} }, shard: { index: 1, of: 1 } };

describe('the rules of a bet', () => {
  const single = {
    bet_id: 'b-1',
    game: 'soccer',
    currency: 'BRL',
    stake: '100',
    passes: ['single'],
    payout: '4500.00',
    matches: [{ match_id: 'm', score: '1:0', picks: [{ kind: 'wl', outcome: 'w', odds: '60.00' }] }],
  };
  const audited = (bet: object, rules: PartOptions['rules']) =>
    auditPart(Buffer.from(`${JSON.stringify(bet)}\n`), { ...json, rules }).findings;
  const CAP = { prizeCap: [{ from: 1, to: 1, cap: '4500' }] };

  it('are those that it carries, whatever the run has', () => {
    const rules = { prize_cap: CAP.prizeCap };
    expect(audited({ ...single, rules }, { settle: {} })).toEqual([]);
    expect(audited(single, { settle: {} })).toMatchObject([{ kind: 'payout', expected: '6000.00', actual: '4500.00' }]);
  });

  it('are those of the brand in its own currency, and none are guessed in another', () => {
    expect(audited(single, { settle: CAP, currency: 'BRL' })).toEqual([]);
    expect(audited(single, { settle: CAP, currency: 'USDT' })).toMatchObject([{ code: 'unknownRule' }]);
  });

  it('bound the length of its lines where the run says so', () => {
    const long = {
      ...single,
      passes: ['9-string-1'],
      matches: Array.from({ length: 9 }, (_, index) => ({ ...single.matches[0], match_id: `m${index}`, score: '0:1' })),
      payout: '0.00',
    };
    expect(audited(long, { settle: {} })).toEqual([]);
    expect(audited(long, { settle: {}, maxFolds: { soccer: { wl: 8 } } })).toMatchObject([
      { code: 'foldOverMarketMaximum' },
    ]);
    const allowed = { ...long, rules: { longest_line: 9, postponed_hours: 36 } };
    expect(audited(allowed, { settle: {}, maxFolds: { soccer: { wl: 8 } } })).toEqual([]);
    expect(audited({ ...long, rules: { longest_line: 8 } }, { settle: {} })).toMatchObject([
      { code: 'foldOverMarketMaximum' },
    ]);
  });

  it('are those of the run where it carries bounds of lines only', () => {
    const bounded = { ...single, rules: { longest_line: 15, postponed_hours: 36 } };
    expect(audited(bounded, { settle: CAP })).toEqual([]);
    expect(audited(bounded, { settle: {} })).toMatchObject([{ kind: 'payout', expected: '6000.00' }]);
  });
});
