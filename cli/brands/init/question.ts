import * as v from 'valibot';
import { type Brand, type Profile, PROFILES } from '#contract/brand';
import { htmlIn, PLAIN } from '#cli/brands/checks/own-words.ts';
import { oddIn } from '#cli/build/brand/check-shape.ts';

export type Answers = Readonly<Record<string, string>>;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface Question {
  /** Also the name of the flag. */
  readonly name: string;
  readonly message: string;
  readonly kind: 'text' | 'one' | 'many';
  readonly choices?: readonly Choice[];
  /** A second question about the chosen values: which is first (the brand's default), or their order. */
  readonly next?: 'first' | 'order';
  /** The default answer; `origin` is the brand that is copied. */
  readonly initial: (answers: Answers, origin?: Brand) => string;
  /** Absent: always asked. */
  readonly isAsked?: (answers: Answers) => boolean;
  /** Why an answer is wrong, and what to write instead. */
  readonly problem: (answer: string, answers: Answers) => string | undefined;
}

export function refusedBy(schema: v.GenericSchema): (answer: string) => string | undefined {
  return (answer) => {
    const checked = v.safeParse(schema, answer);
    const [issue] = checked.success ? [] : checked.issues;
    const odd = oddIn('', answer);
    if (issue === undefined) return odd === undefined ? undefined : `It ${odd} Remove it.`;
    if (issue.type === 'max_length') return `Write at most ${String(issue.requirement)} characters.`;
    if (issue.type === 'min_length') return 'Write at least one character.';
    return `It ${issue.message}.`;
  };
}

/** For texts that players read: `slipway brand check` refuses HTML in them. */
export function refusedWords(schema: v.GenericSchema): (answer: string) => string | undefined {
  const refused = refusedBy(schema);
  return (answer) => {
    const html = htmlIn(answer);
    return refused(answer) ?? (html === undefined ? undefined : `${html} ${PLAIN}`);
  };
}

export const unless =
  (problem: (answer: string) => string | undefined) =>
  (answer: string): string | undefined =>
    answer === '' ? undefined : problem(answer);

/** `none` until it is chosen. */
export const profileOf = ({ profile }: Answers): Profile => PROFILES.find((known) => known === profile) ?? 'none';
