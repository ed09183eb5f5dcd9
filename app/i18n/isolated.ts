const RIGHT_TO_LEFT = /[\p{sc=Arab}\p{sc=Hebr}]/u;
/** Whether the page is written from the right. */
export const isMirrored = (): boolean => globalThis.document?.documentElement.dir === 'rtl';

/**
 * A value in a text. A name that is written in the other direction than the page is set apart (first strong isolate): two of them with a
 * dash between would change places. Nothing is escaped, since React does that.
 */
export const isolated = (value: string): string =>
  isMirrored() || RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;

/** A number with its sign or its currency: on a page from the right the sign would come behind the number. */
export const asNumber = (text: string): string => (isMirrored() ? `\u2066${text}\u2069` : text);
