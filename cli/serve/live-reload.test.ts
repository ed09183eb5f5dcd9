import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLiveReload } from './live-reload.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'slipway-reload-'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'index.html'), '<p>page</p>');
const reload = createLiveReload();
const server = createServer((request, response) => void reload.answer(request, response));
beforeEach(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterEach(() => {
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

it('says why a build failed to a page that opens later too, until the next build', async () => {
  reload.built(folder);
  expect(await opened()).toBe('');
  reload.failed('app/main.tsx:1:1: broken');
  expect(await opened()).toBe('event: failed\ndata: "app/main.tsx:1:1: broken"');
  reload.built(folder);
  expect(await opened()).toBe('');
});
