// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { asScore } from './as-score.ts';

afterEach(() => document.documentElement.removeAttribute('dir'));

it('the goals of the home team are where its name is: on the right of a page from the right', () => {
  expect(asScore('12:3')).toBe('12:3');
  document.documentElement.dir = 'rtl';
  expect(asScore('12:3')).toBe('12\u200f:\u200f3');
});
