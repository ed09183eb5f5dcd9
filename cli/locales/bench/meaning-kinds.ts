import { edit, only, type Change, type Kind } from './changes.ts';
import { WITH_FACTS } from './fact-phrases.ts';
import { LANGUAGES, type Language } from './phrases.ts';

/** "day" and "days", to replace "hours". */
const DAYS: Readonly<Partial<Record<Language, readonly [string, string]>>> = {
  zh: ['小时', '天'],
  id: ['jam', 'hari'],
  ja: ['時間', '日'],
  ko: ['시간', '일'],
  es: ['horas', 'días'],
  tr: ['saat', 'gün'],
  hi: ['घंटे', 'दिन'],
  pt: ['horas', 'dias'],
  ru: ['часа', 'дня'],
  bn: ['ঘণ্টা', 'দিন'],
};

const days: Change = (place) => {
  const [from, to] = DAYS[place.language] ?? ['', ''];
  return edit('fact1', (text) => text.replace(from, to))(place);
};

const from =
  (other: Language): Change =>
  (place) =>
    edit('fact0', () => WITH_FACTS[0]?.[LANGUAGES.indexOf(other)] ?? '')(place);

const half: Change = edit('fact1', (text) => `A higher limit holds ${text}`);

export const MEANING_KINDS: readonly Kind[] = [
  {
    kind: 'number changed',
    checks: ['number'],
    changes: [
      edit('fact0', (text) => text.replace('18', '16')),
      edit('fact1', (text) => text.replace('24', '48')),
      edit('fact2', (text) => text.replace(/1[.,]5/u, '15')),
      edit('fact0', (text) => text.replace(/18 ?/u, '')),
      edit('fact2', (text) => text.replace('%', '')),
    ],
  },
  { kind: 'unit of time changed', checks: ['duration'], changes: [days] },
  { kind: 'currency changed', checks: ['currency'], changes: [edit('fact2', (text) => text.replace('EUR', 'USD'))] },
  {
    kind: 'address changed',
    checks: ['link'],
    changes: [
      edit('fact2', (text) => text.replace('test/fees', 'test/free')),
      edit('fact2', (text) => text.replace(/https:\/\/slipway.test\/fees ?/u, '')),
    ],
  },
  {
    kind: 'another language',
    checks: ['other-language'],
    changes: [only(['es'], from('pt')), only(['pt'], from('es')), only(['id'], from('tr')), only(['tr'], from('id'))],
  },
  { kind: 'half translated', checks: ['half-translated'], changes: [half] },
  {
    kind: 'plural forms',
    checks: ['count-needed', 'same-forms'],
    changes: [
      only(
        ['ru'],
        edit('bets_one', (text) => text.replace('{{count}} ', '')),
      ),
    ],
  },
];
