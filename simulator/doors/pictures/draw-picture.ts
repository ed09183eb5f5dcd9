import { streamOf, type Stream } from '../../core/random/stream.ts';
import { coin, face, medal } from './emblems.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import { subjectOf } from './subjects.ts';

/** Motifs by name, with size in pixels. */
const KINDS = [
  { name: /^banner-/, width: 1200, height: 400, draw: scene },
  { name: /^(?:promo|download)/, width: 640, height: 360, draw: scene },
  { name: /^live-/, width: 480, height: 300, draw: scene },
  { name: /^(?:pg|tada|noah)-/, width: 300, height: 300, draw: scene },
  { name: /^vip-/, width: 160, height: 160, draw: medal },
  { name: /^coin-/, width: 64, height: 64, draw: coin },
  { name: /^[a-z]{2,20}$/, width: 96, height: 96, draw: face },
] as const;

/** For a game without a telling name. */
const OF_ANY_GAME: readonly MotifName[] = ['star', 'reels', 'gem', 'coins'];

/** No character could end an attribute. */
const NAME = /^[a-z][a-z0-9-]{0,40}$/;

/**
 * Draws a content row's picture as SVG from its name alone, so that every world shows the same. Without text, which the page
 * shows in the player's language.
 *
 * @example drawPicture('pg-7') // '<svg xmlns="http://www.w3.org/2000/svg" ...'
 * @returns undefined for a name that is not in the content
 */
export function drawPicture(name: string): string | undefined {
  if (!NAME.test(name)) return undefined;
  const kind = KINDS.find((each) => each.name.test(name));
  if (kind === undefined) return undefined;
  const { width, height, draw } = kind;
  const inside = draw(streamOf('pictures', name), width, height, name);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}

/** A motif on a glowing background, like a game's cover. */
function scene(stream: Stream, width: number, height: number, name: string): string {
  const hue = stream.int(360);
  const [deep, glow, bright] = [
    `hsl(${hue} 58% 20%)`,
    `hsl(${(hue + 28) % 360} 62% 42%)`,
    `hsl(${(hue + 48) % 360} 88% 68%)`,
  ];
  const size = Math.min(width, height);
  const x = width > height * 1.5 ? width * 0.72 : width / 2;
  return [
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${deep}"/><stop offset="1" stop-color="${glow}"/></linearGradient>`,
    `<radialGradient id="s"><stop stop-color="${bright}" stop-opacity=".75"/><stop offset="1" stop-color="${bright}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    `<circle cx="${x}" cy="${height / 2}" r="${size * 0.55}" fill="url(#s)"/>`,
    sparks(stream, width, height, bright),
    `<g transform="translate(${x} ${height / 2}) scale(${size / 100})" fill="${bright}" stroke="${deep}" stroke-width="1.5" stroke-linejoin="round">`,
    MOTIFS[subjectOf(name) ?? stream.pick(OF_ANY_GAME)](stream),
    '</g>',
  ].join('');
}

function sparks(stream: Stream, width: number, height: number, colour: string): string {
  const dots = Array.from(
    { length: 14 },
    () => `<circle cx="${stream.int(width)}" cy="${stream.int(height)}" r="${1 + stream.int(4)}"/>`,
  );
  return `<g fill="${colour}" fill-opacity=".35">${dots.join('')}</g>`;
}
