import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Brand } from '#contract/brand';
import { type Simulator, startSimulator } from '#simulator';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { needBrowser } from '#cli/browser/need-browser.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { chosenBrands } from '#cli/build/brand/brand-id.ts';
import { buildBrands } from '#cli/brands/build/build-brands.ts';
import { packageRoot } from '#cli/files/package-root.ts';
import { makeOut } from '#cli/files/make-folder.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { say, sayJson } from '#cli/terminal/out.ts';
import { progressBar } from '#cli/terminal/progress.ts';
import { CONTENT } from '#cli/brands/content/content-files.ts';
import { previewContent } from '#cli/brands/preview/preview-content.ts';
import { serveBrand } from '#cli/serve/serve-brand.ts';
import { LAYOUTS, SCREENS } from './screens.ts';
import { drawSheet, type Shot } from './sheet.ts';
import { shotTaker } from './take-shot.ts';

export interface ShotFlags {
  readonly out: string;
  /** Names of screens with commas between; all by default. */
  readonly screens?: string;
  /** Names of layouts with commas between; both by default. */
  readonly layouts?: string;
  readonly dark?: boolean;
  readonly json?: boolean;
}

/** `slipway brand shots`: the main screens of each brand in both layouts, and one overview of all home pages. */
export async function runShots(ids: readonly string[], flags: ShotFlags): Promise<void> {
  const root = process.cwd();
  const chosen = chosenBrands(root, ids);
  const layouts = namedIn(LAYOUTS, flags.layouts, 'layouts');
  const screens = namedIn(SCREENS, flags.screens, 'screens');
  const executable = needBrowser('Pictures need');
  const out = path.resolve(root, flags.out);
  makeOut(out);
  const temporary = mkdtempSync(path.join(tmpdir(), 'slipway-shots-'));
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
  const bar = progressBar();
  const brands = await Promise.all(chosen.map((id) => readBrand(root, id)));
  const screensOf = (brand?: Brand) =>
    screens.flatMap((screen) => {
      const address = brand === undefined ? undefined : screen.address(brand);
      return address === undefined ? [] : [{ ...screen, address }];
    });
  const of = brands.flatMap(screensOf).length * layouts.length;
  const shots: Shot[] = [];
  // Before the build, so that a browser that does not start is reported at once.
  const browser = await launchChromium(executable);
  let simulator: Simulator | undefined;
  try {
    bar.show(0, of, 'building');
    const built = await buildBrands({ root, appRoot: packageRoot(), ids: chosen, out: temporary });
    const { world } = (simulator = await startSimulator({
      seed: 'shots',
      // Entries of content/ have days from which and until which they are shown.
      ...(chosen.some((id) => existsSync(path.join(root, 'brands', id, CONTENT))) && { startTime: 'now' }),
    }));
    // All before the first is shown: each puts the simulator's lists back.
    const contents = new Map(chosen.map((id) => [id, previewContent(root, id, () => world().content)]));
    for (const { id, folder } of built.brands) {
      const brand = brands.find((each) => each.id === id);
      const due = screensOf(brand);
      const content = contents.get(id);
      if (brand !== undefined) content?.apply(brand);
      const served = await serveBrand({
        folder,
        upstream: simulator.url,
        port: 0,
        idempotency: 'keyed',
        before: (request, response) => content?.answer(request, response) === true,
      });
      try {
        const takeShot = shotTaker(browser);
        for (const layout of layouts)
          for (const screen of due) {
            const file = path.join(out, `${id}-${screen.name}-${layout.name}${flags.dark === true ? '-dark' : ''}.png`);
            const address = served.url + screen.address;
            const name = `${id} ${screen.name} ${layout.name}`;
            await takeShot({ ...screen, name, address, layout, isDark: flags.dark === true, file });
            shots.push({ brand: id, screen: screen.name, layout: layout.name, file });
            bar.show(shots.length, of, name);
          }
      } finally {
        await served.close();
      }
    }
    const homes = shots.filter(({ screen }) => screen === 'home');
    const sheet = homes.length === 0 ? undefined : path.join(out, flags.dark === true ? 'sheet-dark.png' : 'sheet.png');
    if (sheet !== undefined) await drawSheet(browser, homes, sheet);
    bar.end();
    if (flags.json === true) sayJson({ shots, sheet });
    else {
      const also = sheet === undefined ? '' : ` and ${path.relative(root, sheet)}`;
      say(`${shots.length} pictures${also} in ${path.relative(root, out) || '.'}`);
    }
  } finally {
    bar.end();
    await browser.close();
    await simulator?.close();
  }
}

function namedIn<T extends { readonly name: string }>(
  all: readonly T[],
  names: string | undefined,
  what: 'layouts' | 'screens',
): readonly T[] {
  if (names === undefined) return all;
  const wanted = names.split(',').map((name) => name.trim());
  const wrong = wanted.find((name) => !all.some((one) => one.name === name));
  if (wrong === undefined) return all.filter(({ name }) => wanted.includes(name));
  throw usageError(`Unknown name '${wrong}' in --${what}.`, [
    `Choose of: ${all.map(({ name }) => name).join(', ')}, with commas between.`,
  ]);
}
