import { expect, it } from 'vitest';
import { readBrand } from '#cli/app-build/read-brand.ts';
import { startSimulator } from '#simulator/start-simulator.ts';
import { upstreamFor } from './upstream-for.ts';

const worldOf = async (id: string, idempotency?: 'keyed' | 'none') => {
  const brand = await readBrand(process.cwd(), id);
  const upstream = { ...brand.upstream, ...(idempotency && { idempotency }) };
  const simulator = await startSimulator(upstreamFor({ ...brand, upstream }));
  const { profile, upstream: kind } = simulator.world();
  await simulator.close();
  return [profile.name, kind];
};

it("stands in for the brand's upstream: with its jurisdiction's rules, and with keys only where the brand's knows them", async () => {
  expect(await worldOf('ventoverde')).toEqual(['br', 'keyed']);
  expect(await worldOf('pennygate')).toEqual(['uk', 'keyed']);
  expect(await worldOf('harborlight')).toEqual(['none', 'keyed']);
  expect(await worldOf('ventoverde', 'none')).toEqual(['none', 'strict-spec']);
});
