import { existsSync, readFileSync, statSync } from 'node:fs';
import {
  Brand,
  FORBIDDEN,
  GAMES,
  HOME_BLOCKS,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  MONEY_RULES,
  type Profile,
  PROFILE_RULES,
  PROFILES,
  SPORTS,
  UPSTREAM_ORIGIN,
  WALLET_GAMES,
} from '#contract/brand';
import { svgProblem } from '#cli/build/brand/svg-problem.ts';
import { COMPANY_QUESTIONS } from './company-questions.ts';
import { type Choice, profileOf, type Question, refusedBy, refusedWords, unless } from './question.ts';
import { NAMES } from './names.ts';
import { PROFILE_DEFAULTS, STARTER_COLOUR } from './starter-brand.ts';

export const listOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** Refuses unknown, missing and repeated choices. */
function among(what: string, known: readonly string[], isEmptyAllowed = false): (answer: string) => string | undefined {
  return (answer) => {
    const words = listOf(answer);
    const wrong = words.find((word) => !known.includes(word));
    if (wrong !== undefined) return `Unknown ${what} '${wrong}'. Choose one of: ${known.join(', ')}.`;
    if (new Set(words).size < words.length) return `A ${what} is named twice.`;
    return words.length === 0 && !isEmptyAllowed ? `Choose at least one ${what}.` : undefined;
  };
}

const named = (values: readonly string[]): readonly Choice[] =>
  values.map((value) => ({ value, label: `${NAMES[value] ?? value} (${value})` }));
/** Games with their own wallet need the upstream's name for them, so they are added by hand. */
const OPEN_GAMES = GAMES.filter((game) => !(WALLET_GAMES as readonly string[]).includes(game));
const NAVIGATIONS = Brand.entries.layout.entries.navigation.wrapped.options;
const PROFILE_LABELS: Readonly<Record<Profile, string>> = {
  none: 'none: no rules of a jurisdiction',
  uk: `uk: Great Britain (without ${FORBIDDEN.uk.join(', ')})`,
  br: `br: Brazil (without ${FORBIDDEN.br.join(', ')})`,
};

/** The questions of `slipway brand init` in order; each is also a flag. */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'name',
    message: 'Name, as players read it',
    kind: 'text',
    initial: ({ id = '' }) => title(id),
    problem: refusedWords(Brand.entries.name),
  },
  {
    name: 'tagline',
    message: 'Tagline: first words of the home page, description in search results',
    kind: 'text',
    initial: ({ name = '' }, origin) => origin?.tagline.replaceAll(origin.name, name) ?? `${name}: sports and games.`,
    problem: refusedWords(Brand.entries.tagline),
  },
  {
    name: 'domain',
    message: 'Host name of the site',
    kind: 'text',
    initial: ({ id = '' }) => `${id}.example`,
    problem: refusedBy(Brand.entries.domains.item),
  },
  {
    name: 'profile',
    message: 'Jurisdiction',
    kind: 'one',
    choices: PROFILES.map((value) => ({ value, label: PROFILE_LABELS[value] })),
    initial: (_, origin) => origin?.profile ?? 'none',
    problem: among('profile', PROFILES),
  },
  {
    name: 'languages',
    message: 'Languages that the site offers',
    kind: 'many',
    choices: LANGUAGES.map((value) => ({ value, label: `${LANGUAGE_NAMES[value]} (${value})` })),
    next: 'first',
    initial: (answers, origin) => defaultFirst(origin) ?? PROFILE_DEFAULTS[profileOf(answers)].language,
    problem: among('language', LANGUAGES),
  },
  {
    name: 'currency',
    message: 'Currency of guests and new accounts (a code such as EUR)',
    kind: 'text',
    initial: (answers, origin) => currencyOf(profileOf(answers), origin),
    isAsked: (answers) => !MONEY_RULES[profileOf(answers)].isOneCurrency,
    problem(answer, answers) {
      const profile = profileOf(answers);
      const { currency } = PROFILE_RULES[profile];
      if (MONEY_RULES[profile].isOneCurrency && answer !== currency)
        return `Accounts of the profile '${profile}' are in ${currency}, not in ${answer}.`;
      return refusedBy(Brand.entries.currency)(answer);
    },
  },
  {
    name: 'colour',
    message: 'Main colour, as #rrggbb; all others are derived and pass the contrast check',
    kind: 'text',
    // A copy keeps its colours.
    initial: (_, origin) => (origin === undefined ? STARTER_COLOUR : ''),
    problem: unless((answer) =>
      /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(answer) ? undefined : 'Write a colour as #rrggbb, such as #0f5fa8.',
    ),
  },
  {
    name: 'logo',
    message: 'Logo, the path of an SVG file (empty: a plain first one is drawn)',
    kind: 'text',
    initial: () => '',
    problem: unless(logoProblem),
  },
  {
    name: 'sports',
    message: 'Sports, in their order',
    kind: 'many',
    choices: named(SPORTS),
    next: 'order',
    initial: (_, origin) => (origin?.sports ?? SPORTS).join(','),
    problem: among('sport', SPORTS, true),
  },
  {
    name: 'games',
    message: 'Lotteries and games, in their order',
    kind: 'many',
    choices: named(OPEN_GAMES),
    next: 'order',
    initial: (_, origin) => (origin?.games ?? OPEN_GAMES).join(','),
    problem(answer, answers) {
      if (listOf(answer).length === 0 && listOf(answers['sports'] ?? '').length === 0)
        return 'Choose at least one sport or game.';
      return among('game', GAMES, true)(answer);
    },
  },
  {
    name: 'navigation',
    message: 'Navigation',
    kind: 'one',
    choices: named(NAVIGATIONS),
    initial: (_, origin) => origin?.layout.navigation ?? NAVIGATIONS[0],
    problem: among('navigation', NAVIGATIONS),
  },
  {
    name: 'home',
    message: 'Blocks of the home page',
    kind: 'many',
    choices: named(HOME_BLOCKS),
    next: 'order',
    initial: (_, origin) => (origin?.layout.home ?? HOME_BLOCKS).join(','),
    problem: among('block', HOME_BLOCKS),
  },
  {
    name: 'upstream',
    message: 'Server behind the site, such as http://10.0.0.5:5000 (empty: from the environment of the web server)',
    kind: 'text',
    initial: () => '',
    problem: unless((answer) =>
      UPSTREAM_ORIGIN.test(answer) ? undefined : 'Write an origin such as http://10.0.0.5:5000, without a path.',
    ),
  },
  ...COMPANY_QUESTIONS,
];

const MAX_LOGO_BYTES = 16 * 1024;

function logoProblem(file: string): string | undefined {
  if (!existsSync(file) || !statSync(file).isFile()) return `There is no file ${file}.`;
  const { size } = statSync(file);
  if (size > MAX_LOGO_BYTES) return `The logo has ${size} bytes; at most ${MAX_LOGO_BYTES} are allowed.`;
  const problem = svgProblem(readFileSync(file));
  return problem === undefined ? undefined : `The logo cannot be used: ${problem}.`;
}

/** The profile's currency if it has one; else that of the copied brand. */
function currencyOf(profile: Profile, origin?: Brand): string {
  const known = MONEY_RULES[profile].isOneCurrency ? undefined : origin?.currency;
  return known ?? PROFILE_DEFAULTS[profile].currency;
}

function defaultFirst(origin?: Brand): string | undefined {
  if (origin === undefined) return undefined;
  const { defaultLanguage, languages } = origin;
  return [defaultLanguage, ...languages.filter((language: Language) => language !== defaultLanguage)].join(',');
}

function title(id: string): string {
  return id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
    .trim();
}
