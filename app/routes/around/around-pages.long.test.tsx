import { afterEach, expect, it, vi } from 'vitest';
import { pageFile, wholePage } from '#app/test/markup/whole-page.ts';
import { renderApp } from '#app/test/render-app.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(async () => {
  await app.close();
  vi.unstubAllEnvs();
});

it.each([
  ['games', '/game'],
  ['live-games', '/live-games'],
  ['promotions', '/promotions'],
  ['announcements', '/announcements'],
  ['faq', '/pages/faq'],
  ['coming-soon', '/coming-soon'],
  ['not-found', '/nowhere'],
] as const)('all of the page %s', async (name, address) => {
  vi.stubEnv('TZ', 'UTC');
  app = await renderApp(address, { isAllNear: true });
  await expect(await wholePage(app, name)).toMatchFileSnapshot(pageFile(name));
});

it.each([
  ['private-messages', '/private-messages'],
  ['invite', '/invite'],
] as const)('all of the page %s of a player', async (name, address) => {
  vi.stubEnv('TZ', 'UTC');
  app = await renderApp(address, { signedInAs: 'player@demo.slipway.test', isAllNear: true });
  await expect(await wholePage(app, name)).toMatchFileSnapshot(pageFile(name));
});
