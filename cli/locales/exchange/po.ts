import { usageError } from '#cli/terminal/errors.ts';
import type { Exchange, Export, Unit } from './unit.ts';

const WAS = 'slipway-was:';

/**
 * Gettext PO, as `msgfmt` reads it; an entry's context is `namespace:key`. Each plural form is an entry, because CLDR's forms are
 * not gettext's. Characters are escaped as in C.
 */
export function po({ sourceLanguage, language, units }: Export): string {
  const head = [
    'Project-Id-Version: slipway',
    // A fixed time, so that equal texts give equal files.
    'PO-Revision-Date: 2000-01-01 00:00+0000',
    'Last-Translator: translator',
    'Language-Team: translators',
    `Language: ${language.replaceAll('-', '_')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    `X-Source-Language: ${sourceLanguage}`,
  ];
  const lines = ['msgid ""', 'msgstr ""', ...head.map((line) => quoted(`${line}\n`))];
  for (const { namespace, key, source, target, was, terms = [], notes = [], maxLength, isUnsure } of units)
    lines.push(
      '',
      ...[...notes, ...terms].map((note) => `#. ${note.replaceAll(/\s+/gu, ' ')}`),
      ...(maxLength === undefined ? [] : [`#. at most ${maxLength} characters`]),
      ...(was === undefined ? [] : [`#. ${WAS} ${was}`]),
      ...(isUnsure === true ? ['#, fuzzy'] : []),
      `msgctxt ${quoted(`${namespace}:${key}`)}`,
      `msgid ${quoted(source)}`,
      `msgstr ${quoted(target)}`,
    );
  return `${lines.join('\n')}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't', '"': '"', '\\': '\\' };

const quoted = (text: string): string => `"${text.replaceAll(/[\n\r\t"\\]/gu, (one) => `\\${ESCAPES[one]}`)}"`;

/** Unescapes `\"` and so on. Octal and hexadecimal escapes are bytes and are not read. */
function unquoted(text: string): string {
  return text.replaceAll(
    /\\(.)/gu,
    (_, one: string) => Object.entries(ESCAPES).find(([, name]) => name === one)?.[0] ?? one,
  );
}

interface Entry {
  /** Line of its first keyword. */
  line: number;
  readonly texts: Map<string, string>;
  isUnsure: boolean;
  was?: string;
}

/**
 * Reads PO without obsolete entries (`#~`) and marks fuzzy ones. The library gettext-parser drops the place of an entry and the
 * first of two with the same context. Throws CliError (exit 2) with the line of an error.
 */
export function parsePo(text: string): Exchange {
  const newEntry = (): Entry => ({ line: 0, texts: new Map(), isUnsure: false });
  const entries: Entry[] = [];
  let entry = newEntry();
  let field = '';
  for (const [index, written] of text.split(/\r\n?|\n/u).entries()) {
    const line = written.trim();
    if (line === '') continue;
    // Comments before an obsolete entry belong to it.
    if (line.startsWith('#~')) entry = newEntry();
    else if (line.startsWith('#')) {
      if (entry.texts.has('msgstr')) entry = newEntry();
      if (/^#,.*\bfuzzy\b/u.test(line)) entry.isUnsure = true;
      else if (line.startsWith(`#. ${WAS}`)) entry.was = line.slice(`#. ${WAS}`.length).trim();
    } else {
      const [, keyword, string] = /^([a-z]+(?:_[a-z]+|\[\d+\])?)?\s*"((?:[^"\\]|\\.)*)"$/u.exec(line) ?? [];
      if (string === undefined) throw broken(index + 1, 'a keyword and a text in double quotes belong here');
      if (keyword === 'msgid_plural')
        throw broken(index + 1, 'this entry has the plural of gettext; each form of i18next is an entry of its own');
      if (keyword !== undefined && entry.texts.has('msgstr')) entry = newEntry();
      if (entry.line === 0) {
        entry.line = index + 1;
        entries.push(entry);
      }
      field = keyword ?? field;
      entry.texts.set(field, (entry.texts.get(field) ?? '') + unquoted(string));
    }
  }
  const cut = entries.find(({ texts }) => !texts.has('msgid') || !texts.has('msgstr'));
  if (cut !== undefined) throw broken(cut.line, 'an entry needs msgid and msgstr');
  const [head, ...rest] = entries;
  const header = head?.texts.get('msgctxt') === undefined ? head?.texts.get('msgstr') : undefined;
  const fieldOf = (name: string) => new RegExp(`^${name}: *(.+)$`, 'mu').exec(header ?? '')?.[1];
  if (header === undefined || head?.texts.get('msgid') !== '')
    throw broken(head?.line ?? 1, 'the header of a PO file (msgid "") is missing');
  const charset = /charset=([\w-]+)/u.exec(header)?.[1] ?? 'UTF-8';
  if (!/^utf-?8$/iu.test(charset)) throw broken(head.line, `the file says that it is ${charset}; save it as UTF-8`);
  return {
    sourceLanguage: fieldOf('X-Source-Language') ?? '',
    language: fieldOf('Language')?.replaceAll('_', '-'),
    units: rest.map(unitOf),
  };
}

function unitOf({ line, texts, isUnsure, was }: Entry): Unit {
  const context = texts.get('msgctxt');
  const colon = context?.indexOf(':') ?? -1;
  if (context === undefined || colon === -1)
    throw broken(line, 'the entry has no msgctxt "namespace:key", so its text cannot be found');
  return {
    namespace: context.slice(0, colon),
    key: context.slice(colon + 1),
    source: texts.get('msgid') ?? '',
    target: texts.get('msgstr') ?? '',
    line,
    ...(isUnsure && { isUnsure }),
    ...(was !== undefined && { was }),
  };
}

const broken = (line: number, reason: string) =>
  usageError(`Line ${line}: ${reason}.`, ['Import the file that slipway locales export --to po wrote.']);
