import { usageError } from '#cli/terminal/errors.ts';
import { childrenOf, readXml, type XmlElement } from './read-xml.ts';
import type { Exchange, Unit } from './unit.ts';
import { xml } from './xml.ts';

/**
 * XLIFF 2.0 (OASIS): one file per namespace, one unit per text. Characters that XML cannot contain are written as `<cp hex="…"/>`
 * (section 4.2.3.1); keys with such characters are not exported, because an attribute cannot contain them.
 */
export function xliff({ sourceLanguage, language, units }: Exchange & { language: string }): string {
  const namespaces = [...new Set(units.map((unit) => unit.namespace))];
  const files = namespaces.map((namespace, file) => {
    const body = units
      .filter((unit) => unit.namespace === namespace && xml(unit.key) === xml(unit.key.replaceAll(UNHOLDABLE, '')))
      .map((unit, index) => unitXml(unit, `u${index + 1}`));
    return `  <file id="f${file + 1}" original="${xml(namespace)}">\n${body.join('')}  </file>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${xml(sourceLanguage)}" trgLang="${xml(language)}">\n${files.join('')}</xliff>\n`;
}

// oxlint-disable-next-line no-control-regex -- XML 1.0 forbids them
const UNHOLDABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const WAS = 'slipway-was';

function unitXml(unit: Unit, id: string): string {
  const state = unit.target === '' ? 'initial' : 'translated';
  const target = unit.target === '' ? '' : `        <target xml:space="preserve">${content(unit.target)}</target>\n`;
  // A note: translators' tools preserve notes, but some drop attributes of other namespaces.
  const was = unit.was === undefined ? '' : `<note category="${WAS}">${xml(unit.was)}</note>`;
  const terms = (unit.terms ?? []).map((term) => `<note category="term">${xml(term)}</note>`).join('');
  const notes = was + terms === '' ? '' : `      <notes>${was}${terms}</notes>\n`;
  return `    <unit id="${id}" name="${xml(unit.key)}">\n${notes}      <segment state="${state}">\n        <source xml:space="preserve">${content(unit.source)}</source>\n${target}      </segment>\n    </unit>\n`;
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

/** Reads XLIFF 2.x; throws CliError (exit 2) for anything else. */
export function parseXliff(text: string): Exchange {
  const root = readXml(text);
  if (root.name !== 'xliff' || !(root.attributes['version'] ?? '').startsWith('2'))
    throw usageError('This is not an XLIFF 2 file.', ['Import the file that slipway locales export wrote.']);
  const units: Unit[] = [];
  for (const file of childrenOf(root))
    for (const unit of all(file, 'unit')) {
      const segments = all(unit, 'segment');
      const joined = (name: string): string =>
        segments.map((segment) => all(segment, name).map(textOf).join('')).join('');
      const note = all(unit, 'note').find((one) => one.attributes['category'] === WAS);
      const was = note === undefined ? {} : { was: textOf(note).trim() };
      units.push({
        ...was,
        namespace: file.attributes['original'] ?? '',
        key: unit.attributes['name'] ?? '',
        source: joined('source'),
        target: joined('target'),
      });
    }
  return { sourceLanguage: root.attributes['srcLang'] ?? '', language: root.attributes['trgLang'], units };
}

function all(element: XmlElement, name: string): XmlElement[] {
  return childrenOf(element).flatMap((child) => (child.name === name ? [child] : all(child, name)));
}

function textOf(element: XmlElement): string {
  return element.content
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.name === 'cp'
        ? String.fromCharCode(Number.parseInt(part.attributes['hex'] ?? '0', 16))
        : textOf(part);
    })
    .join('');
}
