// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { HouseRules } from './parts/house-rules.tsx';
import { HowToPlay } from './how-to-play.tsx';

it.each(['soccer', 'basketball', 'bd', 'cricket', 'marksix', 'pk10'] as const)(
  'each state of how to play %s',
  async (topic) => {
    await statesOf(
      {},
      async (states) => {
        await states.explore(topic, h(HowToPlay, { topic, topics: [topic, 'soccer'] }));
      },
      `

  `,
    );
  },
);

it('each state of the rules of a brand', async () => {
  await statesOf(
    {},
    async (states) => {
      const draw = (name: string, settings: object) =>
        states.draw(name, h(HouseRules), { settings: () => settings as never });
      const rules = { disabledRegions: { soccer: [], cricket: ['IN', 'GB'], pk10: ['BR'] } };
      await draw('no rules of its own', { rules: undefined });
      await draw('games that are closed in regions', { sports: ['bd'], rules });
      for (const game of ['soccer', 'basketball', 'bd']) await draw(`${game} alone`, { sports: [game], rules: {} });
      await draw('a market of one sport', { rules: { folds: { soccer: { wl: 2 } } } });
      await draw('no sports', { sports: ['cricket'] });
    },
    `
    # no rules of its own
    "Soccer: up to 15 matches in every market."
    "Basketball: up to 15 matches in every market."
    "BD soccer: at most Correct score 3, Total goals 6, Half time / full time 6, and Goals and parity 6."
    "A match postponed by more than 36 hours is void: it counts with odds of 1."
    # games that are closed in regions
    "PK10 racing is not offered in: Brazil."
    "Cricket is not offered in: India and United Kingdom."
    # soccer alone
    "Combined bets have lines of 2 to 15 matches in every market."
    # a market of one sport
    "Soccer: at most Match result 2."
    "BD soccer: up to 15 matches in every market."
  `,
  );
});

it('what each value of an example changes', async () => {
  const WALKS = {
    soccer: [
      ['Odds of match 1', '3.25'],
      ['Result of match 1', 'lost'],
      ['Result of match 2', 'void'],
      ['Stake per line', '7'],
      ['Multiple', '3'],
      ['Bet type', 'single'],
      ['Odds of match 2', 'x'],
    ],
    cricket: [
      ['Odds of match 1', '1'],
      ['Odds of match 2', '4'],
      ['Amount', '7.5'],
      ['Outcome', 'lost'],
      ['Odds of match 1', '0.99'],
      ['Amount', 'x'],
    ],
    marksix: [
      ['Special number', '8'],
      ['Amount', '12.5'],
      ['Odds of every bet', '1'],
      ['Odds of every bet', '0.99'],
      ['Odds of every bet', '2.1234567'],
      ['Odds of every bet', '2.123456'],
      ['Amount', '0'],
    ],
    pk10: [
      ['Amount', '-1'],
      ['Amount', '3'],
    ],
  } as const;
  await statesOf(
    {},
    async (states) => {
      for (const [topic, values] of Object.entries(WALKS) as [keyof typeof WALKS, (typeof WALKS)['soccer']][]) {
        await states.draw(topic, h(HowToPlay, { topic, topics: [topic] }));
        for (const [label, value] of values) {
          await states.type(label, value);
          await states.note(`${topic}: ${label}: ${value}`);
        }
      }
      const closed = { rules: { disabledRegions: { marksix: ['BR'], pk10: ['IN'] } }, games: ['hkmarksix'] };
      for (const topic of ['marksix', 'pk10', 'cricket'] as const)
        await states.draw(`${topic} of another brand`, h(HowToPlay, { topic, topics: [topic] }), {
          settings: () => closed as never,
        });
    },
    `
    # soccer
    "At 2:1 (0:0 at half time) this wins: Handicap draw (Calder Vale −1)"
    "At 2:1 (0:0 at half time) this wins: 2:1"
    "At 2:1 (0:0 at half time) this wins: 3 goals"
    "At 2:1 (0:0 at half time) this wins: Draw / Calder Vale"
    # soccer: Odds of match 1: 3.25
    textbox "Odds of match 1" = "3.25"
    "6.825"
    "68.25 USDT"
    "11.05"
    # soccer: Result of match 1: lost
    combobox "Result of match 1" = "Lost"
    # soccer: Result of match 2: void
    combobox "Result of match 2" = "Void"
    # soccer: Stake per line: 7
    textbox "Stake per line" = "7"
    "21.00 USDT"
    "175.105 USDT"
    # soccer: Bet type: single
    "Match 1"
    "3.25"
    "Match 2"
    "2.10"
    # soccer: Odds of match 2: x
    status "Enter odds of 1 or more and an amount above zero, in digits."
    textbox "Odds of match 2" = "x"
    # cricket
    textbox "Amount" = "5"
    "Selection 1"
    "Selection 2"
    "15.00 USDT"
    # cricket: Odds of match 1: 1
    textbox "Odds of match 1" = "1"
    "22.00 USDT"
    "10.00 USDT"
    # cricket: Odds of match 2: 4
    textbox "Odds of match 2" = "4"
    "30.00 USDT"
    # cricket: Amount: 7.5
    textbox "Amount" = "7.5"
    "12.50 USDT"
    "27.50 USDT"
    "7.50 USDT"
    # cricket: Outcome: lost
    "0.00 USDT"
    # cricket: Odds of match 1: 0.99
    textbox "Odds of match 1" = "0.99"
    # cricket: Amount: x
    textbox "Amount" = "x"
    # marksix
    "The special ball belongs to one of your animals. On 49 the stake comes back."
    "The ball drawn at this place. Big is 25 to 48. On 49 the stake comes back."
    "The numbers drawn are 3, 11, 20, 24, 35, 42. Choose the special number and see what each bet of the same amount pays."
    "Special number: 27"
    # marksix: Special number: 8
    combobox "Special number" = "8"
    # marksix: Amount: 12.5
    textbox "Amount" = "12.5"
    "50.00 USDT"
    # marksix: Odds of every bet: 1
    textbox "Odds of every bet" = "1"
    # marksix: Odds of every bet: 0.99
    textbox "Odds of every bet" = "0.99"
    # marksix: Odds of every bet: 2.1234567
    textbox "Odds of every bet" = "2.1234567"
    # marksix: Odds of every bet: 2.123456
    textbox "Odds of every bet" = "2.123456"
    "Special: last digit: Ends in 7"
    "Last digit of any ball: Ends in 1"
    "26.5432 USDT"
    # marksix: Amount: 0
    textbox "Amount" = "0"
    # pk10
    "6th to 10th"
    "Champion: Car 8"
    "40.00 USDT"
    "Champion + runner-up: 11"
    # pk10: Amount: -1
    textbox "Amount" = "-1"
    # pk10: Amount: 3
    textbox "Amount" = "3"
    "12.00 USDT"
    "Places 1 and 10: Dragon"
    "Outcome"
    # marksix of another brand
    "Drawn number: 3"
    "A zodiac combination that contains the animal of the year pays 15% less."
    "Number 1 belongs to the animal of the year; the animals run backwards from it. The year turns at the lunar new year."
    "On 49 sides and merged animals tie: the stake comes back."
    # pk10 of another brand
    "Of the 90 ways in which two cars can come first, so many make each sum:"
    "10 8"
    "11 10"
    "12 8"
    # cricket of another brand
    "Odds of match 1"
    "Odds of match 2"
    "30.50 USDT"
    "18.50 USDT"
  `,
  );
});
