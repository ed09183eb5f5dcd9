import { expect, it } from 'vitest';
import { startSimulator } from '#simulator';
import { checkAt } from './example.fixture.ts';

it('finds nothing at level specification where there is nothing of ours', async () => {
  const strict = await startSimulator({ seed: 'player', upstream: 'strict-spec' });
  const env = { SLIPWAY_ACCOUNT: undefined, SLIPWAY_PASSWORD: undefined };
  const { status, stdout } = await checkAt(strict.url, ['--json'], env);
  await strict.close();
  expect((JSON.parse(stdout) as { findings: unknown }).findings).toEqual([]);
  expect(status).toBe(0);
});
