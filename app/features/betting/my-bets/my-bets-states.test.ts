// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { openMatches, placeOthers, placeWins } from '#app/test/place.ts';
import { MyBets } from './my-bets.tsx';

it('each state of the bets of a player', async () => {
  await statesOf(
    {},
    async (states) => {
      await states.explore('no bets', h(MyBets));
      await states.draw('bets that are late', h(MyBets), { answers: { '': 'none' } });
      const matches = await openMatches(states);
      const single = await placeWins(states, matches.slice(0, 1), ['single'], '10');
      const system = await placeWins(states, matches.slice(0, 3), ['2-string-1', '3-string-1'], '2');
      const { lottery, race, cricket } = await placeOthers(states);
      await states.explore('bets', h(MyBets));
      for (const bet of [`soccer.${single.bet_id}`, `soccer.${system.bet_id}`])
        await states.explore(`a bet`, h(MyBets), { address: `/my-bets?bet=${bet}` });
      await states.explore('a cash-out', h(MyBets), { address: `/my-bets?bet=soccer.${single.bet_id}&cashout=true` });
      for (const bet of [`hkmarksix.${lottery.bet_id}`, `pk10.${race.bet_id}`, `cricket.${cricket.bet_id}`])
        await states.draw('a bet of another kind', h(MyBets), { address: `/my-bets?bet=${bet}` });
      const down = { status: 400 };
      const late = {
        'soccer/mybet?start=0&limit=20&status=-1': down,
        'pk10/mybet?start=0&limit=20&status=-1': down,
      };
      await states.draw('two lists fail', h(MyBets), { answers: late });
      const two = { sports: ['soccer'], games: [] } as const;
      await states.draw('a brand with one kind of bets', h(MyBets), { settings: () => two as never });
      const three = { sports: ['soccer'], games: ['hkmarksix'] } as const;
      await states.draw('a brand with two kinds of bets', h(MyBets), { settings: () => three as never });
      await states.draw('no such bet', h(MyBets), { address: '/my-bets?bet=soccer.none' });
    },
    `
    # no bets
    button "All bets" [pressed]
    button "Active" [pressed]
    button "Sports"
    button "Lotteries"
    # bets that are late
    status "Loading your bets"
    button "Settled"
    # bets
    "Mar 14, 2026, 12:00 PM"
    "Mar 14, 01:00 PM"
    "2.40"
    "Mar 14, 01:20 PM"
    # bets: Bet again: bet-0000002
    goes to /sport
    # bets: Share: bet-0000002
    status "Copied"
    # a bet
    "bet-0000002"
    "2.00 USDT"
    "8.00 USDT"
    "54.3936 USDT"
    # a bet: Back to my bets
    goes to /my-bets
    # a bet: Bet again: bet-0000001
    goes to /sport
    # a cash-out
    "9.216 USDT"
    "valid for 10 s"
    "10.00 USDT"
    "24.00 USDT"
    # a cash-out: Back to my bets
    goes to /my-bets
    # a cash-out: Cash out for 9.216 USDT
    sends POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out {"amount":"9.216000"}
    # a cash-out: Bet again: bet-0000001
    goes to /sport
    # a bet of another kind
    "bet-0000005"
    "7.00 USDT"
    "10.71 USDT"
    "1.53"
    # two lists fail
    alert "Some of your bets could not be loaded: Soccer, PK10 racing. Try again"
    "2.78"
    "5.00 USDT"
    "13.90 USDT"
    # a brand with one kind of bets
    "2.03"
    "Mar 14, 02:40 PM"
    heading "Soccer · Trixie"
    "Eintracht Rosenfels to win"
    # a brand with two kinds of bets
    "Special: colour"
    link "Details of bet bet-0000003"
    group "Kind of bet"
    "Red"
    # no such bet
    status "There is nothing to show about this bet."
    button "Back to my bets" [focused]
    # no bets: nothing in its lists
    button "PK10 racing"
    button "Cricket"
    # no bets: refused
    alert "Your bets could not be loaded. Try again"
    button "Try again"
    # no bets: a phone
    "2.20"
    "3.00 USDT"
    # bets: nothing in its lists
    "You have no active bets."
    # bets: a phone
    "6.60 USDT"
    "PENDING"
    # a bet: a guest
    alert "This bet could not be loaded. Try again"
    # a bet: a phone
    "Round-the-World Club Cup · Mar 14, 2026, 1:20 PM"
    "Round-the-World Club Cup · Mar 14, 2026, 2:40 PM"
    # a cash-out: a phone
    "-0.784 USDT"
    "Line 1"
  `,
  );
});
