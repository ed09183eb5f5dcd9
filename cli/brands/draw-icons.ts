import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { type Brand, FONT_STACKS } from '#contract/brand';
import { packageRoot } from '#cli/files/package-root.ts';
import { writeAll } from '#cli/files/write-whole.ts';
import { CliError } from '#cli/terminal/errors.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { needBrowser } from '#cli/browser/need-browser.ts';
import { escapeHtml } from '#cli/build/heads/escape.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { ICONS } from '#cli/build/brand/brand-assets.ts';
import { pagePictures, SHARE_PICTURE } from '#cli/build/heads/game-pages.ts';
import { PUBLIC } from '#cli/build/brand/public-files.ts';
import { svgProblem } from '#cli/build/brand/svg-problem.ts';

/** Systems may crop a maskable icon to a circle of 80 % (W3C, "maskable icons"); the logo stays well inside. */
const SAFE_PART = 0.62;

/**
 * Draws the icons of a brand from its logo, with Chromium; all are written, or none.
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
  const drawn = new Map<string, Buffer>();
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
      drawn.set(file, await page.screenshot({ omitBackground: isBare }));
      await page.close();
    }
    drawn.set(path.posix.join(PUBLIC, 'favicon.ico'), await drawFavicon(browser, source));
    for (const [file, icon] of sharedPictures(brand))
      drawn.set(
        file,
        await (icon === undefined ? drawShare(browser, brand, folder, source) : drawPage(browser, brand, icon, source)),
      );
  } finally {
    await browser.close();
  }
  writeAll(new Map([...drawn].map(([file, picture]) => [path.join(folder, file), picture])));
  return [...drawn.keys()].map((file) => path.posix.join('brands', id, file));
}

const FAVICON_SIDE = 32;

/** `/favicon.ico` for feed readers and old browsers: an ICO with one PNG. */
async function drawFavicon(browser: Browser, source: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: FAVICON_SIDE, height: FAVICON_SIDE } });
  await page.setContent(
    `<style>html,body{margin:0;background:transparent}img{display:block}</style><img width="${FAVICON_SIDE}" height="${FAVICON_SIDE}" src="${source}">`,
  );
  await page.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([FAVICON_SIDE, FAVICON_SIDE, 0, 0, 1, 0, 32, 0], 6);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Files of the pictures of shared links, with the icon of those that show one. */
function sharedPictures(brand: Brand): ReadonlyMap<string, string | undefined> {
  if (brand.head?.share !== 'art') return new Map();
  const pages = [...pagePictures(brand).values()].map(({ file, icon }) => [file, icon] as const);
  return new Map([[SHARE_PICTURE.file, undefined], ...pages]);
}

/**
 * Logo, name and lead on the brand's background, above its art. The art takes the full width, because a low strip beside the text
 * would be cropped.
 */
async function drawShare(browser: Browser, brand: Brand, folder: string, source: string): Promise<Buffer> {
  const banner = brand.layout.banner === 'art' ? readFileSync(path.join(folder, 'banner.svg')) : undefined;
  const unsafe = banner === undefined ? undefined : svgProblem(banner);
  if (unsafe !== undefined) throw new CliError(`brands/${brand.id}/banner.svg: ${unsafe}.`);
  const art = banner && `<img class="art" src="data:image/svg+xml;base64,${banner.toString('base64')}">`;
  return drawShared(
    browser,
    brand,
    `body{grid-template-rows:minmax(0,1fr) auto}p{margin:0;font-size:40px;text-wrap:balance}
    .art{display:block;width:100%;max-height:340px;object-fit:cover;mask:linear-gradient(#0000,#000 15%)}`,
    `<main>${titleOf(brand, source)}<p>${escapeHtml(brand.tagline)}</p></main>${art ?? ''}`,
  );
}

/** Logo, name and the icon of a sport or game: no word of a language, because a page has one picture in all. */
async function drawPage(browser: Browser, brand: Brand, icon: string, source: string): Promise<Buffer> {
  const set = brand.layout.iconSet === 'pixel' ? 'pixel' : 'solid';
  const drawing = readFileSync(path.join(packageRoot(), 'app', 'icons', set, `${icon}.svg`), 'utf8');
  const { accent } = shownTheme(brand);
  return drawShared(
    browser,
    brand,
    `body{grid-template-columns:minmax(0,1fr) 470px;align-items:center}svg{width:380px;height:380px;fill:${accent}}div{flex-wrap:wrap}`,
    `<main>${titleOf(brand, source)}</main>${drawing}`,
  );
}

const shownTheme = ({ theme }: Brand) => theme[theme.mode === 'dark' ? 'dark' : 'light'];
const titleOf = ({ name }: Brand, source: string): string =>
  `<div><img width="112" height="112" src="${source}">${escapeHtml(name)}</div>`;

async function drawShared(browser: Browser, brand: Brand, style: string, body: string): Promise<Buffer> {
  const { width, height } = SHARE_PICTURE;
  const { chrome, 'chrome-text': text } = shownTheme(brand);
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;background:${chrome};color:${text};font-family:${FONT_STACKS[brand.fonts.headings]}}
    main{display:grid;align-content:center;gap:20px;padding:0 72px}div{display:flex;gap:28px;align-items:center;font-size:84px;font-weight:700}${style}</style>${body}`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
