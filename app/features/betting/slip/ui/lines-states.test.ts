// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import type { SettleRules } from '#engine/sports';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { checkTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import type { Ticket } from '#app/features/betting/slip/pricing/tickets.ts';
import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { Explanation } from './explanation.tsx';
import { LineList } from './line-list.tsx';

const BOUNDS = { currency: 'USDT', limits: undefined, rate: undefined, brandStake: undefined };

/** The lines and the explanation of a combined bet. */
function details(
  items: readonly SlipItem[],
  passes: readonly string[],
  { rules, ...over }: Partial<Ticket> & { readonly rules?: SettleRules } = {},
) {
  const priced = items.map((item) => ({ item, state: 'open', bet: item }) as const);
  const game = items[0]?.game ?? 'soccer';
  const ticket = { id: game, game, priced, passes, lineStake: '2.5', multiple: '1', bankers: [], ...over };
  const checked = checkTicket(ticket, { ...BOUNDS, rules });
  const slip = checked.bet?.slip;
  if (slip === undefined) throw new Error(JSON.stringify(checked.reasons));
  return [h(Explanation, { key: 1, checked, slip }), h(LineList, { key: 2, checked, slip })];
}
const pick = (number: number, over: Partial<SlipItem> = {}) =>
  aPick({ matchId: `m${number}`, home: `Home ${number}`, away: `Away ${number}`, odds: `1.${number}7`, ...over });
const picks = (count: number) => Array.from({ length: count }, (_, index) => pick(index + 1));

it('the last of full pages is full', async () => {
  await statesOf({}, async (states) => {
    await states.draw('120 lines', details(picks(16), ['2-string-1']));
    await states.press('Last');
    states.shows('status "101–120 of 120"');
  });
});

it('each state of the lines of a bet, and of the explanation of its maximum', async () => {
  await statesOf(
    {},
    async (states) => {
      await states.draw('one line', details([pick(1)], ['single']));
      const two = [pick(1), pick(1, { outcome: 'd', odds: '3.333' }), pick(2)];
      await states.draw('two picks of a match, and another', details(two, ['2-string-1'], { multiple: '3' }));
      await states.draw('lines of three lengths', details(picks(3), ['single', '2-string-1', '3-string-1']));
      // With two bankers in every line there are no singles: nothing is said of them.
      const banked = { bankers: ['m1', 'm2'] };
      await states.draw('two bankers', details(picks(3), ['single', '2-string-1', '3-string-1'], banked));
      await states.draw(
        'single match betting',
        details([pick(1, { game: 'bd' }), pick(2, { game: 'bd' })], ['2-string-1']),
      );
      // What the slip shows as its maximum, what the explanation comes to, and what each line pays.
      const rules = { prizeCap: [{ from: 1, to: 15, cap: '2.5' }] };
      for (const game of ['soccer', 'bd'] as const)
        await states.draw(`${game}, capped`, details([pick(1, { game }), pick(6, { game })], ['single'], { rules }));
      await states.draw('45 lines', details(picks(10), ['2-string-1']));
      await states.press('Next');
      await states.press('Last');
      await states.press('Previous');
      await states.press('First');
    },
    `
    # one line
    status "1–1 of 1"
    "Home 1 – Away 1"
    "Home 1 to win"
    "1.17"
    # two picks of a match, and another
    status "1–2 of 2"
    "3.333"
    "Home 2 – Away 2"
    "Home 2 to win"
    # lines of three lengths
    status "1–7 of 7"
    "Home 3 – Away 3"
    "Home 3 to win"
    "1.37"
    # two bankers
    "1 line of 2: 1.4859"
    "These sums × 2.50 USDT × 1 = 8.803957 USDT"
    # single match betting
    "These sums × 2.50 USDT × 1 × 0.65 = 2.414587 USDT"
    "2.414587"
    # soccer, capped
    "Home 6 – Away 6"
    "Home 6 to win"
    "1.67"
    "2 lines of 1: 2.84"
    # bd, capped
    "These sums × 2.50 USDT × 1 × 0.65 = 4.615 USDT"
    "The rules of this bet pay 4.40125 USDT of that at most."
    "1.90125"
    # 45 lines
    status "1–20 of 45"
    button "First" [disabled]
    button "Previous" [disabled]
    "1.27"
    # Next pressed
    status "21–40 of 45"
    "Home 3 to win · Home 7 to win"
    "2.42"
    "6.06225"
    # Last pressed
    status "41–45 of 45"
    button "Next" [disabled]
    button "Last" [disabled]
    "Home 7 to win · Home 9 to win"
    # Previous pressed
    "Home 3 to win · Home 8 to win"
    "2.56"
    "6.40475"
    "Home 3 to win · Home 9 to win"
    # First pressed
    "Home 1 to win · Home 2 to win"
    "1.48"
    "3.71475"
    "Home 1 to win · Home 3 to win"
  `,
  );
});
