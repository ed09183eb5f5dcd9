export interface Placeholders {
  readonly names: readonly string[];
  /** Fragments with braces that are no valid placeholder or `$t(…)`. */
  readonly residue: readonly string[];
}

const GOOD = /\{\{\s*-?\s*([^\s{},｛｝](?:[^{},｛｝]*[^\s{},｛｝])?)\s*(?:,[^{}｛｝]*)?\}\}/gu;
const NEST = /\$t\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\)/gu;
/** Braces with content: `{name}`, `{{name}`, `{ {name} }`, `｛｛name｝｝`, or a brace alone. */
const FRAGMENT =
  /[{｛][\s{｛]*[^{}｛｝]{0,60}?[\s]*[}｝][\s}｝]*|[{｛]+[^\s{}｛｝,.:;!?]*|(?<![^\s{}｛｝])[^\s{}｛｝]*[}｝]+|[}｝]+/gu;

const NONE: Placeholders = { names: [], residue: [] };

export function readPlaceholders(text: string): Placeholders {
  if (!/[{}｛｝]/u.test(text)) return NONE;
  const names = new Set<string>();
  let rest = text.replace(GOOD, (_whole, name: string) => {
    names.add(name);
    return '\u0001';
  });
  if (rest.includes('$t(')) rest = rest.replace(NEST, ' ');
  const residue = /[{}｛｝]/u.test(rest)
    ? (rest.match(FRAGMENT) ?? []).map((part) => part.replaceAll('\u0001', '{{…}}').trim())
    : [];
  return { names: [...names], residue };
}

const ICU =
  /(?:^|[^{])\{\s*[\w.]+\s*,\s*(?:plural|selectordinal|select|number|date|time|spellout|ordinal|duration)\s*[,}]/u;

/** ICU message syntax, which i18next shows unchanged. */
export function hasIcuSyntax(text: string): boolean {
  return ICU.test(text.replace(GOOD, ''));
}
