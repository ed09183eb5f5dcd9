import type { BrowserContext } from 'playwright-core';

/** Several screenshots in one picture, at the given or their own widths. */
export async function sideBySide(
  context: BrowserContext,
  steps: readonly Buffer[],
  width: number | readonly number[],
): Promise<Buffer> {
  const widthOf = (at: number) => (typeof width === 'number' ? width : (width[at] ?? 0));
  const page = await context.newPage();
  await page.setViewportSize({ width: steps.reduce((sum, _, at) => sum + widthOf(at) + 12, 12), height: 100 });
  const images = steps.map(
    (png, at) => `<img width="${widthOf(at)}" src="data:image/png;base64,${png.toString('base64')}">`,
  );
  await page.setContent(
    `<style>body{margin:0;padding:12px;display:flex;align-items:start;gap:12px;background:#8a9099}img{display:block;border-radius:4px}</style>
    ${images.join('')}`,
  );
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}
