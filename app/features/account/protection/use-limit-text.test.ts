import { beforeAll, expect, it } from 'vitest';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { useLimitText } from './use-limit-text.ts';

beforeAll(() => stubPage());

it.each([
  ['session', '1', '1 minute'],
  ['session', '1500', '1,500 minutes'],
  ['deposit', '1500', '1,500.00\u00a0USDT'],
  ['loss', '0.5000009', '0.50\u00a0USDT'],
  ['stake', '1', '1.00\u00a0USDT'],
] as const)('a limit on %s of %s is %s', (kind, value, text) => {
  expect(readHook(() => useLimitText('USDT')).amount(kind, value)).toBe(text);
});

it('an instant is a day and a time', () => {
  const at = '2026-03-14T09:30:15.000Z';
  const shown = new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  expect(readHook(() => useLimitText('USDT')).moment(at)).toBe(shown);
});
