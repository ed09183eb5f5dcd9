import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usageError } from '#cli/terminal/errors.ts';
import { printable } from '#cli/terminal/printable.ts';
import { watchFolders } from './watch-folders.ts';

const listeners = process.rawListeners('SIGINT');
const written: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
});
afterEach(() => {
  for (const each of process.rawListeners('SIGINT'))
    if (!listeners.includes(each)) process.off('SIGINT', each as () => void);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('runs the work 15 ms after the last change, one run at a time, and once more for changes during a run', async () => {
  const changes = new Map<string, () => void>();
  const ends: (() => void)[] = [];
  let failing = false;
  const work = vi.fn<() => Promise<void>>(async () => {
    if (failing) throw usageError('cut at \u001B[2J');
    await new Promise<void>((resolve) => ends.push(resolve));
  });
  void watchFolders(['one', 'two'], work, (folder, changed) => {
    changes.set(folder, () => changed(''));
    return () => undefined;
  });
  expect([[...changes.keys()], work.mock.calls.length]).toEqual([['one', 'two'], 1]);
  const change = (folder: string) => changes.get(folder)?.();
  const end = async () => {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  await end();
  expect(written.splice(0)).toEqual(['Watching for changes; Ctrl-C ends.\n']);
  change('one');
  await vi.advanceTimersByTimeAsync(14);
  change('two');
  await vi.advanceTimersByTimeAsync(14);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  // Two changes during the run are one more run after it.
  for (const folder of ['one', 'two']) {
    change(folder);
    await vi.advanceTimersByTimeAsync(15);
  }
  expect([work.mock.calls.length, written]).toEqual([2, []]);
  await end();
  expect([work.mock.calls.length, written]).toEqual([3, []]);
  await end();
  expect([work.mock.calls.length, written.splice(0)]).toEqual([3, ['Watching for changes; Ctrl-C ends.\n']]);
  failing = true;
  change('two');
  await vi.advanceTimersByTimeAsync(15);
  expect([work.mock.calls.length, written.splice(0)]).toEqual([
    4,
    [`error: ${printable('cut at \u001B[2J')}\n`, 'Watching for changes; Ctrl-C ends.\n'],
  ]);
});
