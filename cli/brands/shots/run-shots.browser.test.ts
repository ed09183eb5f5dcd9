import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readPng } from '#cli/brands/images/png.ts';
import { testBrands } from '#cli/brands/test-brands.ts';
import { LAYOUTS, SCREENS } from './screens.ts';

it('slipway brand shots makes a picture per screen and layout, and one sheet', () => {
  const brands = testBrands(['nightjar']);
  const { status, stdout } = brands.slipway(['brand', 'shots', 'nightjar', '--out', 'pictures', '--json']);
  expect(status).toBe(0);
  const { shots } = JSON.parse(stdout) as { shots: { screen: string; layout: string; file: string }[] };
  expect(new Set(shots.map(({ screen }) => screen))).toEqual(
    new Set(SCREENS.map(({ name }) => name).filter((name) => name !== 'lottery')),
  );
  expect(shots).toHaveLength((SCREENS.length - 1) * LAYOUTS.length);
  for (const { layout, file } of shots) {
    const wanted = LAYOUTS.find(({ name }) => name === layout);
    expect(readPng(readFileSync(file))).toMatchObject({ width: wanted?.width, height: wanted?.height });
  }
  expect(readdirSync(path.join(brands.root, 'pictures'))).toContain('sheet.png');
  brands.remove();
});
