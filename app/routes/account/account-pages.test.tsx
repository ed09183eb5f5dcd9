import { afterEach, expect, it, vi } from 'vitest';
import { expectPage } from '#app/test/markup/whole-page.ts';
import { renderApp } from '#app/test/render-app.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(async () => {
  await app.close();
  vi.unstubAllEnvs();
});

it.each([
  [
    'profile',
    '/profile',
    ['heading "Profile"', 'button "Rewards" [pressed]', 'button "VIP levels"', 'heading "Daily check-in"', '"Missed"'],
  ],
  [
    'reports',
    '/reports',
    [
      'heading "Reports"',
      'button "30 days" [pressed]',
      '"Only settled bets in USDT count here."',
      '"No bets in USDT in this period."',
    ],
  ],
  [
    'my-bets',
    '/my-bets',
    [
      'heading "My bets"',
      'button "All bets" [pressed]',
      'button "Active" [pressed]',
      'combobox "Placed" = "Any time"',
      '"You have no active bets."',
    ],
  ],
] as const)('what the account page %s of a player', async (_, address, facts) => {
  vi.stubEnv('TZ', 'UTC');
  app = await renderApp(address, { signedInAs: 'player@demo.slipway.test', isAllNear: true });
  await expectPage(app, facts);
});

it.each([
  ['/profile', 'Days are counted in UTC: a new one begins at 09:00 PM your time.'],
  ['/reports', 'These totals count whole days in UTC, which begin at 09:00 PM your time. Shown: '],
])('%s names the zone of the upstream where the player has another', async (address, text) => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  app = await renderApp(address, { signedInAs: 'player@demo.slipway.test', isAllNear: true });
  expect(await app.screen.findByText((shown) => shown.startsWith(text))).toBeTruthy();
});
