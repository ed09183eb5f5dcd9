import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CURRENCIES, newContent, THIRD_PARTY_GAMES } from '#fixtures/world';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';
import { subjectOf } from './subjects.ts';

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

  it('show what they are about: cards for blackjack, a bat for cricket, fish for games of fish alone', () => {
    const { banners, promotions, live_games } = newContent(0);
    const named = [...THIRD_PARTY_GAMES.pg, ...THIRD_PARTY_GAMES.tada, ...THIRD_PARTY_GAMES.noah, ...live_games];
    const shown = (path: string) => subjectOf(/\/content\/(.+)\.svg/.exec(path)?.[1] ?? '');
    const ofGame = (name: string) => named.filter((game) => game.name.includes(name)).map(({ pic }) => shown(pic));
    expect(new Set(['Blackjack', 'Baccarat', 'Poker'].flatMap(ofGame))).toEqual(new Set(['cards']));
    expect(new Set(ofGame('Roulette'))).toEqual(new Set(['wheel']));
    expect(new Set(named.filter(({ pic }) => shown(pic) === 'fish').map(({ name }) => name.split(' ').at(-1)))).toEqual(
      // One on a page: Koi Parade comes after Mango Bay.
      new Set(['Bay', 'Reef', 'Tide', 'Lagoon']),
    );
    for (const { url, src } of banners.filter((each) => each.url.startsWith('/sport/cricket')))
      expect(shown(src), url).toBe('bat');
    for (const path of [...banners.map(({ src }) => src), ...promotions.map(({ image }) => image)])
      expect(shown(path), path).toBeDefined();
  });

  it.each(Object.entries(THIRD_PARTY_GAMES))('show no motif twice on a page of the lobby of %s', (_, games) => {
    const shown = games.map(({ pic }) => subjectOf(/\/content\/(.+)\.svg/.exec(pic)?.[1] ?? ''));
    for (let page = 0; page < shown.length; page += 24) {
      const motifs = shown.slice(page, page + 24);
      expect(motifs).not.toContain(undefined);
      expect(new Set(motifs).size).toBe(motifs.length);
    }
  });

  it.each(['/content/Nothing.svg', '/content/a%22b.svg', '/content/../pg-1.svg', `/content/${'a'.repeat(60)}.svg`])(
    'answer nothing for %s',
    async (path) => expect((await fetch(simulator.url + path)).status).toBe(501),
  );
});
