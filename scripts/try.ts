import { startSite } from '#app/test/site.ts';
const brand = process.argv[2] ?? 'ventoverde';
const profile = brand === 'pennygate' ? 'uk' : 'br';
const lang = process.argv[3] ?? 'en';
const site = await startSite(brand);
await site.control('profile', { profile });
try {
  for (const layout of ['mobile', 'desktop'] as const) {
    const { page, faults } = await site.open(layout, '/login');
    await page.evaluate((l) => localStorage.setItem('slipway.language.v1', JSON.stringify(l)), lang);
    await page.reload();
    await page.getByRole('dialog').waitFor();
    const shot = async (name: string, full = true) => {
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/shots/protect/${brand}-${lang}-${layout}-${name}.png`, fullPage: full });
    };
    await shot('signin', false);
    const d = page.getByRole('dialog');
    await d.locator('input').nth(0).fill('player@demo.slipway.test');
    await d.locator('input[type=password]').fill('Slipway-demo-1');
    await d.locator('button[type=submit]').click();
    await page.getByTestId('balance').waitFor();
    await page.getByTestId('session-time').waitFor();
    await shot('home', false);
    await page.goto(site.url + '/protection');
    await page.getByTestId('limit-deposit-day').waitFor();
    await shot('page');
    await page.getByTestId('limit-stake-day').getByRole('button').last().click();
    await page.keyboard.type('50');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(500);
    await page.getByTestId('limit-stake-day').getByRole('button').last().click();
    await page.keyboard.type('90');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(500);
    await page
      .getByTestId('limit-stake-day')
      .screenshot({ path: `/tmp/shots/protect/${brand}-${lang}-${layout}-pending.png` });
    await page.goto(site.url + '/registration');
    console.log(faults);
    await page.context().close();
    const g = await site.open(layout, '/registration');
    await g.page.evaluate((l) => localStorage.setItem('slipway.language.v1', JSON.stringify(l)), lang);
    await g.page.reload();
    await g.page.getByRole('dialog').waitFor();
    await g.page.waitForTimeout(600);
    await g.page.screenshot({ path: `/tmp/shots/protect/${brand}-${lang}-${layout}-register.png` });
    await g.page
      .locator('fieldset')
      .scrollIntoViewIfNeeded()
      .catch(() => undefined);
    await g.page.screenshot({ path: `/tmp/shots/protect/${brand}-${lang}-${layout}-register2.png` });
    await g.page.context().close();
  }
} finally {
  await site.close();
}
