import { isSurelyTag, readTags } from '#cli/locales/syntax/tags.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** The source's tags in any order, each closed, none missing or added. */
export function checkTags(pair: TextPair): void {
  const target = readTags(pair.target);
  const source = pair.source.tags;
  const meant = source.names.filter((name) => isSurelyTag(name) || !source.unbalanced.includes(name));
  const known = new Set(pair.family.flatMap((text) => text.tags.names));
  const broken = target.unbalanced.filter((name) =>
    known.has(name) ? !source.unbalanced.includes(name) : isSurelyTag(name),
  );
  const nearly = target.nearly.filter((part) => !source.nearly.includes(part));
  const missing = meant.filter((name) => !target.names.includes(name));
  const extra = target.names.filter(
    (name) => !known.has(name) && (isSurelyTag(name) || !target.unbalanced.includes(name) || meant.length > 0),
  );
  const emptied = source.paired.filter(
    (name) => target.names.includes(name) && !target.paired.includes(name) && !broken.includes(name),
  );
  if (broken.length > 0 || nearly.length > 0) {
    const list = nearly.length > 0 ? nearly.join(' ') : broken.map((name) => `<${name}>`).join(' ');
    addFinding(
      pair,
      'tag-unbalanced',
      `${list} is not opened and closed as in the source. Each <tag> needs its </tag>, the inner one closed first.`,
    );
    return;
  }
  if (missing.length > 0 && missing.length === extra.length) {
    addFinding(
      pair,
      'tag-extra',
      `Write ${missing.map((name) => `<${name}>`).join(' ')} where it now says ${extra.map((name) => `<${name}>`).join(' ')}: tags are not translated.`,
    );
    return;
  }
  if (missing.length > 0)
    addFinding(
      pair,
      'tag-missing',
      `Put ${missing.map((name) => `<${name}>`).join(' ')} back around the same words: it carries a link or a style.`,
    );
  if (extra.length > 0)
    addFinding(pair, 'tag-extra', `Remove ${extra.map((name) => `<${name}>`).join(' ')}: the source has no such tag.`);
  if (emptied.length > 0)
    addFinding(
      pair,
      'tag-unbalanced',
      `${emptied.map((name) => `<${name}>`).join(' ')} is empty. Put it around the words that it marks.`,
    );
}

/** Tags of the source that are certainly tags and not closed. */
export function checkSourceTags(pair: TextPair): void {
  const broken = pair.source.tags.unbalanced.filter((name) => isSurelyTag(name));
  if (broken.length > 0)
    addFinding(
      pair,
      'tag-unbalanced',
      `${broken.map((name) => `<${name}>`).join(' ')} is not opened and closed. Each <tag> needs its </tag>, the inner one closed first.`,
    );
}
