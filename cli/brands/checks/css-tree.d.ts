// The parts of css-tree without its data tables, which cannot be bundled. Its own types describe only the whole package.
declare module 'css-tree/parser' {
  import type { parse } from 'css-tree';

  const parser: typeof parse;
  export default parser;
}
declare module 'css-tree/walker' {
  import type { walk } from 'css-tree';

  const walker: typeof walk;
  export default walker;
}
declare module 'css-tree/tokenizer' {
  export const tokenTypes: Readonly<
    Record<'LeftCurlyBracket' | 'RightCurlyBracket' | 'Function' | 'AtKeyword' | 'Url', number>
  >;
  export function tokenize(text: string, onToken: (type: number, start: number, end: number) => void): void;
}
