import { afterEach, it, vi } from 'vitest';
import { expectPage } from '#app/test/markup/whole-page.ts';
import { renderApp } from '#app/test/render-app.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(async () => {
  await app.close();
  vi.unstubAllEnvs();
});

it.each([
  [
    'results-soccer',
    '/results/soccer',
    [
      'heading "Results: Soccer"',
      'button "Soccer" [pressed]',
      'status "277 results"',
      '"Ilmarinen"',
      '"Half time 0:1"',
    ],
  ],
  [
    'results-mark-six',
    '/results/hkmarksix',
    ['heading "Results: Hong Kong Mark Six"', '"Draw 20524"', 'img "1, Red, Horse"'],
  ],
  ['results-pk10', '/results/pk10', ['heading "Results: PK10 racing"', '"Race 5911631"', 'img "Car 8"']],
  ['results-cricket', '/results/cricket', ['heading "Results: Cricket"', '"Coromandel Surf"', '"150"']],
] as const)('what the page of results %s', async (_, address, facts) => {
  vi.stubEnv('TZ', 'UTC');
  app = await renderApp(address, { isAllNear: true });
  await expectPage(app, facts);
});
