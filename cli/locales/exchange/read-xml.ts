import { SaxesParser } from 'saxes';
import { usageError } from '#cli/terminal/errors.ts';

export interface XmlElement {
  /** Without a namespace prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: (string | XmlElement)[];
  readonly line: number;
}

/** Deeper than any exchange file; callers recurse. */
const MAX_DEPTH = 64;

/**
 * Parses XML. Document types are refused: entities can read other files or expand to gigabytes (XXE, billion laughs), and no
 * translation needs them.
 */
export function readXml(text: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, content: [], line: 1 };
  const open = [top];
  const parser = new SaxesParser();
  const fail = (reason: string): never => {
    throw usageError(`Line ${parser.line}, column ${parser.columnIndex}: ${reason}.`, [
      'Ask for the file again, saved as the export wrote it.',
    ]);
  };
  const addText = (part: string): void => void open.at(-1)?.content.push(part);
  parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: |\.$/gu, '')));
  parser.on('doctype', () => fail('document types (<!DOCTYPE …>) are not read'));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name: name.slice(name.indexOf(':') + 1), attributes, content: [], line: parser.line };
    open.at(-1)?.content.push(element);
    if (open.push(element) > MAX_DEPTH) fail('the elements are nested too deep');
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text.replace(/^\uFEFF/u, '')).close();
  const root = childrenOf(top)[0];
  return root ?? fail('the file has no element');
}

export function childrenOf(element: XmlElement): XmlElement[] {
  return element.content.filter((part) => typeof part !== 'string');
}
