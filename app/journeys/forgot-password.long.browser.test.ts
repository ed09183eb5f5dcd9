import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { aSessionDialog } from '#app/test/session-dialog.ts';
import { layoutsOf, type OpenPage, type Site, startSite } from '#app/test/site.ts';

const NEW_PASSWORD = 'Fresh-water-22';

describe.each(layoutsOf('desktop'))('a forgotten password, %s', (layout) => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => opened.context.close());
  afterAll(() => site.close());

  it('code, change step, and in with the new one; a wrong code leads back to it', async () => {
    opened = await site.open(layout, '/login');
    const form = aSessionDialog(site, opened.page);
    await form.press('Forgot your password?');
    await form.press('Continue');
    await form.problem('Enter your e-mail.').waitFor();
    await form.field('E-mail').fill(DEMO_PLAYER.email);
    await form.field('Verification code').fill('12 34');
    await form.press('Continue');
    await form.chooseNewPassword(NEW_PASSWORD);
    await form.press('Change password');
    await form.problem('Ask for a code first.').waitFor();
    expect(await form.field('E-mail').inputValue()).toBe(DEMO_PLAYER.email);
    await form.proveWithCode(DEMO_PLAYER.email);
    await form.press('Continue');
    await form.chooseNewPassword('onlyletters');
    await form.press('Change password');
    await form.problem('The password does not meet all the rules yet.').waitFor();
    await form.chooseNewPassword(NEW_PASSWORD);
    await form.press('Change password');
    await form.dialog.getByText('Your password has been changed.').waitFor();

    await form.field('E-mail, mobile or user name').fill(DEMO_PLAYER.email);
    await form.field('Password').fill(DEMO_PLAYER.password);
    await form.press('Sign in');
    await form.problem('The account or the password is wrong.').waitFor();
    await form.field('Password').fill(NEW_PASSWORD);
    await form.press('Sign in');
    await expect.poll(() => opened.page.getByTestId('balance').textContent()).toBe('1,000.00');
  });
});
