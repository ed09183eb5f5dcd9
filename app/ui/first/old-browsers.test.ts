import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { any: ownAny } = AbortSignal;
const { canParse: ownCanParse } = URL;

beforeEach(async () => {
  Object.assign(AbortSignal, { any: undefined });
  Object.assign(URL, { canParse: undefined });
  vi.resetModules();
  await import('./old-browsers.ts');
});
afterEach(() => {
  AbortSignal.any = ownAny;
  URL.canParse = ownCanParse;
});

it('Safari 16.4 ends what waits for several signals with the first of them, and with its reason', () => {
  for (const anyOf of [ownAny.bind(AbortSignal), AbortSignal.any]) {
    const [one, other] = [new AbortController(), new AbortController()];
    const both = anyOf([one.signal, other.signal]);
    expect(both.aborted).toBe(false);
    other.abort('first');
    one.abort('second');
    expect(both.reason).toBe('first');
    expect(anyOf([both, new AbortController().signal]).reason).toBe('first');
  }
});

it('Safari 16.4 knows what is an address, by itself or on a page', () => {
  for (const can of [ownCanParse, URL.canParse])
    expect([can('https://a.example/x'), can('/x'), can('/x', 'https://a.example'), can('https://')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
});
