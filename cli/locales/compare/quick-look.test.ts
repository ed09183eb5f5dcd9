import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SourceText } from '#cli/locales/checks/source-text.ts';
import type { TextPair } from '#cli/locales/checks/text-pair.ts';
import { NO_CONFIG } from '#cli/locales/config.ts';
import type { Problem } from '#cli/locales/finding.ts';
import { traitsOf } from '#cli/locales/traits.ts';
import { textChecker } from './check-text.ts';
import { textContexts } from './text-context.ts';

/** Sound beginnings and ends of each language, so that only what stands between can be found. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  zh: ['投注', '赔率{{a}}', '<b>投注</b>'],
  ja: ['賭ける', 'オッズ{{a}}'],
  ko: ['베팅', '배당 {{a}} 은'],
  es: ['Tus apuestas', '{{a}} paga', '<b>esto</b>'],
  hi: ['दांव', '{{a}} दांव'],
  ru: ['Ставка', '{{a}} ставка', '$t(k) и'],
  bn: ['বাজি', '{{a}} বাজি'],
  tr: ['Bahis', '{{a}} bahis'],
  ar: ['رهان', '{{a}} رهان'],
  'zh-TW': ['投注', '{{a}}投注'],
};

const LANGUAGES = ['zh', 'ja', 'ko', 'es', 'hi', 'ru', 'bn', 'tr', 'ar', 'zh-TW'];
const PIECES = [
  'Bet ',
  'apuesta',
  'ставка',
  '投注',
  '베팅',
  'दांव',
  'বাজি',
  '賭け',
  '{{a}}',
  '{{ b }}',
  '{a}',
  '{{',
  '}',
  '<b>',
  '</b>',
  '<b></b>',
  '<b> </b>',
  '<0>x</0>',
  '<',
  '$t(k)',
  '$t(',
  '$5',
  '  ',
  ' ',
  '\n',
  '\t',
  '\u200B',
  '\u202E',
  '\uFFFD',
  'Ã©',
  'Ð¡Ñ‚',
  '???',
  '\\u0041',
  '&#65;',
  '请选择',
  '請選擇',
  'a',
  'а',
  'USDT',
  'the',
  '“',
  '…',
  '｛',
  '　',
  'é',
  '\u0000',
  'Ω',
];

describe('the quick look', () => {
  it('never says no where a check finds something', () => {
    const odd = fc.array(fc.constantFrom(...PIECES), { maxLength: 2 }).map((pieces) => pieces.join(''));
    const source = fc
      .tuple(
        fc.constantFrom('Your bets are', 'Pay {{a}} at', 'See <b>it</b> at', '$t(k) and'),
        odd,
        fc.constantFrom('', ' now'),
      )
      .map((parts) => parts.join(''));
    const target = fc.tuple(fc.nat(), odd, fc.nat());
    const holds = fc.check(
      fc.property(fc.constantFrom(...LANGUAGES), source, target, (language, source, [first, middle, last]) => {
        const words = WORDS[language] ?? [];
        const target = `${words[first % words.length]}${middle}${words[last % words.length]}`;
        const catalogue = {
          directory: '',
          sourceLanguage: 'en',
          languages: ['en', language],
          namespaces: [''],
          files: new Map(),
        };
        const checker = textChecker(
          textContexts(catalogue, { ...NO_CONFIG, glossary: ['USDT'], maxLength: [{ key: '*', max: 20 }] })(language),
        );
        const found: Problem[] = [];
        const sourceText = new SourceText('', 'key', source);
        const file: TextPair['file'] = {
          language,
          namespace: '',
          path: '',
          bytes: new Uint8Array(),
          entries: new Map(),
          branches: new Map(),
          isReadable: true,
          areTextsTrusted: true,
        };
        checker.check({
          file,
          key: 'key',
          target,
          targetTraits: traitsOf(target),
          source: sourceText,
          family: sourceText.family,
          form: undefined,
          report: (problem) => found.push(problem),
        });
        // A reference to a text that is nowhere is the source's finding first: both sides having it says nothing new.
        const fresh = found.filter((problem) => problem.check !== 'nesting' || !source.includes('$t(k)'));
        return fresh.length === 0 || checker.mayFail(target, sourceText);
      }),
      { numRuns: 20_000 },
    );
    expect(holds.counterexample).toBeNull();
  });
});
