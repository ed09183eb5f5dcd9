// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { bookPicks, shortCode, type BookedCricket, type BookedSlip } from '#engine/booking';
import type { CricketMatch, Match } from '#contract/entities';
import { openMatches } from '#app/test/place.ts';
import type { AppStore } from '#app/store/store.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import type { SlipContent } from '#app/features/betting/slip/model/slip-item.ts';
import { pickToggled } from '#app/features/betting/slip/model/slip-slice.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { BookingPage } from './booking-page.tsx';

const page = h(BookingPage);
const at = (code: string) => ({ address: `/booking/${code}`, path: '/booking/:code' });
const winOf = ({ match_id: id, markets }: Match, odds?: string): BookedSlip['matches'][number] => {
  const now = markets.find(({ kind }) => kind === 'wl')?.outcomes.find(({ outcome }) => outcome === 'w')?.odds ?? '';
  return { id, picks: [{ market: 'wl', outcome: 'w', odds: odds ?? now }] };
};
const codeOf = (matches: BookedSlip['matches'], cricket: readonly BookedCricket[] = []): string =>
  bookPicks({
    slips:
      matches.length === 0
        ? []
        : [{ game: 'soccer', passes: matches.length === 1 ? ['single'] : [`${matches.length}-string-1`], matches }],
    cricket,
  });
const GONE: BookedSlip['matches'][number] = { id: 'none', picks: [{ market: 'wl', outcome: 'w', odds: '2.25' }] };

it('each state of a booking code', async () => {
  await statesOf(
    {},
    async (states) => {
      const [first, second] = (await openMatches(states)) as [Match, Match];
      const code = codeOf([winOf(first), winOf(second)]);
      await states.draw('two picks', page, at(code));
      const slip = () =>
        (states.store.getState() as unknown as { slip: SlipContent }).slip.items.map(
          ({ matchId, market, outcome, odds, home }) => [matchId, market, outcome, odds, home].join(' '),
        );
      await states.press('Put it on my slip');
      expect(states.store.getState().overlay).toEqual({ kind: 'slip' });
      const own = 'm1 wl w 1.85 Calder Vale';
      const booked = slip();
      expect(booked.map((item) => item.split(' ')[0])).toEqual([first.match_id, second.match_id]);
      const withSlip = { ...at(code), before: ({ dispatch }: AppStore) => void dispatch(pickToggled(aPick())) };
      await states.draw('with a slip', page, withSlip);
      await states.press('Add to my slip');
      expect(states.store.getState().overlay).toEqual({ kind: 'slip' });
      expect(slip()).toEqual([own, ...booked]);
      await states.draw('with a slip again', page, withSlip);
      await states.press('Replace my slip');
      expect(slip()).toEqual(booked);
      const fill = ({ dispatch }: AppStore) => {
        for (let nth = 1; nth < 15; nth += 1) dispatch(pickToggled(aPick({ matchId: `m${nth}` })));
      };
      await states.draw('with a slip that has room for one', page, { ...at(code), before: fill });
      await states.press('Add to my slip');
      expect(slip()).toHaveLength(15);
      expect(states.store.getState().toast.shown.map(({ text }) => text)).toEqual(['toast.slipFull']);
      await states.draw('other odds, and a pick that is gone', page, at(codeOf([winOf(first, '1.01'), GONE])));
      await states.draw('all gone', page, at(codeOf([GONE])));
      const matches = (await states.get('/sports/cricketAPI/matchData/matchList')) as readonly CricketMatch[];
      const match = matches.find(({ bets }) => Object.values(bets).some(({ isOpen }) => isOpen));
      const [id = '', offer] = Object.entries(match?.bets ?? {}).find(([, { isOpen }]) => isOpen) ?? [];
      const cricketOf = (odds: string) => ({
        matchId: match?.matchId ?? '',
        picks: [
          { id, odds },
          { id: 'none', odds: '3.5' },
        ],
      });
      await states.draw('cricket', page, at(codeOf([], [cricketOf(offer?.odd ?? '')])));
      await states.draw('cricket at other odds', page, at(codeOf([], [cricketOf('1.01')])));
      await states.draw('nothing is answered', page, { ...at(code), answers: { '': 'none' } });
      await states.draw('the upstream fails', page, { ...at(code), answers: { '': { status: 404 } } });
      await states.draw('a short code that is not stored', page, at(shortCode(255)));
    },
    `
    # two picks
    "Mar 14, 01:00 PM"
    "2.40"
    "Mar 14, 01:20 PM"
    "2.03"
    # Put it on my slip pressed
    goes to /sport
    # with a slip
    "Match result"
    "Eintracht Rosenfels to win"
    "Eintracht Rosenfels – Borussia Adlersberg"
    "Bahía Nueva to win"
    # Add to my slip pressed
    goes to /sport
    # with a slip again
    "Bahía Nueva – Mirador"
    button "Replace my slip"
    button "Add to my slip"
    # Replace my slip pressed
    goes to /sport
    # other odds, and a pick that is gone
    status "1 selection is no longer on offer and was left out."
    status "Some odds have changed since this code was made. You accept them on your slip."
    "1.01"
    "2.25"
    # all gone
    "Nothing in this code can be bet on any more."
    # cricket
    "1.53"
    "3.50"
    "Match winner"
    "Konkan Riders"
    # cricket at other odds
    img "better"
    "was"
    "now"
    # nothing is answered
    status "Loading"
    # the upstream fails
    alert "The matches of this code could not be loaded. Try again"
    button "Try again"
    # a short code that is not stored
    alert "No selections are stored under this code here. It may have expired, or belong to another site."
    button "Open" [disabled]
    "Have a booking code?"
  `,
  );
});
