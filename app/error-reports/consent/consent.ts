import * as v from 'valibot';
import type { Reports } from '#contract/brand';
import { onStoredElsewhere, readStored, writeStored } from '#app/store/storage.ts';

/** What a player is asked for, each by itself. */
export const PURPOSES = ['errors', 'analytics'] as const;
export type Purpose = (typeof PURPOSES)[number];

const Answers = v.object({ errors: v.optional(v.boolean()), analytics: v.optional(v.boolean()) });
type Answers = v.InferOutput<typeof Answers>;

/** The purposes that a brand has and that nothing is sent for before the player agrees. */
export const askedPurposes = ({ errors, analytics }: Reports): readonly Purpose[] =>
  PURPOSES.filter((purpose) =>
    purpose === 'errors' ? errors !== undefined && errors.consent !== false : analytics !== undefined,
  );

/** What the player has answered in this browser; a purpose without an answer is absent. */
export const readAnswers = (): Answers => readStored('consent', Answers) ?? {};

/** Whether anything may be sent for a purpose now. */
export const isAllowed = (purpose: Purpose, reports: Reports): boolean =>
  reports[purpose] !== undefined && (!askedPurposes(reports).includes(purpose) || readAnswers()[purpose] === true);

const listeners = new Set<() => void>();

/** Stores answers beside those that were given before. */
export function answer(answers: Answers): void {
  writeStored('consent', { ...readAnswers(), ...answers });
  for (const listener of listeners) listener();
}

/** Calls back when the player answers, here or in another tab. Returns the end of it. */
export function onAnswer(listener: () => void): () => void {
  if (listeners.size === 0) onStoredElsewhere('consent', () => listeners.forEach((each) => each()));
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
