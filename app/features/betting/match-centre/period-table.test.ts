// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import type { MatchDetails } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { useCentreWords } from './centre-words.ts';
import { PeriodTable } from './period-table.tsx';

it('a quarter without points has a nought, one that is not played a dash', async () => {
  const match = { game: 'basketball', home: 'Reds', away: 'Blues', score: '2:1', statistics: [] };
  const details = { ...match, periods: [{ home: 0, away: 1 }, { home: 2 }] } as unknown as MatchDetails;
  const Table = () => h(PeriodTable, { details, words: useCentreWords(details) });
  await statesOf({}, async (states) => {
    await states.draw('the table', h(Table));
    states.shows('"0"', '"–"');
  });
});
