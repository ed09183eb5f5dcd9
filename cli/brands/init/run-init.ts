import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type Brand,
  type Game,
  type HomeBlock,
  type Language,
  type Layout,
  PROFILES,
  type Sport,
} from '#contract/brand';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { assertBrandId } from '#cli/build/brand/brand-id.ts';
import { checkBrand } from '#cli/brands/checks/check-brand.ts';
import { sixDigits } from '#cli/brands/colour/derive-theme.ts';
import { packageRoot } from '#cli/files/package-root.ts';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { say, sayJson } from '#cli/terminal/out.ts';
import { ask, BACK, END, say as sayThere, tell, type Terminal } from './ask.ts';
import { converse, FIRST_QUESTION } from './converse.ts';
import { leftOf } from './foreign-parts.ts';
import { flagOf, type InitFlags, lineOf } from './flags.ts';
import { makeBrand } from './make-brand.ts';
import type { Answers } from './question.ts';
import { isMoneyKnown } from './starter-money.ts';
import { listOf, QUESTIONS } from './questions.ts';
import { type BrandAnswers, secretName } from './starter-brand.ts';

const TERMINAL: Terminal = { input: process.stdin, output: process.stderr };

/**
 * `slipway brand init`: a dialog at a terminal, which asks for missing and wrong flags; elsewhere flags and defaults, with all
 * problems reported at once.
 *
 * @throws CliError (exit 2) for wrong flags without a terminal, (130) when the operator cancels; nothing is written then
 */
export async function runInit(
  given: string | undefined,
  flags: InitFlags,
  root = process.cwd(),
  terminal: Terminal = TERMINAL,
): Promise<void> {
  const isAsking = terminal.input.isTTY === true && terminal.output.isTTY === true && flags.json !== true;
  const origin = flags.from === undefined ? undefined : await readBrand(root, flags.from);
  const { id, answers } = isAsking
    ? await askAll(root, given, flags, origin, terminal)
    : { id: idOf(root, given), answers: undefined };
  const all = answers ?? fromFlags(id, flags, origin);
  const folder = await makeBrand(root, packageRoot(), brandAnswers(id, all, origin), flags.from);
  report(root, id, folder, all, flags, origin);
  if (isAsking) say(`  again: ${lineOf(id, flags, all)}`);
}

function idOf(root: string, id: string | undefined): string {
  if (id === undefined)
    throw usageError('The id of the brand is missing.', [
      'Name it: slipway brand init my-brand',
      'Or run it at a terminal, where it asks.',
    ]);
  const problem = idProblem(root, id);
  if (problem !== undefined) throw problem;
  return id;
}

/** The id and all answers; Esc at the first question goes back to an id that was typed. */
async function askAll(
  root: string,
  given: string | undefined,
  flags: InitFlags,
  origin: Brand | undefined,
  terminal: Terminal,
): Promise<{ readonly id: string; readonly answers: Answers }> {
  const typed = new Map<string, string>();
  let before: string | undefined;
  for (;;) {
    const isGiven = given !== undefined && idProblem(root, given) === undefined;
    const id = isGiven ? given : await askId(root, before === undefined ? given : undefined, terminal, before);
    const answers = await converse(id, flags, origin, terminal, { typed, hasBefore: !isGiven });
    if (answers !== BACK) return { id, answers };
    before = id;
  }
}

function idProblem(root: string, id: string): CliError | undefined {
  try {
    assertBrandId(id);
  } catch (error) {
    return error as CliError;
  }
  return existsSync(path.join(root, 'brands', id))
    ? usageError(`brands/${id} already exists.`, ['Choose another id.'])
    : undefined;
}

async function askId(
  root: string,
  given: string | undefined,
  terminal: Terminal,
  before: string | undefined,
): Promise<string> {
  const problem = (id: string): string | undefined => {
    const found = idProblem(root, id);
    return found === undefined ? undefined : [found.message, ...found.next].join(' ');
  };
  if (given !== undefined) await tell(problem(given) ?? '', terminal);
  const message = 'Id of the brand: its folder, lower-case letters, digits and dashes';
  for (;;) {
    const id = await ask({ name: 'id', message, kind: 'text', initial: () => '', problem }, {}, '', terminal, before);
    if (id === END) throw new CliError('Cancelled. Nothing was written.', { exitCode: EXIT.interrupted });
    if (id !== BACK) return id;
    await sayThere(FIRST_QUESTION, terminal);
  }
}

function fromFlags(id: string, flags: InitFlags, origin: Brand | undefined): Answers {
  let answers: Answers = { id };
  const wrong: string[] = [];
  for (const question of QUESTIONS) {
    const { name } = question;
    const flag = flagOf(flags, name);
    const answer = flag ?? question.initial(answers, origin);
    const problem = question.problem(answer, answers);
    if (problem !== undefined)
      wrong.push(flag === undefined ? `--${name} is missing. ${problem}` : `--${name}: ${problem}`);
    answers = { ...answers, [name]: answer };
  }
  const [first, ...others] = wrong;
  if (first !== undefined) throw usageError(first, [...others, 'See slipway brand init --help.']);
  return answers;
}

function brandAnswers(id: string, answers: Answers, origin: Brand | undefined): BrandAnswers {
  const { name = '', domain = '', currency = '', tagline = '', colour, logo, upstream } = answers;
  const { company, address = '', email = '', authority, licence } = answers;
  const disputes = { name: answers['dispute-body'] ?? '', url: answers['dispute-url'] ?? '' };
  const ombudsman = { phone: answers['ombudsman-phone'] ?? '', email: answers['ombudsman-email'] ?? '' };
  const some = (text?: string): text is string => text !== undefined && text !== '';
  return {
    id,
    name,
    domain,
    currency,
    tagline,
    profile: PROFILES.find((known) => known === answers['profile']) ?? 'none',
    languages: listOf(answers['languages'] ?? '') as readonly Language[],
    sports: [...listOf(answers['sports'] ?? '')] as Sport[],
    games: [...listOf(answers['games'] ?? '')] as Game[],
    navigation: answers['navigation'] as Layout['navigation'],
    home: listOf(answers['home'] ?? '') as readonly HomeBlock[],
    ...(some(colour) && { colour: sixDigits(colour) }),
    ...(some(logo) && { logo }),
    ...(some(upstream) && { upstream }),
    ...(some(company) && {
      company: {
        name: company,
        address,
        email,
        licences: some(authority) && some(licence) ? [{ authority, number: licence }] : [],
        ...(some(disputes.name) && { disputeBody: disputes }),
        ...(some(ombudsman.phone) && { ombudsman }),
      },
    }),
    // A copy keeps the settings of its games with wallets.
    ...(origin !== undefined && answers['games'] === origin.games.join(',') && { games: origin.games }),
  };
}

/** Says what was made, and what the operator has to add. */
function report(
  root: string,
  id: string,
  folder: string,
  answers: Answers,
  flags: InitFlags,
  origin: Brand | undefined,
): void {
  const made = path.relative(root, folder);
  const { findings, brand } = checkBrand(root, id, packageRoot());
  const left = [
    ...findings.map(({ message, advice }) => `${message} ${advice}`),
    ...(origin !== undefined && brand !== undefined
      ? leftOf(origin, path.join(root, 'brands', origin.id), brand, folder)
      : []),
    ...((answers['logo'] ?? '') === '' || origin !== undefined
      ? []
      : [`The icons are plain ones: draw them from the logo with slipway brand icons ${id}`]),
    ...(brand?.upstream.origins === undefined
      ? ['The server behind the site: upstream.origins in brand.json, or the environment of the web server.']
      : []),
    ...(brand === undefined || isMoneyKnown(brand.currency)
      ? []
      : [`limits and quickStakes in brand.json: they are amounts of dollars, not of ${brand.currency}.`]),
    `The storage secret, where you build: ${secretName(id)}=...`,
    'The player agreement: have a lawyer check the template (docs/operators/settings.md).',
  ];
  const next = [`slipway brand check ${id}`, `slipway brand preview ${id}`];
  if (flags.json === true) return sayJson({ id, folder: made, next, left });
  const primary = brand?.theme.light.primary;
  const colour = (answers['colour'] ?? '') === '' ? '' : sixDigits(answers['colour'] ?? '');
  say(
    [
      `Made ${made}.`,
      ...(colour !== '' && primary !== undefined && primary !== colour
        ? [
            `  ${colour} cannot be read as text on white: links and buttons are ${primary}, highlights keep it where they can.`,
          ]
        : []),
      'Left to you:',
      ...left.map((line) => `  - ${line}`),
      ...next.map((step) => `  next: ${step}`),
    ].join('\n'),
  );
}
