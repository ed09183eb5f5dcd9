import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { faceLetters } from './face-letters.ts';

/** The letters of a font: table `cmap`, format 4. */
function lettersOf(font: Buffer): ReadonlySet<string> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.readUInt32BE(entry + 8);
  const parts = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, at) => font.readUInt32BE(cmap + 8 + at * 8));
  const part = parts.map((at) => cmap + at).find((at) => font.readUInt16BE(at) === 4);
  if (part === undefined) throw new Error('no table of letters of format 4');
  const twice = font.readUInt16BE(part + 6);
  const letters = new Set<string>();
  for (let at = 0; at < twice; at += 2) {
    const end = part + 14 + at;
    const [last, first] = [font.readUInt16BE(end), font.readUInt16BE(end + 2 + twice)];
    const ranges = end + 2 + 3 * twice;
    const range = font.readUInt16BE(ranges);
    const delta = font.readUInt16BE(ranges - twice);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code + delta : font.readUInt16BE(ranges + range + 2 * (code - first));
      if (glyph % 0x1_0000 !== 0) letters.add(String.fromCodePoint(code));
    }
  }
  return letters;
}

const ids = brandIds(process.cwd());

/** A name of which one letter is in another font looks broken. */
describe('the face of a brand', () => {
  it.each(ids)('of %s has every Latin letter of texts and names', async (id) => {
    const { face } = (await readBrand(process.cwd(), id)).fonts;
    if (face === undefined) return;
    const files = Object.values(face.files).filter((file) => file !== undefined);
    const fonts = files.map((file) =>
      subsetFont(readFileSync(path.join('brands', id, file)), faceLetters(), { targetFormat: 'sfnt' }),
    );
    const has = new Set((await Promise.all(fonts)).flatMap((font) => [...lettersOf(font)]));
    // Headings have no names of teams: a face of headings may have the letters of Western Europe alone.
    const isOfNames = face.use === 'all' || face.files.latinExt !== undefined;
    const wanted = [...faceLetters()].filter(
      (letter) => /\p{Script=Latin}/u.test(letter) && (isOfNames || letter <= 'ÿ'),
    );
    expect(wanted.filter((letter) => !has.has(letter)).join('')).toBe('');
  });
});
