// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { aBet } from '#app/features/betting/my-bets/test/a-bet.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { CashOutLink } from './cash-out-link.tsx';

it('names the amount of now, and none where there is no offer any more', async () => {
  await statesOf({}, async (states) => {
    const link = h(CashOutLink, { bet: aBet({ game: 'soccer', bet_id: '17' }), to: '/my-bets', className: undefined });
    const offer = { data: { amount: '9.21', currency: 'USDT' } };
    await states.draw('a bet', link, { answers: { '': offer } });
    states.shows('link "Cash out for 9.21 USDT"');
    states.answer({ '': { status: 400 } });
    await states.pass(60);
    states.shows('link "Cash out"');
  });
});
