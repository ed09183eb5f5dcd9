import type { Severity } from './finding.ts';

/** Every kind of finding: its usual severity (error: breaks at run time; warning: may) and its name for people. */
export const CHECKS = {
  'file-missing': ['error', 'File missing'],
  'file-empty': ['error', 'File empty'],
  'file-syntax': ['error', 'File cannot be read as JSON'],
  'file-limits': ['error', 'File too large or too deep'],
  encoding: ['error', 'Wrong encoding'],
  bom: ['warning', 'Byte order mark'],
  'duplicate-key': ['error', 'Key written twice'],
  'unsafe-key': ['error', 'Forbidden key'],
  'missing-key': ['error', 'Text missing'],
  'extra-key': ['warning', 'Text not in the source'],
  'key-case': ['error', 'Key in other capitals'],
  'wrong-type': ['error', 'Wrong kind of value'],
  'empty-value': ['error', 'Empty text'],
  untranslated: ['warning', 'Not translated'],
  'placeholder-missing': ['error', 'Placeholder missing'],
  'placeholder-extra': ['error', 'Placeholder too many'],
  'placeholder-renamed': ['error', 'Placeholder renamed'],
  'placeholder-malformed': ['error', 'Placeholder broken'],
  'icu-syntax': ['error', 'ICU syntax'],
  'plural-missing': ['error', 'Plural form missing'],
  'plural-extra': ['warning', 'Plural form never used'],
  nesting: ['error', 'Reference to another text broken'],
  'tag-unbalanced': ['error', 'Tag not closed'],
  'tag-missing': ['error', 'Tag missing'],
  'tag-extra': ['error', 'Tag not in the source'],
  whitespace: ['warning', 'Spaces'],
  'line-ends': ['warning', 'Line ends'],
  mojibake: ['error', 'Garbled letters'],
  'control-character': ['error', 'Invisible control character'],
  'bidi-character': ['error', 'Direction-changing character'],
  'wrong-script': ['warning', 'Letters of another script'],
  'too-long': ['warning', 'Too long'],
  glossary: ['warning', 'Fixed term changed'],
  'glossary-term': ['warning', 'Term of the glossary not used'],
  'undefined-key': ['error', 'Text used but not defined'],
  'unused-key': ['warning', 'Text never used'],
} as const satisfies Record<string, readonly [Severity, string]>;

export type CheckId = keyof typeof CHECKS;

export function isCheckId(text: string): text is CheckId {
  return Object.hasOwn(CHECKS, text);
}
