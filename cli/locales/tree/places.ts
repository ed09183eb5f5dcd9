import { keyMatcher } from '#cli/locales/config/key-pattern.ts';
import { parsedFile, usesIn, type CodeUses, type Use } from '#cli/locales/code/find-uses.ts';
import { linksIn, type Links } from '#cli/locales/code/links.ts';
import { readCode } from '#cli/locales/code/read-code.ts';
import { screensOf } from '#cli/locales/code/screens.ts';
import { isKeyPattern } from '#cli/locales/code/used-keys.ts';
import { namespacesOf, placeOf, splitKey, type CodeCheck } from './check-code.ts';

export interface Place {
  /** `src/page.tsx:4` */
  readonly at: string;
  /** The addresses of the pages that show the file, where the program has a router's table. */
  readonly screens: readonly string[];
}

type Site = Pick<Use, 'file' | 'offset'>;

/**
 * How sure it is that a file shows a text, from the surest down: its key, `tabs.${name}`, a key of one namespace where the program does
 * not say of which, a key in a table, `${name}` or `${name}.title`.
 */
const RANKS = ['key', 'pattern', 'only one has the key', 'written', 'loose pattern'] as const;
type Rank = (typeof RANKS)[number];

/** Finds where the program shows a text: of several places the surest, and of those the first. Of plural forms it is asked by their base. */
export function placesIn(check: Omit<CodeCheck, 'report'>): (namespace: string, key: string) => Place | undefined {
  const whole = { ...check, report: () => {} };
  const texts = new Texts(check);
  const links = new Map<string, Links>();
  for (const file of readCode(check.folder)) {
    if (file.isTest) continue;
    const parsed = parsedFile(file);
    const code = usesIn(file, parsed);
    links.set(file.path, linksIn(parsed.fragments.flatMap(({ nodes }) => nodes)));
    for (const use of code.uses) offerUse(texts, whole, code, use);
    offerWritten(texts, code);
  }
  const screens = screensOf(links);
  return (namespace, key) => {
    const site = texts.siteOf(namespace, key);
    return site && { at: placeOf(site), screens: screens(site.file.path) };
  };
}

/** What `t()` and `<Trans>` ask for. Where their namespace is not known, a key that only one has. */
function offerUse(texts: Texts, check: CodeCheck, { isTranslated }: CodeUses, use: Use): void {
  const isKnown = isTranslated && use.namespaces?.length !== 0;
  const own = isKnown ? namespacesOf(check, use)[0] : undefined;
  for (const written of use.keys) {
    const { namespace, key } = splitKey(check, use, written);
    const asked = namespace === undefined ? namespacesOf(check, use) : [namespace];
    const spaces = asked.filter((space) => texts.has(space, key));
    const [space] = spaces;
    if (space === undefined) continue;
    if (namespace !== undefined || isKnown) texts.offer(space, key, { rank: 'key', isOwn: space === own, site: use });
    else if (spaces.length === 1) texts.offer(space, key, { rank: 'only one has the key', site: use });
  }
  for (const written of use.patterns) {
    const hasPrefix = use.keyPrefix !== undefined && !written.includes(':');
    const pattern = hasPrefix ? `${use.keyPrefix}.${written}` : written;
    const namespaces = isKnown && !pattern.includes(':') ? namespacesOf(check, use) : undefined;
    if (isKnown || /[\p{L}\p{N}]{2}/u.test(pattern)) texts.offerPattern(pattern, namespaces, own, use);
  }
}

/** Keys in tables, and addresses of texts that are put together: `key: 'tabs.open'`, `wallet:${name}`. */
function offerWritten(texts: Texts, { file, uses, strings, patterns }: CodeUses): void {
  const bound = new Set(uses.flatMap(({ namespaces }) => namespaces ?? []));
  const site = (text: string): Site => {
    const offsets = ["'", '"', '`', ''].map((quote) => file.text.indexOf(quote + text));
    return { file, offset: offsets.find((offset) => offset !== -1) ?? 0 };
  };
  for (const text of strings) {
    const colon = text.indexOf(':');
    if (colon !== -1) texts.offer(text.slice(0, colon), text.slice(colon + 1), { rank: 'written', site: site(text) });
    else {
      const spaces = texts.spacesOf(text);
      for (const space of spaces)
        if (bound.has(space) || (text.includes('.') && (spaces.length === 1 || strings.has(space))))
          texts.offer(space, text, { rank: 'written', site: site(text) });
    }
  }
  for (const pattern of patterns)
    if (isKeyPattern(pattern)) texts.offerPattern(pattern, undefined, undefined, site(pattern.split('*')[0] ?? ''));
}

interface Offer {
  readonly rank: Rank;
  /** The program does not name the namespace beside the key: the file is about it. */
  readonly isOwn?: boolean;
  /** How much of a pattern is written. */
  readonly written?: number;
  readonly site: Site;
}

/** All texts, with the best place that was offered for each. */
class Texts {
  readonly #keys = new Map<string, ReadonlySet<string>>();
  readonly #best = new Map<string, Offer>();

  constructor({ sources }: Pick<CodeCheck, 'sources'>) {
    for (const [namespace, { plain, groups }] of sources)
      this.#keys.set(namespace, new Set([...plain.keys(), ...[...groups.values()].map(({ base }) => base)]));
  }

  has(namespace: string, key: string): boolean {
    return this.#keys.get(namespace)?.has(key) === true;
  }

  spacesOf(key: string): string[] {
    return [...this.#keys].flatMap(([namespace, keys]) => (keys.has(key) ? [namespace] : []));
  }

  offer(namespace: string, key: string, offer: Offer): void {
    const id = `${namespace}:${key}`;
    const best = this.#best.get(id);
    if (this.has(namespace, key) && (best === undefined || isBetter(offer, best))) this.#best.set(id, offer);
  }

  /** @param own the namespace that the file is about */
  offerPattern(pattern: string, namespaces: readonly string[] | undefined, own: string | undefined, site: Site): void {
    const fits = keyMatcher(pattern);
    const rank = /^(?:[^:]*:)?\*/u.test(pattern) ? 'loose pattern' : namespaces === undefined ? 'written' : 'pattern';
    for (const namespace of namespaces ?? this.#keys.keys())
      for (const key of this.#keys.get(namespace) ?? [])
        if (fits(namespace, key))
          this.offer(namespace, key, { rank, isOwn: namespace === own, written: pattern.length, site });
  }

  siteOf(namespace: string, key: string): Site | undefined {
    return this.#best.get(`${namespace}:${key}`)?.site;
  }
}

function isBetter(one: Offer, best: Offer): boolean {
  const value = ({ rank, isOwn, written = 0 }: Offer) => [-RANKS.indexOf(rank), isOwn === true ? 1 : 0, written];
  const [mine, other] = [value(one), value(best)];
  const first = mine.findIndex((number, at) => number !== other[at]);
  return first !== -1 && (mine[first] ?? 0) > (other[first] ?? 0);
}
