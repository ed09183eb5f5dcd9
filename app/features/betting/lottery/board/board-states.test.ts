// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { OddsItem } from '#contract/entities';
import type { DrawItem } from '#app/features/betting/draws/index.ts';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { groupPrices } from '#app/features/betting/lottery/model/price-of-choice.ts';
import { ChoiceBoard } from '#app/ui/choice-board.tsx';
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
  await expect(text).toMatchFileSnapshot(statesFile('lottery-board'));
});
