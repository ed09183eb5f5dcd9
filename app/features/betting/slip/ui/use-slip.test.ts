import { beforeAll, expect, it } from 'vitest';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { useSlip } from './use-slip.ts';

beforeAll(() => stubPage());

it('x', async () => {
  const { store } = upstream({});
  console.log(JSON.stringify(readHook(useSlip, { store })));
});
