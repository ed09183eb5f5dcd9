import { expect, it } from 'vitest';
import { withoutMessages } from './lean-packages.ts';

it('takes messages for developers out of checks, and leaves the checks and other texts', () => {
  const text = [
    'invariant(a, "Missing " + name);',
    'warning(b, `You rendered ${c}`);',
    'console.warn("seen");',
    'throw new Error("kept");',
  ].join('\n');
  expect(withoutMessages(text, 'a.mjs').split('\n')).toEqual([
    'invariant(a, "");',
    'warning(b, "");',
    'console.warn("seen");',
    'throw new Error("kept");',
  ]);
});
