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
    'how-to-play-mark-six',
    '/howToPlay/hkmarksix',
    [
      'heading "How to play: Mark Six"',
      'heading "What you can bet on"',
      '"The special ball is exactly this number."',
      'heading "Try it yourself"',
    ],
  ],
  [
    'how-to-play-soccer',
    '/howToPlay/soccer',
    [
      'heading "How to play: Soccer"',
      'button "Soccer" [pressed]',
      'heading "In four steps"',
      '"Tap the odds you want. They go to your slip."',
    ],
  ],
] as const)('what the page %s shows', async (_, address, facts) => {
  vi.stubEnv('TZ', 'UTC');
  app = await renderApp(address, { isAllNear: true });
  await expectPage(app, facts);
});
