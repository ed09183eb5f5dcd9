import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logTo } from '../http/log.ts';
import { startSimulator, type Simulator } from './start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'content' });
});
afterAll(() => simulator.close());

const call = (path: string, init?: RequestInit) => fetch(`${simulator.url}/__content/${path}`, init);
const found = async (query: string) => {
  const response = await call(`promotions?${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }[]).map(({ id }) => id);
};

describe('searching the content', () => {
  beforeAll(async () => {
    const promotions = (await (await call('promotions')).json()) as object[];
    for (const [id, title] of [
      ['long', `${'a'.repeat(40)}!`],
      ['sign', '100% (back)'],
    ])
      await call('promotions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...promotions[0], id, title }),
      });
  });

  it('finds the text as it is written, whatever it has in it', async () => {
    expect(await found(`title_like=${encodeURIComponent('(BACK)')}`)).toEqual(['sign']);
    expect(await found(`title_like=${encodeURIComponent('(')}`)).toContain('sign');
    expect(await found(`title_like=${encodeURIComponent('.*')}`)).toEqual([]);
    expect(await found(`title_like=nothing&title_like=${encodeURIComponent('100%')}`)).toEqual(['sign']);
    expect(await found('title_like[x]=(')).toEqual(await found(''));
  });

  it('answers at once for a pattern that a regular expression would take minutes for', async () => {
    const hostile = encodeURIComponent('^(a+)+$');
    expect(await found(`title_like=${hostile}`)).toEqual([]);
    expect(await found(`id_like=long&title_like=${hostile}`)).toEqual([]);
  }, 30_000);
});

describe('a hostile query', () => {
  it.each([
    'q[a]=1',
    '_sort[a]=1',
    '_sort=id&_order[a]=1',
    '_expand[a]=b',
    'q=b&q=b',
    '_sort=id&_sort=id',
    '_order=a&_order=b',
  ])('is no server error: %s', async (query) => {
    const response = await call(`banners?${query}`);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('node_modules');
  });

  it('gets no script for the page of another site (JSONP), no delay, and nothing joined', async () => {
    const plain = await (await call('banners')).json();
    for (const query of [
      'callback=alert',
      'callback[]=alert',
      '_delay=9000',
      '_embed=promotions',
      '_embed=__proto__',
    ]) {
      const response = await call(`banners?${query}`);
      expect([query, response.headers.get('content-type')]).toEqual([query, 'application/json; charset=utf-8']);
      expect([query, await response.json()]).toEqual([query, plain]);
    }
  });

  it('is short: each parameter is compared with each entry', async () => {
    const many = Array.from({ length: 21 }, (_, at) => `id_like=${at}`).join('&');
    const response = await call(`banners?${many}`);
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 1000 })]);
  });

  it('that fails all the same is answered without the stack', async () => {
    const lines: string[] = [];
    const endLog = logTo((line) => lines.push(line));
    const { content } = simulator.world('broken');
    content.banners = new Proxy(content.banners, {
      get(target, name, receiver) {
        if (name === 'length') throw new Error('a fault of the list');
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    const response = await call('banners', { headers: { 'x-sim-world': 'broken' } });
    endLog();
    expect([response.status, await response.json()]).toEqual([500, expect.objectContaining({ code: 1500 })]);
    expect(lines.join('')).toContain('a fault of the list');
  });
});
