import type { Stream } from '../../core/random/stream.ts';

const METALS: Readonly<Record<string, string>> = {
  bronze: '#b07d4f',
  silver: '#a9b4bf',
  gold: '#dcae3c',
  platinum: '#7fa7b8',
  diamond: '#6fc3ea',
};

export function medal(_stream: Stream, width: number, height: number, name: string): string {
  const colour = METALS[name.replace('vip-', '')] ?? '#8a94a0';
  return [
    `<g transform="translate(${width / 2} ${height / 2})">`,
    '<path d="M-34-70-12-14M34-70 12-14" stroke="#47627a" stroke-width="18"/>',
    `<circle cy="22" r="46" fill="${colour}"/><circle cy="22" r="36" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>`,
    '<path d="M0-4 7.5 13 26 15 12 27 16 46 0 36-16 46-12 27-26 15-7.5 13Z" fill="#fff" fill-opacity=".92"/></g>',
  ].join('');
}

/** In the currency's colour; the page shows its letters. */
export function coin(stream: Stream, width: number): string {
  const hue = stream.int(360);
  const middle = width / 2;
  return [
    `<circle cx="${middle}" cy="${middle}" r="${middle - 2}" fill="hsl(${hue} 55% 45%)"/>`,
    `<circle cx="${middle}" cy="${middle}" r="${middle - 9}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>`,
    `<path d="M${middle} 18V46M22 26H42M22 38H42" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
  ].join('');
}

export function face(stream: Stream, width: number, height: number): string {
  const hue = stream.int(360);
  return [
    `<rect width="${width}" height="${height}" fill="hsl(${hue} 45% 82%)"/>`,
    `<circle cx="48" cy="40" r="19" fill="hsl(${20 + stream.int(18)} 48% ${52 + stream.int(26)}%)"/>`,
    `<path d="M14 96Q18 64 48 64T82 96Z" fill="hsl(${hue} 42% 38%)"/>`,
    `<path d="M28 40Q26 18 48 18T68 40Q60 28 48 28T28 40Z" fill="hsl(${stream.int(50)} 35% ${18 + stream.int(30)}%)"/>`,
  ].join('');
}
