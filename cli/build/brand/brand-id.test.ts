import { expect, it } from 'vitest';
import { assertBrandId } from './brand-id.ts';

it.each(['vento-verde', 'v1', `v${'x'.repeat(30)}`])('%s is a brand id', (id) => {
  expect(assertBrandId(id)).toBeUndefined();
});

it.each([
  ['v', 'v'],
  ['Vento', 'Vento'],
  ['1vento', '1vento'],
  ['../vento', '../vento'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
])('%s is none, and is shown as %s', (id, shown) => {
  expect(() => assertBrandId(id)).toThrow(
    expect.objectContaining({
      message: `'${shown}' is not a valid brand id.`,
      next: ['Use 2 to 31 lower-case letters, digits and dashes, beginning with a letter, for example vento-verde.'],
    }),
  );
});
