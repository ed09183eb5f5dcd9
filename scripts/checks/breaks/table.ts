import * as v from 'valibot';

/** One break, and the first test that noticed it. */
export interface Tried {
  /** Its place in the draw, from 1. */
  readonly number: number;
  readonly area: string;
  readonly text: string;
  readonly seconds: number;
  /** Undefined when no test noticed it. */
  readonly by?: 'types' | 'nearest' | 'wider' | undefined;
  /** File and title of the test, or why there is none. */
  readonly what: string;
}

/** The draw that results belong to. */
interface Run {
  readonly commit: string;
  readonly seed: number;
  readonly in: string;
}

const State = v.object({
  commit: v.string(),
  seed: v.number(),
  in: v.string(),
  tried: v.array(
    v.object({
      number: v.number(),
      area: v.string(),
      text: v.string(),
      seconds: v.number(),
      by: v.optional(v.picklist(['types', 'nearest', 'wider'])),
      what: v.string(),
    }),
  ),
});

/**
 * What an earlier run of the same draw has found.
 *
 * @throws Error if the results are of another commit, seed or folder
 */
export function readState(text: string, run: Run): readonly Tried[] {
  const { tried, ...of } = v.parse(State, JSON.parse(text));
  if (of.commit !== run.commit || of.seed !== run.seed || of.in !== run.in)
    throw new Error(
      `These results are of commit ${of.commit.slice(0, 8)}, seed ${of.seed}, folder '${of.in}'. Choose another file.`,
    );
  return tried;
}

/** Counts by area, then what no test noticed, as Markdown. */
export function tableText(tried: readonly Tried[]): string {
  const lines = [
    '| area | breaks | by the types | by the nearest tests | by other tests | by none |',
    '|---|---:|---:|---:|---:|---:|',
  ];
  const row = (name: string, of: readonly Tried[]): string => {
    const by = (which: Tried['by']) => of.filter((each) => each.by === which).length;
    return `| ${name} | ${of.length} | ${by('types')} | ${by('nearest')} | ${by('wider')} | ${by(undefined)} |`;
  };
  for (const area of [...new Set(tried.map((each) => each.area))].toSorted())
    lines.push(
      row(
        area,
        tried.filter((each) => each.area === area),
      ),
    );
  lines.push(row('all', tried));
  const unnoticed = tried.filter(({ by }) => by === undefined);
  if (unnoticed.length === 0) return lines.join('\n');
  lines.push('', '| not noticed | why |', '|---|---|');
  for (const { number, text, what } of unnoticed)
    lines.push(`| ${number}. \`${text.replaceAll('|', String.raw`\|`)}\` | ${what} |`);
  return lines.join('\n');
}
