import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

const LINK = /https?:\/\/[^\s<>"'）)」】]+/giu;
const MAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const HREF = /\bhref\s*=\s*["']([^"']*)["']/giu;
/** An example address, which is translated: nombre@ejemplo.com. */
const EXAMPLE = /@example\.|\/\/(?:www\.)?(?:example\.|the\.|your|my-?(?:site|domain|server)|domain\.|host\.)/u;
/** A language in a path: /en/ in the source, /pt-br/ here. */
const LANGUAGE = /\/(?:[a-z]{2})(?:-[a-z]{2,4})?(?=\/|$|\?|#)/giu;

const KINDS = [
  [HREF, 'href'],
  [LINK, 'link'],
  [MAIL, 'address'],
] as const;

/** Web and mail addresses and link targets must equal the source's. A language in the path may differ. */
export function checkLinks(pair: TextPair): void {
  if (!mayHaveLink(pair.traits) && !mayHaveLink(pair.source.traits)) return;
  const source = (pair.source.addresses ??= KINDS.map(([pattern]) => addressesIn(pair.source.text, pattern)));
  for (const [at, [pattern, what]] of KINDS.entries()) {
    const ours = source[at] ?? [];
    const theirs = addressesIn(pair.target, pattern);
    if (ours.length === 0 && theirs.length === 0) continue;
    if (ours.some((one) => EXAMPLE.test(one))) continue;
    const lost = ours.filter((one) => !theirs.includes(one));
    const added = theirs.filter((one) => !ours.includes(one));
    if (lost.length + added.length === 0) continue;
    addFinding(
      pair,
      'link',
      lost.length > 0
        ? `The source's ${what} is ${lost.join(', ')}${added.length > 0 ? `, yours ${added.join(', ')}` : '; it is lost'}. Copy it from the source.`
        : `The source has no ${what} ${added.join(', ')}. Remove it.`,
    );
    return;
  }
}

/** A mail address, an `href`, or the signs of `https://`. */
function mayHaveLink(traits: number): boolean {
  return (traits & TRAIT.address) !== 0 || ((traits & TRAIT.slash) !== 0 && (traits & TRAIT.colon) !== 0);
}

function addressesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) =>
    (match[1] ?? match[0])
      .replace(/(?<![.,;:!?。，-])[.,;:!?。，-]+$/u, '')
      .toLowerCase()
      .replaceAll(LANGUAGE, '/*'),
  );
}
