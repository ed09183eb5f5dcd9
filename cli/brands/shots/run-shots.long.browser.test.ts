import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readPng } from '#cli/files/png.ts';
import { testBrands } from '#cli/test/brands.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { needBrowser } from '#cli/browser/need-browser.ts';
import { LAYOUTS } from './screens.ts';
import { shotTaker } from './take-shot.ts';

const [, mobile] = LAYOUTS;

it('slipway brand shots makes a picture of each screen that is asked for, and one sheet of home pages', async () => {
  const brands = testBrands(['nightjar']);
  const args = ['--screens', 'home,slip', '--layouts', 'mobile', '--out', 'pictures', '--json'];
  const { status, stdout, stderr } = await brands.slipway(['brand', 'shots', 'nightjar', ...args]);
  expect({ status, stderr }).toMatchObject({ status: 0 });
  const { shots } = JSON.parse(stdout) as { shots: { screen: string; layout: string; file: string }[] };
  expect(shots.map(({ screen, layout }) => `${screen} ${layout}`)).toEqual(['home mobile', 'slip mobile']);
  for (const { file } of shots)
    expect(readPng(readFileSync(file))).toMatchObject({ width: mobile.width, height: mobile.height });
  expect(readdirSync(path.join(brands.root, 'pictures')).sort()).toEqual([
    ...shots.map(({ file }) => path.basename(file)),
    'sheet.png',
  ]);
  brands.remove();
});

it.each([
  ['loads', '<main aria-busy="true">loading'],
  ['lacks the search in its header', '<header></header><main><h1>Here</h1></main>'],
  [
    'lacks its late styles',
    '<script data-face="/face.css"></script><header><a aria-keyshortcuts="/"></a></header><main><h1>Here</h1></main>',
  ],
  ['is only painted, before any script', '<div id="frame"><main><h1>Painted</h1></main></div>'],
])('names the picture, the address and the step where a page %s', async (_, html) => {
  const server = createServer((__, response) => response.end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sport/soccer`;
  const browser = await launchChromium(needBrowser('This test needs'));
  const shot = shotTaker(browser)({
    name: 'nightjar lobby mobile',
    address,
    layout: mobile,
    isDark: false,
    file: '/nowhere/x.png',
    patienceMs: 3_000,
  });
  await expect(shot).rejects.toThrow(
    `nightjar lobby mobile (${address}): waiting for the content (a heading, and nothing that loads) failed: page.waitForFunction: Timeout 3000ms exceeded.`,
  );
  await browser.close();
  server.close();
});
