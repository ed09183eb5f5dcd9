import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from '#app/test/shared-browser.ts';
import { type AppCompiler, openCompiler } from '#cli/build/compile-app.ts';
import { createLiveReload } from '#cli/serve/live-reload.ts';
import { watchSources } from './watch-sources.ts';

/** An app of a few files, as `npm run dev` compiles, watches and serves the real one. */
const SOURCES: Readonly<Record<string, string>> = {
  'app/main.tsx': `
    import * as styles from './page.module.css';
    import { lazyStyles } from './styles/lazy-styles.ts';
    import { text } from './text.ts';
    document.body.append(Object.assign(document.createElement('p'), { className: styles.page, textContent: text }));
    export { lazyStyles };`,
  'app/text.ts': `export const text: string = 'first';`,
  'app/page.module.css': `.page { color: rgb(1, 1, 1) }`,
  'app/styles/lazy-styles.ts': `export const lazyStyles = () => Promise.resolve();`,
};

const root = mkdtempSync(path.join(tmpdir(), 'slipway-build-errors-'));
const site = path.join(root, 'site');
/** As editors do, which write beside a file and rename. */
const save = (file: string, text: string): void => {
  writeFileSync(path.join(root, `${file}~`), text);
  renameSync(path.join(root, `${file}~`), path.join(root, file));
};

const reload = createLiveReload();
let compiler: AppCompiler;
let stopWatching = (): void => undefined;
let page: Page;
const server: Server = createServer((request, response) => {
  if (reload.answer(request, response)) return;
  const file = path.join(site, request.url === '/' ? 'index.html' : (request.url ?? ''));
  if (!existsSync(file)) return void response.writeHead(404).end();
  const type = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }[path.extname(file)] ?? '';
  response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
});

const build = async (changed?: ReadonlySet<string>): Promise<void> => {
  const { script, style } = await compiler.compile(changed);
  cpSync(path.join(root, 'app-built'), path.join(site, 'assets'), { recursive: true });
  for (const name of readdirSync(path.join(site, 'assets')))
    if (!existsSync(path.join(root, 'app-built', name))) rmSync(path.join(site, 'assets', name));
  const styles = `<link rel="stylesheet" href="/assets/${style}">`;
  const scripts = `<script type="module" src="/assets/${script}"></script><script type="module" src="${reload.script}"></script>`;
  writeFileSync(path.join(site, 'index.html'), `<!doctype html>${styles}<body>${scripts}`);
  reload.built(site);
};

beforeAll(async () => {
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  mkdirSync(site);
  compiler = await openCompiler({
    root,
    lazyNames: { groups: {}, afterLobby: [] },
    folder: 'app-built',
    isDevelopment: true,
  });
  await build();
  stopWatching = watchSources(root, build, reload.failed);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page = await (await sharedBrowser()).newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.getByText('first').waitFor();
});
afterAll(async () => {
  stopWatching();
  reload.close();
  await page.close();
  server.close();
  await compiler.close();
  rmSync(root, { recursive: true });
});

const error = () => page.getByRole('alert');
const shown = () => page.locator('p').textContent();
const colour = () => page.locator('p').evaluate((element) => getComputedStyle(element).color);

it.each([
  [
    'a syntax error in .ts',
    'app/text.ts',
    `export const text = ;`,
    'app/text.ts:1:20',
    `export const text = 'second';`,
  ],
  ['a syntax error in .tsx', 'app/main.tsx', `const page = <p`, 'app/main.tsx:1:15', SOURCES['app/main.tsx'] ?? ''],
  [
    'an import of a file that does not exist',
    'app/text.ts',
    `export { text } from './words.ts';`,
    'Could not resolve "./words.ts"',
    `export const text = 'third';`,
  ],
  [
    'an import of a name that does not exist',
    'app/text.ts',
    `import { word } from './styles/lazy-styles.ts';\nexport const text = word;`,
    'No matching export in "app/styles/lazy-styles.ts" for import "word"',
    `export const text = 'fourth';`,
  ],
])('shows %s in the page, until it is fixed', async (_, file, broken, message, fixed) => {
  const before = await shown();
  save(file, broken);
  await error().getByText(message).waitFor();
  expect(await error().textContent()).toContain(file);
  // What was shown stays, and a page that opens meanwhile shows the error too.
  expect(await shown()).toBe(before);
  await page.reload();
  await error().getByText(message).waitFor();
  save(file, fixed);
  await error().waitFor({ state: 'detached' });
  await expect.poll(shown).toBe(/= '(\w+)'/.exec(fixed)?.[1] ?? before);
});

it('shows a broken stylesheet, and its rules when it is fixed, without a reload', async () => {
  await page.evaluate(() => Object.assign(globalThis, { kept: true }));
  save('app/page.module.css', `.page { color: rgb(2, 2, 2)\n`);
  await error().getByText('app/page.module.css:2:0: Expected "}"').waitFor();
  expect(await colour()).toBe('rgb(1, 1, 1)');
  save('app/page.module.css', `.page { color: rgb(3, 3, 3) }`);
  await error().waitFor({ state: 'detached' });
  await expect.poll(colour).toBe('rgb(3, 3, 3)');
  expect(await page.evaluate(() => 'kept' in globalThis)).toBe(true);
});

it('is right again when the file that an import lacked is written', async () => {
  save('app/text.ts', `export { text } from './words.ts';`);
  await error().getByText('Could not resolve "./words.ts"').waitFor();
  save('app/words.ts', `export const text = 'fifth';`);
  await error().waitFor({ state: 'detached' });
  await expect.poll(shown).toBe('fifth');
});
