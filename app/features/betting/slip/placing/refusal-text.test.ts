import { describe, expect, it } from 'vitest';
import type { Reason } from '#contract/reasons';
import { refusalText } from './refusal-text.ts';

describe('the text of a refused bet', () => {
  const refused = (reason: Reason, detail?: object) =>
    refusalText({ kind: 'refused', status: 400, reason, ...(detail && { detail: detail as never }) });
  it('is its own, with the numbers that fit', () => {
    const own = ['limitsExceeded', 'oddsChanged', 'marketClosed', 'passNotAllowed', 'tooManyLines', 'wrongCurrency'];
    for (const reason of [...own, 'deadlinePassed'] as Reason[])
      expect(refused(reason)).toEqual({ betKey: `refused.${reason}`, reasons: [], moved: [] });
    const limit = { name: 'exceedsMaxBet', amount: '5', limit: '4', currency: 'USDT' };
    expect(
      refused('limitsExceeded', {
        warnings: [limit, { name: 'disabledRegions' }, { ...limit, limit: undefined }, { name: 'exceedsMaxBet' }],
        moved: [{ was: '2.00', now: '1.90' }],
      }),
    ).toEqual({
      betKey: 'refused.limitsExceeded',
      reasons: [
        { kind: 'limit', warning: limit },
        { kind: 'limit', warning: { name: 'disabledRegions', region: '' } },
      ],
      moved: [{ was: '2.00', now: '1.90' }],
    });
    expect(refused('limitsExceeded', { warnings: [{ name: 'no limit' }], moved: [{ was: 2 }] })).toEqual({
      betKey: 'refused.limitsExceeded',
      reasons: [],
      moved: [],
    });
    const said = { kind: 'refused', status: 400, reason: 'oddsChanged', message: 'The market moved.' } as const;
    expect(refusalText(said)).toEqual({
      betKey: 'refused.oddsChanged',
      reasons: [],
      moved: [],
      message: 'The market moved.',
    });
    expect(refused('gameDisabled')).toEqual({ key: 'refused.gameDisabled' });
    expect(refusalText({ kind: 'fetch' })).toEqual({ key: 'error.offline' });
  });
});
