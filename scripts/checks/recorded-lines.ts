import path from 'node:path';

export interface RecordedFile {
  /** Path from the root. */
  readonly file: string;
  readonly text: string;
}

/** Recorded lines for each line of the product: what people read when it changes. */
const MAX_SHARE = 0.08;

/** Where a text is what a user gets: output of commands, generated settings of servers, messages of the engine. */
const USERS_GET = /^(?:cli|engine)\//;

/** Texts that ship, not recordings. */
const SHIPPED = /licen[cs]es?\.txt$/;

const NOT_PRODUCT =
  /\.test\.|\.facts\.ts$|(?:^|\/)(?:test|journeys|bench|long-runs|mutants|conformance|scripts|testing[^/]*)(?:\/|\.ts$)/;

/** What is wrong with the recordings, a sentence each. */
export function recordingFaults(texts: readonly RecordedFile[], sources: readonly RecordedFile[]): readonly string[] {
  const recorded = texts.filter(({ file }) => !SHIPPED.test(file));
  const lines = sum(recorded);
  const product = sum(sources.filter(({ file }) => !NOT_PRODUCT.test(file)));
  const tests = sources.filter(({ file }) => /\.test\.tsx?$/.test(file));
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

const sum = (files: readonly RecordedFile[]): number =>
  files.reduce((total, { text }) => total + text.split('\n').length - 1, 0);
