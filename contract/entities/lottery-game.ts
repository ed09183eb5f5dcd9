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

/** Racing games. The specification names PK10 as one game and gives it no id. */
export const RaceGame = v.picklist(['pk10']);
export type RaceGame = v.InferOutput<typeof RaceGame>;
