import { aPlayer } from '#app/test/player.ts';
import { startSite } from '#app/test/site.ts';
const site = await startSite();
const dir = '/tmp/shots/slip';
try {
  for (const layout of ['desktop', 'mobile'] as const) {
    const { page, faults } = await site.open(layout, '/sport/soccer');
    const player = aPlayer(page, layout);
    await page
      .getByRole('button', { name: /to win,/ })
      .first()
      .waitFor();
    await player.openSlip();
    await player.slip().getByText('empty').waitFor();
    await page.screenshot({ path: `${dir}/${layout}-0-empty.png` });
    await player.closeSlip();
    await player.signIn();
    await player.pick(0);
    await player.openSlip();
    await player.stake('2.5');
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${dir}/${layout}-1-single.png` });
    await player.closeSlip();
    for (let n = 1; n < 10; n += 1) await player.pick(n);
    await player.openSlip();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${dir}/${layout}-2-ten.png` });
    const slip = player.slip();
    await slip
      .getByRole('button', { name: /Banker/ })
      .first()
      .click();
    await slip.getByRole('button', { name: '3 String 1' }).click();
    await slip.getByText('How the highest return').click();
    await slip.getByText('All lines').click();
    await page.waitForTimeout(500);
    const el = layout === 'desktop' ? page.locator('aside') : slip;
    await el.evaluate((node) => node.querySelector('[data-testid=max-payout]')?.scrollIntoView({ block: 'center' }));
    await page.screenshot({ path: `${dir}/${layout}-3-ten-more.png` });
    await slip.getByRole('button', { name: 'Singles', exact: true }).click();
    await page.waitForTimeout(300);
    await el.evaluate((node) => node.querySelector('[data-testid=slip-pick]')?.scrollIntoView({ block: 'start' }));
    await page.screenshot({ path: `${dir}/${layout}-4-singles.png` });
    console.log(layout, faults);
    await page.context().close();
  }
} finally {
  await site.close();
}
