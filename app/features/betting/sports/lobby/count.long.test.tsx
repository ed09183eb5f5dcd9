import { expect, it } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';

it('the count of matches is that of the whole list from the first moment, and does not grow while it is read', async () => {
  const texts = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const status of document.querySelectorAll('main [role="status"]'))
      if (/^\d+ match/.test(status.textContent)) texts.add(status.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const app = await renderApp('/sport/soccer');
  const response = await fetch('/sports/api/v1/soccer?start=0&limit=1');
  const { data } = (await response.json()) as { data: { total: number } };
  // More than a window of 40, or nothing could grow.
  expect(data.total).toBeGreaterThan(100);
  await expect
    .poll(() => app.screen.getByRole('list', { name: `${data.total} matches` }).getAttribute('aria-label'))
    .toBe(`${data.total} matches`);
  await expect
    .poll(() => document.querySelector('li[aria-posinset]')?.getAttribute('aria-setsize'))
    .toBe(String(data.total));
  await new Promise((resolve) => void setTimeout(resolve, 1_000));
  observer.disconnect();
  expect([...texts]).toEqual([`${data.total} matches`]);
  await app.close();
});
