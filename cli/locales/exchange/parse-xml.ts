import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';

export interface XmlElement {
  /** Without a namespace prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: (string | XmlElement)[];
  readonly children: XmlElement[];
}

/** Sticky: what fits nowhere ends the reading at once, instead of being looked for further on, again and again. */
const PIECE =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|(<![\s\S]*)|<\/\s*([^\s>]+)\s*>|<([^\s/>]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/guy;
const ATTRIBUTE = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/guy;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Deeper than any exchange file; the readers of the tree go down by recursion. */
const MAX_DEPTH = 64;

/**
 * As much XML as exchange files need. Document types and their entities are refused: they are how XML files read other
 * files or blow up (XXE, billion laughs), and no translation needs them.
 */
export function parseXml(text: string): XmlElement {
  const top: XmlElement = { name: '', attributes: new Map(), content: [], children: [] };
  const open: XmlElement[] = [top];
  let at = 0;
  const bare = text.replace(/^\uFEFF/u, '');
  for (const match of bare.matchAll(PIECE)) {
    at += match[0].length;
    const [, cdata, declared, closing, opening, attributes = '', selfClose, characters] = match;
    const parent = open.at(-1) ?? top;
    if (declared !== undefined) throw broken(text, match.index, 'document types (<!DOCTYPE …>) are not read');
    if (cdata !== undefined) parent.content.push(cdata);
    else if (characters !== undefined) parent.content.push(decoded(characters, text, match.index));
    else if (closing !== undefined) {
      if (open.length === 1 || parent.name !== local(closing))
        throw broken(text, match.index, `</${closing}> closes nothing that is open`);
      open.pop();
    } else if (opening !== undefined) {
      const element: XmlElement = {
        name: local(opening),
        attributes: attributesOf(attributes, text, match.index),
        content: [],
        children: [],
      };
      parent.content.push(element);
      parent.children.push(element);
      if (selfClose !== '/') open.push(element);
      if (open.length > MAX_DEPTH) throw broken(text, match.index, 'the elements are nested too deep');
    }
  }
  if (at < bare.length) throw broken(text, at);
  const root = top.children[0];
  if (open.length > 1 || root === undefined) throw broken(text, text.length, 'the file ends too early');
  return root;
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function attributesOf(written: string, text: string, offset: number): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of written.matchAll(ATTRIBUTE))
    attributes.set(name, decoded(double ?? single ?? '', text, offset));
  return attributes;
}

function decoded(value: string, text: string, offset: number): string {
  return value.replaceAll(/&(#x[0-9a-fA-F]+|#\d+|\w+);?/gu, (_whole, name: string) => {
    if (name.startsWith('#')) {
      const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      if (code <= 0x10ffff) return String.fromCodePoint(code);
    }
    const character = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
    if (character === undefined) throw broken(text, offset, `the entity &${name}; is not known`);
    return character;
  });
}

function broken(text: string, offset: number, why = 'this is not XML'): CliError {
  const line = text.slice(0, offset).split('\n').length;
  return new CliError(`Line ${line}: ${why}.`, {
    next: ['Ask for the file again, saved as the export wrote it.'],
    exitCode: EXIT.usage,
  });
}
