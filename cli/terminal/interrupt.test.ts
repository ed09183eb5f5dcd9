import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenInterrupted } from './interrupt.ts';

afterEach(() => void vi.restoreAllMocks());

describe('whenInterrupted', () => {
  it('removes files and whole folders that are registered, what is missing too, and ends with 130', () => {
    const root = mkdtempSync(join(tmpdir(), 'slipway-interrupt-'));
    const [folder, file, stays] = ['folder', 'file', 'stays'].map((name) => join(root, name)) as [
      string,
      string,
      string,
    ];
    mkdirSync(join(folder, 'deep'), { recursive: true });
    for (const each of [join(folder, 'deep', 'a'), file, stays]) writeFileSync(each, 'x');
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const other = whenInterrupted([stays]);
    const end = whenInterrupted([folder, file, join(root, 'missing')]);
    other();
    // The first listener: those of the test runner do not run.
    (process.listeners('SIGINT')[0] as () => void)();
    expect([folder, file, stays].map((each) => existsSync(each))).toEqual([false, false, true]);
    expect(write.mock.calls).toEqual([['\nInterrupted. Incomplete files were removed.\n']]);
    expect(exit.mock.calls).toEqual([[130]]);
    end();
    rmSync(root, { recursive: true });
  });

  it('listens while there is something to remove, and no longer', () => {
    const before = process.listenerCount('SIGINT');
    const first = whenInterrupted(['/nowhere/a']);
    const second = whenInterrupted(['/nowhere/b']);
    expect(process.listenerCount('SIGINT')).toBe(before + 1);
    first();
    expect(process.listenerCount('SIGINT')).toBe(before + 1);
    second();
    expect(process.listenerCount('SIGINT')).toBe(before);
  });
});
