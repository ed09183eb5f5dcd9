import { printable, printableJson } from '#cli/terminal/printable.ts';
import type { Case } from '#cli/services/report/cases.ts';
import { type Page, tableOf } from '#cli/services/report/page-content.ts';
import type { Searched } from './search.ts';

type Failure = NonNullable<Searched['failure']>;
const shown = (value: unknown) => JSON.stringify(value) ?? 'nothing';
const stepsOf = ({ steps }: Failure) => steps.map((step, index) => `${index + 1}. ${JSON.stringify(step)}`);
const keyOf = ({ divergence: { step, key } }: Failure) => `after step ${step + 1}: ${key}`;

/** @param where upstream, seed and time */
export const agreementText = ({ runs }: Searched, where: string): string =>
  `${runs} sessions: model and simulator agree after every step (${printable(where)})\n`;

/** @param file the stored session, for `slipway replay` */
export function differenceText(
  { runs }: Searched,
  failure: Failure,
  { file, where, against }: { readonly file: string; readonly where: string; readonly against?: string },
): string {
  const { steps, divergence } = failure;
  const at = against === undefined ? '' : ` --against ${against}`;
  const lines = [
    `model and simulator differ at session ${runs}, shrunk to ${steps.length} steps (${where})`,
    ...stepsOf(failure).map((step) => `  ${step}`),
    keyOf(failure),
    `  expected  ${shown(divergence.expected)}`,
    `  actual    ${shown(divergence.actual)}`,
    `written to ${file}: slipway replay ${file}${at}`,
  ];
  return `${lines.map(printable).join('\n')}\n`;
}

export function scenarioText(seed: number, { steps, divergence }: Failure): string {
  const id = `check, seed ${seed}: ${divergence.key}`;
  return `${printableJson({ id, kind: 'session', steps, expect: { agrees: true } })}\n`;
}

/** A case for each twentieth of the run; the one with the difference failed. */
export function casesOf({ parts, seed, failure }: Searched): readonly Case[] {
  const described = failure && [
    keyOf(failure),
    `expected ${shown(failure.divergence.expected)}`,
    `actual ${shown(failure.divergence.actual)}`,
    ...stepsOf(failure),
  ];
  return parts.map(({ from, sessions, differ }) => {
    const name = `seed ${seed}, sessions ${from} to ${from + sessions - 1}`;
    return { name, ...(differ > 0 && described && { failure: described.join('\n') }) };
  });
}

export function pageOf({ runs, seed, failure }: Searched, where: string, seconds: number): Page {
  const ran = Object.entries({ against: where, seed, sessions: runs, seconds: seconds.toFixed(1) });
  const run = tableOf('Run', ['what', ''], ran);
  const title = `Check, seed ${seed}`;
  if (failure === undefined) {
    const lead = `${runs} sessions in ${seconds.toFixed(1)} s: model and simulator agree after every step.`;
    return { title, lead, isGood: true, sections: [run] };
  }
  const { steps, divergence } = failure;
  const { step, key, expected, actual } = divergence;
  const difference = [step + 1, key, shown(expected), actual === undefined ? '' : shown(actual)];
  const played = steps.map((each, index) => [index + 1, JSON.stringify(each)]);
  return {
    title,
    lead: `Model and simulator differ at session ${runs}: ${divergence.key}.`,
    isGood: false,
    sections: [
      run,
      tableOf('Difference', ['after step', 'what', 'expected', 'actual'], [difference]),
      tableOf('The shrunk session', ['step', 'what'], played),
    ],
  };
}
