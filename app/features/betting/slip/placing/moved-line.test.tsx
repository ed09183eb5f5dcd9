import { afterEach, expect, it } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import type { PricedItem } from '#app/features/betting/slip/pricing/price-items.ts';
import type { SlipSummary } from '#app/features/betting/slip/pricing/summarise.ts';
import { PickOdds } from '#app/features/betting/slip/ui/pick-row.tsx';
import { SlipNotices } from '#app/features/betting/slip/ui/slip-notices.tsx';
import { renderApp } from '#app/test/render-app.tsx';
import { RefusedText } from './refused-text.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(() => app.close());

const HANDICAP = { kind: 'handicap', line: { was: '1', now: '4' } };
const refused = (moved: object): ApiError => ({
  kind: 'refused',
  status: 409,
  reason: 'oddsChanged',
  detail: { moved: [{ match_id: 'm1', was: '1.71', now: '1.01', ...moved }] } as never,
});

it.each([
  ['the handicap of the home side', { ...HANDICAP, outcome: 'w' }, '1.71 (+1) → 1.01 (+4)'],
  ['that of the away side, as its name has it', { ...HANDICAP, outcome: 'l' }, '1.71 (−1) → 1.01 (−4)'],
  ['a total', { kind: 'bs', outcome: 'big', line: { was: '188.5', now: '190.5' } }, '1.71 (188.5) → 1.01 (190.5)'],
  ['no line where only the price moved', { kind: 'handicap', outcome: 'w' }, '1.71 → 1.01'],
  ['no line where it is none', { ...HANDICAP, outcome: 'w', line: { was: 1, now: '4' } }, '1.71 → 1.01'],
  ['the line also of a pick without a name', { line: HANDICAP.line }, '1.71 (1) → 1.01 (4)'],
])('a refusal says beside old and new price %s', async (_, moved, text) => {
  app = await renderApp('/', { element: <RefusedText error={refused(moved)} /> });
  expect(await app.screen.findByText(/→/)).toHaveProperty('textContent', text);
});

it('a refusal for another line says that it was the line, not the odds', async () => {
  const texts = [HANDICAP, {}].map((moved) => (
    <RefusedText
      key={'kind' in moved ? 'line' : 'odds'}
      error={refused({ kind: 'handicap', outcome: 'w', ...moved })}
    />
  ));
  app = await renderApp('/', { element: <>{texts}</> });
  const said = await app.screen.findAllByText(/^Your bet was not placed/);
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Your bet was not placed: a handicap or total has changed meanwhile.',
    'Your bet was not placed: the odds have changed meanwhile.',
  ]);
});

it.each([
  ['w', 'was 1.71 (+1)', 'now 1.01 (+4)'],
  ['d', 'was 1.71 (+1)', 'now 1.01 (+4)'],
  ['l', 'was 1.71 (−1)', 'now 1.01 (−4)'],
])('a pick of %s on the slip has old and new line in the words of its name', async (outcome, was, now) => {
  const item = aPick({ market: 'handicap', outcome, line: '1', odds: '1.71' });
  const moved = { ...item, line: '4', odds: '1.01' };
  app = await renderApp('/', { element: <PickOdds priced={{ item, bet: moved, moved, state: 'open' }} /> });
  const [before, after] = [await app.screen.findByText('was'), app.screen.getByText('now')];
  expect([before.parentElement?.textContent, after.parentElement?.textContent]).toEqual([was, now]);
});

it('the slip says of a moved handicap that it is one, and of moved odds that they are', async () => {
  const line = aPick({ matchId: 'm1', market: 'handicap', outcome: 'w', line: '1', odds: '1.71' });
  const odds = aPick({ matchId: 'm2', odds: '1.80' });
  const priced = [
    { item: line, moved: { ...line, line: '2', odds: '1.90' } },
    { item: odds, moved: { ...odds, odds: '1.90' } },
  ].map(({ item, moved }): PricedItem => ({ item, moved, bet: moved, state: 'open' }));
  const summary = { priced } as unknown as SlipSummary;
  const notices = <SlipNotices summary={summary} book={{ isLate: false, retry: () => undefined }} isLocked={false} />;
  app = await renderApp('/', { element: notices });
  const said = await app.screen.findAllByText(/changed\.$/);
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'The handicap or total of 1 selection has changed.',
    'The odds of 1 selection have changed.',
  ]);
  expect(app.screen.getAllByRole('button', { name: /^Accept/ }).map(({ textContent }) => textContent)).toEqual([
    'Accept changes',
    'Accept new odds',
  ]);
});
