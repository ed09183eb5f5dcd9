import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const REM_PX = 16;
/** Section 9 of the specification. */
const SPECIFIED = [576, 768, 992, 1200, 1400];

/** Widths of the window; those of containers are a component's own. */
const widthsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:@media|') ?\(width [<>]=? ([\d.]+)rem\)/g)].map(
    ([, rem]) => Number(rem) * REM_PX,
  );

it('layouts change at 768 and 1200 of the widths that the specification lists', () => {
  const used = new Set(globSync('app/**/*.css').flatMap(widthsOf));
  expect(SPECIFIED.filter((width) => used.has(width))).toEqual([768, 1200]);
});

it('the navigation is one of icons below 1200', () => {
  expect(widthsOf('app/layout/side-nav.module.css')).toContain(1_200);
});

it('the desktop layout begins at 768', () => {
  expect(widthsOf('app/layout/use-is-desktop.ts')).toEqual([768]);
});
