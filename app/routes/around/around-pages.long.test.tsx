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
    'games',
    '/game',
    ['heading "PG Games"', 'textbox "Search games" = ""', 'button "All" [pressed]', 'button "Favourite: Jade Temple"'],
  ],
  ['live-games', '/live-games', ['heading "Live games"', 'button "Roulette Azul"']],
  ['promotions', '/promotions', ['heading "Promotions"', 'link "A reward every day"', 'link "Bring a friend"']],
  [
    'announcements',
    '/announcements',
    ['heading "Announcements"', '"Withdrawals are paid on the same day in most cases."', '"March 13, 2026"'],
  ],
  [
    'faq',
    '/pages/faq',
    [
      'heading "Questions and answers"',
      'link "How do I make a deposit?"',
      'heading "How long does a withdrawal take?"',
      '"Licence EGB/2025/0117, Example Gaming Board"',
    ],
  ],
  ['coming-soon', '/coming-soon', ['heading "Coming soon"', 'link "Go to the home page"']],
  ['not-found', '/nowhere', ['heading "Page not found"', 'link "Go to the home page"']],
] as const)('what the page %s shows', async (_, address, facts) => {
  vi.stubEnv('TZ', 'UTC');
  app = await renderApp(address, { isAllNear: true });
  await expectPage(app, facts);
});

it.each([
  [
    'private-messages',
    '/private-messages',
    ['heading "Private messages"', 'status "2 unread messages"', '"Your account is ready."'],
  ],
  ['invite', '/invite', ['heading "Invite friends"', '"R000001"', 'button "Copy the code"', 'button "Copy the link"']],
] as const)('what the page %s of a player', async (_, address, facts) => {
  vi.stubEnv('TZ', 'UTC');
  app = await renderApp(address, { signedInAs: 'player@demo.slipway.test', isAllNear: true });
  await expectPage(app, facts);
});
