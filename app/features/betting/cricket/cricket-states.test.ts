// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import type { CricketMatch } from '#contract/entities';
import { CricketHead } from './cricket-head.tsx';
import { CricketList } from './cricket-list.tsx';
import { CricketMatchPage } from './cricket-match-page.tsx';

it('each state of cricket', async () => {
  const text = await statesOf({}, async (states) => {
    await states.explore('the list', h(CricketList));
    await states.draw('a late list', h(CricketList), { answers: { '': 'none' } });
    await states.draw('a list that failed', h(CricketList), { answers: { matchList: { status: 400 } } });
    const matches = (await states.get('/sports/cricketAPI/matchData/matchList')) as readonly CricketMatch[];
    for (const state of new Set(matches.map((match) => match.state)))
      await states.explore(
        `a match, ${state}`,
        h(CricketMatchPage, { id: matches.find((match) => match.state === state)?.matchId ?? '' }),
      );
    const [match] = matches;
    if (match === undefined) throw new Error('The demo world has no match of cricket.');
    const heads = (['scheduled', 'live', 'finished', 'void'] as const).flatMap((state) =>
      [undefined, '', '120/3', ':88/1', '120/3:88/1'].map((score) =>
        h(CricketHead, { match: { ...match, state, score } }),
      ),
    );
    await states.draw(
      'each state of a match and of its runs',
      heads.map((head, index) => h('section', { key: index, className: `head${index}` }, head)),
    );
    await states.draw('no match', h(CricketMatchPage, { id: 'none' }));
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/sports/cricket'));
});
