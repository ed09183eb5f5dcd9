import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WITH_FACTS } from './fact-phrases.ts';
import {
  BETS,
  LANGUAGES,
  PLACES,
  PLAIN,
  SHORT,
  SLIP,
  WITH_NESTING,
  WITH_TAGS,
  WITH_TERM,
  WITH_VALUE,
  type Language,
  type Phrase,
} from './phrases.ts';

/** Value by dotted key, for one language and namespace. */
export type Texts = Map<string, unknown>;

/** By language and namespace, with the way to write each file. */
export interface Tree {
  readonly texts: Map<Language, Map<string, Texts>>;
  /** Files by `<language>/<namespace>` with fixed bytes. */
  readonly raw: Map<string, Buffer>;
  readonly removed: Set<string>;
  readonly code: Map<string, string>;
}

export const NAMESPACES = ['common', 'wallet', 'sports'] as const;

/** A catalogue without defects: `blocks` times some 20 keys in three namespaces and eleven languages. */
export function soundTree(blocks: number): Tree {
  const texts = new Map<Language, Map<string, Texts>>();
  for (const language of LANGUAGES) {
    const namespaces = new Map<string, Texts>();
    for (const namespace of NAMESPACES) namespaces.set(namespace, soundTexts(language, blocks));
    texts.set(language, namespaces);
  }
  return { texts, raw: new Map(), removed: new Set(), code: new Map([['app.tsx', soundCode(blocks)]]) };
}

function soundTexts(language: Language, blocks: number): Texts {
  const column = LANGUAGES.indexOf(language);
  const of = (phrase: Phrase): string => phrase[column] ?? '';
  const texts: Texts = new Map();
  texts.set('names.slip', of(SLIP));
  for (let block = 0; block < blocks; block += 1) {
    const at = `block${block}`;
    PLAIN.forEach((phrase, index) => texts.set(`${at}.plain${index}`, of(phrase)));
    WITH_VALUE.forEach((phrase, index) => texts.set(`${at}.value${index}`, of(phrase)));
    WITH_TAGS.forEach((phrase, index) => texts.set(`${at}.tags${index}`, of(phrase)));
    WITH_NESTING.forEach((phrase, index) => texts.set(`${at}.nest${index}`, of(phrase)));
    WITH_TERM.forEach((phrase, index) => texts.set(`${at}.term${index}`, of(phrase)));
    WITH_FACTS.forEach((phrase, index) => texts.set(`${at}.fact${index}`, of(phrase)));
    texts.set(`${at}.button`, of(SHORT));
    for (const [form, text] of Object.entries(BETS[language])) texts.set(`${at}.bets_${form}`, text);
    for (const [form, text] of Object.entries(PLACES[language])) texts.set(`${at}.place_ordinal_${form}`, text);
  }
  return texts;
}

function soundCode(blocks: number): string {
  const lines = ["import { useTranslation } from 'react-i18next';"];
  for (const namespace of NAMESPACES) {
    lines.push(
      `export function Page_${namespace}() {`,
      `  const { t } = useTranslation('${namespace}');`,
      '  const all = [',
    );
    for (let block = 0; block < blocks; block += 1) {
      const at = `block${block}`;
      const keys = [
        ...PLAIN.map((_, index) => `plain${index}`),
        ...WITH_VALUE.map((_, index) => `value${index}`),
        ...WITH_TAGS.map((_, index) => `tags${index}`),
        ...WITH_NESTING.map((_, index) => `nest${index}`),
        ...WITH_TERM.map((_, index) => `term${index}`),
        ...WITH_FACTS.map((_, index) => `fact${index}`),
        'button',
      ];
      for (const key of keys) lines.push(`    t('${at}.${key}'),`);
      lines.push(`    t('${at}.bets', { count: 2 }),`, `    t('${at}.place', { count: 2, ordinal: true }),`);
    }
    lines.push('  ];', '  return all;', '}');
  }
  return `${lines.join('\n')}\n`;
}

/** Writes `<folder>/locales/<language>/<namespace>.json` and `<folder>/src`. */
export function writeTree(tree: Tree, folder: string): void {
  for (const [language, namespaces] of tree.texts) {
    mkdirSync(join(folder, 'locales', language), { recursive: true });
    for (const [namespace, texts] of namespaces) {
      const id = `${language}/${namespace}`;
      if (tree.removed.has(id)) continue;
      writeFileSync(join(folder, 'locales', `${id}.json`), tree.raw.get(id) ?? jsonOf(texts));
    }
  }
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (const [name, text] of tree.code) writeFileSync(join(folder, 'src', name), text);
}

/** Nested objects, as in most catalogues. */
export function jsonOf(texts: Texts): string {
  const root: Record<string, unknown> = {};
  for (const [key, value] of texts) {
    const parts = key.split('.');
    let node = root;
    for (const part of parts.slice(0, -1)) node = (node[part] ??= {}) as Record<string, unknown>;
    node[parts.at(-1) ?? ''] = value;
  }
  return `${JSON.stringify(root, null, 2)}\n`;
}
