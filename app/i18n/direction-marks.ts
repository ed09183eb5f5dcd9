/**
 * The marks, embeddings and isolates that pages of other directions put around a number, and that come along when it is copied. Not
 * the override (U+202E): it shows digits in another order than they have.
 */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202d\u2066-\u2069]/g;

/** Typed or pasted text without the invisible marks of its direction. @example withoutDirection('\u200e12.50') // '12.50' */
export const withoutDirection = (typed: string): string => typed.replace(MARKS, '');
