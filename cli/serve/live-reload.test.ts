import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLiveReload } from './live-reload.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'slipway-reload-'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'index.html'), '<p>page</p>');
const reload = createLiveReload();
const server = createServer((request, response) => {
  if (!reload.answer(request, response)) response.writeHead(404).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  reload.close();
  server.close();
  rmSync(folder, { recursive: true });
});

/** What a page that opens now is sent first. */
async function opened(): Promise<string> {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/__dev/changes`;
  const { body } = await fetch(address);
  const reader = body?.getReader();
  let text = '';
  reload.failed('(end)');
  while (!text.includes('(end)')) text += new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  return text.split('\n\n').slice(1, -2).join('\n');
}

const PAGE = (texts: string, tagline: string, script = 'app-1.js') =>
  `<link href="/theme-${texts}.css"><p class="static-tagline" lang="en">${tagline}</p><script src="${script}"></script>{"locales":"/locales/${texts}"}`;
const build = (page: string): void => {
  writeFileSync(path.join(folder, 'index.html'), page);
  reload.built(folder);
};

it('replaces texts and styles alone, reloads the page for the rest, and finds texts by their old address', async () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(path.join(folder, 'assets', 'app-3.css'), '');
  build(PAGE('aaa', 'One'));
  const { body } = await fetch(`${address}/__dev/changes`);
  const reader = body?.getReader();
  const sent = async (): Promise<string> => {
    reload.failed('(end)');
    let text = '';
    while (!text.includes('(end)')) text += new TextDecoder().decode((await reader?.read())?.value);
    return text;
  };
  await sent();
  build(PAGE('bbb', 'Two'));
  expect(await sent()).toBe(
    'event: style\ndata: ["/assets/app-3.css"]\n\nevent: texts\ndata: "/locales/bbb"\n\nevent: failed\ndata: "(end)"\n\n',
  );
  build(PAGE('bbb', 'Two', 'app-2.js'));
  expect(await sent()).toBe('event: page\ndata: ""\n\nevent: failed\ndata: "(end)"\n\n');
  const moved = await fetch(`${address}/locales/aaa/en/wallet.json`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([307, '/locales/bbb/en/wallet.json']);
  await reader?.cancel();
});

it('says why a build failed to a page that opens later too, until the next build', async () => {
  reload.built(folder);
  expect(await opened()).toBe('');
  reload.failed('app/main.tsx:1:1: broken');
  expect(await opened()).toBe('event: failed\ndata: "app/main.tsx:1:1: broken"');
  reload.built(folder);
  expect(await opened()).toBe('');
});
