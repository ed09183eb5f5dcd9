import { afterEach, expect, it, vi } from 'vitest';
import { pageFile, wholePage } from '#app/test/markup/whole-page.ts';
import { renderApp } from '#app/test/render-app.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(async () => {
  await app.close();
  vi.unstubAllEnvs();
});

it.each([
  ['profile', '/profile'],
  ['reports', '/reports'],
  ['my-bets', '/my-bets'],
] as const)('all of the account page %s of a player', async (name, address) => {
  vi.stubEnv('TZ', 'UTC');
  app = await renderApp(address, { signedInAs: 'player@demo.slipway.test', isAllNear: true });
  await expect(await wholePage(app, name)).toMatchFileSnapshot(pageFile(name));
});
