import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '#simulator';
import { testBrands } from '#cli/test/brands.ts';
import { startFront } from './front.fixture.ts';

const MISSING = { status: 501, text: '{"code":1501,"msg":"no","data":{"reason":"notImplemented"}}' };
let simulator: Simulator;
let brands: ReturnType<typeof testBrands>;
let fronts: Record<'without protection' | 'without deposits' | 'whole', Awaited<ReturnType<typeof startFront>>>;
beforeAll(async () => {
  simulator = await startSimulator({ startTime: 'now' });
  brands = testBrands(['pennygate', 'ventoverde', 'nightjar']);
  const lacking = (part: string) =>
    startFront(simulator.url, async (sent, received) => {
      const answer = await received();
      return sent.path.includes(part) ? { ...answer, ...MISSING } : answer;
    });
  fronts = {
    'without protection': await lacking('/protection/'),
    'without deposits': await lacking('/pay/'),
    whole: await lacking('/nothing-is-there/'),
  };
});
afterAll(async () => {
  for (const front of Object.values(fronts)) front.close();
  brands.remove();
  await simulator.close();
});

const check = (what: keyof typeof fronts, ...more: string[]) =>
  brands.slipway(['upstream', 'check', fronts[what].url, ...more]);

describe('an upstream that answers 501 to every call of the protection', () => {
  it.each(['pennygate', 'ventoverde'])('is no upstream for %s, whose profile needs it', async (id) => {
    const { status, stdout } = await check('without protection', '--brand', id);
    expect(stdout).toMatch(/^FAILED {2}protection: /m);
    expect(stdout).toContain('No bet may be taken');
    expect(status).toBe(1);
    const found = await brands.slipway(['brand', 'check', id]);
    expect(found.status).toBe(1);
    expect(found.stdout).toContain('no-protection');
  });

  it('is one for a brand of the profile none', async () => {
    expect((await check('without protection', '--brand', 'nightjar')).status).toBe(0);
    expect((await brands.slipway(['brand', 'check', 'nightjar'])).stdout).not.toContain('no-protection');
  });
});

it('an upstream with protection is one for a brand that needs it', async () => {
  expect((await check('whole', '--brand', 'pennygate')).status).toBe(0);
  expect((await brands.slipway(['brand', 'check', 'pennygate'])).stdout).not.toContain('no-protection');
});

it('an upstream without deposits is checked for the rest, and nothing is wrong with it', async () => {
  const { status, stdout, stderr } = await check('without deposits');
  expect(stdout + stderr).not.toContain('Is it the address');
  expect(stdout).toContain('takes none');
  expect(stdout).toContain('a brand may say "idempotency": "none"');
  expect(status).toBe(0);
});

it('a proof of an older version, without a word of the protection, is read', async () => {
  const proof = { version: 1, upstream: 'https://a.example', provedOn: '2026-11-20', idempotency: 'none', checks: [] };
  writeFileSync(join(brands.root, 'brands/ventoverde/upstream-proof.json'), JSON.stringify(proof));
  expect((await brands.slipway(['brand', 'check', 'ventoverde'])).stdout).not.toContain('no-protection');
});
