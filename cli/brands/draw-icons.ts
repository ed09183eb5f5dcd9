import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '#cli/terminal/errors.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { needBrowser } from '#cli/browser/need-browser.ts';
import { readBrand } from '#cli/app-build/read-brand.ts';
import { ICONS } from './brand-assets.ts';
import { svgProblem } from './images/svg-problem.ts';

/** A system may crop a maskable icon to a circle of 80% (W3C, "maskable icons"); the logo stays well inside. */
const SAFE_PART = 0.62;

/**
 * Draws the icons of a brand from its logo, with Chromium.
 *
 * @returns the files, relative to `root`
 * @throws CliError when there is no Chromium or the logo is not safe to open
 */
export async function drawIcons(root: string, id: string): Promise<readonly string[]> {
  const brand = await readBrand(root, id);
  const folder = path.join(root, 'brands', id);
  const logo = readFileSync(path.join(folder, 'logo.svg'));
  const problem = svgProblem(logo);
  if (problem !== undefined) throw new CliError(`brands/${id}/logo.svg: ${problem}.`);
  const browser = await launchChromium(needBrowser('Icons need'));
  try {
    const source = `data:image/svg+xml;base64,${logo.toString('base64')}`;
    for (const { file, size, purpose } of ICONS) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      const isBare = purpose === 'any';
      const width = isBare ? size : Math.round(size * SAFE_PART);
      await page.setContent(
        `<style>html,body{margin:0;height:100%;background:${isBare ? 'transparent' : brand.theme.light.chrome};display:grid;place-items:center}</style><img width="${width}" height="${width}" src="${source}">`,
      );
      await page.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
      writeFileSync(path.join(folder, file), await page.screenshot({ omitBackground: isBare }));
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return ICONS.map(({ file }) => path.posix.join('brands', id, file));
}
