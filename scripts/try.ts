// Screenshots, thrown away.
import { mkdirSync } from 'node:fs';
import { startSite } from '#app/test/site.ts';
import { aPlayer } from '#app/test/player.ts';
const dir = '/tmp/shots/games';
mkdirSync(dir, { recursive: true });
const site = await startSite();
const wants = (process.argv[2] ?? '').split(',').filter(Boolean);
const lang = process.argv[3] ?? 'en';
const PAGES: [string, string, boolean?][] = [
  ['arcade', '/gameArcade'],
  ['list', '/game/pgGame'],
  ['live', '/live-games'],
  ['card', '/game/cardGame'],
  ['ng', '/game/ngGame'],
  ['wallet', '/?wallet=games'],
  ['loaderRefused', '/game-loader?iframeUrl=https%3A%2F%2Fevil.example%2Fx'],
  ['play', '/game/play/cardGame/0'],
  ['invitePage', '/invite'],
  ['invite', '/?invite=true'],
  ['announcements', '/announcements'],
  ['promotions', '/promotions'],
  ['promotion', '/promotions/p-1'],
  ['messages', '/private-messages'],
  ['chat', '/chat'],
  ['support', '/?support=true'],
  ['chatDrawer', '/?chat=true'],
  ['terms', '/pages/terms'],
  ['faq', '/pages/faq'],
  ['gamble', '/pages/gamble-aware'],
  ['soon', '/coming-soon'],
  ['home', '/'],
];
for (const layout of ['mobile', 'desktop'] as const) {
  const { page } = await site.open(layout, '/');
  await aPlayer(page, layout).signIn();
  await page.getByTestId('balance').waitFor();
  if (lang !== 'en') {
    await page.evaluate((l) => localStorage.setItem('slipway.language.v1', JSON.stringify(l)), lang);
    console.log(await page.evaluate(() => Object.keys(localStorage)));
  }
  for (const [name, address] of PAGES) {
    if (wants.length && !wants.includes(name)) continue;
    await page.goto(site.url + address);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${dir}/${name}-${layout}-${lang}.png`, fullPage: process.argv[4] === 'full' });
  }
}
await site.close();
