import { expect, it } from 'vitest';
import { assetProblem } from './assets.ts';

const icon = (width: number, height: number) =>
  assetProblem(
    { file: 'icon-192.png', key: '', size: [width, height], maxBytes: 1_000_000, kind: 'png' },
    'brands/harborlight',
  )?.message;

it('a picture has the width and the height that are asked for, not one of them', () => {
  expect(icon(192, 192)).toBeUndefined();
  expect(icon(192, 630)).toBe('icon-192.png: it is 192 x 192, but must be 192 x 630.');
  expect(icon(1200, 192)).toBe('icon-192.png: it is 192 x 192, but must be 1200 x 192.');
});
