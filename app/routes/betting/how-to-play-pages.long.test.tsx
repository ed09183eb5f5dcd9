import { afterEach, expect, it, vi } from 'vitest';
import { pageFile, wholePage } from '#app/test/markup/whole-page.ts';
import { renderApp } from '#app/test/render-app.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(async () => {
  await app.close();
  vi.unstubAllEnvs();
});

it.each([
  ['how-to-play-mark-six', '/howToPlay/hkmarksix'],
  ['how-to-play-soccer', '/howToPlay/soccer'],
] as const)('all of the page %s', async (name, address) => {
  vi.stubEnv('TZ', 'UTC');
  app = await renderApp(address, { isAllNear: true });
  await expect(await wholePage(app, name)).toMatchFileSnapshot(pageFile(name));
});
