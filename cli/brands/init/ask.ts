import type { Readable, Writable } from 'node:stream';
import { CliError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import type { Answers, Question } from './question.ts';
import { listOf } from './questions.ts';

/** Where questions are asked: a terminal, or what stands for one. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean };
}

const load = () => import('@clack/prompts');

/**
 * Asks one question until the answer is right.
 *
 * @throws CliError (exit 130) when the operator cancels
 */
export async function ask(question: Question, answers: Answers, initial: string, terminal: Terminal): Promise<string> {
  const { isCancel, multiselect, select, text } = await load();
  const { message, kind, choices = [] } = question;
  const options = choices.map((choice) => ({ ...choice }));
  const taken = <Answer>(answer: Answer): Exclude<Answer, symbol> => {
    if (isCancel(answer)) throw new CliError('Cancelled. Nothing was written.', { exitCode: EXIT.interrupted });
    return answer as Exclude<Answer, symbol>;
  };
  if (kind === 'one') return taken(await select({ message, options, initialValue: initial, ...terminal }));
  if (kind === 'text') {
    const problem = (typed = '') => question.problem(typed.trim() || initial, answers);
    const typed = await text({ message, placeholder: initial, defaultValue: initial, validate: problem, ...terminal });
    return taken(typed).trim() || initial;
  }
  for (;;) {
    const before = listOf(initial);
    const chosen = taken(await multiselect({ message, options, initialValues: before, required: false, ...terminal }));
    const wrong = question.problem(chosen.join(','), answers);
    if (wrong !== undefined) {
      await tell(wrong, terminal);
      continue;
    }
    // The order of before stays; what is new comes after it.
    const ordered = [
      ...before.filter((word) => chosen.includes(word)),
      ...chosen.filter((word) => !before.includes(word)),
    ];
    if (question.hasFirst !== true || ordered.length < 2) return ordered.join(',');
    const first = await select({
      message: 'Which of them is the default?',
      options: options.filter(({ value }) => ordered.includes(value)),
      initialValue: ordered[0] ?? '',
      ...terminal,
    });
    return [taken(first), ...ordered.filter((word) => word !== first)].join(',');
  }
}

/** Says why an answer is asked for again. */
export async function tell(message: string, { output }: Terminal): Promise<void> {
  const { log } = await load();
  log.error(message, { output });
}
