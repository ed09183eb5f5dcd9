import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announcedOf, focusNow, outcomeOf, recordAnnouncements } from '#app/test/announcements.ts';
import { aSessionDialog } from '#app/test/session-dialog.ts';
import { layoutsOf, PLAIN_FILE, rowsOf, startSite, type Site } from '#app/test/site.ts';

const DAY_MS = 86_400_000;
const EMAIL = 'new.player@example.com';

describe.each(layoutsOf('desktop'))('the outcome of an action on player protection, %s', (layout) => {
  let site: Site;
  beforeEach(async () => {
    site = await startSite('pennygate');
    await site.control('profile', { profile: 'uk' });
  });
  afterEach(() => site.close());

  it('registered, then the identity: several errors, what the account lacks, the check, its result', async () => {
    const { page, context, faults } = await site.open(layout, PLAIN_FILE);
    await recordAnnouncements(page);
    await page.goto(`${site.url}/registration`);
    const dialog = aSessionDialog(site, page);
    await dialog.field('E-mail or mobile number').fill(EMAIL);
    await dialog.proveWithCode(EMAIL);
    await dialog.chooseNewPassword('Harbour-light-7');
    await dialog.field('Date of birth').fill('1990-06-30');
    await dialog.tick(/I do not want a deposit limit/);
    await dialog.tick(/I agree/);
    const done = { focus: /^outcome: This is your first sign-in/, said: /This is your first sign-in/ };
    const create = dialog.dialog.getByRole('button', { name: 'Create account' });
    expect(await outcomeOf(page, create, done)).toBe('button: Understood');
    await page.keyboard.press('Enter');
    await page.getByTestId('last-sign-in').waitFor({ state: 'detached' });
    await expect.poll(() => focusNow(page)).toMatch(/^(?:a|button): /);

    const world = site.simulator.world();
    // An account from before the rule: its date of birth is asked for now.
    world.members.updateDoc(world.members.byAccount(EMAIL)?.id ?? '', { birthDate: undefined });
    await page.goto(`${site.url}/protection`);
    const form = page.getByRole('form', { name: 'Your identity' });
    const start = form.getByRole('button', { name: 'Start the check' });
    await start.waitFor();
    const several = { focus: /^outcome: Some fields need a correction/, said: /Enter your address/ };
    expect(await outcomeOf(page, start, several)).toMatch(/^button: Full name/);
    await form.getByLabel('Full name').fill('Pat Player');
    const missing = { focus: /^input: Address$/, said: /Enter your address/ };
    expect(await outcomeOf(page, start, missing)).toBe('button: Start the check');
    await form.getByLabel('Address').fill('1 Harbour Street, Bristol');
    const lacking = { focus: /^input: Date of birth$/, said: /Enter your date of birth/ };
    await outcomeOf(page, start, lacking);
    await form.getByLabel('Date of birth').fill('1990-06-30');
    const begun = { focus: /^outcome: Your identity is being checked/, said: /is being checked/ };
    expect(await outcomeOf(page, start, begun)).toBe('select: Reality check');
    // The result comes by itself: it is announced, and takes no focus.
    await site.control('clock', { advance: 3 });
    await expect.poll(() => announcedOf(page, /^Checked: Pat Player/)).toEqual([expect.stringMatching(/^Checked/)]);
    expect(await focusNow(page)).toBe('select: Reality check');
    expect(faults).toEqual([]);
    await context.close();
  });

  // Of the same kind; in `npm run qa -- journeys`.
  it.each(rowsOf([0], 0))('the return to play: from which time, and the next step', async () => {
    const world = site.simulator.world();
    const untilMs = world.now() - DAY_MS;
    const exclusion = { kind: 'self_exclusion', sinceMs: untilMs - 180 * DAY_MS, untilMs };
    world.members.updateDoc('m-player', { exclusion });
    const { page, context, faults } = await site.openSignedIn(layout, '/protection', { before: recordAnnouncements });
    const returns = { focus: /^outcome: You have asked to return/, said: /You have asked to return/ };
    const ask = page.getByRole('main').getByRole('button', { name: 'Ask to return' });
    await ask.waitFor();
    expect(await outcomeOf(page, ask, returns)).toMatch(/^a: /);
    expect(faults).toEqual([]);
    await context.close();
  });
});
