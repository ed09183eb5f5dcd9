import { expect, it } from 'vitest';
import { table } from './table.ts';

it('puts columns side by side, each as wide as its widest cell, without blanks at the ends of lines', () => {
  expect(
    table([
      ['ID', 'NAME', 'X'],
      ['koi', '鯉のぼり', ''],
      ['nightjar', 'N', 'y'],
    ]),
  ).toBe(['ID        NAME      X', 'koi       鯉のぼり', 'nightjar  N         y'].join('\n'));
});
