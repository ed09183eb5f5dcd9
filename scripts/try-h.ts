import { mkdirSync } from 'node:fs';
import { startSite } from '#app/test/site.ts';
const brands = (process.argv[2] ?? 'harborlight').split(',');
mkdirSync('/tmp/shots/home', { recursive: true });
const paths = (process.argv[3] ?? '/').split(',');
const locale = process.argv[4];
for (const brand of brands) {
  const site = await startSite(brand);
  for (const layout of ['mobile', 'desktop'] as const) for (const scheme of ['light', 'dark'] as const) for (const p of paths) {
    const { page, context } = await site.open(layout, p);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: process.argv[5] === 'motion' ? 'no-preference' : 'reduce' });
    if (locale) { await page.evaluate((l) => localStorage.setItem('slipway.language.v1', JSON.stringify(l)), locale); await page.reload(); }
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(1500);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (process.argv[5] !== 'fold') await page.setViewportSize({ width: layout === 'mobile' ? 390 : 1280, height: Math.min(height, 3000) });
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/shots/home/${brand}-${layout}-${scheme}${p.replaceAll('/', '_')}${locale ?? ''}.png` });
    await context.close();
  }
  await site.close();
}
