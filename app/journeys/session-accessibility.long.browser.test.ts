import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFinds } from '#app/test/axe.ts';
import { aSessionDialog } from '#app/test/session-dialog.ts';
import { layoutsOf, type OpenPage, rowsOf, type Site, startSite } from '#app/test/site.ts';

describe.each(layoutsOf('mobile'))('accessibility of the session dialogs, %s', (layout) => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => opened.context.close());
  afterAll(() => site.close());

  // Colours are the same in both layouts, and of the dark ones other dialogs are looked at.
  const schemes = rowsOf(['light', 'dark'] as const);
  it.each(schemes)('axe finds nothing in any state of them (%s)', async (colorScheme) => {
    opened = await site.open(layout, '/login');
    const { page } = opened;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const form = aSessionDialog(site, page);
    const violations = () => axeFinds(page, { within: 'dialog[open]', contrastAlone: colorScheme === 'dark' });

    await form.press('Sign in');
    await form.problem('Enter your password.').waitFor();
    expect(await violations(), 'sign-in with problems').toEqual([]);
    await form.press('Quick login with a code');
    await form.field('E-mail or mobile number').fill(colorScheme === 'light' ? '11911110000' : '11922220000');
    await form.press('Send code');
    await form.dialog.getByText(/We sent a code/).waitFor();
    expect(await violations(), 'a code on its way').toEqual([]);
    await form.press('Register');
    await form.field('Password').fill('abcdefgh');
    expect(await violations(), 'registration').toEqual([]);
    await form.press('Create account');
    await form.problem('Enter your e-mail or mobile number.').waitFor();
    expect(await violations(), 'registration with problems').toEqual([]);
    await form.press('Sign in');
    await form.press('Forgot your password?');
    await form.field('E-mail').fill('player@demo.slipway.test');
    await form.field('Verification code').fill('1234');
    expect(await violations(), 'forgotten password').toEqual([]);
    await form.press('Continue');
    await form.field('New password').waitFor();
    expect(await violations(), 'change step').toEqual([]);
  });

  it('registering works by keyboard alone, and focus never leaves the dialog', async () => {
    opened = await site.open(layout, '/registration');
    const { page } = opened;
    const form = aSessionDialog(site, page);
    await form.field('E-mail or mobile number').focus();
    await page.keyboard.type('keys@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await form.dialog.getByText(/We sent a code/).waitFor();
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog'),
        ),
      ).toBeTruthy();
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});
