// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { OddsItem } from '#contract/entities';
import { MARK_SIX_KINDS } from '#engine/lottery';
import type { DrawItem } from '#app/features/betting/draws/index.ts';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { groupPrices } from '#app/features/betting/lottery/model/price-of-choice.ts';
import { ChoiceBoard } from '#app/ui/choice-board.tsx';
import { BetBoard } from './bet-board.tsx';
import { CombinationPicker } from './combination-picker.tsx';
import { MergePicker } from './merge-picker.tsx';

it('each state of the boards of animals', async () => {
  const items: DrawItem[] = [];
  const text = await statesOf({}, async (states) => {
    const added = () => {
      const { drawSlip } = states.store.getState() as unknown as { readonly drawSlip?: { readonly items: DrawItem[] } };
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
  });
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
  await expect(text).toMatchFileSnapshot(statesFile('betting/draws/lottery-board'));
});

it('the board of each kind of bet, and what is drawn instead', async () => {
  const ODDS = '/sports/api/v1/marksix/odds?game=hkmarksix';
  const text = await statesOf({}, async (states) => {
    const board = (kind: (typeof MARK_SIX_KINDS)[number], year?: 'horse') =>
      h(BetBoard, { key: kind, game: 'hkmarksix', kind, year });
    const items = () => {
      const { drawSlip } = states.store.getState() as unknown as { readonly drawSlip?: { readonly items: DrawItem[] } };
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
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/draws/bet-boards'));
});
