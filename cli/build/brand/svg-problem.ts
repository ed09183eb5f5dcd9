import { unknownPart } from './svg-parts.ts';

/** Reasons for refusing a picture; `unknownPart` refuses the rest. */
const UNSAFE: readonly (readonly [RegExp, string])[] = [
  [/<!DOCTYPE|<!ENTITY/i, 'it declares a document type or entities'],
  [/<\s*(?:[\w-]+:)?script/i, 'it contains a script'],
  [
    /<\s*(?:[\w-]+:)?(?:foreignObject|iframe|embed|object|audio|video|image|animate|set)\b/i,
    'it contains more than shapes',
  ],
  [/[\s"'/]on[a-z]+\s*=/i, 'it contains an event handler'],
  [/javascript:|data:/i, 'it contains an address that is code or data'],
  [/(?:href|src)\s*=\s*["']?\s*(?!["']?#)[^\s"'>]/i, 'it points to another file'],
  [/url\(\s*["']?\s*(?!["']?#)[^\s"')]/i, 'it points to another file'],
  [/@import|<\?xml-stylesheet/i, 'it loads a stylesheet'],
  [/image-set\(|\bsrc\(/i, 'it points to another file'],
  // CSS reads `u\72l(` as `url(`; in another encoding the bytes are other letters.
  [/\\/, 'it contains escapes'],
  [/<\?xml[^>]*\bencoding\s*=\s*["'](?!utf-8["'])/i, 'it declares that it is not UTF-8'],
  // oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
  [/[\u0001-\u0008\u000B\u000C\u000E-\u001F]/, 'it contains control characters'],
];

/** First bytes of pictures that are taken for an SVG. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^\u0089PNG/, 'PNG'],
  [/^\u00FF\u00D8\u00FF/, 'JPEG'],
  [/^GIF8/, 'GIF'],
  [/^RIFF[^]{4}WEBP/, 'WebP'],
];

/** Why a brand may not use a picture, or undefined. Opened alone, it would run its scripts on the brand's origin. */
export function svgProblem(bytes: Buffer): string | undefined {
  const other = OTHERS.find(([start]) => start.test(bytes.toString('latin1', 0, 16)))?.[1];
  if (other !== undefined) return `it is a ${other} picture, not an SVG`;
  const text = bytes.toString('utf8');
  if (text.includes('\u0000') || text.includes('\uFFFD')) return 'it is not text in UTF-8';
  const body = text.replace(/^\uFEFF/u, '').replace(/^\s*(?:<\?xml[^>]*\?>)?\s*(?:<!--[^]*?-->\s*)*/u, '');
  if (/^<!DOCTYPE\s+svg/i.test(body)) return 'it begins with a <!DOCTYPE ...>: remove it, so that <svg> is first';
  if (!/^<svg[\s>]/.test(body)) return 'it does not begin with <svg>';
  if (!/<\/svg>\s*$/.test(body)) return 'it is cut off before </svg>';
  if (!/^<svg[^>]*\bviewBox\s*=/.test(body)) return 'it has no viewBox, so it cannot be scaled';
  return UNSAFE.find(([pattern]) => pattern.test(text))?.[1] ?? unknownPart(body);
}
