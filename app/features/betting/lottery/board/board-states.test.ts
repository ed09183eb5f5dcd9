// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { OddsItem } from '#contract/entities';
import { MARK_SIX_KINDS } from '#engine/lottery';
import type { DrawItem } from '#app/features/betting/draws/index.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { groupPrices } from '#app/features/betting/lottery/model/price-of-choice.ts';
import { ChoiceBoard } from '#app/ui/choice-board.tsx';
import { BetBoard } from './bet-board.tsx';
import { CombinationPicker } from './combination-picker.tsx';
import { MergePicker } from './merge-picker.tsx';

it('each state of the boards of animals', async () => {
  const items: DrawItem[] = [];
  await statesOf(
    {},
    async (states) => {
      const added = () => {
        const { drawSlip } = states.store.getState() as unknown as {
          readonly drawSlip?: { readonly items: DrawItem[] };
        };
        items.push(...(drawSlip?.items ?? []));
      };
      const odds = (await states.get('/sports/api/v1/marksix/odds?game=hkmarksix')) as OddsItem[];
      await states.draw('combinations', h(CombinationPicker, { odds, year: 'horse' }));
      for (const animal of ['Rat', 'Ox', 'Horse']) await states.press(animal);
      await states.press('Add to bet');
      added();
      await states.press('1 animal');
      await states.draw('combinations that are not sold', h(CombinationPicker, { odds: [], year: 'horse' }));

      const prices = groupPrices(odds, { kind: 'specialCodeMergeAnimal' }) ?? new Map<string, OddsItem>();
      await states.draw('merged animals', h(MergePicker, { prices, year: 'horse' }));
      for (const animal of ['Rat', 'Ox']) await states.press(animal);
      await states.press('Ox', 'Ox removed');
      await states.press('Horse');
      await states.press('Add to bet');
      added();
      await states.press('Exactly 6 animals');
      for (const animal of ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon']) await states.press(animal);
      await states.press('Snake');
      await states.press('Horse', 'a seventh');
      await states.draw('merged animals that are not sold', h(MergePicker, { prices: new Map(), year: 'horse' }));
      for (const animal of ['Rat', 'Ox']) await states.press(animal);
      const cells = [{ key: 'a', name: 'A at 2.00', isPicked: true, content: 'A' }];
      await states.draw(
        'a locked board',
        h(ChoiceBoard, {
          label: 'Board',
          cells,
          isLocked: true,
          onToggle: (key) => void items.push({ key } as DrawItem),
        }),
      );
      await states.press('A at 2.00');
    },
    `
    # combinations
    button "4 animals"
    button "5 animals"
    button "Rat"
    button "Ox"
    # 1 animal pressed
    button "1 animal" [pressed]
    button "2 animals"
    # merged animals
    button "Exactly 6 animals"
    button "Tiger"
    button "Rabbit"
    button "Dragon"
    # Exactly 6 animals pressed
    button "Exactly 6 animals" [pressed]
    button "2 to 9 animals"
    # Tiger pressed
    status "3 selected"
    button "Tiger" [pressed]
    # Rabbit pressed
    status "4 selected"
    button "Rabbit" [pressed]
    # Dragon pressed
    status "5 selected"
    button "Dragon" [pressed]
    # Snake pressed
    status "6 selected · Odds 1.95"
    button "Snake" [pressed]
    # a seventh
    status "7 selected"
    # merged animals that are not sold
    button "Snake"
    # a locked board
    button "A at 2.00" [pressed, disabled]
  `,
  );
  expect(items).toEqual([
    {
      key: 'specialCodeCombinationZodiacs||2||horse+ox+rat',
      choice: { kind: 'specialCodeCombinationZodiacs', selection: ['rat', 'ox', 'horse'], level: 2 },
      odds: '4.05',
    },
    {
      key: 'specialCodeMergeAnimal||||horse+rat',
      choice: { kind: 'specialCodeMergeAnimal', selection: ['rat', 'horse'] },
      odds: '5.76',
    },
  ]);
});

it('the board of each kind of bet, and what is drawn instead', async () => {
  const ODDS = '/sports/api/v1/marksix/odds?game=hkmarksix';
  await statesOf(
    {},
    async (states) => {
      const board = (kind: (typeof MARK_SIX_KINDS)[number], year?: 'horse') =>
        h(BetBoard, { key: kind, game: 'hkmarksix', kind, year });
      const items = () => {
        const { drawSlip } = states.store.getState() as unknown as {
          readonly drawSlip?: { readonly items: DrawItem[] };
        };
        return h('pre', {}, JSON.stringify(drawSlip?.items));
      };
      for (const kind of MARK_SIX_KINDS) {
        await states.draw(kind, board(kind, 'horse'));
        if (!/Merge|Combination/.test(kind)) {
          const button = [...document.querySelectorAll<HTMLElement>('button[class*=cell]')].at(1);
          await states.press(button?.getAttribute('aria-label') ?? '', `${kind}: its second cell`);
          await states.draw(`${kind}: what is picked`, items(), {});
        }
        await states.draw(`${kind} in an unknown year`, board(kind));
      }
      await states.draw('the second number drawn', board('numberCodeColor'));
      await states.press('2nd');
      await states.draw('odds that fail', board('tail'), { answers: { [ODDS]: { status: 400 } } });
      states.answer({});
      await states.press('Try again');
      await states.draw('odds that are late', board('tail'), { answers: { [ODDS]: 'none' } });
      const odds = (await states.get(ODDS)) as OddsItem[];
      await states.draw('odds without one of a kind', board('specialCodeColor'), {
        answers: { [ODDS]: { data: odds.filter(({ index, top }) => index !== 2 || top !== 'red') } },
      });
    },
    `
    # specialCode
    "Per bet: 1 to 5,000 USDT"
    "The special ball is exactly this number."
    disclosure "Quick picks"
    button "Red"
    # specialCode: its second cell
    button "2, Red, Snake, odds 47.00" [pressed]
    # specialCode: what is picked
    "[{"key":"specialCode||||2","choice":{"kind":"specialCode","selection":2},"odds":"47.00"}]"
    # specialCode in an unknown year
    button "Blue"
    button "Green"
    button "Big"
    button "Small"
    # specialCodeSide
    "Big is 25 to 48. On 49 the stake comes back."
    button "Big, odds 1.97"
    button "Small, odds 1.97"
    button "Odd, odds 1.97"
    # specialCodeSide: its second cell
    button "Small, odds 1.97" [pressed]
    # specialCodeSide: what is picked
    "[{"key":"specialCodeSide||||small","choice":{"kind":"specialCodeSide","selection":"small"},"odds":"1.97"}]"
    # specialCodeSide in an unknown year
    button "Even, odds 1.97"
    button "Digit sum odd, odds 1.97"
    button "Digit sum even, odds 1.97"
    button "Last digit big, odds 1.97"
    # specialCodeColor
    "The special ball has this colour."
    button "Red, odds 2.78"
    button "Blue, odds 2.95"
    button "Green, odds 2.95"
    # specialCodeColor: its second cell
    button "Blue, odds 2.95" [pressed]
    # specialCodeColor: what is picked
    "[{"key":"specialCodeColor||||blue","choice":{"kind":"specialCodeColor","selection":"blue"},"odds":"2.95"}]"
    # specialCodeAnimal
    "The special ball belongs to this animal."
    button "Rat, odds 11.20"
    button "Ox, odds 11.20"
    button "Tiger, odds 11.20"
    # specialCodeAnimal: its second cell
    button "Ox, odds 11.20" [pressed]
    # specialCodeAnimal: what is picked
    "[{"key":"specialCodeAnimal||||ox","choice":{"kind":"specialCodeAnimal","selection":"ox"},"odds":"11.20"}]"
    # specialCodeMergeAnimal
    status "0 selected"
    button "2 to 9 animals" [pressed]
    button "Add to bet" [disabled]
    "The special ball belongs to one of your animals. On 49 the stake comes back."
    # specialCodeTail
    "The special ball ends in this digit."
    button "Ends in 0, odds 11.70"
    button "Ends in 1, odds 9.40"
    button "Ends in 2, odds 9.40"
    # specialCodeTail: its second cell
    button "Ends in 1, odds 9.40" [pressed]
    # specialCodeTail: what is picked
    "[{"key":"specialCodeTail||||1","choice":{"kind":"specialCodeTail","selection":1},"odds":"9.40"}]"
    # specialCodeTail in an unknown year
    button "Ends in 3, odds 9.40"
    button "Ends in 4, odds 9.40"
    button "Ends in 5, odds 9.40"
    button "Ends in 6, odds 9.40"
    # tail
    "At least one of the seven balls ends in this digit."
    button "Ends in 0, odds 2.05"
    button "Ends in 1, odds 1.78"
    button "Ends in 2, odds 1.78"
    # tail: its second cell
    button "Ends in 1, odds 1.78" [pressed]
    # tail: what is picked
    "[{"key":"tail||||1","choice":{"kind":"tail","selection":1},"odds":"1.78"}]"
    # tail in an unknown year
    button "Ends in 3, odds 1.78"
    button "Ends in 4, odds 1.78"
    button "Ends in 5, odds 1.78"
    button "Ends in 6, odds 1.78"
    # specialCodeCombinationZodiacs
    button "2 animals" [pressed]
    "All animals of a set must come among the seven balls. Each set is a bet of its own."
    button "1 animal"
    button "3 animals"
    # numberCode
    button "1st number" [pressed]
    button "2nd number"
    button "3rd number"
    button "4th number"
    # numberCode: its second cell
    button "2, Red, Snake, odds 43.00" [pressed]
    # numberCode: what is picked
    "[{"key":"numberCode|no1|||2","choice":{"kind":"numberCode","position":"no1","selection":2},"odds":"43.00"}]"
    # numberCode in an unknown year
    button "5th number"
    button "6th number"
    "The ball drawn at this place is exactly this number."
    button "Odd"
    # numberCodeSide
    "The ball drawn at this place. Big is 25 to 48. On 49 the stake comes back."
    button "Last digit small, odds 1.97"
    button "Big and odd, odds 3.85"
    button "Big and even, odds 3.85"
    # numberCodeSide: what is picked
    "[{"key":"numberCodeSide|no1|||small","choice":{"kind":"numberCodeSide","position":"no1","selection":"small"},"odds":"1.97"}]"
    # numberCodeSide in an unknown year
    button "Small and odd, odds 3.85"
    button "Small and even, odds 3.85"
    group "Place in the draw"
    # numberCodeColor
    "The ball drawn at this place has this colour."
    # numberCodeColor: what is picked
    "[{"key":"numberCodeColor|no1|||blue","choice":{"kind":"numberCodeColor","position":"no1","selection":"blue"},"odds":"2.95"}]"
    # 2nd pressed
    button "2nd number" [pressed]
    button "1st number"
    # odds that fail
    alert "The odds could not be loaded. Try again"
    button "Try again"
    # Try again pressed
    button "Ends in 7, odds 1.78"
    button "Ends in 8, odds 1.78"
    button "Ends in 9, odds 1.78"
    # odds that are late
    status "Loading the lottery …"
    # odds without one of a kind
    status "There are no odds for this bet type at the moment. Try another one, or come back shortly."
  `,
  );
});
