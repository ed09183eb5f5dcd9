import { get } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(() => simulator.close());

const bytes = (path: string, encoding: string) =>
  new Promise<{ encoding: string | undefined; size: number }>((resolve, reject) => {
    get(simulator.url + path, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let size = 0;
      answer.on('data', (chunk: Buffer) => (size += chunk.length));
      answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], size }));
    }).on('error', reject);
  });

it('packs long lists for callers that unpack them: a sixth of the bytes or less', async () => {
  const path = '/sports/api/v1/soccer';
  const plain = await bytes(path, 'identity');
  const packed = await bytes(path, 'gzip, deflate, br');
  expect(plain.encoding).toBeUndefined();
  expect(packed.encoding).toBe('gzip');
  expect(packed.size * 6).toBeLessThan(plain.size);
  const answer = (await (await fetch(simulator.url + path)).json()) as { code: number };
  expect(answer.code).toBe(0);
});

it('leaves short answers as they are', async () => {
  expect((await bytes('/sports/api/v1/config/exchange', 'gzip')).encoding).toBeUndefined();
});
