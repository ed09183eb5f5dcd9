import type { Language } from './phrases.ts';
import { jsonOf, type Texts, type Tree } from './tree.ts';

export interface Place {
  readonly tree: Tree;
  readonly language: Language;
  readonly namespace: string;
  readonly texts: Texts;
  readonly block: string;
}

/** Changes one place. @returns the key to be reported; undefined if the language has no such case */
export type Change = (place: Place) => string | undefined;

export interface Kind {
  readonly kind: string;
  readonly checks: readonly string[];
  readonly changes: readonly Change[];
  /** A defect of a whole file needs its own namespace. */
  readonly isFile?: boolean;
}

export function edit(key: string, change: (text: string) => string): Change {
  return ({ texts, block }) => {
    const full = `${block}.${key}`;
    const before = texts.get(full);
    if (typeof before !== 'string') return undefined;
    const after = change(before);
    if (after === before) return undefined;
    texts.set(full, after);
    return full;
  };
}

export function remove(key: string): Change {
  return ({ texts, block }) => (texts.delete(`${block}.${key}`) ? `${block}.${key}` : undefined);
}

export function put(key: string, value: unknown): Change {
  return ({ texts, block }) => {
    texts.set(`${block}.${key}`, value);
    return `${block}.${key}`;
  };
}

export const only =
  (languages: readonly string[], change: Change): Change =>
  (place) =>
    languages.includes(place.language) ? change(place) : undefined;

export function rawFile(make: (place: Place, json: string) => { bytes: Buffer; key: string }): Change {
  return (place) => {
    const { bytes, key } = make(place, jsonOf(place.texts));
    place.tree.raw.set(`${place.language}/${place.namespace}`, bytes);
    return key;
  };
}

export const english =
  (key: string): Change =>
  ({ tree, texts, namespace, block }) => {
    texts.set(`${block}.${key}`, tree.texts.get('en')?.get(namespace)?.get(`${block}.${key}`));
    return `${block}.${key}`;
  };

export function garble(text: string): string {
  return new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8'));
}
