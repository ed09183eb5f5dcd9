// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import type { CricketMatch, Draw, Race } from '#contract/entities';
import { Results } from './results.tsx';

it('each state of the results', async () => {
  const text = await statesOf({}, async (states) => {
    const games = ['soccer', 'basketball', 'bd', 'cricket', 'hkmarksix', 'pk10'] as const;
    for (const game of games) {
      await states.explore(`results of ${game}`, h(Results, { game, games }));
      await states.draw(`results of ${game} that are late`, h(Results, { game, games }), { answers: { '': 'none' } });
    }
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/draws/results'));
});

it('each filter of the results, and what is missing in them', async () => {
  const text = await statesOf({}, async (states) => {
    const soccer = h(Results, { game: 'soccer', games: ['soccer'] });
    await states.draw('soccer alone', soccer);
    for (const [label, value] of [
      ['Search teams', 'an'],
      ['Search teams', 'no such team'],
    ] as const) {
      await states.type(label, value);
      await states.note(`${label}: ${value}`);
    }
    await states.press('Clear filters');
    for (const label of ['League', 'Day']) {
      const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
      const options = [...(document.getElementById(named?.htmlFor ?? '')?.querySelectorAll('option') ?? [])];
      await states.type(label, options.at(-1)?.value ?? '');
      await states.note(`the last of ${label}`);
    }
    await states.type('Day', '');
    await states.note('any day');
    const draw = async <Entry extends object>(
      game: 'cricket' | 'pk10' | 'hkmarksix',
      call: string,
      list: 'matches' | 'races' | 'draws',
      changed: (entry: Entry, at: number) => object,
    ) => {
      const read = (await states.get(call)) as Record<typeof list, readonly Entry[]>;
      const data = { ...read, [list]: read[list].slice(0, 4).map(changed) };
      await states.draw(`${game} of other entries`, h(Results, { game, games: [game] }), {
        answers: { [call]: { data } },
      });
    };
    await draw<CricketMatch>(
      'cricket',
      '/sports/cricketAPI/matchData/history?start=0&limit=20',
      'matches',
      (match, at) => ({
        ...match,
        score: [undefined, '120:121', '9', ''][at],
      }),
    );
    await draw<Race>('pk10', '/sports/api/v1/pk10/history?start=0&limit=20', 'races', (race, at) => ({
      ...race,
      result: at === 0 ? undefined : race.result,
    }));
    const missing = { numbers: undefined, special: undefined };
    const CHANGES = [missing, { ...missing, state: 'cancelled' }, { draw_time: '2190-03-14T12:00:00.000Z' }, {}];
    await draw<Draw>('hkmarksix', '/sports/api/v1/hkmarksix/history?start=0&limit=20', 'draws', (each, at) => ({
      ...each,
      ...CHANGES[at],
    }));
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/draws/result-filters'));
});
