/**
 * The place of a value in an argument: text, or a function that builds the text when an error needs it. A slip of 45 picks has about
 * 150 places; building all of them took a quarter of the time of an estimate.
 */
export type Place = string | (() => string);

/** The text of a place. @example placeText(() => 'matches[0].id') // 'matches[0].id' */
export function placeText(place: Place): string {
  return typeof place === 'string' ? place : place();
}
