import type { Readable, Writable } from 'node:stream';
import type { Choice, Answers, Question } from './question.ts';
import { listOf } from './questions.ts';

/** A terminal, or a stand-in for one. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean };
}

/** Returned instead of an answer: Esc goes to the previous question, Ctrl+C ends the dialog. */
export const BACK = Symbol('back');
export const END = Symbol('end');
type Left = typeof BACK | typeof END;
export const isLeft = (answer: unknown): answer is Left => answer === BACK || answer === END;

const load = () => import('@clack/prompts');

/** The prompts do not tell Esc from Ctrl+C: the last key does. */
async function prompted<Answer>(prompt: Promise<Answer>, { input }: Terminal): Promise<Exclude<Answer, symbol> | Left> {
  const { isCancel } = await load();
  let last: string | undefined;
  const note = (_: unknown, key?: { readonly name?: string }): void => void (last = key?.name);
  input.on('keypress', note);
  try {
    const answer = await prompt;
    if (isCancel(answer)) return last === 'escape' ? BACK : END;
    return answer as Exclude<Answer, symbol>;
  } finally {
    input.off('keypress', note);
  }
}

/** One of a list; the first is preselected. */
export async function choose(message: string, choices: readonly Choice[], initial: string, terminal: Terminal) {
  const { select } = await load();
  const options = choices.map((choice) => ({ ...choice }));
  return prompted(select({ message, options, initialValue: initial, ...terminal }), terminal);
}

/**
 * Repeats a question until the answer is valid.
 *
 * @param before the answer of the first time, where it is asked again
 */
export async function ask(
  question: Question,
  answers: Answers,
  initial: string,
  terminal: Terminal,
  before?: string,
): Promise<string | Left> {
  const { text } = await load();
  const { message, kind, choices = [] } = question;
  if (kind === 'one') return choose(message, choices, before ?? initial, terminal);
  if (kind === 'many') return askMany(question, answers, before ?? initial, terminal);
  const problem = (typed = '') => question.problem(typed.trim() || initial, answers);
  const typed = text({
    message,
    placeholder: initial,
    defaultValue: initial,
    ...(before !== undefined && { initialValue: before }),
    validate: problem,
    ...terminal,
  });
  const answer = await prompted(typed, terminal);
  return isLeft(answer) ? answer : answer.trim() || initial;
}

async function askMany(question: Question, answers: Answers, initial: string, terminal: Terminal) {
  const { multiselect } = await load();
  const { message, choices = [], next } = question;
  const options = choices.map((choice) => ({ ...choice }));
  const before = listOf(initial);
  for (;;) {
    const chosen = await prompted(
      multiselect({ message, options, initialValues: [...before], required: false, ...terminal }),
      terminal,
    );
    if (isLeft(chosen)) return chosen;
    const wrong = question.problem(chosen.join(','), answers);
    if (wrong !== undefined) {
      await tell(wrong, terminal);
      continue;
    }
    // Values that were chosen before keep their order; new ones follow.
    const ordered = [
      ...before.filter((word) => chosen.includes(word)),
      ...chosen.filter((word) => !before.includes(word)),
    ];
    if (next === undefined || ordered.length < 2) return ordered.join(',');
    const last = next === 'first' ? await askFirst(ordered, choices, terminal) : await askOrder(ordered, terminal);
    // Esc here goes back to the list.
    if (last !== BACK) return last;
  }
}

async function askFirst(ordered: readonly string[], choices: readonly Choice[], terminal: Terminal) {
  const offered = choices.filter(({ value }) => ordered.includes(value));
  const first = await choose('Which of them is the default?', offered, ordered[0] ?? '', terminal);
  return isLeft(first) ? first : [first, ...ordered.filter((word) => word !== first)].join(',');
}

async function askOrder(ordered: readonly string[], terminal: Terminal): Promise<string | Left> {
  const same = (typed: string): boolean => listOf(typed).toSorted().join() === ordered.toSorted().join();
  const order: Question = {
    name: 'order',
    message: 'Their order, the first at the top',
    kind: 'text',
    initial: () => '',
    problem: (typed) => (same(typed) ? undefined : `Name each of them once: ${ordered.join(',')}`),
  };
  const typed = await ask(order, {}, ordered.join(','), terminal);
  return isLeft(typed) ? typed : listOf(typed).join(',');
}

export async function tell(message: string, { output }: Terminal): Promise<void> {
  const { log } = await load();
  log.error(message, { output });
}

/** Shows a message that is no question. */
export async function say(message: string, { output }: Terminal): Promise<void> {
  const { log } = await load();
  log.info(message, { output });
}
