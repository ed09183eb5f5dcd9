// @vitest-environment jsdom
import { act, createElement as h } from 'react';
import { expect, it, vi } from 'vitest';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { pickToggled } from '#app/features/betting/slip/model/slip-slice.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { usePickCount } from '#app/features/betting/slip/model/use-picks.ts';
import { useAddedNews } from './use-added-news.ts';

const drawn = vi.fn<(count: number, text: string) => void>();
const News = () => {
  const text = useAddedNews();
  drawn(usePickCount(), text);
  return h('p', { role: 'status' }, text);
};
const pick = (matchId: string) => aPick({ matchId, home: `Home ${matchId}`, away: `Away ${matchId}` });

it('where a bar stands for the slip, a pick is announced in the words of the panel, and not when it is there at the start', async () => {
  await statesOf({}, async (states) => {
    await states.draw('one pick at first', h(News), {
      before: (store) => void store.dispatch(pickToggled(pick('m1'))),
    });
    const said = () => document.querySelector('[role=status]')?.textContent;
    const toggle = (matchId: string) => act(async () => void states.store.dispatch(pickToggled(pick(matchId))));
    expect(said()).toBe('');
    await toggle('m2');
    expect(said()).toBe('Home m2 to win, Home m2 – Away m2: added to the bet slip');
    // Beside the new count it would be said again: after a bet, "added to the bet slip. 0 selections".
    drawn.mockClear();
    await toggle('m2');
    expect(said()).toBe('');
    expect(drawn.mock.calls.filter(([count, text]) => count === 1 && text !== '')).toEqual([]);
  });
});
