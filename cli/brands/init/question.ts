import * as v from 'valibot';
import { type Brand, type Profile, PROFILES } from '#contract/brand';

/** Answers by the name of the question, as text; lists with commas. */
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
  /** What is asked about the chosen ones: which is the first, and so the default of the brand, or their whole order. */
  readonly next?: 'first' | 'order';
  /** What an empty answer means; `origin` is the brand that is copied. */
  readonly initial: (answers: Answers, origin?: Brand) => string;
  /** Absent: always asked. */
  readonly isAsked?: (answers: Answers) => boolean;
  /** What is wrong with an answer, and what to write instead. */
  readonly problem: (answer: string, answers: Answers) => string | undefined;
}

/** The message of a schema for a value that it refuses. */
export function refusedBy(schema: v.GenericSchema): (answer: string) => string | undefined {
  return (answer) => {
    const checked = v.safeParse(schema, answer);
    const [issue] = checked.success ? [] : checked.issues;
    if (issue === undefined) return undefined;
    if (issue.type === 'max_length') return `Write at most ${String(issue.requirement)} characters.`;
    if (issue.type === 'min_length') return 'Write at least one character.';
    return `It ${issue.message}.`;
  };
}

export const unless =
  (problem: (answer: string) => string | undefined) =>
  (answer: string): string | undefined =>
    answer === '' ? undefined : problem(answer);

/** The chosen jurisdiction; `none` before it is chosen. */
export const profileOf = ({ profile }: Answers): Profile => PROFILES.find((known) => known === profile) ?? 'none';
