import type { Conventions } from '#cli/locales/config/config.ts';

type Rewrite = (text: string) => string;

/** Between a project's marks around values and references, and i18next's defaults. */
export interface OwnSyntax {
  readonly read: Rewrite;
  readonly write: Rewrite;
}

/** Undefined if the project has i18next's defaults. */
export function syntaxOf({
  prefix = '{{',
  suffix = '}}',
  nestingPrefix = '$t(',
  nestingSuffix = ')',
}: Conventions): OwnSyntax | undefined {
  const hasValues = prefix !== '{{' || suffix !== '}}';
  const hasNested = nestingPrefix !== '$t(' || nestingSuffix !== ')';
  if (!hasValues && !hasNested) return undefined;
  const readNested = around([nestingPrefix, nestingSuffix], ['$t(', ')']);
  const writeNested = around(['$t(', ')'], [nestingPrefix, nestingSuffix]);
  if (!hasValues) return { read: readNested, write: writeNested };
  const readValues = around([prefix, suffix], [START, END]);
  const writeValues = around(['{{', '}}'], [prefix, suffix]);
  return {
    read: (text) => readNested(apart(readValues(text)).replaceAll(START, '{{').replaceAll(END, '}}')),
    write: (text) => writeNested(writeValues(text).replaceAll(BESIDE_BRACE, '')),
  };
}

const [START, END] = ['\uE000', '\uE001'];
const BESIDE_BRACE = /(?<=\{)\u205F|\u205F(?=\})/gu;

/** Braces of the text are no marks: a rare space between them makes them a broken value for the checks. */
const apart = (text: string): string =>
  text.replaceAll(/\{(?=[{\uE000])/gu, '{\u205F').replaceAll(/(?<=[}\uE001])\}/gu, '\u205F}');

type Ends = readonly [opening: string, closing: string];

function around([opening, closing]: Ends, [first, last]: Ends): Rewrite {
  return (text) => {
    let made = '';
    let done = 0;
    for (;;) {
      const start = text.indexOf(opening, done);
      const end = start === -1 ? -1 : text.indexOf(closing, start + opening.length);
      if (end === -1) return made + text.slice(done);
      made += text.slice(done, start) + first + text.slice(start + opening.length, end) + last;
      done = end + closing.length;
    }
  };
}
