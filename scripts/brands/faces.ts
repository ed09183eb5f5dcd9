import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import * as v from 'valibot';
import { Brand, FACE_LICENCE_FILE, FACE_RANGES, type FaceRange, MAX_FACE_BYTES } from '#contract/brand';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import { command } from '#scripts/config/command.ts';
import { faceLetters } from './face-letters.ts';

/**
 * `npm run docs -- faces`: subsets the brands' fonts from @fontsource-variable packages to the letters of texts and names and the
 * used weights, and copies their licence.
 */
command('docs faces').parse();

const SUBSETS = { latin: 'latin', latinExt: 'latin-ext', cyrillic: 'cyrillic' } as const;
const WEIGHTS = { min: 400, max: 800 };

const letters = faceLetters();

for (const id of brandIds(process.cwd())) {
  const folder = path.join('brands', id);
  const { fonts } = v.parse(
    v.looseObject({ fonts: Brand.entries.fonts }),
    JSON.parse(readFileSync(path.join(folder, 'brand.json'), 'utf8')),
  );
  const { face } = fonts;
  if (face === undefined) continue;
  const family = face.name.toLowerCase().replaceAll(' ', '-');
  const source = path.join('node_modules/@fontsource-variable', family);
  for (const range of Object.keys(FACE_RANGES) as FaceRange[]) {
    const file = face.files[range];
    if (file === undefined) continue;
    const whole = readFileSync(path.join(source, 'files', `${family}-${SUBSETS[range]}-wght-normal.woff2`));
    const small = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
    if (small.length > MAX_FACE_BYTES)
      throw new Error(`${id}: ${file} has ${small.length} bytes, more than ${MAX_FACE_BYTES}.`);
    writeFileSync(path.join(folder, file), small);
    console.log(`${path.join(folder, file)}  ${small.length} of ${whole.length} bytes`);
  }
  copyFileSync(path.join(source, 'LICENSE'), path.join(folder, FACE_LICENCE_FILE));
}
