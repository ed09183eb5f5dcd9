/** ISO 639-1 and the three-letter codes of translated sites: `src` or `app` must not pass for a language. */
const TWO_LETTERS = new Set(
  'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'.split(
    ' ',
  ),
);
const THREE_LETTERS = new Set(
  'fil yue ceb hil ilo haw kok mni sat mai bho ckb kmr prs pap hmn nan wuu gsw ast'.split(' '),
);
const CODE = /^([A-Za-z]{2,3})(?:[-_]([A-Za-z]{4}))?(?:[-_]([A-Za-z]{2}|\d{3}))?$/u;

/** True for a name that is a language tag: `pt`, `pt-BR`, `zh_Hant_TW`. */
export function isLanguage(name: string): boolean {
  const match = CODE.exec(name);
  if (match === null) return false;
  const base = (match[1] ?? '').toLowerCase();
  return base.length === 2 ? TWO_LETTERS.has(base) : THREE_LETTERS.has(base);
}

export function baseLanguage(language: string): string {
  let base = bases.get(language);
  if (base === undefined) bases.set(language, (base = (language.split(/[-_]/u, 1)[0] ?? language).toLowerCase()));
  return base;
}

const bases = new Map<string, string>();

/** The languages that i18next falls back to from a region: `zh-Hant` and `zh` for `zh-Hant-TW`. */
export function widerLanguages(language: string): string[] {
  const parts = language.split(/[-_]/u);
  const mark = language.includes('_') ? '_' : '-';
  return parts.slice(1).map((_, at) => parts.slice(0, parts.length - 1 - at).join(mark));
}

/** `Hant` for `zh-TW`; undefined for what is no language tag. */
export function scriptOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language.replaceAll('_', '-')).maximize().script;
  } catch {
    return undefined;
  }
}

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ckb', 'ku']);

export function isRightToLeft(language: string): boolean {
  return RIGHT_TO_LEFT.has(baseLanguage(language));
}
