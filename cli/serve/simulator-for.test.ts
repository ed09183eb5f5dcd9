import { expect, it } from 'vitest';
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
