import { usageError } from '#cli/terminal/errors.ts';
import { codesOf, isCode } from './inline-codes.ts';
import { childrenOf, readXml, type XmlElement } from './read-xml.ts';
import type { OwnSyntax } from '#cli/locales/catalogue/own-syntax.ts';
import type { Exchange, Export, Unit } from './unit.ts';
import { xml } from '#cli/files/xml.ts';

/**
 * XLIFF 2.0 (OASIS): one file per namespace, one unit per text. Placeholders and tags are `<ph>`, which translators' tools
 * protect; lengths use the size and length restriction module. Characters that XML forbids become `<cp hex="…"/>` (section
 * 4.2.3.1). Keys with such characters are not exported, because attributes cannot contain them.
 */
export function xliff({ sourceLanguage, language, units }: Export, syntax?: OwnSyntax): string {
  const namespaces = [...new Set(units.map((unit) => unit.namespace))];
  const files = namespaces.map((namespace, file) => {
    const own = units.filter(
      (unit) => unit.namespace === namespace && xml(unit.key) === xml(unit.key.replaceAll(UNHOLDABLE, '')),
    );
    const profiles = own.some((unit) => unit.maxLength !== undefined)
      ? '    <slr:profiles generalProfile="xliff:codepoints"/>\n'
      : '';
    const body = own.map((unit, index) => unitXml(unit, `u${index + 1}`, syntax));
    return `  <file id="f${file + 1}" original="${xml(namespace)}">\n${profiles}${body.join('')}  </file>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.0" srcLang="${xml(tagOf(sourceLanguage))}" trgLang="${xml(tagOf(language))}">\n${files.join('')}</xliff>\n`;
}

// oxlint-disable-next-line no-control-regex -- XML 1.0 forbids them
const UNHOLDABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** In the form of BCP 47. */
const tagOf = (language: string): string => language.replaceAll('_', '-');

const WAS = 'slipway-was';

function unitXml(unit: Unit, id: string, syntax: OwnSyntax | undefined): string {
  const state = unit.target === '' ? 'initial' : (unit.state ?? 'translated');
  const subState = unit.subState === undefined ? '' : ` subState="${xml(unit.subState)}"`;
  const data = new Map<string, string>();
  const source = coded(unit.source, syntax, data, []);
  const target = unit.target === '' ? undefined : coded(unit.target, syntax, data, source.codes);
  // Notes, because some tools drop attributes of other namespaces.
  const note = (category: string, text: string) => `<note category="${category}">${xml(text)}</note>`;
  const notes = [
    ...(unit.was === undefined ? [] : [note(WAS, unit.was)]),
    ...(unit.maxLength === undefined ? [] : [note('length', `at most ${unit.maxLength} characters`)]),
    ...(unit.notes ?? []).map((one) => note('context', one)),
    ...(unit.terms ?? []).map((term) => note('term', term)),
  ].join('');
  const limit = unit.maxLength === undefined ? '' : ` slr:sizeRestriction="${unit.maxLength}"`;
  const original = [...data].map(([code, dataId]) => `<data id="${dataId}">${content(code)}</data>`).join('');
  const lines = [
    `    <unit id="${id}" name="${xml(unit.key)}"${limit}>`,
    ...(notes === '' ? [] : [`      <notes>${notes}</notes>`]),
    ...(original === '' ? [] : [`      <originalData>${original}</originalData>`]),
    `      <segment state="${state}"${subState}>`,
    `        <source xml:space="preserve">${source.text}</source>`,
    ...(target === undefined ? [] : [`        <target xml:space="preserve">${target.text}</target>`]),
    '      </segment>',
    '    </unit>',
  ];
  return `${lines.join('\n')}\n`;
}

/** The text with codes as `<ph>`. A code of the target has the id of the same code in the source. */
function coded(
  text: string,
  syntax: OwnSyntax | undefined,
  data: Map<string, string>,
  ofSource: readonly string[],
): { text: string; codes: string[] } {
  const free = ofSource.map((code, index) => ({ code, id: index + 1 }));
  const codes: string[] = [];
  let next = ofSource.length;
  const parts = codesOf(syntax?.read(text) ?? text).map((read) => {
    const part = syntax?.write(read) ?? read;
    if (!isCode(read)) return content(part);
    codes.push(part);
    if (!data.has(part)) data.set(part, `d${data.size + 1}`);
    const match = free.findIndex(({ code }) => code === part);
    const id = match === -1 ? (next += 1) : free.splice(match, 1)[0]?.id;
    return `<ph id="${id}" dataRef="${data.get(part)}"/>`;
  });
  return { text: parts.join(''), codes };
}

function content(text: string): string {
  let result = '';
  let at = 0;
  for (const match of text.matchAll(UNHOLDABLE)) {
    const hex = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    result += `${plain(text.slice(at, match.index))}<cp hex="${hex}"/>`;
    at = match.index + match[0].length;
  }
  return result + plain(text.slice(at));
}

/** Like `xml`, but keeps C1 characters, which XML 1.0 allows. */
function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');
}

/** Tools choose the words of `subState`: `poedit:fuzzy`, `mem:needs-review`. */
const UNSURE = /fuzzy|needs|unfinished|draft|rejected/iu;

/** Reads XLIFF 2.x; throws CliError (exit 2) for anything else. */
export function parseXliff(text: string): Exchange {
  const root = readXml(text);
  const version = root.attributes['version'] ?? '';
  if (root.name !== 'xliff') throw usageError('This is not an XLIFF 2 file.', [SAVE_AS_2]);
  if (!version.startsWith('2'))
    throw usageError(`Line ${root.line}: this is XLIFF ${version}, not an XLIFF 2 file.`, [SAVE_AS_2]);
  const units: Unit[] = [];
  for (const file of childrenOf(root))
    for (const unit of all(file, 'unit')) {
      const data = new Map(all(unit, 'data').map((one) => [one.attributes['id'], textOf(one)]));
      // A tool may split a text into segments, with spaces between them as <ignorable>, often without a target.
      const parts = childrenOf(unit).filter(({ name }) => name === 'segment' || name === 'ignorable');
      const of = (part: XmlElement, name: string): string | undefined => {
        const [text] = all(part, name);
        return text && textOf(text, data);
      };
      const isTranslated = parts.some((part) => part.name === 'segment' && of(part, 'target') !== undefined);
      const targetOf = (part: XmlElement) =>
        of(part, 'target') ?? (part.name === 'ignorable' ? of(part, 'source') : '');
      const note = all(unit, 'note').find((one) => one.attributes['category'] === WAS);
      const was = note === undefined ? {} : { was: textOf(note).trim() };
      units.push({
        ...was,
        namespace: file.attributes['original'] ?? '',
        key: unit.attributes['name'] ?? unit.attributes['id'] ?? '',
        source: parts.map((part) => of(part, 'source')).join(''),
        target: isTranslated ? parts.map(targetOf).join('') : '',
        ...(parts.some((part) => UNSURE.test(part.attributes['subState'] ?? '')) && { isUnsure: true }),
        ...stateOf(parts),
        line: unit.line,
      });
    }
  return { sourceLanguage: root.attributes['srcLang'] ?? '', language: root.attributes['trgLang'], units };
}

const STATES: readonly (string | undefined)[] = ['initial', 'translated', 'reviewed', 'final'];

/** The earliest state of a text's segments: all have reached it. */
function stateOf(parts: readonly XmlElement[]): Pick<Unit, 'state' | 'subState'> {
  const [first] = parts
    .filter(({ name, attributes }) => name === 'segment' && STATES.includes(attributes['state']))
    .sort((a, b) => STATES.indexOf(a.attributes['state']) - STATES.indexOf(b.attributes['state']));
  const { state, subState } = first?.attributes ?? {};
  // Every export writes the others.
  if (subState === undefined) return state === 'reviewed' || state === 'final' ? { state } : {};
  return { state, subState };
}

const SAVE_AS_2 = 'Import the file that slipway locales export wrote; a translation tool must save it as XLIFF 2.';

function all(element: XmlElement, name: string): XmlElement[] {
  return childrenOf(element).flatMap((child) => (child.name === name ? [child] : all(child, name)));
}

/** @param data the content of inline codes */
function textOf(element: XmlElement, data?: ReadonlyMap<string | undefined, string>): string {
  const codeOf = (part: XmlElement, reference: string): string => {
    const { [reference]: id, disp, equiv } = part.attributes;
    const code = id === undefined ? (disp ?? equiv) : data?.get(id);
    if (code !== undefined) return code;
    throw usageError(`Line ${part.line}: <${part.name}> does not say which placeholder or tag it is.`, [
      'Keep <originalData> and the "dataRef" of each placeholder as the export wrote them.',
    ]);
  };
  return element.content
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.name === 'cp') return String.fromCharCode(Number.parseInt(part.attributes['hex'] ?? '0', 16));
      if (['ph', 'sc', 'ec'].includes(part.name)) return codeOf(part, 'dataRef');
      if (part.name === 'pc') return codeOf(part, 'dataRefStart') + textOf(part, data) + codeOf(part, 'dataRefEnd');
      return textOf(part, data);
    })
    .join('');
}
