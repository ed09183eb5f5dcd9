import path from 'node:path';

export interface RecordedFile {
  /** From the root. */
  readonly file: string;
  readonly text: string;
}

/** Recorded lines per product line: people read them when it changes. */
const MAX_SHARE = 0.08;

/** Limit of lines in tables of expected facts, which are recordings too. It only falls: lower it when assertions replace a table. */
export const MAX_FACT_LINES = 3_808;
/** How far the tables may be below their limit before it must be lowered. */
const SLACK = 100;
/** Expected facts in a file beside their test. */
const FACTS = /\.(?:facts|expected|recorded)\.\w+$|\.snap$|(?:^|\/)__\w+__\/|^fixtures\/seeds\.json$/;

/** Lines of long texts in tests, per product line. */
const MAX_INLINE_SHARE = 0.04;
/** More lines make an outline, not a sentence. */
const LONG_TEXT = 4;

/** Texts that users get: command output, generated server settings, engine messages. */
const USERS_GET = /^(?:cli|engine)\//;

const SHIPPED = /licen[cs]es?(?:-site)?\.txt$/;

const TEST = /\.test\.tsx?$/;
const NOT_PRODUCT =
  /\.test\.|\.facts\.ts$|(?:^|\/)(?:test|journeys|bench|long-runs|mutants|conformance|scripts|testing[^/]*)(?:\/|\.ts$)/;

export const isFacts = (file: string): boolean => FACTS.test(file);

export function factFaults(tables: readonly RecordedFile[], most = MAX_FACT_LINES): readonly string[] {
  const lines = sum(tables);
  if (lines > most) {
    const largest = tables.toSorted((one, other) => linesOf(other) - linesOf(one))[0]?.file ?? '';
    return [
      `${lines} lines of expected facts, at most ${most} (the largest: ${largest}). State each fact that somebody relies on in a test of its own, by name.`,
    ];
  }
  return lines < most - SLACK ? [`${lines} lines of expected facts: lower MAX_FACT_LINES to ${lines}.`] : [];
}

export function inlineFaults(sources: readonly RecordedFile[]): readonly string[] {
  const tests = sources.filter(({ file }) => TEST.test(file));
  const lines = tests.reduce((total, { text }) => total + inlineLines(text), 0);
  const product = sum(sources.filter(({ file }) => !NOT_PRODUCT.test(file)));
  if (lines <= product * MAX_INLINE_SHARE) return [];
  return [
    `${lines} lines of outlines in tests for ${product} lines of product: at most 4 %. Ask for the part that the test is about.`,
  ];
}

const inlineLines = (text: string): number =>
  (text.match(/`(?:[^`\\]|\\.)*`/gs) ?? [])
    .map((literal) => literal.split('\n').length)
    .filter((lines) => lines >= LONG_TEXT)
    .reduce((total, lines) => total + lines, 0);

export function recordingFaults(texts: readonly RecordedFile[], sources: readonly RecordedFile[]): readonly string[] {
  const recorded = texts.filter(({ file }) => !SHIPPED.test(file));
  const lines = sum(recorded);
  const product = sum(sources.filter(({ file }) => !NOT_PRODUCT.test(file)));
  const tests = sources.filter(({ file }) => TEST.test(file));
  return [
    ...(lines > product * MAX_SHARE
      ? [
          `${lines} recorded lines for ${product} lines of product: at most 8 %. State the facts that somebody relies on instead.`,
        ]
      : []),
    ...recorded.flatMap(({ file }) => {
      const { dir, name } = path.parse(file);
      const hasTest = tests.some(
        (test) => path.dirname(test.file) === dir && test.text.includes(name.split('-')[0] ?? name),
      );
      if (!hasTest) return [`${file}: no test beside it compares it. Remove it.`];
      if (USERS_GET.test(file)) return [];
      return [
        `${file}: no user gets this text. Assert what the view shows or what the handler answers (docs/developers/writing.md).`,
      ];
    }),
  ];
}

const linesOf = ({ text }: RecordedFile): number => text.split('\n').length - 1;
const sum = (files: readonly RecordedFile[]): number => files.reduce((total, file) => total + linesOf(file), 0);
