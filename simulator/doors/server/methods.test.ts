import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSimulator, type Simulator } from './start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'methods' });
});
afterAll(() => simulator.close());

const ask = (method: string, path: string) => fetch(`${simulator.url}/sports/api/v1/${path}`, { method });

it('HEAD has the headers of GET and no body', async () => {
  const [head, get] = [await ask('HEAD', 'vip'), await ask('GET', 'vip')];
  expect(head.status).toBe(200);
  for (const name of ['content-type', 'cache-control', 'etag'])
    expect(head.headers.get(name)).toBe(get.headers.get(name));
  expect(await head.text()).toBe('');
});

it.each([
  ['POST', 'vip', 'GET, HEAD'],
  ['GET', 'soccer/bet', 'POST'],
  ['PATCH', 'member/account', 'GET, PUT, HEAD'],
])('%s %s is refused with 405, and Allow says %s', async (method, path, allow) => {
  const response = await ask(method, path);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')?.split(', ').sort()).toEqual(allow.split(', ').sort());
  expect(await response.json()).toMatchObject({ data: { reason: 'notImplemented' } });
});

it('a path that no row has is still not implemented', async () => {
  const response = await ask('GET', 'no/such/path');
  expect(response.status).toBe(501);
  expect(response.headers.get('allow')).toBeNull();
});

it('keeps an idle connection for a minute', async () => {
  const response = await ask('GET', 'vip');
  expect(response.headers.get('keep-alive')).toBe('timeout=60');
});
