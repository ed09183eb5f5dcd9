const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/**
 * A value in a text. A name that is written from the right is set apart (first strong isolate): two of them with a dash between
 * would change places. Nothing is escaped, since React does that.
 */
export const isolated = (value: string): string => (RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value);
