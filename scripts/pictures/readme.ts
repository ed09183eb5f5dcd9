import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { allArrived } from '#app/test/all-arrived.ts';
import { aPlayer } from '#app/test/player.ts';
import { LAYOUTS, startSite, type Site } from '#app/test/site.ts';
import { keepSmall } from './keep-small.ts';
import { takeLanguages } from './languages.ts';
import { Argument } from 'commander';
import { command } from '#scripts/config/command.ts';

const [wanted] = command('pictures readme')
  .addArgument(new Argument('[which]', 'only these').choices(['lobby', 'languages']))
  .parse().args;

const FOLDER = 'docs/pictures';
/** Per picture: a README is read on phones too. */
const MAX_BYTES = 150_000;
/** A busy machine is slow, not broken. */
const PATIENCE_MS = 120_000;

/** Waits for late content and pictures. */
async function settled(page: Page): Promise<void> {
  await page.locator('main').waitFor();
  await allArrived(page);
}

async function takeLobby(site: Site): Promise<void> {
  const { page, context } = await site.open('desktop');
  page.setDefaultTimeout(PATIENCE_MS);
  await aPlayer(page, 'desktop').signIn();
  await page.getByTestId('balance').waitFor();
  await page.goto(`${site.url}/sport/soccer`);
  await settled(page);
  const file = path.join(FOLDER, `lobby-${LAYOUTS.desktop.width}.png`);
  await keepSmall(context, await page.screenshot({ animations: 'disabled', caret: 'hide' }), file, MAX_BYTES);
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const site = await startSite();
try {
  if (wanted !== 'languages') await takeLobby(site);
  if (wanted !== 'lobby') await takeLanguages(site, path.join(FOLDER, 'languages.png'));
} finally {
  await site.close();
}
