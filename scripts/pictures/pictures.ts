import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { aLotteryPlayer } from '#app/test/lottery-player.ts';
import { aPlayer } from '#app/test/player.ts';
import { LAYOUTS, startSite, type Layout, type Site } from '#app/test/site.ts';
import { aWallet } from '#app/test/wallet.ts';
import { keepSmall } from './keep-small.ts';
import { takeLanguages } from './languages.ts';
import { Argument } from 'commander';
import { command } from '#scripts/config/command.ts';

const [wanted] = command('pictures readme')
  .addArgument(new Argument('[which]', 'only these').choices([...Object.keys(LAYOUTS), 'languages']))
  .parse().args;

const FOLDER = 'docs/pictures';
/** Of one picture: a README is read on phones too. */
const MOST_BYTES = 150_000;
/** A busy machine is slow, not broken. */
const PATIENCE_MS = 120_000;
const MARK_SIX = '/lottery/gallopingmarksix';

interface Picture {
  readonly name: string;
  readonly address: string;
  /** What is done before it is taken. */
  readonly pose: (page: Page, layout: Layout) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { name: 'home', address: '/', pose: settled },
  { name: 'lobby', address: '/sport/soccer', pose: settled },
  {
    name: 'slip',
    address: '/sport/soccer',
    async pose(page, layout) {
      const player = aPlayer(page, layout);
      for (const nth of [0, 1, 2]) await player.pick(nth);
      await page.evaluate(() => scrollTo(0, 0));
      await player.openSlip();
      await player.choosePass(/^Double/);
      await player.stake('10');
      await player
        .slip()
        .getByRole('button', { name: /Place bet for/ })
        .waitFor();
    },
  },
  {
    name: 'mark-six',
    address: MARK_SIX,
    async pose(page, layout) {
      const player = aLotteryPlayer(page, layout);
      await player.pick('Special number', /^8, Red, /, /^17, /, /^33, /);
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'wallet',
    address: '/',
    async pose(page, layout) {
      const wallet = aWallet(page, layout);
      await wallet.open();
      await wallet.field('Amount').fill('50');
    },
  },
];

/** What is read late stands, and pictures are drawn. */
async function settled(page: Page): Promise<void> {
  await page.locator('main').waitFor();
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
}

async function take(site: Site, layout: Layout): Promise<void> {
  const { page, context } = await site.open(layout);
  page.setDefaultTimeout(PATIENCE_MS);
  await aPlayer(page, layout).signIn();
  await page.getByTestId('balance').waitFor();
  for (const { name, address, pose } of PICTURES) {
    await page.goto(site.url + address);
    await settled(page);
    await pose(page, layout);
    await settled(page);
    const file = path.join(FOLDER, `${name}-${LAYOUTS[layout].width}.png`);
    await keepSmall(context, await page.screenshot({ animations: 'disabled', caret: 'hide' }), file, MOST_BYTES);
  }
  await context.close();
}

const LAYOUT_NAMES = Object.keys(LAYOUTS) as Layout[];
mkdirSync(FOLDER, { recursive: true });
const site = await startSite();
try {
  for (const layout of LAYOUT_NAMES) if (wanted === undefined || wanted === layout) await take(site, layout);
  if (wanted === undefined || wanted === 'languages') await takeLanguages(site, path.join(FOLDER, 'languages.png'));
} finally {
  await site.close();
}
