import { afterEach, expect, it, vi } from 'vitest';
import { pageFile, wholePage } from '#app/test/markup/whole-page.ts';
import { renderApp } from '#app/test/render-app.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(async () => {
  await app.close();
  vi.unstubAllEnvs();
});

it.each([
  ['results-soccer', '/results/soccer'],
  ['results-mark-six', '/results/hkmarksix'],
  ['results-pk10', '/results/pk10'],
  ['results-cricket', '/results/cricket'],
] as const)('all of the page of results %s', async (name, address) => {
  vi.stubEnv('TZ', 'UTC');
  app = await renderApp(address, { isAllNear: true });
  await expect(await wholePage(app, name)).toMatchFileSnapshot(pageFile(name));
});
