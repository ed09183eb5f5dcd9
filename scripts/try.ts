import { mkdirSync } from 'node:fs';
import { startSite, type Layout } from '#app/test/site.ts';
import { aPlayer } from '#app/test/player.ts';

const OUT = '/tmp/shots/profile';
mkdirSync(OUT, { recursive: true });
const [
  languages = 'en',
  pages = '/profile,/profile?tab=vip,/profile?tab=account,/reports',
  layouts = 'mobile,desktop',
] = process.argv.slice(2);
const site = await startSite();
for (const layout of layouts.split(',') as Layout[]) {
  const { page } = await site.open(layout);
  const player = aPlayer(page, layout);
  await player.signIn();
  await player.balance().waitFor();
  for (const language of languages.split(',')) {
    await page.evaluate((l) => {
      for (const k of Object.keys(localStorage)) if (/lang/i.test(k)) localStorage.setItem(k, l);
      localStorage.setItem('slipway.language', l);
    }, language);
    for (const address of pages.split(',')) {
      await page.goto(site.url + address);
      await page.waitForTimeout(1500);
      await page.screenshot({
        path: `${OUT}/${language}-${layout}-${address.replace(/\W+/g, '_')}.png`,
        fullPage: true,
      });
    }
  }
}
await site.close();
