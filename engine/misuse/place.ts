/**
 * Where something stands in what a caller gave: as text, or as a function that makes the text when an error needs it. A slip of 45 picks has
 * some 150 places; writing them all out took a quarter of an estimate's time.
 */
export type Place = string | (() => string);

/** The text of a place. @example placeText(() => 'matches[0].id') // 'matches[0].id' */
export function placeText(place: Place): string {
  return typeof place === 'string' ? place : place();
}
