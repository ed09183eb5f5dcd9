import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { startSite } from '#app/test/site.ts';
import { limitIn } from '#contract/entities';
import { setLimit } from '#simulator/testing';
import { command } from '#scripts/config/command.ts';
import { takeRows } from './protection-rows.ts';

const [part] = command('pictures protection').argument('[part]', 'screens or rows: only these').parse().args;

/** `npm run pictures -- protection`: screens of docs/operators/protection.md on a phone, into docs/pictures/protection. */
const OUT = 'docs/pictures/protection';
const LANGUAGES = ['en', 'pt'] as const;
/** Also shown in Portuguese. */
const IN_PORTUGUESE = new Set(['registration', 'limits']);
const HALF_AN_HOUR_S = 1_860;

await mkdir(OUT, { recursive: true });
if (part !== 'screens') await takeRows(OUT);
if (part === 'rows') process.exit(0);
const site = await startSite('ventoverde');
try {
  await site.control('profile', { profile: 'br' });
  const world = site.simulator.world();
  const member = world.members.byAccount(DEMO_PLAYER.email);
  if (member === undefined) throw new Error('The fixtures have no demo player.');
  setLimit(world, member, limitIn(member.currency, { kind: 'deposit', period: 'month', value: '500' }));
  setLimit(world, member, limitIn(member.currency, { kind: 'loss', period: 'week', value: '200' }));
  setLimit(world, member, limitIn(member.currency, { kind: 'stake', period: 'day', value: '100' }));
  setLimit(world, member, limitIn(member.currency, { kind: 'stake', period: 'day', value: '150' }));
  setLimit(world, member, limitIn(member.currency, { kind: 'session', period: 'day', value: '600' }));
  for (const language of LANGUAGES) {
    world.members.updateDoc(member.id, { realityCheck: { minutes: 0, seenMs: 0 }, exclusion: undefined });
    await take(language);
  }
} finally {
  await site.close();
}

async function take(language: (typeof LANGUAGES)[number]): Promise<void> {
  const { page, context } = await site.open('mobile', '/login');
  const shoot = async (name: string) => {
    if (language === 'en' || IN_PORTUGUESE.has(name))
      await page.screenshot({ path: `${OUT}/${name}-${language}-mobile.png` });
  };
  await page.evaluate((chosen) => localStorage.setItem('slipway.language.v1', JSON.stringify(chosen)), language);
  await page.goto(`${site.url}/registration`);
  await page.locator('fieldset').waitFor();
  await page.locator('fieldset').evaluate((part) => part.scrollIntoView());
  await shoot('registration');
  await page.goto(`${site.url}/login`);
  await page.locator('dialog input[name=contact]').fill(DEMO_PLAYER.email);
  await page.locator('dialog input[name=password]').fill(DEMO_PLAYER.password);
  await page.locator('dialog button[type=submit]').click();
  await page.getByTestId('last-sign-in').waitFor();
  await shoot('sign-in');
  await page.goto(`${site.url}/protection`);
  await page.getByTestId('limit-stake-day').waitFor();
  await bringUp(page, 'limit-stake-day');
  await shoot('limits');
  await page.locator('main select').first().selectOption('30');
  await site.control('clock', { advance: HALF_AN_HOUR_S });
  await page.reload();
  await page.locator('dialog[open] button').first().waitFor();
  await shoot('reality-check');
  await page.locator('dialog[open] button').first().click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.locator('main section > div > button').last().click();
  await page.locator('dialog[open] input').waitFor();
  await shoot('exclusion');
  await context.close();
}

async function bringUp(page: Page, testId: string): Promise<void> {
  await page.getByTestId(testId).evaluate((part) => part.scrollIntoView({ block: 'center' }));
}
