import * as v from 'valibot';
import { STACK_NAMES } from './theme.ts';

/** The letters in each file of a face: the subsets of Google Fonts with these names. */
export const FACE_RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
} as const;
export type FaceRange = keyof typeof FACE_RANGES;

/** Per file. A slow phone reads 40 KB in a quarter of a second. */
export const MAX_FACE_BYTES = 40 * 1024;
/** The face's licence beside it, as the Open Font License requires. */
export const FACE_LICENCE_FILE = 'face-licence.txt';

const FaceFile = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,60}\.woff2$/, 'must be the name of a WOFF2 file in the brand folder'),
);

/** The brand's variable font, loaded after the first paint; until then, and for other scripts, the stack applies. */
const Face = v.strictObject({
  name: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9][A-Za-z0-9 ]{0,39}$/, 'must be letters, digits and spaces'),
    v.description('family name of the font'),
  ),
  licence: v.pipe(
    v.picklist(['OFL-1.1', 'Apache-2.0', 'bought']),
    v.description('terms, with the text in face-licence.txt'),
  ),
  use: v.pipe(v.picklist(['headings', 'all']), v.description('titles only, or every text')),
  fit: v.optional(
    v.pipe(
      v.number(),
      v.minValue(60),
      v.maxValue(160),
      v.description('width in percent of Arial, so that texts keep their lines when the face arrives'),
    ),
  ),
  files: v.pipe(
    v.strictObject({
      latin: v.pipe(FaceFile, v.description('file of the letters of Western Europe')),
      latinExt: v.optional(
        v.pipe(FaceFile, v.description('file of the other Latin letters, such as those of Turkish')),
      ),
      cyrillic: v.optional(v.pipe(FaceFile, v.description('file of Cyrillic letters'))),
    }),
    v.description('one file of at most 40 KB per group of letters'),
  ),
});

/** Stacks of system fonts by name, optionally with the brand's face. */
export const Fonts = v.strictObject({
  text: v.pipe(v.picklist(STACK_NAMES), v.description('family of text')),
  headings: v.pipe(v.picklist(STACK_NAMES), v.description('family of headings')),
  face: v.optional(v.pipe(Face, v.description("a variable font of the brand's own, as WOFF2 files in its folder"))),
});
export type Fonts = v.InferOutput<typeof Fonts>;
