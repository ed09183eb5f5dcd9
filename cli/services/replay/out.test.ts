import { expect, it, vi } from 'vitest';
import { Out } from './out.ts';

/** Writes texts, and returns the lengths of what has reached standard output after each, and at the end. */
async function written(texts: readonly string[]): Promise<readonly (readonly number[])[]> {
  const reached: number[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    reached.push(String(chunk).length);
    return true;
  });
  const out = new Out();
  const after: (readonly number[])[] = [];
  for (const text of texts) {
    await out.write(text);
    after.push([...reached]);
  }
  await out.flush();
  await out.flush();
  vi.restoreAllMocks();
  return [...after, reached];
}

it('standard output is written in batches of 64 K characters, the rest at the end', async () => {
  const part = 'x'.repeat(30_000);
  expect(await written([part, part, part, 'y'])).toEqual([[], [], [90_000], [90_000], [90_000, 1]]);
  expect(await written(['x'.repeat(65_535), 'x'])).toEqual([[], [65_536], [65_536]]);
});

it('a slow reader is waited for', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(false);
  const out = new Out();
  const states: string[] = [];
  const writing = out.write('x'.repeat(1 << 16)).then(() => states.push('written'));
  await Promise.resolve();
  states.push('waits');
  process.stdout.emit('drain');
  await writing;
  vi.restoreAllMocks();
  expect(states).toEqual(['waits', 'written']);
});
