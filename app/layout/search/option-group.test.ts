import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { linesOf } from '#app/test/markup/lines-of.ts';
import { OptionGroup } from './option-group.tsx';

it('options have their place in the whole list; one of them is chosen', () => {
  const options = [
    { entry: { kind: 'pages', to: '/results', title: 'Results', note: '' } },
    { entry: { kind: 'teams', to: '/sport/soccer?q=a', title: 'Aster', note: 'Soccer' } },
    { recent: 'derby' },
  ] as const;
  const group = { title: 'Found', options, from: 4, idOf: (place: number) => `o-${place}`, onOpen: () => undefined };
  const option = (place: number, isChosen: boolean) =>
    `<button type="button" tabindex="-1" id="o-${place}" role="option" aria-selected="${isChosen}">`;
  const lines = (chosen: number | undefined) => [
    '<div role="group" aria-label="Found">',
    '<p aria-hidden="true">Found',
    option(4, chosen === 4),
    '<span>Results',
    ' ',
    option(5, chosen === 5),
    '<span>Aster',
    ' ',
    '<span>Soccer',
    `${option(6, chosen === 6)}derby`,
  ];
  for (const chosen of [undefined, 4, 6]) expect(linesOf(h(OptionGroup, { ...group, chosen }))).toEqual(lines(chosen));
});
