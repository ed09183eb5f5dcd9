// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import type { Match } from '#contract/entities';
import { SportLobby } from './lobby/sport-lobby.tsx';
import { MatchPage } from './match/match-page.tsx';
import { SportTeaser } from './teaser/sport-teaser.tsx';

it('each state of the lobby of a sport', async () => {
  const text = await statesOf({}, async (states) => {
    await states.draw('all', h(SportLobby, { sport: 'all' }));
    await states.explore('basketball', h(SportLobby, { sport: 'basketball' }));
    await states.draw('soccer on a phone', h(SportLobby, { sport: 'soccer' }), { isPhone: true });
    await states.draw('soccer that is late', h(SportLobby, { sport: 'soccer' }), { answers: { '': 'none' } });
    await states.draw('the teaser', h(SportTeaser, { onSettled: () => undefined }));
  });
  await expect(text).toMatchFileSnapshot(statesFile('sports'));
});

it('each state of the page of a match', async () => {
  const text = await statesOf({}, async (states) => {
    const renderTitle = (title: string) => h('h1', {}, title);
    for (const game of ['soccer', 'basketball', 'bd'] as const) {
      const { matches } = (await states.get(`/sports/api/v1/${game}?start=0&limit=40`)) as {
        matches: readonly Match[];
      };
      const chosen = [
        matches.find(({ state }) => state === 'live'),
        matches.find(({ state }) => state === 'scheduled'),
      ];
      for (const match of chosen)
        if (match !== undefined)
          await states.draw(
            `${game}, ${match.state}`,
            h(MatchPage, { game, id: match.match_id, renderTitle } as never),
          );
    }
    await states.draw('no match', h(MatchPage, { game: 'soccer', id: 'none', renderTitle } as never));
  });
  await expect(text).toMatchFileSnapshot(statesFile('match'));
});
