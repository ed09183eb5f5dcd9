import * as v from 'valibot';

/** Picks packed by the engine (`bookPicks`), which an upstream stores without reading. Never 8 characters. */
export const PackedBooking = v.pipe(
  v.string(),
  v.regex(/^(?!.{8}$)[\dA-HJKMNP-TV-Z]{4,4000}$/, 'must be a packed booking'),
);

/** 7 random characters and the engine's check character (`shortCode`), without I, L, O and U. */
export const ShortCode = v.pipe(
  v.string(),
  v.regex(/^[\dA-HJKMNP-TV-Z]{8}$/, 'must be a booking code of 8 characters'),
);
