/** What a translator must keep: placeholders, references to other texts, tags. */
const CODE = /(\{\{[^{}]*\}\}|\$t\([^()]*\)|<\/?[A-Za-z0-9][^<>]*>)/u;

/**
 * The text in pieces, codes apart from what is between them. Together they are the text.
 *
 * @example codesOf('Bet {{n}} <0>now</0>') // ['Bet ', '{{n}}', ' ', '<0>', 'now', '</0>', '']
 */
export const codesOf = (text: string): string[] => text.split(CODE);

export const isCode = (part: string): boolean => CODE.test(part);
