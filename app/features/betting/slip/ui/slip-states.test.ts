// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import type { CricketMatch, Match } from '#contract/entities';
import { openMatches } from '#app/test/place.ts';
import type { AppStore } from '#app/store/store.ts';
import type { Answer } from '#app/test/markup/drawn-upstream.ts';
import { bookingCode } from '#app/features/betting/slip/booking/booking-code.ts';
import { priceItems } from '#app/features/betting/slip/pricing/price-items.ts';
import { ticketsOf } from '#app/features/betting/slip/pricing/tickets.ts';
import { BookingPage } from './booking-page.tsx';
import { cricketToggled, pickToggled } from '#app/features/betting/slip/model/slip-slice.ts';
import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import { BarFigures } from './bar-figures.tsx';
import { QuickBet } from './quick-bet.tsx';
import { SlipPanel } from './slip-panel.tsx';

const winOf = ({ match_id: matchId, home, away, league, start_time: startTime, markets }: Match): SlipItem => {
  const odds = markets.find(({ kind }) => kind === 'wl')?.outcomes.find(({ outcome }) => outcome === 'w')?.odds ?? '';
  return { game: 'soccer', matchId, home, away, league: league.name, startTime, market: 'wl', outcome: 'w', odds };
};
const panel = h(SlipPanel, { title: 'Bet slip' });
const STAKE = 'Stake per line';

it('each state of the slip', async () => {
  const text = await statesOf({}, async (states) => {
    const wins = (await openMatches(states)).slice(0, 3).map(winOf);
    const pick = (count: number) => ({
      before: ({ dispatch }: AppStore) => {
        for (const win of wins.slice(0, count)) dispatch(pickToggled(win));
      },
    });
    await states.explore('empty', panel);
    await states.draw('one pick', panel, pick(1));
    // The last pass stays: without one there is no bet.
    await states.press('Single', 'its only pass pressed');
    await states.draw('one pick of a guest', panel, { ...pick(1), isPlayer: false });
    await states.explore('three picks', panel, pick(3));
    await states.drawAgain(panel, pick(3));
    await states.type(STAKE, '0.01');
    await states.note('too small a stake');
    await states.type(STAKE, '999999');
    await states.note('too high a stake');
    await states.type(STAKE, '5');
    await states.note('a stake');
    await states.press('Place bet', 'placed');
    await states.draw('a quick bet', h(QuickBet), pick(1));
    await states.draw('figures of the bar', h(BarFigures), pick(3));
    await states.draw('prices that are gone', panel, {
      before: ({ dispatch }) => {
        for (const win of wins) dispatch(pickToggled({ ...win, odds: '1.01' }));
      },
    });
    await states.draw('a match that is gone', panel, {
      before: ({ dispatch }) => void dispatch(pickToggled({ ...(wins[0] as SlipItem), matchId: 'none' })),
    });
    await states.draw('a bad code', h(BookingPage), { address: '/booking/none', path: '/booking/:code' });
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/slip/slip'));
});

it('each state of the page of a booking code', async () => {
  const text = await statesOf({}, async (states) => {
    const wins = (await openMatches(states)).slice(0, 3).map(winOf);
    const gone = { ...(wins[0] as SlipItem), matchId: 'none' };
    const codeOf = (items: readonly SlipItem[]) => {
      const tickets = ticketsOf({ items, mode: 'combined', coupons: {}, stakes: {} }, priceItems(items, {}, 'none'));
      return bookingCode(tickets) ?? '';
    };
    const page = h(BookingPage);
    const at = (code: string) => ({ address: `/booking/${code}`, path: '/booking/:code' });
    const stored = (answer: Answer) => ({ ...at('000007Z7'), answers: { '/booking/000007Z7': answer } });
    await states.explore('a code', page, {
      ...at(codeOf(wins)),
      before: ({ dispatch }) => void dispatch(pickToggled(wins[2] as SlipItem)),
    });
    await states.draw('a pick is gone', page, at(codeOf([gone, { ...(wins[1] as SlipItem), odds: '1.01' }])));
    await states.draw('all are gone', page, at(codeOf([gone])));
    await states.draw('a stored code', page, stored({ data: { picks: codeOf(wins.slice(0, 1)) } }));
    await states.draw('an upstream without stored codes', page, stored({ status: 404 }));
    await states.explore('a stored code that fails', page, stored({ status: 400 }));
    await states.draw('a stored code that is late', page, stored('none'));
    await states.draw('a list that fails', page, { ...at(codeOf(wins)), answers: { '': { status: 400 } } });
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/slip/booking'));
});

it('each state of cricket in the slip', async () => {
  const text = await statesOf({}, async (states) => {
    const matches = (await states.get('/sports/cricketAPI/matchData/matchList')) as readonly CricketMatch[];
    const match = matches.find(({ state }) => state === 'scheduled');
    const offers = Object.entries(match?.bets ?? {}).slice(0, 2);
    await states.explore('two picks', panel, {
      before: ({ dispatch }) => {
        for (const [id, offer] of offers)
          dispatch(
            cricketToggled({ matchId: match?.matchId, home: 'Home', away: 'Away', pick: { id, ...offer } } as never),
          );
      },
    });
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/slip/slip-cricket'));
});
