import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Four values: up, right, down, left; of corners, from the upper left on. */
const SIDES = /^\s*(padding|margin|inset|border-(?:width|color|radius)|scroll-(?:padding|margin)):\s*(.+);$/;
/** Left, right, and turns without `--turn`; what is drawn (a flag, a shape that spins) is the same from both sides. */
const PHYSICAL =
  /^\s*(?:left|right|float: (?:left|right)|text-align: (?:left|right)|(?:margin|padding|border)-(?:left|right)[\w-]*:)|translateX\(-?\d|translate: -?\d+%;|\b90deg(?! \*)|box-shadow: inset -?(?:0?\.\d|[1-9])|transform-origin: (?:left|right)/;
/** Flags and a shimmer; what is mirrored as a whole. */
const DRAWN = /name-mark\.module\.css$|skeleton\.module\.css$/;

function isLopsided(line: string): boolean {
  const [, name, text = ''] = SIDES.exec(line) ?? [];
  const [first, second, third, fourth] = values(text);
  if (fourth === undefined) return false;
  return name === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
}

function values(text: string): readonly string[] {
  const flat = text.replaceAll(/\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)/g, (inside) =>
    inside.replaceAll(' ', '_'),
  );
  return flat.split(' ');
}

it('styles have logical directions, so that a page from the right is the mirror of one from the left', () => {
  const found = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !DRAWN.test(name))
    .map((name) => `app/${name}`)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => PHYSICAL.test(line) || isLopsided(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
