import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { testBrands } from '#cli/test/brands.ts';
import { drawIcons } from './draw-icons.ts';

/** Systems cut off this much of a side, where they cut to a circle of 80 %. */
const CUT_PART = 0.1;

it('icons that a system crops have one colour to the edge, where it may cut; the others have no ground', async () => {
  const brands = testBrands(['harborlight']);
  try {
    await drawIcons(brands.root, 'harborlight');
    const edgeOf = (name: string): readonly string[] => {
      const { width, height, data } = PNG.sync.read(
        readFileSync(path.join(brands.root, `brands/harborlight/${name}.png`)),
      );
      const cut = Math.floor(width * CUT_PART);
      const colours = new Set<string>();
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1)
          if (Math.min(x, y, width - 1 - x, height - 1 - y) < cut)
            colours.add(data.toString('hex', (y * width + x) * 4, (y * width + x) * 4 + 4));
      return [...colours];
    };
    const ground = [expect.stringMatching(/ff$/)];
    expect([edgeOf('icon-maskable-512'), edgeOf('apple-touch-icon')]).toEqual([ground, ground]);
    expect(['icon-192', 'icon-512'].map((name) => edgeOf(name)[0])).toEqual(['00000000', '00000000']);
  } finally {
    brands.remove();
  }
});
