// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h, useState } from 'react';
import { expect, it } from 'vitest';
import type { WholeSummary } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { PlaceButton } from './place-button.tsx';

const STILL = {
  currency: 'USDT',
  total: { totalStake: '5', max: '9.25', min: '0', guaranteed: '0' },
  bets: 1,
  reasons: [],
  priced: [],
  moved: [],
  tickets: [],
  staked: [],
  cricket: [],
  stakedCricket: [],
} as unknown as WholeSummary;
const ROOM = { maxLineStake: () => undefined, allowed: () => undefined };
const MOVED: WholeSummary = {
  ...STILL,
  moved: [aPick({ odds: '1.70' })],
  reasons: [{ kind: 'oddsMoved', count: 1 }],
};

it('a press meant for odds that moved 0.4 s ago or less places nothing', () =>
  statesOf({}, async (states) => {
    let placed = 0;
    const placing = { bets: [], isLocked: false, place: () => void (placed += 1), dismiss: () => undefined };
    function Slip() {
      const [hasMoved, setMoved] = useState(false);
      return [
        h('button', { key: 'move', onClick: () => setMoved(true) }, 'the odds move'),
        h(PlaceButton, { key: 'place', summary: hasMoved ? MOVED : STILL, placing, room: ROOM }),
      ];
    }
    await states.draw('a bet', h(Slip));
    await states.press('the odds move');
    await states.pass(0.399);
    await states.press('Accept and place');
    expect(placed).toBe(0);
    await states.pass(0.001);
    await states.press('Accept and place');
    expect(placed).toBe(1);
  }));
