import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diagnose, type Diagnosis } from './diagnose.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'slipway-diagnose-'));
  // No Chromium, no web server, no git.
  vi.stubEnv('PATH', path.join(folder, 'bin'));
  vi.stubEnv('SLIPWAY_CHROMIUM', '');
  vi.spyOn(process, 'version', 'get').mockReturnValue('v18.0.0');
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node: '18.0.0' });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});
const write = (name: string, text: string): void => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const program = (name: string, says: string): void => {
  write(`bin/${name}`, `#!/bin/sh\necho "${says}"\n`);
  chmodSync(path.join(folder, `bin/${name}`), 0o755);
};
const textOf = (all: readonly Diagnosis[]): string =>
  all
    .map(({ what, state, found, remedy, blocks }) =>
      [`${state} ${what}: ${found}`, ...(remedy === undefined ? [] : [`next: ${remedy}`]), ...(blocks ?? [])].join(
        '\n  ',
      ),
    )
    .join('\n')
    .replaceAll(folder, 'FOLDER');
/** Without the port, which others on this machine may use. */
const withoutPort = (all: readonly Diagnosis[]) => all.filter(({ what }) => what !== 'port');

it('what a machine and a folder without anything lack is said like this', async () => {
  await expect(textOf(withoutPort(await diagnose(folder, folder)))).toMatchFileSnapshot('./diagnose-nothing.txt');
});

it('what is there is said like this', async () => {
  vi.spyOn(process, 'version', 'get').mockReturnValue('v20.19.0');
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node: '20.19.0' });
  program('nginx', 'nginx version: nginx/1.22.1');
  program('caddy', 'v2.6.2 h1:abc');
  program('git', 'git version 2.39.5');
  program('chromium', '');
  for (const id of ['one', 'two']) write(`brands/${id}/brand.json`, '{}');
  write('app/main.tsx', '');
  for (const name of ['compression', 'json-server', 'libsql', 'oxc-parser', 'valibot', 'ws', 'react', 'bullmq'])
    write(`node_modules/${name}/index.js`, '');
  const before = withoutPort(await diagnose(folder, folder));
  for (const name of ['esbuild', 'ioredis', 'playwright-core']) write(`node_modules/${name}/index.js`, '');
  // Node remembers what it has not found: another folder has the rest.
  const other = `${folder}-all`;
  try {
    cpSync(folder, other, { recursive: true });
    const after = withoutPort(await diagnose(other, other)).map((each) => ({
      ...each,
      found: each.found.replaceAll(other, folder),
    }));
    await expect(`${textOf(before)}\n\n${textOf(after)}\n`).toMatchFileSnapshot('./diagnose-there.txt');
  } finally {
    rmSync(other, { recursive: true, force: true });
  }
});

it('a port that is in use is no failure: another is named', async () => {
  const taken = createServer();
  const isOurs = await new Promise<boolean>((resolve) => {
    taken.once('error', () => resolve(false));
    taken.listen(4000, '127.0.0.1', () => resolve(true));
  });
  try {
    const found = (await diagnose(folder, folder)).find(({ what }) => what === 'port');
    expect(found).toEqual({
      what: 'port',
      state: 'warn',
      found: '4000 is in use',
      remedy: expect.stringMatching(/^preview uses 40\d\d; or choose one: --port 8080$/),
    });
  } finally {
    if (isOurs) await new Promise((resolve) => taken.close(resolve));
  }
});
