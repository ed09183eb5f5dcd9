import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
