import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPlayer } from '#app/test/player.ts';
import { rowsOf, startSite, type Site } from '#app/test/site.ts';
import { aWallet } from '#app/test/wallet.ts';

const YEAR_MS = 366 * 86_400_000;
const HOUR_S = 3_600;

/** Makes the page's wall clock wrong; its monotonic one, which a player cannot set, stays right. */
function setClock(ahead: number): void {
  const Real = Date;
  const now = () => Real.now() + ahead;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}

describe('uk: a browser whose clock is wrong', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite('pennygate', { world: { profile: 'uk' } });
  });
  afterAll(() => site.close());

  const CLOCKS = [
    ['a year ahead', YEAR_MS],
    ['a year behind', -YEAR_MS],
  ] as const;
  it.each(rowsOf(CLOCKS))(
    '%s: a bet, a card that expires meanwhile, and a time-out go by the upstream',
    async (_, ahead) => {
      const { page, faults, context } = await site.openSignedIn('desktop', '/sport/soccer', {
        before: (opened) => opened.addInitScript(setClock, ahead),
      });
      await page.getByText('© 2026 Pennygate').waitFor();
      const player = aPlayer(page, 'desktop');
      await player.pick(0);
      await player.stake('1');
      await player.place();
      await player.receipt().waitFor();

      const wallet = aWallet(page);
      await wallet.open();
      await wallet.method('Card');
      for (const [label, value] of [
        ['Amount', '20'],
        ['Card number', '4111111111111111'],
        ['Expiry date (MM/YY)', '12/26'],
        ['Security code (CVV)', '123'],
        ['Name on the card', 'PAT PLAYER'],
        ['E-mail for the receipt', 'pat@example.com'],
      ] as const)
        await wallet.type(label, value);
      await wallet.submit();
      await wallet.dialog.getByTestId('order').waitFor();
      await wallet.close();

      await page.goto(`${site.url}/protection`);
      await page
        .getByRole('button', { name: /time-out/i })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Begin the time-out' }).click();
      await page.getByTestId('break').waitFor();
      await site.control('clock', { advance: 25 * HOUR_S });
      await page.reload();
      await page.getByTestId('balance').waitFor();
      await expect.poll(() => page.getByTestId('break').count()).toBe(0);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
