import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CURRENCIES, newContent } from '#fixtures/world';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

/** Every picture address in the responses of a new world. */
const named = JSON.stringify([newContent(0), CURRENCIES]).match(/\/[\w/-]+\.svg/g) ?? [];

describe('pictures that content rows name', () => {
  let simulator: Simulator;
  beforeAll(async () => {
    simulator = await startSimulator();
  });
  afterAll(() => simulator.close());

  it('are all there, as SVG that runs nothing', async () => {
    expect(named.length).toBeGreaterThan(1_000);
    for (const path of new Set(named)) {
      const answer = await fetch(simulator.url + path);
      expect(`${path} ${answer.status} ${answer.headers.get('content-type')}`).toBe(`${path} 200 image/svg+xml`);
      expect(await answer.text()).toMatch(/^<svg xmlns="[^"]+" width="\d+" height="\d+"[^>]*>.+<\/svg>$/s);
    }
  });

  it('are the same at every start, and differ from each other', async () => {
    const text = async (path: string) => (await fetch(simulator.url + path)).text();
    expect(await text('/content/pg-1.svg')).toBe(await text('/content/pg-1.svg'));
    expect(await text('/content/pg-1.svg')).not.toBe(await text('/content/pg-2.svg'));
  });

  it.each(['/content/Nothing.svg', '/content/a%22b.svg', '/content/../pg-1.svg', `/content/${'a'.repeat(60)}.svg`])(
    'answer nothing for %s',
    async (path) => expect((await fetch(simulator.url + path)).status).toBe(501),
  );
});
