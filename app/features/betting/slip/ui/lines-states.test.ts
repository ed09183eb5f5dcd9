// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { SettleRules } from '#engine/sports';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { checkTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import type { Ticket } from '#app/features/betting/slip/pricing/tickets.ts';
import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { Explanation } from './explanation.tsx';
import { LineList } from './line-list.tsx';

const BOUNDS = { currency: 'USDT', language: 'en', limits: undefined, rate: undefined, brandStake: undefined };

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

it('each state of the lines of a bet, and of the explanation of its maximum', async () => {
  const text = await statesOf({}, async (states) => {
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
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/slip/slip-lines'));
});
