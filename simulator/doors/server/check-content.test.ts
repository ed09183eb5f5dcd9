import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContent } from '#fixtures/world';
import { startSimulator, type Simulator } from './start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'content' });
});
afterAll(() => simulator.close());

const edit = async (method: string, path: string, body?: unknown) => {
  const init = {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const response = await fetch(`${simulator.url}/__content/${path}`, init);
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
};

describe('an edit of the content', () => {
  it('is stored when the row can answer with it: added, changed, replaced, removed', async () => {
    const banner = { url: '/sport', src: '/content/banner-1.svg', alt: 'One more' };
    const { id, status } = (await edit('POST', 'banners', banner)) as { id: string; status: number };
    expect(status).toBe(201);
    expect(await edit('PATCH', `banners/${id}`, { alt: 'Changed' })).toMatchObject({
      status: 200,
      alt: 'Changed',
      url: '/sport',
    });
    expect(await edit('PUT', `banners/${id}`, { ...banner, alt: 'Replaced' })).toMatchObject({
      status: 200,
      alt: 'Replaced',
    });
    expect((await edit('DELETE', `banners/${id}`)).status).toBe(200);
    expect(simulator.world().content.banners).toEqual(newContent(simulator.world().clock.now()).banners);
  });

  it.each([
    ['a wrong type', 'PATCH', 'banners/banner-1', { alt: 7 }, 'banners.alt'],
    ['a member that no row has', 'PATCH', 'banners/banner-1', { script: 'x' }, 'banners.script'],
    ['a missing member', 'POST', 'promotions', { id: 'p', title: 'x' }, 'promotions.kind'],
    ['an unknown kind', 'PATCH', 'promotions/promo-1', { kind: 9 }, 'promotions.kind'],
    ['another id', 'PATCH', 'banners/banner-1', { id: 'banner-2' }, 'banners.id'],
    ['an id that is taken', 'POST', 'banners', { id: 'banner-1', url: '/', src: '', alt: '' }, 'banners.id'],
    ['an id that is a path', 'POST', 'banners', { id: '../x', url: '/', src: '', alt: '' }, 'banners.id'],
    ['a replaced whole with a part', 'PUT', 'announcements/ann-1', { content: 'x' }, 'announcements.at'],
    ['a text without end', 'PATCH', 'footer/en', { text: 'x'.repeat(601) }, 'footer.text'],
    ['an amount that is a number', 'PATCH', 'vip_levels/gold', { recharge: 5 }, 'vip_levels.recharge'],
  ])('is refused with %s, and nothing of it is stored', async (_, method, path, body, field) => {
    const before = structuredClone(simulator.world().content);
    expect(await edit(method, path, body)).toMatchObject({ status: 400, data: { reason: 'badRequest', field } });
    expect(simulator.world().content).toEqual(before);
  });

  it('is refused outside of the lists, and beyond what a list holds', async () => {
    const before = structuredClone(simulator.world().content);
    for (const path of [
      'db',
      'nothing',
      '__proto__',
      'constructor',
      'banners/banner-1/promotions',
      'banners/banner-1',
      '',
      'banners/%E0%A4%A',
    ])
      expect([path, (await edit('POST', path, { a: 1 })).status]).toEqual([
        path,
        expect.toSatisfy((status: number) => status === 400 || status === 404),
      ]);
    expect(simulator.world().content).toEqual(before);
    const { marquee } = simulator.world('full').content;
    const [first] = marquee;
    for (let number = marquee.length; number < 2_000; number++)
      if (first !== undefined) marquee.push({ ...first, id: `n${number}` });
    const response = await fetch(`${simulator.url}/__content/marquee`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sim-world': 'full' },
      body: JSON.stringify({ content: 'x', at: first?.at }),
    });
    expect(response.status).toBe(413);
  });
});
