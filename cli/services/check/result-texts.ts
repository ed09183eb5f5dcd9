import { printable, printableJson } from '#cli/terminal/printable.ts';
import type { Case } from '#cli/services/report/cases.ts';
import type { Searched } from './search.ts';

type Failure = NonNullable<Searched['failure']>;

/** @param where upstream, seed and time */
export const agreementText = ({ runs }: Searched, where: string): string =>
  `${runs} sessions: model and simulator agree after every step (${printable(where)})\n`;

/** @param file the stored session, for `slipway replay` */
export function differenceText(
  { runs }: Searched,
  { steps, divergence }: Failure,
  { file, where, against }: { readonly file: string; readonly where: string; readonly against?: string },
): string {
  const at = against === undefined ? '' : ` --against ${against}`;
  return [
    `model and simulator differ at session ${runs}, shrunk to ${steps.length} steps (${printable(where)})`,
    ...steps.map((step, index) => printable(`  ${index + 1}. ${JSON.stringify(step)}`)),
    `after step ${divergence.step + 1}: ${printable(divergence.key)}`,
    `  expected  ${printable(JSON.stringify(divergence.expected))}`,
    `  actual    ${printable(JSON.stringify(divergence.actual) ?? 'nothing')}`,
    printable(`written to ${file}: slipway replay ${file}${at}`),
    '',
  ].join('\n');
}

export function scenarioText(seed: number, { steps, divergence }: Failure): string {
  const id = `check, seed ${seed}: ${divergence.key}`;
  return `${printableJson({ id, kind: 'session', steps, expect: { agrees: true } })}\n`;
}

/** A case for each twentieth of the run; the one with the difference failed. */
export function casesOf({ parts, seed, failure }: Searched): readonly Case[] {
  return parts.map(({ from, sessions, differ }) => {
    const name = `seed ${seed}, sessions ${from} to ${from + sessions - 1}`;
    return { name, ...(differ > 0 && failure && { failure: described(failure) }) };
  });
}

const described = ({ steps, divergence }: Failure) =>
  [
    `after step ${divergence.step + 1}: ${divergence.key}`,
    `expected ${JSON.stringify(divergence.expected)}`,
    `actual ${JSON.stringify(divergence.actual) ?? 'nothing'}`,
    ...steps.map((step, index) => `${index + 1}. ${JSON.stringify(step)}`),
  ].join('\n');
