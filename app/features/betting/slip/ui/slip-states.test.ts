// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
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
  await statesOf(
    {},
    async (states) => {
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
    },
    `
    # empty
    heading "Bet slip"
    button "Slip settings"
    "Your bet slip is empty"
    "Tap on odds to add a selection."
    # empty: Slip settings
    button "Slip settings" [expanded]
    # one pick
    button "Single" [pressed, disabled]
    button "Lower the multiple" [disabled]
    textbox "Multiple" = "1"
    button "Share the slip"
    # three picks
    button "Combined" [pressed]
    button "Treble 3 String 1" [pressed, disabled]
    "11.69"
    button "Singles"
    # three picks: Share the slip
    sends POST /sports/api/v1/booking {"picks":"DQRKEDJ0VJJCX86XT7G1385"}
    # three picks: Remove all
    status "3 selections removed Undo"
    # three picks: Raise the multiple
    textbox "Multiple" = "2"
    # three picks: MAX: Highest possible stake
    textbox "Stake per line" = "166.66"
    # three picks: +5
    textbox "Stake per line" = "171.66"
    status "Your balance of 1,000.00 USDT does not cover this stake."
    # three picks: +10
    textbox "Stake per line" = "181.66"
    # too small a stake
    textbox "Stake per line" = "0.01"
    "0.01 USDT"
    "0.116928 USDT"
    button "Single 3 lines"
    # too high a stake
    status "The total stake can be at most 5,000.00 USDT."
    status "This bet cannot win: it costs 999,999.00 USDT and returns at most 4,500.00 USDT."
    textbox "Stake per line" = "999999" [invalid]
    "999,999.00 USDT"
    # a stake
    textbox "Stake per line" = "5"
    "5.00 USDT"
    "58.464 USDT"
    button "Place bet for 5.00 USDT returns up to 58.464 USDT"
    # placed
    "bet-0000001"
    "3/14/26, 12:00 PM"
    "A line with these markets has at most 15 matches."
    "A match postponed by more than 36 hours is void: it counts with odds of 1."
    # a quick bet
    button "Bet slip"
    button "Close"
    "Match result · Eintracht Rosenfels – Borussia Adlersberg"
    "Stake"
    # figures of the bar
    "Odds 11.69"
    # prices that are gone
    status "The odds of 3 selections have changed. Accept new odds"
    button "Accept and place" [disabled]
    button "Remove all"
    button "Remove Eintracht Rosenfels to win"
    # a match that is gone
    status "1 selection is no longer on offer. Remove it to place the bet. Remove what is gone"
    status "1 selection is no longer on offer. Remove it to place the bet."
    "No longer on offer"
    button "Remove what is gone"
    # a bad code
    alert "This booking code is damaged, cut off or mistyped. Check it and try again."
    # empty: nothing in its lists
    region "Bet slip"
    # three picks: nothing in its lists
    status "3 selections are no longer on offer. Remove them to place the bet. Remove what is gone"
    status "3 selections are no longer on offer. Remove them to place the bet."
    # three picks: refused
    status "The current odds are being loaded."
    "Combined odds"
  `,
  );
});

it('each state of the page of a booking code', async () => {
  await statesOf(
    {},
    async (states) => {
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
      await states.press('Sports', 'on to other matches');
      await states.draw('a stored code', page, stored({ data: { picks: codeOf(wins.slice(0, 1)) } }));
      await states.draw('an upstream without stored codes', page, stored({ status: 404 }));
      await states.explore('a stored code that fails', page, stored({ status: 400 }));
      await states.draw('a stored code that is late', page, stored('none'));
      await states.draw('a list that fails', page, { ...at(codeOf(wins)), answers: { '': { status: 400 } } });
    },
    `
    # a code
    "Mar 14, 01:00 PM"
    "2.40"
    "Mar 14, 01:20 PM"
    "2.03"
    # a code: Replace my slip
    goes to /sport
    # a pick is gone
    status "1 selection is no longer on offer and was left out."
    status "Some odds have changed since this code was made. You accept them on your slip."
    "1.01"
    "Match result"
    # all are gone
    "Nothing in this code can be bet on any more."
    # on to other matches
    goes to /sport
    # a stored code
    "Eintracht Rosenfels to win"
    "Eintracht Rosenfels – Borussia Adlersberg"
    button "Put it on my slip"
    # an upstream without stored codes
    alert "No selections are stored under this code here. It may have expired, or belong to another site."
    "Have a booking code?"
    # a stored code that fails
    alert "The matches of this code could not be loaded. Try again"
    # a stored code that is late
    status "Loading"
    # a code: nothing in its lists
    status "3 selections are no longer on offer and were left out."
    "Soccer · Match result"
    # a code: a guest
    "Mar 14, 02:40 PM"
    "Bahía Nueva to win"
  `,
  );
});

it('each state of cricket in the slip', async () => {
  await statesOf(
    {},
    async (states) => {
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
    },
    `
    # two picks
    status "Enter a stake."
    button "Place bet" [disabled]
    "Mar 14, 04:00 PM"
    "1.53"
    # two picks: Share the slip
    sends POST /sports/api/v1/booking {"picks":"4KA0W9T1B2MGM18TZ"}
    # two picks: Remove all
    status "2 selections removed Undo"
    # two picks: Remove Konkan Riders (Match winner)
    status "1 selection removed Undo"
    # two picks: Remove Ganga Warriors (Match winner)
    button "Open" [disabled]
    # two picks: +5
    textbox "Stake for Konkan Riders (Match winner)" = "5"
    # two picks: +10
    textbox "Stake for Konkan Riders (Match winner)" = "15"
    # two picks: nothing in its lists
    status "2 selections are no longer on offer. Remove them to place the bet. Remove what is gone"
    status "2 selections are no longer on offer. Remove them to place the bet."
    # two picks: refused
    status "Odds could not be refreshed. They may be out of date. Try again"
    button "Try again"
    # two picks: a guest
    "Sign in to complete your bet. Your selections are kept."
    button "Sign in"
  `,
  );
});
