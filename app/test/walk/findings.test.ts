import { expect, it } from 'vitest';
import { causes } from './findings.ts';

it('says each cause once, twenty of them at most', () => {
  const at = { language: 'ru', width: 320 };
  const found = Array.from({ length: 25 }, (_, nth) => [
    { what: `cut: p.p${nth}`, text: 'Да', at },
    { what: `cut: p.p${nth}`, text: 'Нет', at: { ...at, width: 390 } },
  ]).flat();
  const lines = causes(found);
  expect(lines).toHaveLength(21);
  expect(lines[0]).toBe('cut: p.p0 "Да": 2 x (language: 1, width: 2; first ru, 320)');
  expect(lines.at(-1)).toBe('and 5 more causes');
  expect(causes(found, Infinity)).toHaveLength(25);
});
