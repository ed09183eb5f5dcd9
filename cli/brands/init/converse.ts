import type { Brand } from '#contract/brand';
import { CliError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { ask, BACK, choose, END, isLeft, say, tell, type Terminal } from './ask.ts';
import { askedIn, flagOf, type InitFlags, lineOf } from './flags.ts';
import type { Answers, Question } from './question.ts';
import { QUESTIONS } from './questions.ts';

interface Conversation {
  readonly id: string;
  readonly flags: InitFlags;
  readonly origin: Brand | undefined;
  readonly terminal: Terminal;
  /** Typed answers, kept for when a question is asked again. */
  readonly typed: Map<string, string>;
  readonly settled: string[];
}

export const FIRST_QUESTION = 'This is the first question.';
const WRITE = 'write';
const CHANGE = 'change';

/**
 * Asks for everything that the flags leave open, and again for wrong flags. Esc goes back; before anything is written the answers
 * are shown and may be changed.
 *
 * @param options.typed answers of an earlier try
 * @param options.hasBefore whether there is a question before the first of these: Esc there ends with BACK
 * @throws CliError (exit 130) when the operator ends it, with the line that goes on from there
 */
export async function converse(
  id: string,
  flags: InitFlags,
  origin: Brand | undefined,
  terminal: Terminal,
  { typed = new Map<string, string>(), hasBefore = false } = {},
): Promise<Answers | typeof BACK> {
  const all: Conversation = { id, flags, origin, terminal, typed, settled: [] };
  await say('Esc goes back a question, Ctrl+C ends and keeps your answers.', terminal);
  for (;;) {
    const { answers, open } = walk(all);
    if (open !== undefined) {
      await refuseFlag(all, open, answers);
      const before = all.typed.get(open.name);
      const answer = await ask(open, answers, open.initial(answers, origin), terminal, before);
      if (answer === END) throw ended(all);
      if (answer !== BACK) settle(all, open.name, answer);
      else if (all.settled.length > 0) goBack(all);
      else if (hasBefore) return BACK;
      else await say(FIRST_QUESTION, terminal);
      continue;
    }
    if (all.settled.length === 0) return answers;
    await say(summary(id, answers), terminal);
    const left = await confirm(all);
    if (left === WRITE) return answers;
    if (left === END) throw ended(all);
    if (left === BACK) goBack(all);
  }
}

function settle(all: Conversation, name: string, answer: string): void {
  all.typed.set(name, answer);
  reopen(all, name);
  all.settled.push(name);
}

function reopen({ settled }: Conversation, name: string): void {
  const at = settled.indexOf(name);
  if (at >= 0) settled.splice(at, 1);
}

function goBack(all: Conversation): void {
  const { open } = walk(all);
  do all.settled.pop();
  while (all.settled.length > 0 && walk(all).open === open);
}

/** Says what is wrong with a flag when its question is first asked. */
async function refuseFlag({ flags, terminal, typed }: Conversation, { name, problem }: Question, answers: Answers) {
  const flag = typed.has(name) ? undefined : flagOf(flags, name);
  const wrong = flag === undefined ? undefined : problem(flag, answers);
  if (wrong !== undefined) await tell(`--${name} ${flag}: ${wrong}`, terminal);
}

/** All answers before the first open question. */
function walk({ id, flags, origin, typed, settled }: Conversation): { answers: Answers; open?: Question } {
  let answers: Answers = { id };
  for (const question of QUESTIONS) {
    const { name } = question;
    const flag = flagOf(flags, name);
    const isRight = (answer: string): boolean => question.problem(answer, answers) === undefined;
    const isAsked = question.isAsked?.(answers) !== false;
    const given = settled.includes(name) ? typed.get(name) : typed.has(name) ? undefined : flag;
    const concerns = isAsked || flag !== undefined;
    if (concerns && (given === undefined || !isRight(given))) return { answers, open: question };
    answers = { ...answers, [name]: (concerns ? given : undefined) ?? question.initial(answers, origin) };
  }
  return { answers };
}

function summary(id: string, answers: Answers): string {
  const rows = askedIn(answers).map(({ name }) => `${name.padEnd(16)} ${answers[name] || '-'}`);
  return [`brands/${id} will have:`, ...rows].join('\n');
}

/** Asks whether to write the answers, which may be changed here. */
async function confirm(all: Conversation): Promise<typeof WRITE | typeof CHANGE | typeof BACK | typeof END> {
  const { id, terminal } = all;
  const choices = [
    { value: WRITE, label: 'Yes' },
    { value: CHANGE, label: 'Change an answer' },
  ];
  const chosen = await choose(`Write brands/${id}?`, choices, WRITE, terminal);
  if (isLeft(chosen)) return chosen;
  if (chosen === WRITE) return WRITE;
  const { answers } = walk(all);
  const known = askedIn(answers).map(({ name, message }) => ({ value: name, label: message }));
  const name = await choose('Which answer?', known, '', terminal);
  if (name === END) return END;
  if (name === BACK) return CHANGE;
  const before = answers[name];
  if (before !== undefined) all.typed.set(name, before);
  reopen(all, name);
  return CHANGE;
}

/** Ends without writing; the message has a command line with the answers so far. */
function ended(all: Conversation): CliError {
  const { id, flags, typed } = all;
  const given = QUESTIONS.flatMap(({ name }): [string, string][] => {
    const answer = typed.get(name) ?? flagOf(flags, name);
    return answer === undefined ? [] : [[name, answer]];
  });
  return new CliError('Cancelled. Nothing was written.', {
    exitCode: EXIT.interrupted,
    next: [`Go on with the answers you gave: ${lineOf(id, flags, Object.fromEntries(given))}`],
  });
}
