import { expect, it } from 'vitest';
import { ownTime } from './own-time.ts';

const blockFor = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

it('counts what was waited for, and not what others had of the processor', async () => {
  const own = ownTime();
  await new Promise((resolve) => void setTimeout(resolve, 200));
  const waited = own();
  expect(waited).toBeGreaterThan(100);
  // A thread that is stopped looks like one that the machine does not run.
  blockFor(500);
  await new Promise((resolve) => void setTimeout(resolve, 0));
  expect(own() - waited).toBeLessThan(250);
});
