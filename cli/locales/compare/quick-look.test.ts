import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SourceText } from '#cli/locales/checks/source-text.ts';
import type { TextPair } from '#cli/locales/checks/text-pair.ts';
import { NO_CONFIG } from '#cli/locales/config.ts';
import type { Problem } from '#cli/locales/finding.ts';
import { traitsOf } from '#cli/locales/traits.ts';
import { textChecker } from './check-text.ts';
import { textContexts } from './text-context.ts';

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
    const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 5 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), text, text, (language, source, target) => {
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
        if (fresh.length > 0)
          expect([language, source, target, fresh[0]?.check, checker.mayFail(target, sourceText)]).toEqual([
            language,
            source,
            target,
            fresh[0]?.check,
            true,
          ]);
      }),
      { numRuns: 20_000 },
    );
  });
});
