import type { Page } from 'playwright-core';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { LAYOUTS, startSite, type Layout, type OpenPage, type Site } from '#app/test/site.ts';
import { readBrand } from '#cli/app-build/read-brand.ts';
import type { Brand } from '#contract/brand';
import { limitIn } from '#contract/entities';
import { setLimit } from '#simulator/testing';
import type { Place, Visit } from './place.ts';
import { PLACES } from './places.ts';
import type { Wanted } from './wanted.ts';

const LOADED_MS = 10_000;
/** A place that has not opened by then is reported, and the walk continues. */
const OPENED_MS = 20_000;

/** What was found where. */
export interface Finding {
  readonly where: string;
  readonly what: string;
}

export interface Walked {
  readonly looked: number;
  readonly findings: readonly Finding[];
}

/** Checks a place. Returns the problems as text, none if it is fine. */
export type Look = (
  page: Page,
  place: Place,
) => Promise<{ readonly looked: number; readonly found: readonly string[] }>;

/** Walks through all that is wanted of one brand and layout, and prints as it goes; a finding stops nothing. */
export async function walk(brandId: string, layout: Layout, wanted: Wanted, look: Look): Promise<Walked> {
  const brand = await readBrand(process.cwd(), brandId);
  const site = await startSite(brandId, { world: { profile: brand.profile } });
  const findings: Finding[] = [];
  let looked = 0;
  try {
    limitsOf(site);
    for (const who of ['guest', 'player'] as const) {
      const places = PLACES.filter(
        (place) =>
          place.who === who &&
          (place.only === undefined || place.only === layout) &&
          (place.isIn?.(brand) ?? true) &&
          wanted.hasPlace(place),
      );
      if (places.length === 0) continue;
      const opened = await entered(site, layout, who);
      for (const [at, place] of places.entries()) {
        const where = `${brandId}, ${layout}, ${who}: ${place.name}`;
        const checked = await tryPlace(place, visitOf(opened.page, site, layout, brand), look);
        looked += checked.looked;
        console.log(
          `[${new Date().toTimeString().slice(0, 8)}] ${at + 1}/${places.length} ${where}: ${checked.found.length === 0 ? 'ok' : ''}`,
        );
        for (const what of checked.found) {
          console.log(`    ${what}`);
          findings.push({ where, what });
        }
      }
      for (const what of new Set(opened.faults))
        findings.push({ where: `${brandId}, ${layout}, ${who}`, what: `fault: ${what}` });
      await opened.context.close();
    }
  } finally {
    await site.close();
  }
  return { looked, findings };
}

/** A place that did not open is tried once more: a machine that does other things for a while is no finding. */
async function tryPlace(place: Place, visit: Visit, look: Look, tries = 2): ReturnType<Look> {
  try {
    await place.open(visit);
    await settled(visit.page);
    return await look(visit.page, place);
  } catch (error) {
    if (tries > 1) return tryPlace(place, visit, look, tries - 1);
    const [first, second, third] = (error as Error).message.split('\n');
    return { looked: 0, found: [`could not be looked at: ${[first, second, third].join(' ')}`] };
  }
}

/** A jurisdiction that wants limits takes no bet without them, and the look of them is what is looked at. */
function limitsOf(site: Site): void {
  const world = site.simulator.world();
  const member = world.members.byAccount(DEMO_PLAYER.email);
  if (member === undefined) throw new Error('The fixtures have no demo player.');
  setLimit(world, member, limitIn(member.currency, { kind: 'deposit', period: 'month', value: '500' }));
  setLimit(world, member, limitIn(member.currency, { kind: 'loss', period: 'week', value: '400' }));
  setLimit(world, member, limitIn(member.currency, { kind: 'stake', period: 'day', value: '300' }));
  setLimit(world, member, limitIn(member.currency, { kind: 'session', period: 'day', value: '1200' }));
}

/** On a busy machine the first page may take longer than a browser waits. */
async function entered(site: Site, layout: Layout, who: Place['who'], tries = 4): Promise<OpenPage> {
  try {
    return await enter(site, layout, who);
  } catch (error) {
    if (tries === 1) throw error;
    console.log(`  not opened, tried again: ${(error as Error).message.split('\n')[0]}`);
    return entered(site, layout, who, tries - 1);
  }
}

async function enter(site: Site, layout: Layout, who: Place['who']): Promise<OpenPage> {
  const opened = await site.open(layout, who === 'guest' ? '/' : '/login');
  const { page } = opened;
  page.setDefaultTimeout(OPENED_MS);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (who === 'guest') return opened;
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=email]').fill(DEMO_PLAYER.email);
  await dialog.locator('input[name=password]').fill(DEMO_PLAYER.password);
  await dialog.locator('button[type=submit]').click();
  await page.getByTestId('balance').waitFor();
  return opened;
}

export const visitOf = (page: Page, site: Site, layout: Layout, brand: Brand): Visit => ({
  page,
  site,
  layout,
  brand,
  async go(address) {
    await page.setViewportSize(LAYOUTS[layout]);
    for (let open = 0; open < 3 && (await page.locator('dialog[open], [popover]:popover-open').count()) > 0; open += 1)
      await page.keyboard.press('Escape');
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, address);
    await settled(page);
  },
});

/** Nothing is loading any more, or it takes too long to wait for. */
async function settled(page: Page): Promise<void> {
  // tsx names functions by a helper of its own, which what is handed to the page does not have there.
  await page.evaluate('globalThis.__name ??= (named) => named');
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page
    .waitForFunction(
      () =>
        document.querySelector('main [aria-busy="true"], dialog[open] [aria-busy="true"], main [class*="skeleton"]') ===
        null,
      undefined,
      { timeout: LOADED_MS },
    )
    .catch(() => undefined);
}

/** What was found, by kind, and the exit code that goes with it. */
export function report(rows: readonly { readonly name: string; readonly walked: Walked }[]): void {
  const kinds = new Map<string, string[]>();
  for (const { walked } of rows)
    for (const { what, where } of walked.findings) kinds.set(what, [...(kinds.get(what) ?? []), where]);
  for (const [what, where] of kinds) console.log(`\n${what}\n  ${where.length} times: ${where.slice(0, 4).join('; ')}`);
  console.log('\n| brand, layout, look | looks | findings |\n|---|---|---|');
  for (const { name, walked } of rows) console.log(`| ${name} | ${walked.looked} | ${walked.findings.length} |`);
  console.log(`\n${rows.reduce((sum, { walked }) => sum + walked.looked, 0)} looks, ${kinds.size} kinds of findings.`);
  process.exitCode = kinds.size > 0 ? 1 : 0;
}
