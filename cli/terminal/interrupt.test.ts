import { describe, expect, it } from 'vitest';
import { whenInterrupted } from './interrupt.ts';

describe('whenInterrupted', () => {
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
