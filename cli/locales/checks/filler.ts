import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

const FILLER = /^[\s"'“([{<-]*(?:(TODO|FIXME|XXX)(?![\p{L}\p{N}-])|lorem ipsum\b)/iu;
const IN_CAPITALS = /TODO|FIXME|XXX/u;
/** "TODO" is Spanish and Portuguese for "all". */
const ALL = /\b(?:all|any\w*|every\w*|whole|entire|total)\b/u;

/** A note or blind text that a translator left: TODO, Lorem ipsum. */
export function isFiller(pair: TextPair): boolean {
  const [found, note] = FILLER.exec(pair.target) ?? [];
  if (found === undefined || (note !== undefined && !IN_CAPITALS.test(note))) return false;
  if (pair.source.lower.includes(note?.toLowerCase() ?? 'lorem') || (note === 'TODO' && ALL.test(pair.source.lower)))
    return false;
  addFinding(pair, 'untranslated', `"${found.trim()}" is no translation. Write one.`);
  return true;
}
