import * as v from 'valibot';

/** The six Mark Six games. */
export const MarkSixGame = v.picklist([
  'hkmarksix',
  'ammarksix',
  'newammarksix',
  'gallopingmarksix',
  'sgnmarksix',
  'twnmarksix',
]);
export type MarkSixGame = v.InferOutput<typeof MarkSixGame>;

/** The specification names PK10 without an id. */
export const RaceGame = v.picklist(['pk10']);
export type RaceGame = v.InferOutput<typeof RaceGame>;
