import { createElement as h, Fragment } from 'react';
import { expect, it } from 'vitest';
import { textsOf } from '#app/test/markup/lines-of.ts';
import type { Reason } from './reasons.ts';
import { useReasonText } from './use-reason-text.ts';

const stake = (problem: Extract<Reason, { kind: 'stake' }>['problem']): Reason => ({
  kind: 'stake',
  problem,
  currency: 'USDT',
});
const limit = (name: 'exceedsMaxMultiple' | 'exceedsMaxBet' | 'exceedsLotteryGameMaxBet'): Reason => ({
  kind: 'limit',
  warning: { name, amount: '1', limit: '1234', currency: 'USDT' },
});
const REASONS: readonly (readonly [Reason, string])[] = [
  [{ kind: 'picksGone', count: 1 }, '1 selection is no longer on offer. Remove it to place the bet.'],
  [{ kind: 'picksGone', count: 2 }, '2 selections are no longer on offer. Remove them to place the bet.'],
  [{ kind: 'picksSuspended', count: 2 }, '2 selections are suspended at the moment. Wait or remove them.'],
  [
    { kind: 'linesMoved', count: 3 },
    'The handicaps or totals of 3 selections have changed. Accept them to place the bet.',
  ],
  [{ kind: 'oddsMoved', count: 1 }, 'Accept the new odds to place the bet.'],
  [{ kind: 'pricesUnknown' }, 'The current odds are being loaded.'],
  [{ kind: 'noLines', bankers: 3, longest: 2 }, '3 bankers need a longer bet type. Matches in the longest line: 2.'],
  [
    { kind: 'tooManyLines', lines: '1073741778', most: '10000' },
    'This bet has 1,073,741,778 lines. At most 10,000 can be placed at once.',
  ],
  [{ kind: 'multiple' }, 'Enter the multiple as a whole number from 1.'],
  [stake('empty'), 'Enter a stake.'],
  [stake('notANumber'), 'Enter an amount in digits, such as 12.50.'],
  [stake('ambiguous'), 'This could be read in two ways. Write it without thousands separators.'],
  [stake('tooManyPlaces'), 'USDT amounts have fewer decimal places.'],
  [stake('tooLong'), 'This amount is too long.'],
  [stake('notPositive'), 'The stake must be above zero.'],
  [{ kind: 'limit', warning: { name: 'disabledRegions', region: 'XB' } }, 'This game is not offered in your region.'],
  [limit('exceedsMaxMultiple'), 'The multiple is above the maximum of 1,234.'],
  [limit('exceedsMaxBet'), 'The total stake can be at most 1,234.00 USDT.'],
  [limit('exceedsLotteryGameMaxBet'), 'The total stake can be at most 1,234.00 USDT.'],
];

function Sentences() {
  const text = useReasonText();
  return h(
    Fragment,
    {},
    REASONS.map(([reason, sentence]) => h('p', { key: sentence + JSON.stringify(reason) }, text(reason))),
  );
}

it('each reason is a sentence with its numbers', () => {
  expect(textsOf(h(Sentences))).toEqual(REASONS.map(([, sentence]) => sentence));
});
