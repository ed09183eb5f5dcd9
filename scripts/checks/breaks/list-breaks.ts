import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { parseSync, Visitor } from 'oxc-parser';
import { createInjector } from 'typed-inject';

/** One small mistake in one place of a file. */
export interface Break {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Stryker's name of the mutator; `NumberLiteral` and `DroppedStatement` are ours. */
  readonly kind: string;
  /** Offsets into the source. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/**
 * Every break of a file: what Stryker's mutators find (so that others choose them), and two kinds that it does not have: a number
 * that is one too high, and a statement that is dropped.
 *
 * @throws SyntaxError if the source cannot be parsed
 */
export async function breaksOf(file: string, source: string): Promise<readonly Break[]> {
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offset = ({ line, column }: { line: number; column: number }): number => (lineStarts[line] ?? 0) + column;
  const { mutants } = await instrumenter.instrument([{ name: file, mutate: true, content: source }], {
    plugins: null,
    ignorers: [],
    excludedMutations: [],
    noHeader: true,
  });
  const theirs = mutants.map(({ mutatorName, location, replacement }) => ({
    file,
    kind: mutatorName,
    start: offset(location.start),
    end: offset(location.end),
    replacement,
  }));
  return [...theirs, ...ourBreaks(file, source)];
}

/** The file with the break in it. */
export const broken = (source: string, { start, end, replacement }: Break): string =>
  source.slice(0, start) + replacement + source.slice(end);

/** The line on which a break begins, from 1. */
export const lineOf = (source: string, { start }: Break): number => source.slice(0, start).split('\n').length;

/** What is broken and into what, on one line: `a === b → a !== b`. */
export function breakText(source: string, each: Break): string {
  const { start, end, replacement, file, kind } = each;
  return `${file}:${lineOf(source, each)} ${kind}: ${shortened(source.slice(start, end))} → ${shortened(replacement)}`;
}

const LONGEST = 60;
function shortened(code: string): string {
  const flat = code.replaceAll(/\s+/g, ' ').trim();
  if (flat === '') return 'nothing';
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat;
}

const silent = { isDebugEnabled: () => false, debug: ignore, info: ignore, warn: ignore };
const instrumenter = createInjector()
  .provideValue('logger', silent as never)
  .injectFunction(createInstrumenter as never) as ReturnType<typeof createInstrumenter>;

function ignore(): void {
  // Stryker's own messages about what it parses are not the reader's.
}

function ourBreaks(file: string, source: string): readonly Break[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const found: Break[] = [];
  const drop = ({ start, end }: { start: number; end: number }): void => {
    found.push({ file, kind: 'DroppedStatement', start, end, replacement: '' });
  };
  let types = 0;
  new Visitor({
    TSTypeAnnotation: () => void (types += 1),
    'TSTypeAnnotation:exit': () => void (types -= 1),
    TSLiteralType: () => void (types += 1),
    'TSLiteralType:exit': () => void (types -= 1),
    Literal: ({ value, raw, start, end }) => {
      if (types > 0 || typeof value !== 'number' || !/^[\d_]+$/.test(raw ?? '')) return;
      found.push({ file, kind: 'NumberLiteral', start, end, replacement: String(value + 1) });
    },
    ExpressionStatement: (statement) => drop(statement),
  }).visit(program);
  return found;
}
