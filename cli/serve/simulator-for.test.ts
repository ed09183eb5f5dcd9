import { expect, it } from 'vitest';
import { LANGUAGES } from '#contract/brand';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { startSimulator } from '#simulator';
import { simulatorFor } from './simulator-for.ts';

const worldOf = async (id: string) => {
  const brand = await readBrand(process.cwd(), id);
  const simulator = await startSimulator(simulatorFor(brand));
  const { profile, upstream } = simulator.world();
  await simulator.close();
  return [brand.upstream.idempotency, profile.name, upstream];
};

it('has content about what the brand offers only', async () => {
  const brand = await readBrand(process.cwd(), 'pennygate');
  const simulator = await startSimulator(simulatorFor(brand));
  const { banners, promotions } = simulator.world().content;
  await simulator.close();
  const links = [...banners, ...promotions].map(({ url }) => url);
  expect(links).toContain('/sport/cricket');
  expect(links.filter((url) => /lottery|invite|live-games|promo-1|deposit/.test(url))).toEqual([]);
});

it("knows keys and has the rules of the brand's jurisdiction, also where the brand's own upstream knows none", async () => {
  expect(await worldOf('ventoverde')).toEqual(['none', 'br', 'keyed']);
  expect(await worldOf('pennygate')).toEqual(['none', 'uk', 'keyed']);
  expect(await worldOf('harborlight')).toEqual(['none', 'none', 'keyed']);
});

it("promises the brand's bonus on accumulators in every language, and none where bonuses are off", async () => {
  const brand = await readBrand(process.cwd(), 'harborlight');
  const { features } = brand;
  const promisedBy = async (of: typeof brand) => {
    const simulator = await startSimulator(simulatorFor(of));
    const texts = LANGUAGES.map(async (language) => {
      const response = await fetch(`${simulator.url}/sports/api/v1/ad`, { headers: { 'accept-language': language } });
      const { data } = (await response.json()) as { data: { id: string; content: string; lang?: string }[] };
      const { content = '', lang } = data.find(({ id }) => id === 'promo-9') ?? {};
      return [/\d\+ → [^.。।<]*/.exec(content)?.[0], lang];
    });
    try {
      return await Promise.all(texts);
    } finally {
      await simulator.close();
    }
  };
  const steps = '4+ → 3 %, 6+ → 5 %, 8+ → 10 %';
  expect(await promisedBy(brand)).toEqual(LANGUAGES.map(() => [steps, undefined]));
  const without = { ...brand, features: { ...features, bonus: false } };
  expect(await promisedBy(without)).toEqual(LANGUAGES.map(() => [undefined, undefined]));
});
