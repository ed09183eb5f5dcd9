/**
 * The place of a value in an argument: text, or a function that builds it for an error. Building all 150 places of a slip of 45
 * picks took a quarter of an estimate.
 */
export type Place = string | (() => string);

/** @example placeText(() => 'matches[0].id') // 'matches[0].id' */
export function placeText(place: Place): string {
  return typeof place === 'string' ? place : place();
}
