import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { renderApp } from '#app/test/render-app.tsx';
import { SideMore } from './side-more.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(() => app.close());

it.each([
  // Brands that name no navigation have the one at the side.
  ['harborlight', true],
  ['sixerline', true],
  ['ventoverde', true],
  ['nightjar', false],
  ['barriogol', false],
])('the navigation of %s ends with messages, support, invitations and promotions: %s', async (brand, has) => {
  app = await renderApp('/coming-soon', {
    brand,
    signedInAs: DEMO_ACCOUNTS[0]?.email ?? '',
    element: (
      <Suspense>
        <SideMore />
        <p>drawn</p>
      </Suspense>
    ),
  });
  if (has) await app.screen.findByRole('link', { name: 'Promotions' });
  await app.screen.findByText('drawn');
  const names = app.screen.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(has ? ['Private messages', 'Live support', 'Invite friends', 'Promotions'] : []);
});
