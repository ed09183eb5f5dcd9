import { expect, it } from 'vitest';
import { houseRules } from '#engine/sports';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { rulesOfCricket, rulesOfItems } from './rules-of-items.ts';

it("the rules of a bet are the brand's, with the longest line of its strictest market", () => {
  const { settlement, ...rest } = houseRules({
    folds: 'trade',
    prizeCap: 'specification',
    withholding: 'specification',
    postponedHours: 48,
  });
  const items = [aPick({ matchId: 'a' }), aPick({ matchId: 'b', market: 'goals', outcome: '2' })];
  expect(rulesOfItems(items, { ...rest, settlement })).toEqual({
    longest_line: 6,
    postponed_hours: 48,
    prize_cap: [
      { from: 1, to: 1, cap: '10200' },
      { from: 3, to: 20, cap: '4500' },
      { from: 50, to: 60, cap: '6100' },
    ],
    withholding: { threshold: '20000', rate: '0.2' },
  });
  expect(rulesOfItems(items, { ...rest, settlement: undefined })).toBeUndefined();
  expect(rulesOfItems([], { ...rest, settlement })).toBeUndefined();
});

it('the rules of a cricket bet are those of single lines; none where the brand caps and withholds nothing', () => {
  const { settlement } = houseRules({ prizeCap: 'specification', withholding: 'specification' });
  expect(rulesOfCricket({ settlement })).toEqual({
    prize_cap: [{ from: 1, to: 1, cap: '10200' }],
    withholding: { threshold: '20000', rate: '0.2' },
  });
  expect(rulesOfCricket({ settlement: {} })).toBeUndefined();
  expect(rulesOfCricket({ settlement: undefined })).toBeUndefined();
});
