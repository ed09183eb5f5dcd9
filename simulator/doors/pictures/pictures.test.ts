import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CURRENCIES, LIVE_GAMES, newContent, THIRD_PARTY_GAMES } from '#fixtures/world';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';
import { drawPicture } from './draw-picture.ts';
import { subjectOf } from './subjects.ts';

const SVG = /^<svg xmlns="[^"]+" width="\d+" height="\d+"[^>]*>.+<\/svg>$/s;

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
    const paths = new Set(named);
    for (const path of paths) expect(drawPicture(/([^/]+)\.svg$/.exec(path)?.[1] ?? ''), path).toMatch(SVG);
    // One of each kind, as a page gets it.
    for (const path of new Map([...paths].map((each) => [each.replace(/-?\d*\.svg$/, ''), each])).values()) {
      const answer = await fetch(simulator.url + path);
      expect(`${path} ${answer.status} ${answer.headers.get('content-type')}`).toBe(`${path} 200 image/svg+xml`);
      expect(await answer.text()).toMatch(SVG);
    }
  });

  it('are the same at every start, and differ from each other', async () => {
    const text = async (path: string) => (await fetch(simulator.url + path)).text();
    expect(await text('/content/pg-1.svg')).toBe(await text('/content/pg-1.svg'));
    expect(await text('/content/pg-1.svg')).not.toBe(await text('/content/pg-2.svg'));
  });

  const shown = ({ pic }: { readonly pic: string }) => subjectOf(/\/content\/(.+)\.svg/.exec(pic)?.[1] ?? '');
  const lobbies: Readonly<Record<string, readonly { readonly pic: string; readonly name: string }[]>> = {
    live: LIVE_GAMES,
    ...THIRD_PARTY_GAMES,
  };

  it('show what they are about: cards for blackjack, a bat for cricket, fish for games of fish alone', () => {
    const { banners, promotions } = newContent(0);
    const named = Object.values(lobbies).flat();
    const ofGame = (name: string) => named.filter((game) => game.name.includes(name)).map(shown);
    expect(new Set(ofGame('Blackjack'))).toEqual(new Set(['cards']));
    expect([...ofGame('Roulette Azul'), ...ofGame('Mountain Top')]).toEqual(['wheel', 'mountain']);
    const ofFish = named.filter((game) => shown(game) === 'fish').map(({ name }) => name);
    expect(ofFish).toContain('Mango Bay');
    expect(ofFish.filter((name) => !/Bay|Reef|Lagoon|Koi/.test(name))).toEqual([]);
    for (const { url, src } of banners.filter((each) => each.url.startsWith('/sport/cricket')))
      expect(shown({ pic: src }), url).toBe('bat');
    for (const path of [...banners.map(({ src }) => src), ...promotions.map(({ image }) => image)])
      expect(shown({ pic: path }), path).toBeDefined();
  });

  it.each(Object.entries(lobbies))('show no motif twice on a page of the lobby of %s', (_, games) => {
    const motifs = games.map(shown);
    for (let page = 0; page < motifs.length; page += 24) {
      const onPage = motifs.slice(page, page + 24);
      expect(onPage).not.toContain(undefined);
      expect(new Set(onPage).size).toBe(onPage.length);
    }
  });

  it('show no motif twice on a home page, which has the first games of each lobby, and promotions', () => {
    const tiles = Object.values(lobbies).flatMap((games) => games.slice(0, 6));
    const motifs = [...tiles.map(shown), ...newContent(0).promotions.map(({ image }) => shown({ pic: image }))];
    expect(motifs.filter((motif, at) => motifs.indexOf(motif) < at)).toEqual([]);
  });

  it.each(['/content/Nothing.svg', '/content/a%22b.svg', '/content/../pg-1.svg', `/content/${'a'.repeat(60)}.svg`])(
    'answer nothing for %s',
    async (path) => expect((await fetch(simulator.url + path)).status).toBe(501),
  );
});
