import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { codeSentTo } from '#app/test/mailbox.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { aSessionDialog } from '#app/test/session-dialog.ts';
import { layoutsOf, type OpenPage, type Site, startSite } from '#app/test/site.ts';

const MINUTE_S = 60;
/** What an account of the fixtures owns: whose session it is. */
const BALANCES = { player: '1,000.00', agent: '5,000.00' } as const;
/** What is stored of a session. */
const SESSION = ['fresh_token', 'role', 'token', 'user_id'];
const NATIONAL = DEMO_PLAYER.mobile?.slice(3) ?? '';

/** What the layout cannot change is tried on the phone alone. `npm run qa -- journeys` tries the rest in both. */
describe.each(layoutsOf('mobile'))('signing in, %s', (layout) => {
  const onPhone = layout === 'mobile' ? [layout] : [];

  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(async () => {
    await opened.context.close();
    // Codes are sent once a minute to one address.
    await site.control('clock', { advance: 2 * MINUTE_S });
  });
  afterAll(() => site.close());

  const open = async (address = '/login') => {
    opened = await site.open(layout, address);
    return { page: opened.page, form: aSessionDialog(site, opened.page) };
  };
  const arrivedAt = async (balance: string = BALANCES.player) => {
    await opened.page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => opened.page.getByTestId('balance').textContent()).toBe(balance);
    expect(opened.faults).toEqual([]);
    return new URL(opened.page.url()).pathname;
  };

  const storedSession = async (form: ReturnType<typeof aSessionDialog>) =>
    (await form.stored()).filter((name) => SESSION.includes(name));

  it('by mobile and password', async () => {
    const { form } = await open();
    await form.field('E-mail, mobile or user name').fill(`(${NATIONAL.slice(0, 2)}) ${NATIONAL.slice(2)}`);
    await form.field('Password').fill(DEMO_PLAYER.password);
    await form.press('Sign in');
    expect(await arrivedAt()).toBe('/');
  });

  it.each(onPhone)('by user name; a password that a manager has filled without a word is taken', async () => {
    const { page, form } = await open();
    await form.field('E-mail, mobile or user name').waitFor();
    await page.evaluate(
      ([name, password]) => {
        const field = (wanted: string) => document.querySelector<HTMLInputElement>(`dialog [name=${wanted}]`);
        Object.assign(field('contact') ?? {}, { value: name });
        Object.assign(field('password') ?? {}, { value: password });
      },
      [DEMO_PLAYER.nickname, DEMO_PLAYER.password] as const,
    );
    await form.press('Sign in');
    expect(await arrivedAt()).toBe('/');
  });

  it.each(['E-mail', 'Mobile'])('quickly, by a code to the %s', async (way) => {
    const { form } = await open();
    await form.press('Quick login with a code');
    await form.field('E-mail or mobile number').fill(way === 'E-mail' ? DEMO_PLAYER.email : NATIONAL);
    await form.proveWithCode(way === 'E-mail' ? DEMO_PLAYER.email : (DEMO_PLAYER.mobile ?? ''));
    await form.press('Sign in');
    expect(await arrivedAt()).toBe('/');
  });

  it('a code is asked for once a minute, counted down in the button', async () => {
    const { page, form } = await open('/');
    await page.clock.install();
    await page.goto(`${site.url}/login`);
    await form.press('Quick login with a code');
    await form.press('Send code');
    await form.problem('Enter your e-mail or mobile number.').waitFor();
    await form.field('E-mail or mobile number').fill(DEMO_PLAYER.email);
    await form.press('Send code');
    const wait = form.dialog.getByRole('button', { name: /New code in/ });
    await wait.waitFor();
    expect(await wait.isDisabled()).toBe(true);
    // The upstream's clock does not run ahead with the page's: its answers would put the page's back.
    await page.context().setOffline(true);
    await page.clock.runFor(30_000);
    await expect.poll(() => wait.textContent()).toMatch(/New code in (?:29|30) s/);
    await page.clock.runFor(31_000);
    expect(await form.dialog.getByRole('button', { name: 'Send a new code' }).isEnabled()).toBe(true);
  });

  it.each(onPhone)('a wrong code is reported with the attempts left, then used up; a typed one stays', async () => {
    const { form } = await open();
    await form.press('Quick login with a code');
    await form.field('E-mail or mobile number').fill(DEMO_PLAYER.email);
    await form.proveWithCode(DEMO_PLAYER.email);
    const wrong = codeSentTo(site, DEMO_PLAYER.email) === '000000' ? '111111' : '000000';
    await form.field('Verification code').fill(wrong);
    for (const text of ['You have 4 tries left.', '3 tries', '2 tries', 'You have 1 try left.', 'Ask for a new one.']) {
      await form.press('Sign in');
      await form.problem(new RegExp(text)).waitFor();
      expect(await form.field('Verification code').inputValue()).toBe(wrong);
      expect(await form.focused()).toBe('code');
    }
  });

  it.each(onPhone)('an expired code, and none at all', async () => {
    const { form } = await open();
    await form.press('Quick login with a code');
    await form.field('E-mail or mobile number').fill('empty@demo.slipway.test');
    await form.field('Verification code').fill('123456');
    await form.press('Sign in');
    await form.problem('Ask for a code first.').waitFor();
    await form.proveWithCode('empty@demo.slipway.test');
    await site.control('clock', { advance: 11 * MINUTE_S });
    await form.press('Sign in');
    await form.problem('This code has expired. Ask for a new one.').waitFor();
    expect(await form.focused()).toBe('code');
  });

  it("an agent's session is kept unreadable over a reload, and leaving forgets it and goes home", async () => {
    const agent = DEMO_ACCOUNTS.find(({ role }) => role === 2);
    const { page, form } = await open();
    await form.field('E-mail, mobile or user name').fill(agent?.email ?? '');
    await form.field('Password').fill(agent?.password ?? '');
    await form.press('Sign in');
    expect(await arrivedAt(BALANCES.agent)).toBe('/');
    await expect.poll(() => storedSession(form)).toEqual(SESSION);
    const values = await page.evaluate(() => Object.values(localStorage).join(' '));
    expect(values).not.toContain('sim.');
    expect(values).not.toContain(agent?.password);
    expect(values).not.toContain(agent?.email);
    await page.goto(`${site.url}/my-bets`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await aPlayer(page, layout).signOut();
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await storedSession(form)).toEqual([]);
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.getByTestId('balance').count()).toBe(0);
  });

  it.each(onPhone)('storage that was damaged signs out and breaks nothing', async () => {
    const { page, form } = await open();
    await form.field('E-mail, mobile or user name').fill(DEMO_PLAYER.email);
    await form.field('Password').fill(DEMO_PLAYER.password);
    await form.press('Sign in');
    expect(await arrivedAt()).toBe('/');
    await expect.poll(() => form.stored()).toContain('token');
    await page.reload();
    await page.getByTestId('balance').waitFor();
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) localStorage.setItem(name, `2.${btoa('damaged')}`);
      localStorage.setItem('available_games', '{');
      localStorage.setItem('role', '');
    });
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
    await page.getByRole('main').getByRole('button').first().waitFor();
    expect(await storedSession(form)).toEqual([]);
    expect(opened.faults).toEqual([]);
  });

  it.each(onPhone)('leaving in one tab leaves in the other', async () => {
    const { page, form } = await open();
    await form.field('E-mail, mobile or user name').fill(DEMO_PLAYER.email);
    await form.field('Password').fill(DEMO_PLAYER.password);
    await form.press('Sign in');
    expect(await arrivedAt()).toBe('/');
    await expect.poll(() => form.stored()).toContain('token');
    const other = await opened.context.newPage();
    await other.goto(site.url);
    await other.getByTestId('balance').waitFor();
    await aPlayer(other, layout).signOut();
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await storedSession(form)).toEqual([]);
  });

  it('closing the dialog at /login leads home; a press beside it does not close it', async () => {
    const { page, form } = await open();
    await form.field('E-mail, mobile or user name').fill('half-typed');
    await page.mouse.click(3, 3);
    expect(await form.field('E-mail, mobile or user name').inputValue()).toBe('half-typed');
    const behind = await page.locator('main h1').elementHandle();
    await form.press('Close');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    // The page under the dialog is the one that stays: what was open and where it was scrolled to is not lost.
    expect(await behind?.evaluate((title) => title.isConnected)).toBe(true);
  });
});
