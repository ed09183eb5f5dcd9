import type { Answers, Question } from './question.ts';
import { QUESTIONS } from './questions.ts';

/** The options of `slipway brand init` as Commander passes them: one for each question, and these. */
export type InitFlags = Readonly<Record<string, string | boolean | undefined>> & {
  readonly from?: string;
  readonly json?: boolean;
};

/** Commander passes `--dispute-body` as `disputeBody`. */
export function flagOf(flags: InitFlags, name: string): string | undefined {
  const flag = flags[name.replaceAll(/-./g, (letter) => letter.slice(1).toUpperCase())];
  return typeof flag === 'string' ? flag.trim() : undefined;
}

export const askedIn = (answers: Answers): readonly Question[] =>
  QUESTIONS.filter(({ name, isAsked }) => isAsked?.(answers) !== false || (answers[name] ?? '') !== '');

export function lineOf(id: string, { from }: InitFlags, answers: Answers): string {
  const options = askedIn(answers).flatMap(({ name }) => {
    const answer = answers[name];
    return answer === undefined ? [] : [`--${name}`, word(answer)];
  });
  return ['slipway brand init', word(id), ...(from === undefined ? [] : ['--from', word(from)]), ...options].join(' ');
}

const word = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
