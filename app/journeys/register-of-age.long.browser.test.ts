import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSessionDialog } from '#app/test/session-dialog.ts';
import { startSite, type Site } from '#app/test/site.ts';

const EMAIL = 'of.age@example.com';
let site: Site;

beforeAll(async () => {
  site = await startSite('pennygate');
  await site.control('profile', { profile: 'uk' });
});
afterAll(() => site.close());

it('a brand of a jurisdiction sends the date of birth, and the upstream that asks for it lets the player in', async () => {
  const { page, context, faults } = await site.open('mobile', '/registration');
  const form = aSessionDialog(site, page);
  await form.field('E-mail or mobile number').fill(EMAIL);
  await form.proveWithCode(EMAIL);
  await form.chooseNewPassword('Harbour-light-7');
  await form.field('Date of birth').fill('2008-03-15');
  await form.tick(/I do not want a deposit limit/);
  await form.tick(/I agree/);
  await form.press('Create account');
  await form.problem('You must be 18 or over to register.').waitFor();
  expect(site.simulator.world().members.byAccount(EMAIL)).toBeUndefined();
  await form.field('Date of birth').fill('2008-03-14');
  await form.press('Create account');
  await form.dialog.waitFor({ state: 'detached' });
  const member = site.simulator.world().members.byAccount(EMAIL);
  expect(site.simulator.world().members.doc(member?.id ?? '')).toMatchObject({ birthDate: '2008-03-14' });
  expect(faults).toEqual([]);
  await context.close();
});
