import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';

describe('/agreement', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(() => app.close());

  it('names the brand, and its contents lead to every section', async () => {
    app = await renderApp('/agreement');
    expect(await app.screen.findByRole('heading', { level: 1, name: 'Player agreement' })).toBeTruthy();
    expect(app.screen.getByText(/between you and Harborlight/)).toBeTruthy();
    for (const title of ['Who may play', 'Your bets', 'Betting and money']) {
      const target = app.screen.getByRole('link', { name: title }).getAttribute('href')?.slice(1);
      expect(app.screen.getByRole('heading', { level: 2, name: title }).closest('section')?.id).toBe(target);
    }
  });
});
