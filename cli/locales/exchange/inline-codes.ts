/** Kept by translators: placeholders, references, tags. */
const CODE = /(\{\{[^{}]*\}\}|\$t\([^()]*\)|<\/?[A-Za-z0-9][^<>]*>)/u;

/**
 * Splits a text into codes and the text between them.
 *
 * @example codesOf('Bet {{n}} <0>now</0>') // ['Bet ', '{{n}}', ' ', '<0>', 'now', '</0>', '']
 */
export const codesOf = (text: string): string[] => text.split(CODE);

export const isCode = (part: string): boolean => CODE.test(part);
