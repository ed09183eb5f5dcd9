// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { drawn } from '#app/test/markup/lines-of.ts';
import { OptionGroup } from './option-group.tsx';

it('options have their place in the whole list; one of them is chosen', () => {
  const options = [
    { entry: { kind: 'pages', to: '/results', title: 'Results', note: '' } },
    { entry: { kind: 'teams', to: '/sport/soccer?q=a', title: 'Aster', note: 'Soccer' } },
    { recent: 'derby' },
  ] as const;
  const group = { title: 'Found', options, from: 4, idOf: (place: number) => `o-${place}`, onOpen: () => undefined };
  for (const chosen of [undefined, 4, 6]) {
    const found = within(within(drawn(h(OptionGroup, { ...group, chosen }))).getByRole('group', { name: 'Found' }));
    const shown = found.getAllByRole('option').map((each) => [each.id, each.textContent, each.ariaSelected]);
    expect(shown).toEqual([
      ['o-4', 'Results ', `${chosen === 4}`],
      ['o-5', 'Aster Soccer', `${chosen === 5}`],
      ['o-6', 'derby', `${chosen === 6}`],
    ]);
  }
});
